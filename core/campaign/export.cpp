// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/export.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/decimal.h"
#include "core/campaign/measure_table.h"
#include "core/language/write.h"
#include "core/sim/digits.h"
#include "core/text/json_data.h"
#include "core/text/json_size.h"

namespace ludo::campaign {
namespace {

using Json = nlohmann::ordered_json;

Json estimateJson(const Estimate& estimate) {
  return {{"n", estimate.n}, {"value", estimate.value}, {"low95", estimate.low}, {"high95", estimate.high}};
}

Json samplesJson(const std::vector<SampleRecord>& samples) {
  Json list = Json::array();
  for (const SampleRecord& record : samples) {
    Json node{{"number", record.number}, {"round", record.round}};
    if (record.fitness) {
      node["fitness"] = estimateJson(*record.fitness);
      node["place"] = record.place;
    }
    Json& measures = node["measures"] = Json::object();
    for (std::size_t row = 0; row < record.sample.measures.size(); ++row) {
      const Estimate& estimate = record.sample.measures[row];
      if (estimate.measured()) measures[measureTable()[row].name] = estimateJson(estimate);
    }
    list.push_back(std::move(node));
  }
  return list;
}

Json eliteJson(StoreReader& reader, const EliteRecord& elite) {
  return {{"cell", elite.cell},           {"coordinates", reader.plan().coordinates(elite.cell, elite.place)},
          {"candidate", elite.candidate}, {"objective", elite.fitness.value},
          {"low95", elite.fitness.low},   {"high95", elite.fitness.high},
          {"place", elite.place},         {"anchored", elite.anchored},
          {"pinned", elite.pinned},       {"samples", samplesJson(reader.samples(elite.candidate))}};
}

Json roundJson(const RoundRecord& round) {
  Json node{{"number", round.number},
            {"candidates", round.candidates},
            {"filled", round.filled},
            {"qdScore", round.qdScore}};
  if (round.best) node["best"] = *round.best;
  if (round.mean) node["mean"] = *round.mean;
  return node;
}

Json interventionJson(const Intervention& intervention) {
  Json node{{"number", intervention.number},
            {"kind", interventionName(intervention.kind)},
            {"candidate", intervention.candidate},
            {"by", intervention.by},
            {"at", intervention.at}};
  if (intervention.undoes) node["undoes"] = *intervention.undoes;
  if (intervention.point) node["afterRounds"] = *intervention.point;
  return node;
}

Json candidateJson(const CandidateRecord& record) {
  Json node{{"id", record.id}, {"round", record.round}};
  if (record.operatorName) node["operator"] = *record.operatorName;
  node["parents"] = record.parents;
  node["ending"] = record.ending;
  if (!record.reason.empty()) node["reason"] = record.reason;
  if (!record.name.empty()) node["name"] = record.name;
  if (!record.change.empty()) node["change"] = record.change;
  if (!record.diagnostics.empty()) {
    // What is no JSON was not written by a campaign.
    Json diagnostics = text::isJsonOfSize(record.diagnostics)
                           ? Json::parse(record.diagnostics, nullptr, false)
                           : Json(Json::value_t::discarded);
    node["diagnostics"] = diagnostics.is_discarded() ? Json(record.diagnostics) : std::move(diagnostics);
  }
  if (record.rulesHash) node["rulesHash"] = sim::hashText(*record.rulesHash);
  node["textHash"] = sim::hashText(record.textHash);
  return node;
}

Json settingsJson(const Settings& settings) {
  const text::DataNode written = language::writeValue(settingsType(), &settings);
  return Json::parse(text::writeJsonLine(written));
}

/// A JSON object that is handed on entry by entry, as nlohmann::json would write the whole of it.
class JsonDocument {
 public:
  using Item = std::function<bool(const Json&)>;

  explicit JsonDocument(const TextSink& take) : m_take(take) {}

  void add(const std::string& key, const Json& value) {
    m_isWanted = m_isWanted && m_take(beginning(key) + text(value, 1));
  }
  /// `fill` is given a function that takes one item, and tells whether there is any use in another.
  void addList(const std::string& key, const std::function<void(const Item&)>& fill) {
    bool isEmpty = true;
    fill([&](const Json& item) {
      m_isWanted = m_isWanted && m_take((isEmpty ? beginning(key) + "[" : ",") + "\n  " + text(item, 2));
      isEmpty = false;
      return m_isWanted;
    });
    m_isWanted = m_isWanted && m_take(isEmpty ? beginning(key) + "[]" : "\n ]");
  }
  void end() { m_isWanted = m_isWanted && m_take("\n}\n"); }

