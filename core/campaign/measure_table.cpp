// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/measure_table.h"

#include <algorithm>

#include "core/agents/game_nature.h"

namespace ludo::campaign {
namespace {

constexpr std::string_view players = "players";
constexpr std::string_view information = "information";
constexpr std::string_view ancestorName = "ancestor";

bool isOneOf(std::string_view id, std::initializer_list<std::string_view> names) {
  return std::ranges::find(names, id) != names.end();
}

std::vector<MeasureInfo> makeTable() {
  std::vector<MeasureInfo> table;
  for (const metrics::MetricInfo& metric : metrics::metricTable()) {
    MeasureInfo info{std::string(metric.id), std::string(metric.name)};
    info.needsMatch = metric.group == metrics::MetricGroup::Skill;
    info.needsProbes = isOneOf(metric.id, {"decisionImpact", "decisionDepth"});
    info.needsCoverage = metric.id == "ruleCoverage";
    table.push_back(std::move(info));
  }
  table.push_back({std::string(players), "Players that the measured games were for"});
  table.push_back({std::string(information),
                   "What players know when they decide",
                   {"open", "chance", "secrets", "simultaneous"}});
  MeasureInfo ancestor{std::string(ancestorName), "The game that the campaign began with, by first parents"};
  ancestor.ofAncestor = true;
  table.push_back(std::move(ancestor));
  return table;
}

Estimate exactly(double value) {
  return {1, value, value, value};
}

/// Number of the category: what hides more comes later, and the last that holds counts.
double informationOf(const kernel::Rules& rules) {
  const agents::GameNature nature(rules);
  if (nature.simultaneous) return 3;
  if (nature.secrets) return 2;
  return nature.chance ? 1 : 0;
}

}  // namespace

const std::vector<MeasureInfo>& measureTable() {
  static const std::vector<MeasureInfo> table = makeTable();
  return table;
}

std::vector<std::string> measureNames() {
  std::vector<std::string> names;
  for (const MeasureInfo& info : measureTable()) names.push_back(info.name);
  return names;
}

std::optional<std::size_t> measureIndex(std::string_view name) {
  const auto& table = measureTable();
  const auto found = std::ranges::find(table, name, &MeasureInfo::name);
  if (found == table.end()) return std::nullopt;
  return static_cast<std::size_t>(found - table.begin());
}

Sample measuresOf(const metrics::EvalReport& report, const kernel::Rules& rules, std::size_t ancestor) {
  Sample sample;
  for (const metrics::Metric& metric : report.metrics) {
    sample.measures.push_back(
        metric.measured() ? Estimate{static_cast<double>(metric.n), metric.value, metric.low95, metric.high95}
                          : Estimate());
  }
  sample.measures.push_back(exactly(static_cast<double>(rules.seats())));
  sample.measures.push_back(exactly(informationOf(rules)));
  sample.measures.push_back(exactly(static_cast<double>(ancestor)));
  return sample;
}

}  // namespace ludo::campaign
