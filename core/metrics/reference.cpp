// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/reference.h"

#include <cmath>

#include "core/metrics/filters.h"
#include "core/metrics/number_text.h"
#include "core/metrics/report.h"

namespace ludo::metrics {
namespace {

constexpr std::string_view introduction = R"text(# Metrics, filters and flags

This page is made from the tables in `core/metrics` that the program itself measures by. Do not edit it: change
the tables and run `generate_docs`.

`ludo eval` lets agents play a game many times and reports what the games have in common. A number is worth as much
as the games behind it: it comes with N, a 95 % interval where it is an estimate, and the games it speaks of. Game
`i` of a batch with seed `s` has a seed of its own, which the report names (`gameSeeds`); `ludo run --seed` plays it
again, move for move, with the same agents.

- A **ply** is one decision. A **turn** may have several, or none.
- Games that chance or the agents make different are a sample of what could be played. What random players do says
  how the rules work, and little about how people will play; greedy and searching agents come nearer.
- A metric that has no meaning for a game, or that was not asked for, is left out with the reason. It is never
  guessed.
- The intervals of means are normal ones; with fewer than about 30 games they are rough.

## Sources

A metric without a source is this program's own, and so is the formula where a source names a criterion only.

- C. Browne, *Automatic Generation and Evaluation of Recombination Games*, Queensland University of Technology, 2008.
- A. Broder, *On the Resemblance and Containment of Documents*, 1997.
- T. Nielsen et al., *General Video Game Evaluation Using Relative Algorithm Performance Profiles*, 2015.
- C. Shannon, *A Mathematical Theory of Communication*, 1948.
- G. Todd et al., *GAVEL: Generating Games via Evolution and Language Models*, 2024.
- G. Todd et al., *Ludax: A GPU-Accelerated Domain Specific Language for Board Games*, 2025.
)text";

std::string number(double value) {
  if (std::isinf(value)) return value < 0 ? "-∞" : "∞";
  return decimalText(value, 0);
}

std::string rangeText(const MetricInfo& info) {
  return number(info.low) + " to " + number(info.high);
}

std::string metricChapter(const MetricInfo& info) {
  const auto row = [](const std::string& title, std::string_view text) {
    return "| " + title + " | " + std::string(text) + " |\n";
  };
  std::string formula(info.formula);
  // A bar would end the cell of the table.
  for (std::size_t bar = formula.find('|'); bar != std::string::npos; bar = formula.find('|', bar + 2))
    formula.insert(bar, "\\");
  std::string text =
      "\n### " + std::string(info.name) + "\n\n| `" + std::string(info.id) + "` | |\n|---|---|\n";
  text += row("Formula", formula) + (info.source.empty() ? "" : row("Source", info.source)) +
          row("Unit", info.unit) + row("Range", rangeText(info)) + row("N counts", info.counted) +
          row("Interval", info.interval);
  if (!info.games.empty()) text += row("Games named", info.games);
  if (info.perGame != nullptr) text += row("Games named", "by the bars of its distribution");
  return text + "\n" + std::string(info.advice) + "\n";
}

std::string filterChapter() {
  std::string text =
      R"(
## Filters

What must hold of any game worth looking at. Each is passed or not.

| Filter | Must hold | Fails when | Passed when that happens |
|---|---|---|---|
)";
  for (const FilterInfo& filter : filterTable()) {
    text += "| `" + std::string(filter.id) + "` | " + std::string(filter.holds) + " | " +
            std::string(filter.fails) + " | " + std::string(filter.rule) + " |\n";
  }
  return text;
}

std::string flagChapter() {
  std::string text =
      R"(
## Flags

Signs that something is wrong. Each names the games that show it, and in each the ply to look at.
)";
  for (const FlagInfo& flag : flagTable()) {
    text += "\n### " + std::string(flag.title) + "\n\n`" + std::string(flag.name) + "`. " +
            std::string(flag.raised) + ". The ply named is " + std::string(flag.shows) + ".\n\n" +
            std::string(flag.advice) + "\n" +
            (flag.source.empty() ? "" : "\nSource: " + std::string(flag.source) + ".\n");
  }
  return text;
}

std::string limitChapter() {
  const FlagLimits limits;
  const auto row = [](const char* name, const std::string& value, const char* meaning) {
    return "| `" + std::string(name) + "` | " + value + " | " + meaning + " |\n";
  };
  return R"(
## Thresholds

They are written into every report.

| Name | Value | Meaning |
|---|---|---|
)" + row("loopRepeats", std::to_string(limits.loopRepeats), "times that one position may come back") +
         row("trivialWinTurns", std::to_string(limits.trivialWinTurns),
             "turns before which a win is trivial") +
         row("stallPlies", std::to_string(limits.stallPlies), "plies in a row without a change") +
         row("dominantShare", decimalText(limits.dominantShare),
             "share of its chances that an action is taken in") +
         row("dominantChances", std::to_string(limits.dominantChances),
             "chances in a game before that counts") +
         row("strategyShare", decimalText(limits.strategyShare), "share of games that an opening wins") +
         row("strategyGames", std::to_string(limits.strategyGames), "games before that counts") +
         row("seatAdvantage", decimalText(limits.seatAdvantage), "share of wins above an equal part") +
         row("drawnShare", decimalText(limits.drawnShare), "share of draws among the games that ended") +
         row("refusedEffects", std::to_string(limits.refusedEffects), "refusals of one effect in a game") +
         row("neverGames", std::to_string(limits.neverGames),
             "games before \"never\", \"all\" and `SEAT_ADVANTAGE` are said") +
         row("rareShare", decimalText(limits.rareShare),
             "share of games from which on DOMINANT_ACTION, TRIVIAL_WIN and EFFECT_REFUSED are raised") +
         row("filterShare", decimalText(limits.filterShare), "share of games that may fail a filter");
}

}  // namespace

std::string referenceText() {
  std::string text(introduction);
  const MetricInfo* before = nullptr;
  for (const MetricInfo& info : metricTable()) {
    if (before == nullptr || before->group != info.group)
      text += "\n## " + std::string(groupTitle(info.group)) + "\n";
    text += metricChapter(info);
    before = &info;
  }
  return text + filterChapter() + flagChapter() + limitChapter();
}

}  // namespace ludo::metrics
