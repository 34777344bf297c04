// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "core/metrics/comparison.h"

namespace ludo::metrics {
namespace {

using Json = nlohmann::ordered_json;

Json reportItem(const ReportFigures& report, const DifferenceCount& count) {
  return Json{{"game", report.game},         {"gameHash", report.gameHash}, {"players", report.players},
              {"agents", report.agents},     {"seed", report.seed},         {"maxTurns", report.maxTurns},
              {"games", report.games},       {"complete", report.complete}, {"compared", count.compared},
              {"differing", count.differing}};
}

Json valueItem(const Figure& figure) {
  if (figure.kind == Figure::Kind::Absent) return nullptr;
  Json result{{"n", figure.n}, {"value", figure.value}};
  if (figure.kind != Figure::Kind::Exact) result["interval95"] = {figure.low95, figure.high95};
  return result;
}

Json differenceItem(const Difference& difference) {
  Json result = Json::object();
  if (difference.hasValue()) result["value"] = difference.estimate.value;
  if (difference.hasInterval()) {
    result["interval95"] = {difference.estimate.low, difference.estimate.high};
    result["differs"] = difference.verdict == Difference::Verdict::Differs;
  } else {
    result["reason"] = reasonText(difference.reason);
  }
  return result;
}

Json figureItem(const ComparedFigure& figure) {
  Json values = Json::array();
  for (const Figure& item : figure.figures) values.push_back(valueItem(item));
  Json differences = Json::array();
  for (std::size_t i = 1; i < figure.differences.size(); ++i)
    differences.push_back(differenceItem(figure.differences[i]));
  return Json{{"group", groupTitle(figure.group)},
              {"id", figure.id},
              {"name", figure.name},
              {"values", std::move(values)},
              {"differences", std::move(differences)}};
}

}  // namespace

std::string comparisonJson(const Comparison& comparison) {
  Json caveats = Json::array();
  for (const ComparisonCaveat& caveat : comparison.caveats) caveats.push_back(caveatText(caveat));
  Json document{{"format", "ludo-comparison"}, {"version", 1},
                {"reports", Json::array()},    {"notes", std::move(caveats)},
                {"figures", Json::array()},    {"flags", Json::array()}};
  for (std::size_t i = 0; i < comparison.reports.size(); ++i)
    document["reports"].push_back(reportItem(comparison.reports[i], comparison.counts[i]));
  for (const ComparedFigure& item : comparison.figures) document["figures"].push_back(figureItem(item));
  for (const ComparedFlag& item : comparison.flags)
    document["flags"].push_back({{"flag", item.flag}, {"raised", item.raised}});
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::metrics
