// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/metrics/limits.h"
#include "core/metrics/metric.h"

namespace ludo::metrics {

/// Signs that something is wrong with a game, from that it cannot be played to that parts of it are unused.
enum class FlagKind : std::uint8_t {
  GivenUp,
  LoopDetected,
  NoLegalMoves,
  DominantAction,
  TrivialWin,
  Stall,
  TriggerDepthExceeded,
  TurnCapReached,
  SeatAdvantage,
  NearlyAllDrawn,
  DominantStrategy,
  EffectRefused,
  RuleChangesNothing,
  ActionNeverLegal,
  ActionNeverTaken,
  TriggerNeverFired,
  EndNeverMet,
  ZonesNeverUsed,
};

/// One kind of flag described; docs/metrics.md follows from it.
struct FlagInfo {
  FlagKind kind = FlagKind::GivenUp;
  std::string_view name;    ///< "LOOP_DETECTED"
  std::string_view title;   ///< "Loop"
  std::string_view raised;  ///< when, in words that name the thresholds
  std::string_view shows;   ///< what the ply named with each game shows
  std::string_view advice;
  std::string_view source = {};  ///< the paper that the sign is from; empty: it is this program's own
};

/// One a kind, in the order of FlagKind.
std::span<const FlagInfo> flagTable();
const FlagInfo& flagInfo(FlagKind kind);
std::string_view flagName(FlagKind kind);  ///< "LOOP_DETECTED"

/// One sign, with the games that show it.
struct Flag {
  FlagKind kind = FlagKind::GivenUp;
  std::string subject;               ///< the action, trigger, end condition, seat or rule it is about, if any
  std::uint32_t node = 0;            ///< of the rule it is about; 0: about no single one
  Span place;                        ///< of that rule in the specification's text, where it is known
  std::uint32_t line = 0;            ///< of the specification where that rule stands; 0: not known
  std::string message;               ///< for people: what was seen, how often
  std::uint64_t count = 0;           ///< games that raised it
  std::vector<std::uint64_t> games;  ///< GameSummary::index, rising, at most keptGames
  std::vector<std::uint32_t> plies;  ///< by kept game: the step of its Replay that shows it
};

/// The flags that the games of a batch raise, in the order of FlagKind.
std::vector<Flag> findFlags(const kernel::Rules& rules, const sim::Batch& batch, const FlagLimits& limits);

}  // namespace ludo::metrics
