// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/metrics/report.h"
#include "core/sim/digits.h"

namespace ludo::metrics {
namespace {

using Json = nlohmann::ordered_json;

bool isPlainList(const Json& value) {
  return value.is_array() &&
         std::ranges::none_of(value, [](const Json& item) { return item.is_structured(); });
}

/// Indented, but with lists of plain values on one line: a report lists thousands of game numbers.
void write(const Json& value, const std::string& indent, std::string& text) {
  if (!value.is_structured() || value.empty() || isPlainList(value)) {
    text += value.dump(-1, ' ', false, Json::error_handler_t::replace);
    return;
  }
  const bool isObject = value.is_object();
  const std::string inner = indent + "  ";
  text += isObject ? '{' : '[';
  const char* separator = "\n";
  for (const auto& [key, item] : value.items()) {
    text += separator + inner;
    if (isObject) text += Json(key).dump(-1, ' ', false, Json::error_handler_t::replace) + ": ";
    write(item, inner, text);
    separator = ",\n";
  }
  text += "\n" + indent + (isObject ? '}' : ']');
}

/// Of the games in a bar a file names only the first.
constexpr std::size_t gamesPerBar = 20;

/// The report as JSON, and on the way the seeds of all games that it names.
class ReportWriter {
 public:
  explicit ReportWriter(const EvalReport& report) : m_report(report) {}

  Json document() {
    Json document{
        {"format", "ludo-report"},
        {"version", 2},
        {"game", m_report.gameId},
        {"gameHash", sim::hashText(m_report.gameHash)},
        {"players", m_report.seats},
        {"agents", m_report.options.agents},
        {"seed", std::to_string(m_report.options.seed)},
        {"maxTurns", m_report.options.maxTurns},
        {"gamesAsked", m_report.options.games},
        {"games", m_report.games},
        {"complete", m_report.complete},
        {"outcomes", shares(m_report.outcomes)},
        {"endings", shares(m_report.endings)},
        {"metrics", list(m_report.metrics, [this](const Metric& item) { return metric(item); })},
        {"scores",
         list(m_report.scores, [this](const sim::Distribution& item) { return distribution(item); })},
        {"course", list(m_report.course, point)},
        {"actions", shares(m_report.actions)},
        {"triggers", shares(m_report.triggers)},
        {"matches", list(m_report.matches, match)},
        {"filters", list(m_report.filters, [this](const Filter& item) { return filter(item); })},
        {"flagLimits", limits(m_report.limits)},
        {"flags", list(m_report.flags, [this](const Flag& item) { return flag(item); })},
        {"highlights", list(m_report.highlights, [this](const Highlight& item) { return highlight(item); })}};
    if (!m_report.rules.empty()) document["coverage"] = coverage();
    Json seeds = Json::object();
    for (const auto& [game, seed] : m_seeds) seeds[std::to_string(game)] = seed;
    document["gameSeeds"] = std::move(seeds);
    return document;
  }

 private:
  template <typename Item, typename Writer>
  static Json list(const std::vector<Item>& items, const Writer& writer) {
    Json result = Json::array();
    for (const Item& item : items) result.push_back(writer(item));
    return result;
  }

  Json games(const std::vector<std::uint64_t>& games, std::size_t most = sim::keptGames) {
    Json result = Json::array();
    for (std::size_t i = 0; i < std::min(games.size(), most); ++i) result.push_back(named(games[i]));
    return result;
  }

  std::uint64_t named(std::uint64_t game) {
    m_seeds.try_emplace(game, std::to_string(sim::gameSeed(m_report.options.seed, game)));
    return game;
  }

  Json distribution(const sim::Distribution& distribution) {
    Json bins = Json::array();
    for (const sim::Bin& bin : distribution.bins) {
      bins.push_back({{"low", bin.low},
                      {"high", bin.high},
                      {"count", bin.count},
                      {"games", games(bin.games, gamesPerBar)}});
    }
    return Json{{"n", distribution.n},
                {"mean", distribution.mean},
                {"standardDeviation", distribution.standardDeviation},
                {"interval95", {distribution.low95, distribution.high95}},
                {"minimum", distribution.minimum},
                {"median", distribution.median},
                {"maximum", distribution.maximum},
                {"bins", bins}};
  }

