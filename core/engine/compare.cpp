// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compare.h"

#include <algorithm>

#include "core/kernel/kernel.h"

namespace ludo::engine {

namespace {

/// A kernel move as a program without identities gives it: tokens by their zones.
Move withoutIdentities(const kernel::State& state, Move move) {
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    kernel::Value& value = move.arguments[i];
    if (value.kind == kernel::Value::Kind::Token)
      value = kernel::Value::ofZone(state.tokens[value.token().index].zone);
  }
  return move;
}

std::string text(const Program& program, const kernel::State& state, const Move& move) {
  return kernel::moveText(program.rules(), state, toKernel(move));
}

std::string differentMoves(const Program& program, const kernel::State& state,
                           const std::vector<Move>& expected, const std::vector<Move>& actual) {
  std::string what =
      "legal moves: kernel " + std::to_string(expected.size()) + ", program " + std::to_string(actual.size());
  const auto [first, second] = std::ranges::mismatch(expected, actual);
  const auto index = static_cast<std::size_t>(first - expected.begin());
  if (first != expected.end() || second != actual.end()) {
    what += "; at " + std::to_string(index) + " ";
    what += first == expected.end() ? "none" : text(program, state, *first);
    what += " / ";
    what += second == actual.end() ? "none" : text(program, state, *second);
  }
  return what;
}

std::optional<std::string> difference(const Program& program, const kernel::State& state,
                                      const Position& position, const std::vector<Move>& expected) {
  const kernel::Rules& rules = program.rules();
  if (program.over(position) != state.over())
    return state.over() ? "the kernel's game is over" : "the program's game is over";
  if (program.playerToMove(position) != kernel::playerToMove(state)) return "player to move";
  if (program.turnNumber(position) != state.turnNumber) return "turn number";
  if (state.over()) {
    for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
      if (program.result(position, seat) != state.outcome->seats[static_cast<std::size_t>(seat)])
        return "the result of player " + std::to_string(seat + 1);
    }
  }
  const kernel::State unpacked = program.unpack(position);
  if (unpacked.variables != state.variables) return "variables";
  if (program.positionHash(position) != kernel::positionHash(rules, state)) return "position hash";
  if (program.keepsIdentities() && program.stateHash(position) != kernel::stateHash(rules, state))
    return "state hash";
  std::vector<Move> actual;
  program.legalMoves(position, actual);
  if (actual != expected) return differentMoves(program, state, expected, actual);
  return std::nullopt;
}

}  // namespace

std::optional<Divergence> compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies,
                                      std::uint64_t& plies) {
  const kernel::Rules& rules = program.rules();
  kernel::State state = kernel::initialState(rules, seed);
  Position position = program.start(seed);
  Rng picks = Rng::forRun(seed, 1);
  Divergence divergence{seed, {}, {}};
  for (std::uint64_t ply = 0; ply <= mostPlies; ++ply) {
    const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
    std::vector<Move> moves(legal.size());
    std::ranges::transform(legal, moves.begin(), fromKernel);
    if (!program.keepsIdentities())
      std::ranges::transform(moves, moves.begin(),
                             [&](const Move& move) { return withoutIdentities(state, move); });
    if (std::optional<std::string> what = difference(program, state, position, moves)) {
      divergence.what = std::move(*what);
      return divergence;
    }
    if (legal.empty() || ply == mostPlies) break;
    const std::size_t pick = picks.below(legal.size());
    divergence.moves.push_back(legal[pick]);
    kernel::applyMove(rules, state, legal[pick]);
    program.apply(position, moves[pick]);
    ++plies;
  }
  return std::nullopt;
}

}  // namespace ludo::engine
