// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/metrics/limits.h"
#include "core/sim/match.h"
#include "core/sim/probe_decisions.h"
#include "core/sim/statistics.h"

/// Numbers that say what a game is like, worked out from many games of it. Each is described once, in a
/// table: from it come the values, the words of reports, and docs/metrics.md.
namespace ludo::metrics {

/// Everything that was played to learn about a game. The objects belong to the caller.
struct PlayedGames {
  const kernel::Rules& rules;
  const sim::Batch& batch;
  const std::vector<sim::Match>& matches;
  const sim::Probes* probes = nullptr;  ///< null: no such experiment was asked for
  FlagLimits limits;
};

struct MetricInfo;

/// What one metric came to.
struct Metric {
  const MetricInfo* info = nullptr;
  std::string absent;   ///< why there is no value; empty when there is one
  std::uint64_t n = 0;  ///< how many games, plies, ... the value rests on; see MetricInfo::counted
  double value = 0;
  double low95 = 0, high95 = 0;      ///< both the value itself where the value is an exact count
  sim::Distribution distribution;    ///< the value in each game; n is 0 for numbers that only all have
  std::vector<std::uint64_t> games;  ///< those that speak for themselves; see MetricInfo::games

  bool measured() const { return absent.empty(); }
};

enum class MetricGroup {
  Length,
  Balance,
  Choice,
  Tension,
  Contact,
  Drama,
  Repetition,
  Coverage,
  Variety,
  Skill
};
std::string_view groupTitle(MetricGroup group);  ///< "Length and end"

/// One metric described. Exactly one of the three functions is there.
struct MetricInfo {
  std::string_view id = {};  ///< "agency": the key in report files
  std::string_view name = {};
  MetricGroup group = MetricGroup::Length;
  std::string_view formula = {};
  std::string_view source = {};  ///< the paper that the formula is from; empty: it is this program's own
  std::string_view unit = {};
  bool isShare = false;                ///< shown in percent
  bool isBetweenPlayers = false;       ///< says nothing of one player alone
  double low = 0;                      ///< no value is less
  double high = 0;                     ///< nor greater; may be infinite
  std::string_view counted = "games";  ///< what n counts
  std::string_view interval = {};      ///< how it is worked out
  std::string_view advice = {};        ///< what a designer may make of it
  std::string_view absent = {};        ///< said when no game has a value
  std::string_view games = {};         ///< which games Metric::games holds; empty when the bars list them

  /// The value in one game; the metric is its mean.
  std::optional<double> (*perGame)(const PlayedGames&, const sim::GameSummary&) = nullptr;
  /// Whether it is so in one game; the metric is the share of those games that can tell.
  std::optional<bool> (*inGame)(const PlayedGames&, const sim::GameSummary&) = nullptr;
  /// Fills value, interval, n and games, or says why not.
  void (*whole)(const PlayedGames&, Metric&) = nullptr;
};

/// All metrics in the order in which reports show them.
std::span<const MetricInfo> metricTable();
/// Asserts that there is such a metric.
const MetricInfo& metricInfo(std::string_view id);

Metric measure(const PlayedGames& played, const MetricInfo& info);
Metric measure(const PlayedGames& played, std::string_view id);

// How intervals are worked out, said once.
inline constexpr std::string_view meanInterval =
    "Normal 95 % interval of the mean over games: mean ± 1.96 s/√N, cut off at the ends of the range";
inline constexpr std::string_view wilsonInterval = "Wilson score interval, 95 % (Wilson 1927)";
inline constexpr std::string_view noInterval = "None: an exact count over the games played";

}  // namespace ludo::metrics