 private:
  std::string beginning(const std::string& key) {
    const std::string start = m_isFirst ? "{\n " : ",\n ";
    m_isFirst = false;
    return start + Json(key).dump() + ": ";
  }
  /// As it stands so far inside.
  static std::string text(const Json& value, std::size_t depth) {
    const std::string flat = value.dump(1, ' ', false, Json::error_handler_t::replace);
    std::string indented;
    for (const char c : flat) {
      indented += c;
      if (c == '\n') indented.append(depth, ' ');
    }
    return indented;
  }

  const TextSink& m_take;
  bool m_isFirst = true;
  bool m_isWanted = true;
};

/// A text as a field of a line.
std::string field(const std::string& text) {
  if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
  std::string quotedText = "\"";
  for (const char c : text) quotedText += c == '"' ? "\"\"" : std::string(1, c);
  return quotedText + "\"";
}

}  // namespace

void exportJson(StoreReader& reader, const TextSink& take) {
  JsonDocument document(take);
  document.add("format", "ludo-campaign");
  document.add("version", 1);
  document.add("settings", settingsJson(reader.settings()));
  document.add("cells", reader.plan().cellCount());
  document.addList("rounds", [&](const auto& item) {
    for (const RoundRecord& round : reader.rounds()) item(roundJson(round));
  });
  document.addList("elites", [&](const auto& item) {
    for (const EliteRecord& elite : reader.elites()) item(eliteJson(reader, elite));
  });
  document.addList("byHand", [&](const auto& item) {
    for (const Intervention& each : reader.interventions()) item(interventionJson(each));
  });
  document.addList("candidates", [&](const auto& item) {
    reader.eachCandidate([&](const CandidateRecord& record) { return item(candidateJson(record)); });
  });
  document.add("unreadable", reader.unreadable());
  document.end();
}

std::string exportJson(StoreReader& reader) {
  std::string text;
  exportJson(reader, [&text](std::string_view piece) {
    text += piece;
    return true;
  });
  return text;
}

std::string exportCsv(StoreReader& reader) {
  std::string text = "index,objective";
  for (std::size_t i = 0; i < reader.plan().grid()->measureCount(); ++i)
    text += ",measures_" + std::to_string(i);
  text += ",threshold,low95,high95,candidate,name,operator,standing\n";
  for (const EliteRecord& elite : reader.elites()) {
    const std::optional<CandidateRecord> record = reader.candidate(elite.candidate);
    const std::string objective = decimalWords(elite.fitness.value);
    text += std::to_string(elite.cell) + "," + objective;
    for (const double number : elite.place) text += "," + decimalWords(number);
    text += "," + objective + "," + decimalWords(elite.fitness.low) + "," + decimalWords(elite.fitness.high);
    text += "," + std::to_string(elite.candidate) + "," + (record ? field(record->name) : "") + "," +
            (record ? record->operatorName.value_or("") : "") + "," +
            (elite.pinned     ? "pinned"
             : elite.anchored ? "anchor"
                              : "") +
            "\n";
  }
  return text;
}

std::vector<std::string> cellRanges(const Plan& plan, const std::vector<std::string>& firstGames,
                                    const std::vector<std::size_t>& places) {
  std::vector<std::string> ranges;
  const archive::Grid& grid = *plan.grid();
  for (std::size_t i = 0; i < places.size(); ++i) {
    const archive::Axis& axis = grid.axes()[i];
    const MeasureInfo& measure = measureTable()[*measureIndex(axis.name)];
    if (measure.isCategorical()) {
      const std::vector<std::string>& names = measure.ofAncestor ? firstGames : measure.categories;
      ranges.push_back(places[i] < names.size() ? names[places[i]] : std::to_string(places[i]));
      continue;
    }
    const auto rounded = [](double number) { return decimalWords(std::round(number * 100) / 100); };
    const std::vector<double>& boundaries = grid.boundaries(i);
    ranges.push_back(rounded(boundaries[places[i]]) + " to " + rounded(boundaries[places[i] + 1]));
  }
  return ranges;
}

}  // namespace ludo::campaign
