// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compared_program.h"

#include <algorithm>

#include "core/engine/followed_playout.h"
#include "core/kernel/kernel.h"

namespace ludo::engine {

namespace {

constexpr std::uint64_t pliesPerStateHash = 16;

/// A kernel move as a program without identities gives it: tokens by their zones.
Move withoutIdentities(const kernel::State& state, Move move) {
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    kernel::Value& value = move.arguments[i];
    if (value.kind == kernel::Value::Kind::Token)
      value = kernel::Value::ofZone(state.tokens[value.token().index].zone);
  }
  return move;
}

std::string fieldsThatDiffer(const Program& program, const kernel::State& expected,
                             const kernel::State& actual) {
  std::string text;
  for (const std::string& line : kernel::differences(program.rules(), expected, actual))
    text += "\n  " + line;
  return text;
}

bool areSameBits(const Position& a, const Position& b) {
  return a.words() > 0 && a.words() == b.words() && std::equal(a.block(), a.block() + a.words(), b.block());
}

}  // namespace

void ComparedProgram::play(std::size_t number, const kernel::State& played) {
  // By the move, by its number in a list and by its number alone in turn.
  if (played.moveCount % 3 == 0) {
    m_program.apply(m_position, m_moves[number]);
  } else if (played.moveCount % 3 == 1) {
    m_program.listMoves(m_position, m_list);
    m_program.applyNumber(m_position, m_list, number);
  } else {
    m_program.applyNth(m_position, number);
  }
}

std::optional<std::string> ComparedProgram::difference(ComparedState& kernel, const ComparedProgram* same) {
  if (ranOutOfSteps(kernel.state())) {
    if (ranOutOfSteps(m_program.unpack(m_position))) return std::nullopt;
    return "the kernel's steps ran out, the program's did not";
  }
  if (std::optional<std::string> what = differentTurn(kernel.state())) return what;
  const bool isRead = same != nullptr && areSameBits(m_position, same->m_position);
  std::optional<std::string> what = isRead ? std::nullopt : differentState(kernel);
  if (!what) what = differentMoves(kernel);
  return what || isRead ? what : differentWhenSeen(kernel);
}

std::optional<std::string> ComparedProgram::strayPlayout(const kernel::State& state, Rng picks,
                                                         const ComparedProgram* same) {
  m_afterPlayout = m_position;
  const Playout playout = m_program.playout(m_afterPlayout, picks, {.plies = 1});
  if (same != nullptr && areSameBits(m_afterPlayout, same->m_afterPlayout)) return std::nullopt;
  return FollowedPlayout(m_program, state).wrong(playout.plies, m_program.unpack(m_afterPlayout));
}

std::optional<std::string> ComparedProgram::differentTurn(const kernel::State& state) const {
  if (m_program.over(m_position) != state.over())
    return state.over() ? "the kernel's game is over" : "the program's game is over";
  if (m_program.playerToMove(m_position) != kernel::playerToMove(state)) return "player to move";
  if (m_program.turnNumber(m_position) != state.turnNumber) return "turn number";
  for (kernel::Seat seat = 0; state.over() && seat < m_program.rules().seats(); ++seat) {
    if (m_program.result(m_position, seat) != state.outcome->seats[static_cast<std::size_t>(seat)])
      return "the result of player " + std::to_string(seat + 1);
  }
  return std::nullopt;
}

std::optional<std::string> ComparedProgram::differentState(const ComparedState& kernel) const {
  const kernel::State& state = kernel.state();
  const kernel::State unpacked = m_program.unpack(m_position);
  const auto named = [&](const std::string& what) {
    return what + fieldsThatDiffer(m_program, state, unpacked);
  };
  if (m_program.keepsIdentities()) {
    if (!(unpacked == state)) return named("state");
    // It is worked out from an unpacked state.
    if (state.moveCount % pliesPerStateHash == 0 &&
        m_program.stateHash(m_position) != kernel::stateHash(m_program.rules(), state))
      return named("state hash");
  }
  if (unpacked.variables != state.variables) return named("variables");
  if (m_program.positionHash(m_position) != kernel.positionHash()) return named("position hash");
  return differentWhenPacked(state, unpacked);
}

std::optional<std::string> ComparedProgram::differentMoves(const ComparedState& kernel) {
  const std::vector<kernel::Move>& legal = kernel.legal();
  m_moves.resize(legal.size());
  std::ranges::transform(legal, m_moves.begin(), [&](const kernel::Move& move) {
    const Move given = fromKernel(move);
    return m_program.keepsIdentities() ? given : withoutIdentities(kernel.state(), given);
  });
  m_program.legalMoves(m_position, m_actual);
  if (m_actual == m_moves) {
    if (m_program.countMoves(m_position) == m_actual.size()) return std::nullopt;
    return "how many legal moves there are";
  }
  const auto text = [&](const Move& move) {
    return kernel::moveText(m_program.rules(), kernel.state(), toKernel(move));
  };
  std::string what = "legal moves: kernel " + std::to_string(m_moves.size()) + ", program " +
                     std::to_string(m_actual.size());
  const auto [first, second] = std::ranges::mismatch(m_moves, m_actual);
  what += "; at " + std::to_string(first - m_moves.begin()) + " ";
  what += first == m_moves.end() ? "none" : text(*first);
  what += " / ";
  what += second == m_actual.end() ? "none" : text(*second);
  return what;
}

std::optional<std::string> ComparedProgram::differentWhenSeen(ComparedState& kernel) const {
  for (kernel::Seat seat = 0; seat < m_program.rules().seats(); ++seat) {
    if (m_program.observedHash(m_position, seat) != kernel.observed()[static_cast<std::size_t>(seat)])
      return "what player " + std::to_string(seat + 1) + " sees";
  }
  if (!m_program.keepsIdentities()) return std::nullopt;
  const kernel::Seat player = kernel::playerToMove(kernel.state());
  const std::vector<std::uint64_t>& expected = kernel.observedMoves();
  for (std::size_t i = 0; i < m_moves.size(); ++i) {
    if (m_program.observedMoveHash(m_position, m_moves[i], player) != expected[i])
      return "what the player sees of " +
             kernel::moveText(m_program.rules(), kernel.state(), kernel.legal()[i]);
  }
  return differentWhenShuffled(kernel);
}

std::optional<std::string> ComparedProgram::differentWhenShuffled(ComparedState& kernel) const {
  const std::optional<ComparedState::Shuffled>& expected = kernel.shuffled();
  if (!expected) return std::nullopt;
  Position position = m_program.pack(expected->before);
  Rng random = expected->random;
  m_program.imagine(position, expected->unknown, random);
  const kernel::State shuffled = m_program.unpack(position);
  if (shuffled == expected->after && random == expected->randomAfter) return std::nullopt;
  return "what player " + std::to_string(expected->seat + 1) + " does not know, shuffled" +
         fieldsThatDiffer(m_program, expected->after, shuffled);
}

std::optional<std::string> ComparedProgram::differentWhenPacked(const kernel::State& state,
                                                                const kernel::State& unpacked) const {
  const Position packed = m_program.pack(state);
  std::optional<kernel::State> other;
  if (!areSameBits(packed, m_position)) other = m_program.unpack(packed);
  const kernel::State& again = other ? *other : unpacked;
  const bool same = m_program.keepsIdentities()
                        ? again == state
                        : hashAsKept(m_program, again) == hashAsKept(m_program, state);
  if (same) return std::nullopt;
  return "packed and unpacked again" + fieldsThatDiffer(m_program, state, again);
}

}  // namespace ludo::engine
