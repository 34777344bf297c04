// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/metrics/flag.h"
#include "core/metrics/match_result.h"
#include "core/metrics/metric.h"
#include "core/metrics/rule_index.h"

/// What many games of one game have in common: numbers with intervals, signs of degeneracy, and the games
/// behind each.
namespace ludo::metrics {

/// What must hold of any game worth looking at.
struct Filter {
  std::string id;    ///< "terminates"
  std::string rule;  ///< what must hold, with its threshold
  bool passed = true;
  sim::Share failing;  ///< the games (or plies) that break it
};

/// A game worth looking at.
struct Highlight {
  std::string what;        ///< "The longest game: 212 plies"
  std::uint64_t game = 0;  ///< GameSummary::index
  std::uint32_t ply = 0;
};

/// How much there was to choose from at one stretch of the game, over the games that came so far.
struct PlyPoint {
  std::uint32_t first = 0;  ///< plies played before it
  std::uint32_t plies = 1;
  sim::Distribution legalMoves;  ///< the mean in each game; without bars
};

/// How often one construct of the rules ran.
struct RuleUse {
  std::uint32_t node = 0;  ///< its number in the GameDef
  RulePart part;
  std::uint32_t line = 0;  ///< of the specification; 0: not known
  sim::NodeUse use;
};

struct EvalReport {
  std::string gameId;
  std::string gameName;
  std::uint64_t gameHash = 0;
  kernel::Seat seats = 0;
  sim::BatchOptions options;
  FlagLimits limits;
  bool complete = true;     ///< false: stopped before all games of `options` were played
  std::uint64_t games = 0;  ///< games played

  std::vector<Metric> metrics;  ///< one for each row of metricTable(), in its order
  std::vector<sim::Share>
      outcomes;  ///< "player 1 wins", ..., "draw", "turn cap", "no legal moves", of all games
  std::vector<sim::Share> endings;   ///< by end condition: the games that it decided, of all games
  std::vector<sim::Share> actions;   ///< of all plies, by action; then everything that is no action, when
                                     ///< there is such
  std::vector<sim::Share> triggers;  ///< by trigger: the games in which it fired
  std::vector<sim::Distribution> scores;  ///< by seat; empty when the game has no scoring
  std::vector<PlyPoint> course;           ///< legal moves from the first ply to the last
  std::vector<Filter> filters;
  std::vector<Flag> flags;  ///< only those that were raised, in the order of FlagKind
  std::vector<Highlight> highlights;
  std::uint64_t coveredGames = 0;    ///< games behind `rules`
  std::vector<RuleUse> rules;        ///< in the order of the text; empty when not asked for
  std::vector<MatchResult> matches;  ///< between agents; empty when not asked for

  /// Null when the report has no such metric.
  const Metric* metric(std::string_view id) const;
};

/// What was played beside the batch itself.
struct Experiments {
  std::vector<sim::Match> matches;
  std::optional<sim::Probes> probes;
};

EvalReport evaluate(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits = {},
                    const Experiments& experiments = {});

/// Fills in the lines of what the report names, from the text that the game was made of.
void nameLines(EvalReport& report, const SourceText& source);

/// Pretty-printed JSON (schemas/EvalReport.schema.json). The same games give the same bytes, whatever the
/// number of threads. Hashes are 16 hexadecimal digits, seeds decimal digits, both as text.
std::string reportJson(const EvalReport& report);

}  // namespace ludo::metrics
