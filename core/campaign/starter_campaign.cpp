// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/starter_campaign.h"

#include <algorithm>
#include <cmath>

#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"
#include "core/metrics/report.h"
#include "core/sim/run_batch.h"

namespace ludo::campaign {
namespace {

constexpr std::uint64_t gamesToLookAt = 20;
constexpr double room = 3;
constexpr int turnCells = 12;
constexpr int branchingCells = 10;

/// The width of a cell, whole, so that so many of them reach beyond `room` times the value.
int widthOfCells(const Estimate& estimate, int cells) {
  const double width = estimate.measured() ? std::ceil(room * estimate.value / cells) : 1;
  return static_cast<int>(std::clamp(width, 1.0, 1e6));
}

/// A name that can stand between quotes.
std::string plainName(std::string name) {
  std::ranges::replace_if(
      name, [](unsigned char c) { return c < 0x20 || c == 0x7F || c == '"' || c == '\\'; }, '-');
  return name;
}

std::string axisText(const std::string& measure, int from, int width, int cells, bool slides) {
  return "  - { measure: \"" + measure + "\", from: " + std::to_string(from) +
         ", to: " + std::to_string(from + width * cells) + ", cells: " + std::to_string(cells) +
         (slides ? ", slides: true }\n" : " }\n");
}

std::string kindText(ArchiveKind kind) {
  if (kind == ArchiveKind::centroids) return "\ncentroids: 100\n";
  return kind == ArchiveKind::novelty ? "\nnovelty: {}\n" : "";
}

}  // namespace

std::optional<std::string> starterCampaign(const std::string& game, const kernel::RulesPtr& rules,
                                           const std::stop_token& stop, ArchiveKind kind) {
  sim::BatchOptions options;
  options.games = gamesToLookAt;
  options.agents = {"random"};
  options.threads = 1;
  options.stepsPerGame = limits::gameSteps;
  const sim::Batch batch = sim::runBatch(rules, options, {}, stop);
  if (batch.cancelled && !batch.givenUp) return std::nullopt;
  const Sample sample = measuresOf(metrics::evaluate(*rules, batch), *rules, 0);
  const auto widthOf = [&sample](const char* measure, int cells) {
    return widthOfCells(sample.measures[*measureIndex(measure)], cells);
  };
  const bool slides = kind == ArchiveKind::sliding;
  return "# Breeds from one game, with few games of each candidate; docs/evolution.md says what all keys "
         "mean.\n"
         "games: [\"" +
         plainName(game) + "\"]\n\naxes:\n" +
         axisText("turns", 0, widthOf("turns", turnCells), turnCells, slides) +
         axisText("branching", 1, widthOf("branching", branchingCells), branchingCells, slides) +
         kindText(kind) +
         R"(
fitness:
  - { measure: "balance" }
  - { measure: "decisiveness" }
  - { measure: "completion" }
  - { measure: "agency" }
  - { measure: "strategicDepth", weight: 2, best: "0.8" }

play: { games: 18, matchGames: 18, searcher: "" }
round: 16
candidates: 0
)";
}

}  // namespace ludo::campaign
