// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/diagnostics/diagnostic.h"
#include "core/kernel/kernel.h"
#include "core/text/data_node.h"

namespace ludo::sim {

/// How a recorded game stopped.
enum class Stop { Ended, TurnCap, NoLegalMoves, Cancelled, AgentError, GivenUp };

/// An agent that gave no legal move.
struct AgentError {
  kernel::Seat seat = 0;
  std::string reason;  ///< "it threw: out of memory"
  bool operator==(const AgentError&) const = default;
};

/// A game that asks for more than limits.h allows.
struct GivenUp {
  kernel::Excess excess;
  std::int64_t steps = 0;  ///< of the kernel, that were spent on the game
  bool operator==(const GivenUp&) const = default;
};

/// One ply.
struct TraceEntry {
  kernel::Move move;
  std::string moveText;
  std::uint32_t legalMoveCount = 0;
  std::uint64_t stateHash = 0;  ///< after the move has resolved
  std::uint64_t positionHash = 0;
  std::vector<kernel::Delta> deltas;
  std::vector<kernel::Note> notes;
  bool operator==(const TraceEntry&) const = default;
};

/// One whole game, enough to play it again and to check every step of it.
struct GameTrace {
  std::string gameId;
  std::uint64_t gameHash = 0;  ///< of the GameDef's JSON: a trace belongs to exactly these rules
  std::uint64_t seed = 0;
  kernel::Seat seats = 0;
  std::vector<std::string> agents;  ///< by seat
  std::uint64_t initialHash = 0;
  std::vector<TraceEntry> entries;
  Stop stop = Stop::Ended;
  std::optional<AgentError> agentError;  ///< exactly when it stopped for that
  std::optional<GivenUp> givenUp;        ///< the same; a trace that was read names no construct and no steps
  std::optional<kernel::Outcome> outcome;
  /// That it was read from a file which says something else than when it was written. Replay tells what, if
  /// playing shows it.
  bool altered = false;
  bool operator==(const GameTrace&) const = default;
};

/// Of the GameDef's canonical JSON.
std::uint64_t gameHash(const language::GameDef& def);

/// A trace as data: hashes are 16 hexadecimal digits and the seed decimal digits, both as text; zones,
/// variables, actions and triggers go by name, seats count from 0. Which effect made a change is left out:
/// Replay finds it again. A digest over all of it comes last.
text::DataNode writeTrace(const kernel::Rules& rules, const GameTrace& trace);
/// The same as the text of a file: JSON with one ply a line.
std::string traceText(const kernel::Rules& rules, const GameTrace& trace);

/// Reads a trace of this game. Wrong types, missing parts, another game's hash, zones or actions that the
/// game does not have, more than 1,000,000 plies: diagnostics, and nullopt. That the moves are legal and the
/// hashes right is for Replay to tell.
std::optional<GameTrace> readTrace(const kernel::Rules& rules, const text::DataNode& data,
                                   diagnostics::List& diagnostics);

/// What the text of a trace says but for its plies, which are looked at one by one and left out: a long game
/// is never there as data whole. Damaged, with diagnostics, when the text is no JSON.
text::DataNode readTraceHead(const SourceText& source, diagnostics::List& diagnostics);
/// Reads a trace of this game from its text; `head` is what readTraceHead gave of it.
std::optional<GameTrace> readTrace(const kernel::Rules& rules, const text::DataNode& head,
                                   const SourceText& source, diagnostics::List& diagnostics);

}  // namespace ludo::sim
