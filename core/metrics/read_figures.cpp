// SPDX-License-Identifier: Apache-2.0
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/quoted.h"
#include "core/metrics/figure_kinds.h"
#include "core/sim/digits.h"
#include "core/text/json_size.h"

namespace ludo::metrics {
namespace {

using Group = Figure::Group;

/// No report has so many metrics, outcomes, actions, ...; what has is no report, and would be shown row by
/// row.
constexpr std::size_t mostItems = 10'000;

/// What a report file holds at a key, or the first mistake in it. After a mistake everything is empty, so
/// that readers need not ask at each step.
class ReportReader {
 public:
  /// The mistake, empty when there was none.
  const std::string& mistake() const { return m_mistake; }

  void refuse(const std::string& what) {
    if (m_mistake.empty()) m_mistake = what;
  }

  const nlohmann::json& at(const nlohmann::json& object, const char* key) {
    static const nlohmann::json none;
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (object.is_object() && found != object.end()) return *found;
    refuse("it has no " + inApostrophes(key));
    return none;
  }

  double number(const nlohmann::json& object, const char* key) { return finite(at(object, key), key); }

  std::uint64_t count(const nlohmann::json& object, const char* key) {
    const nlohmann::json& value = at(object, key);
    if (value.is_number_unsigned()) return value.get<std::uint64_t>();
    refuse(inApostrophes(key) + " is no whole number of 0 or more");
    return 0;
  }

  std::string text(const nlohmann::json& object, const char* key) {
    const nlohmann::json& value = at(object, key);
    if (value.is_string()) return value.get<std::string>();
    refuse(inApostrophes(key) + " is no text");
    return {};
  }

  bool flag(const nlohmann::json& object, const char* key) {
    const nlohmann::json& value = at(object, key);
    if (!value.is_boolean()) refuse(inApostrophes(key) + " is neither true nor false");
    return value.is_boolean() && value.get<bool>();
  }

  const nlohmann::json& list(const nlohmann::json& object, const char* key) {
    static const nlohmann::json empty = nlohmann::json::array();
    const nlohmann::json& value = at(object, key);
    if (value.is_array() && value.size() <= mostItems) return value;
    refuse(inApostrophes(key) + (value.is_array() ? " has too many items" : " is no list"));
    return empty;
  }

  void interval(const nlohmann::json& object, Figure& figure) {
    const nlohmann::json& ends = list(object, "interval95");
    if (ends.size() != 2) return refuse("'interval95' has not two ends");
    figure.low95 = finite(ends[0], "interval95");
    figure.high95 = finite(ends[1], "interval95");
    if (figure.low95 > figure.high95) refuse("'interval95' ends before it begins");
  }

 private:
  double finite(const nlohmann::json& value, const char* key) {
    // Far beyond what is measured, and squares of it can be added.
    constexpr double largest = 1e100;
    if (value.is_number() && std::abs(value.get<double>()) < largest) return value.get<double>();
    refuse(inApostrophes(key) + " is no number");
    return 0;
  }