  Json metric(const Metric& metric) {
    const MetricInfo& info = *metric.info;
    Json result{{"id", info.id}, {"name", info.name}, {"unit", info.unit}, {"counted", info.counted}};
    if (!metric.measured()) {
      result["absent"] = metric.absent;
      return result;
    }
    result["n"] = metric.n;
    result["value"] = metric.value;
    result["interval95"] = {metric.low95, metric.high95};
    if (metric.distribution.n > 0) result["distribution"] = distribution(metric.distribution);
    if (!info.games.empty()) result["games"] = games(metric.games);
    return result;
  }

  Json share(const sim::Share& share) {
    return Json{{"name", share.name},
                {"count", share.count},
                {"n", share.n},
                {"share", share.value},
                {"interval95", {share.low95, share.high95}},
                {"games", games(share.games)}};
  }

  Json shares(const std::vector<sim::Share>& items) {
    return list(items, [this](const sim::Share& item) { return share(item); });
  }

  static Json point(const PlyPoint& point) {
    return Json{{"first", point.first},
                {"plies", point.plies},
                {"games", point.legalMoves.n},
                {"legalMoves", point.legalMoves.mean},
                {"interval95", {point.legalMoves.low95, point.legalMoves.high95}}};
  }

  static Json match(const MatchResult& match) {
    Json seatings = Json::array();
    for (const MatchResult::Seating& seating : match.seatings) {
      seatings.push_back({{"seat", seating.seat},
                          {"seed", std::to_string(seating.seed)},
                          {"games", seating.games},
                          {"strongerWins", seating.strongerWins}});
    }
    return Json{{"stronger", match.stronger},
                {"weaker", match.weaker},
                {"games", match.games},
                {"complete", match.complete},
                {"strongerWinRate", match.strongerWins.value},
                {"weakerWinRate", match.weakerWins.value},
                {"difference", match.difference.value},
                {"interval95", {match.difference.low, match.difference.high}},
                {"seatings", seatings}};
  }

  Json coverage() {
    Json rules = Json::array();
    for (const RuleUse& rule : m_report.rules) {
      Json entry{{"rule", rule.part.text()}, {"ran", rule.use.ran}, {"refused", rule.use.refused}};
      if (rule.line > 0) entry["line"] = rule.line;
      if (rule.part.role == RulePart::Role::Action) entry["possible"] = rule.use.possible;
      if (rule.use.ran > 0) {
        entry["game"] = named(rule.use.game);
        entry["ply"] = rule.use.ply;
      }
      rules.push_back(std::move(entry));
    }
    return Json{{"games", m_report.coveredGames}, {"rules", rules}};
  }

  Json filter(const Filter& filter) {
    return Json{{"filter", filter.id},
                {"rule", filter.rule},
                {"passed", filter.passed},
                {"failing", share(filter.failing)}};
  }

  Json flag(const Flag& flag) {
    Json seeds = Json::array();
    for (const std::uint64_t game : flag.games) {
      named(game);
      seeds.push_back(m_seeds.at(game));
    }
    Json result{{"flag", flagName(flag.kind)}, {"subject", flag.subject},    {"message", flag.message},
                {"count", flag.count},         {"games", games(flag.games)}, {"seeds", seeds},
                {"plies", flag.plies}};
    if (flag.line > 0) result["line"] = flag.line;
    return result;
  }

  Json highlight(const Highlight& highlight) {
    named(highlight.game);
    return Json{{"what", highlight.what},
                {"game", highlight.game},
                {"seed", m_seeds.at(highlight.game)},
                {"ply", highlight.ply}};
  }

  static Json limits(const FlagLimits& limits) {
    return Json{{"loopRepeats", limits.loopRepeats},         {"trivialWinTurns", limits.trivialWinTurns},
                {"stallPlies", limits.stallPlies},           {"dominantShare", limits.dominantShare},
                {"dominantChances", limits.dominantChances}, {"strategyShare", limits.strategyShare},
                {"strategyGames", limits.strategyGames},     {"seatAdvantage", limits.seatAdvantage},
                {"drawnShare", limits.drawnShare},           {"refusedEffects", limits.refusedEffects},
                {"neverGames", limits.neverGames},           {"rareShare", limits.rareShare},
                {"filterShare", limits.filterShare}};
  }

  const EvalReport& m_report;
  std::map<std::uint64_t, std::string> m_seeds;  ///< by game, of those named so far
};

}  // namespace

std::string reportJson(const EvalReport& report) {
  std::string text;
  write(ReportWriter(report).document(), "", text);
  return text + "\n";
}

}  // namespace ludo::metrics
