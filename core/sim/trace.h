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
enum class Stop { Ended, TurnCap, NoLegalMoves, Cancelled };

/// One ply (seed 003 section 1.4, MoveLog).
struct TraceEntry {
  kernel::Move move;
  std::string moveText;
  std::uint32_t legalMoveCount = 0;
  std::uint64_t stateHash = 0;     ///< after the move has resolved
  std::uint64_t positionHash = 0;
  std::vector<kernel::Delta> deltas;
  std::vector<kernel::Note> notes;
};

/// One whole game, enough to play it again and to check every step of it.
struct GameTrace {
  std::string gameId;
  std::uint64_t gameHash = 0;        ///< of the GameDef's JSON: a trace belongs to exactly these rules
  std::uint64_t seed = 0;
  kernel::Seat seats = 0;
  std::vector<std::string> agents;   ///< by seat
  std::uint64_t initialHash = 0;
  std::vector<TraceEntry> entries;
  Stop stop = Stop::Ended;
  std::optional<kernel::Outcome> outcome;
};

/// Of the GameDef's canonical JSON.
std::uint64_t gameHash(const language::GameDef& def);

text::DataNode writeTrace(const kernel::Rules& rules, const GameTrace& trace);
/// Reads a trace of this game. Wrong types, missing parts, another game's hash, zones or actions that the
/// game does not have: diagnostics, and nullopt.
std::optional<GameTrace> readTrace(const kernel::Rules& rules, const text::DataNode& data,
                                   diagnostics::List& diagnostics);

}  // namespace ludo::sim