  std::string m_mistake;
};

Figure readShare(ReportReader& reader, Group group, const nlohmann::json& json, std::uint64_t games) {
  const std::string name = reader.text(json, "name");
  Figure figure{.group = group, .id = name, .name = name, .isShare = true};
  figure.value = reader.number(json, "share");
  reader.interval(json, figure);
  figure.n = reader.count(json, "n");
  if (figure.value < 0 || figure.value > 1) reader.refuse("a 'share' is not within 0 and 1");
  setShare(figure, games);
  return figure;
}

/// Known metrics are named and shown as this program does; others as the file says.
void describeMetric(Figure& figure) {
  for (const MetricInfo& info : metricTable()) {
    if (info.id != figure.id) continue;
    figure.name = info.name;
    figure.isShare = info.isShare;
  }
}

Figure readMetric(ReportReader& reader, const nlohmann::json& json, std::uint64_t games) {
  Figure figure{.group = Group::Metric, .id = reader.text(json, "id"), .name = reader.text(json, "name")};
  describeMetric(figure);
  const std::string counted = reader.text(json, "counted");
  if (json.contains("absent")) return figure;
  figure.value = reader.number(json, "value");
  reader.interval(json, figure);
  figure.n = reader.count(json, "n");
  const bool isMean = json.contains("distribution");
  if (isMean) figure.standardDeviation = reader.number(json["distribution"], "standardDeviation");
  if (figure.standardDeviation < 0) reader.refuse("a 'standardDeviation' is below 0");
  setKind(figure, isMean, counted, games);
  return figure;
}

Figure readScore(ReportReader& reader, std::size_t seat, const nlohmann::json& json) {
  Figure figure{.group = Group::Score, .id = scoreName(seat), .name = scoreName(seat)};
  figure.value = reader.number(json, "mean");
  reader.interval(json, figure);
  figure.standardDeviation = reader.number(json, "standardDeviation");
  figure.n = reader.count(json, "n");
  if (figure.standardDeviation < 0) reader.refuse("a 'standardDeviation' is below 0");
  setMean(figure, figure.n);
  return figure;
}

Figure readMatch(ReportReader& reader, const nlohmann::json& json) {
  const std::string name = matchName(reader.text(json, "stronger"), reader.text(json, "weaker"));
  Figure figure{.group = Group::Match, .id = name, .name = name, .isShare = true};
  figure.value = reader.number(json, "difference");
  reader.interval(json, figure);
  figure.n = reader.count(json, "games");
  setEstimate(figure);
  return figure;
}

void readHead(ReportReader& reader, const nlohmann::json& json, ReportFigures& figures) {
  figures.game = reader.text(json, "game");
  figures.gameHash = reader.text(json, "gameHash");
  if (!sim::parseHash(figures.gameHash)) reader.refuse("'gameHash' is no hash");
  figures.players = reader.count(json, "players");
  for (const nlohmann::json& agent : reader.list(json, "agents")) {
    if (!agent.is_string()) return reader.refuse("'agents' holds what is no text");
    figures.agents.push_back(agent.get<std::string>());
  }
  figures.seed = reader.text(json, "seed");
  figures.maxTurns = reader.count(json, "maxTurns");
  figures.games = reader.count(json, "games");
  figures.complete = reader.flag(json, "complete");
}

void readFigureLists(ReportReader& reader, const nlohmann::json& json, ReportFigures& figures) {
  const auto add = [&figures](Figure figure) { figures.figures.push_back(std::move(figure)); };
  const auto addShares = [&](Group group, const char* key) {
    for (const nlohmann::json& share : reader.list(json, key))
      add(readShare(reader, group, share, figures.games));
  };
  addShares(Group::Outcome, "outcomes");
  addShares(Group::Ending, "endings");
  for (const nlohmann::json& metric : reader.list(json, "metrics"))
    add(readMetric(reader, metric, figures.games));
  const nlohmann::json& scores = reader.list(json, "scores");
  for (std::size_t seat = 0; seat < scores.size(); ++seat) add(readScore(reader, seat, scores[seat]));
  for (const nlohmann::json& match : reader.list(json, "matches")) add(readMatch(reader, match));
  addShares(Group::Action, "actions");
  addShares(Group::Trigger, "triggers");
  for (const nlohmann::json& flag : reader.list(json, "flags"))
    figures.flags.push_back(flagText(reader.text(flag, "flag"), reader.text(flag, "subject")));
}

}  // namespace

Result<ReportFigures> readFigures(std::string_view json) {
  if (!text::isJsonOfSize(json)) return Failure{"it holds more than any report"};
  const nlohmann::json document = nlohmann::json::parse(json, nullptr, false);
  if (document.is_discarded()) return Failure{"it is no JSON"};
  ReportReader reader;
  const auto format = document.is_object() ? document.find("format") : document.end();
  if (!document.is_object() || format == document.end() || *format != "ludo-report")
    return Failure{"it is no report of 'ludo eval' or of a simulation"};
  constexpr std::uint64_t knownVersion = 2;
  if (reader.count(document, "version") != knownVersion && reader.mistake().empty())
    return Failure{"it is a report of another version of the program"};
  ReportFigures figures;
  readHead(reader, document, figures);
  readFigureLists(reader, document, figures);
  if (!reader.mistake().empty()) return Failure{"it is a damaged report: " + reader.mistake()};
  return figures;
}

}  // namespace ludo::metrics
