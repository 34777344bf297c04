// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <string_view>

#include "core/sim/trace.h"

/// The words of a trace file for the values of enumerations, by value. Private to the room.
namespace ludo::sim::words {

inline constexpr std::string_view format = "ludo-trace";
inline constexpr std::int64_t version = 2;
inline constexpr const char* entries = "entries";
inline constexpr const char* digest = "digest";

inline constexpr std::array<std::string_view, 6> stops = {"ended",     "turnCap",    "noLegalMoves",
                                                          "cancelled", "agentError", "givenUp"};
inline constexpr std::array<std::string_view, 10> bounds = {
    "steps", "gameSteps", "turns", "forced", "moves", "options", "tokens", "events", "extraTurns", "record"};
inline constexpr std::array<std::string_view, 3> results = {"win", "loss", "draw"};
inline constexpr std::array<std::string_view, 5> moves = {"action", "choice", "stop", "endPhase", "pass"};
inline constexpr std::array<std::string_view, 11> deltas = {
    "variable", "tokenCreated", "tokenMoved",   "tokenDestroyed", "tokenOwner", "tokenProperty",
    "shuffled", "phase",        "activePlayer", "known",          "rolled"};
inline constexpr std::array<std::string_view, 9> notes = {
    "triggerFired", "triggerDepthExceeded", "clamped", "iterationLimit", "overflow", "nothingToMove",
    "zoneFull",     "notCarriedOut",        "givenUp"};

template <typename Enumeration, std::size_t N>
constexpr std::string_view word(const std::array<std::string_view, N>& list, Enumeration value) {
  return list[static_cast<std::size_t>(value)];
}

}  // namespace ludo::sim::words
