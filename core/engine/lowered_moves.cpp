// SPDX-License-Identifier: Apache-2.0
// The moves of lowered programs: how they are listed, counted and played.
#include <algorithm>
#include <array>
#include <utility>

#include "core/base/limits.h"
#include "core/engine/lowered_program.h"

namespace ludo::engine {

using kernel::Seat;
using kernel::Value;

void LoweredProgram::legalMoves(const Position& position, std::vector<Move>& moves) const {
  thread_local MoveList list;
  listMoves(position, list);
  moves = list.moves;
  if (list.size == moves.size()) return;
  const Seat player = playerToMove(position);
  const ChoicePoint* choice = m_format.pending(PositionFormat::of(position));
  moves.reserve(list.size);
  for (std::size_t i = 0; i < list.size; ++i) moves.push_back(decode(wordsIn(list, i), player, choice));
}

void LoweredProgram::listMoves(const Position& position, MoveList& list) const {
  list.size = 0;
  list.moves.clear();
  if (isWithKernel(position)) {
    askKernel(position, list.moves);
  } else if (over(position) || listByCode(position, list)) {
    return;
  } else {
    askKernel(Position(unpack(position)), list.moves);
  }
  list.size = list.moves.size();
}

bool LoweredProgram::listByCode(const Position& position, MoveList& list) const {
  constexpr std::size_t capacityAtFirst = 256;
  std::vector<std::uint64_t>& found = list.words;
  // Once more with enough capacity where there was too little.
  constexpr std::size_t headWords = listedMoves / 8;
  const std::size_t capacitySoFar = (std::max(found.size(), headWords) - headWords) / m_moveWords;
  for (std::size_t capacity = std::max(capacityAtFirst, capacitySoFar);; capacity = list.size) {
    if (found.size() < headWords + capacity * m_moveWords) found.resize(headWords + capacity * m_moveWords);
    found[listCapacity / 8] = capacity;
    found[listFirst / 8] = 0;
    const std::int64_t given = run(LoweredGame::legalMoves, position, found.data());
    const bool isTooMany = given > static_cast<std::int64_t>(limits::maximumMoves);
    list.size = given < 0 || isTooMany ? 0 : static_cast<std::size_t>(given);
    if (given < 0 || isTooMany) return false;
    if (list.size <= capacity) return true;
  }
}

Move LoweredProgram::moveIn(const Position& position, const MoveList& list, std::size_t number) const {
  if (isFromKernel(list)) return list.moves[number];
  return decode(wordsIn(list, number), playerToMove(position),
                m_format.pending(PositionFormat::of(position)));
}

bool LoweredProgram::legalMovesIn(const kernel::State& state, std::vector<kernel::Move>& moves) const {
  // A choice is listed at once, and its options may be tokens that have no ids here.
  if (state.over() || !state.tasks.empty()) return false;
  const Position position = pack(state);
  thread_local MoveList list;
  if (isWithKernel(position) || !listByCode(position, list)) return false;
  const Seat player = playerToMove(position);
  moves.resize(list.size);
  for (std::size_t i = 0; i < list.size; ++i)
    toKernelMove(state, decode(wordsIn(list, i), player, nullptr), moves[i]);
  return true;
}

void LoweredProgram::apply(Position& position, const Move& move) const {
  if (isWithKernel(position)) return tellKernel(position, move);
  std::array<std::uint64_t, mostMoveWords> code = encode(move);
  if (!m_mayEscape) return applyCode(position, code.data());
  thread_local std::vector<std::uint64_t> before;
  if (layout().history) m_format.growHistory(position);
  before.assign(position.block(), position.block() + position.words());
  run(LoweredGame::apply, position, code.data());
  if (!hasEscaped(position)) return;
  goToKernel(position, before);
  tellKernel(position, move);
}

void LoweredProgram::applyNumber(Position& position, const MoveList& list, std::size_t number) const {
  if (isFromKernel(list)) return apply(position, list.moves[number]);
  applyWords(position, wordsIn(list, number));
}

void LoweredProgram::applyWords(Position& position, const std::uint64_t* words) const {
  if (m_mayEscape) {
    const ChoicePoint* choice = m_format.pending(PositionFormat::of(position));
    return apply(position, decode(words, playerToMove(position), choice));
  }
  std::array<std::uint64_t, mostMoveWords> code;
  std::copy_n(words, m_moveWords, code.begin());
  applyCode(position, code.data());
}

std::size_t LoweredProgram::countMoves(const Position& position) const {
  if (isWithKernel(position)) return Program::countMoves(position);
  if (over(position)) return 0;
  std::array<std::uint64_t, listedMoves / 8> argument{};
  const std::int64_t count = run(LoweredGame::legalMoves, position, argument.data());
  const bool isSure = count >= 0 && count <= static_cast<std::int64_t>(limits::maximumMoves);
  return isSure ? static_cast<std::size_t>(count) : Program::countMoves(position);
}

void LoweredProgram::applyNth(Position& position, std::size_t number) const {
  if (isWithKernel(position)) return Program::applyNth(position, number);
  std::array<std::uint64_t, listedMoves / 8 + mostMoveWords> argument;
  argument[listCapacity / 8] = 1;
  argument[listFirst / 8] = number;
  const std::int64_t count = run(LoweredGame::legalMoves, position, argument.data());
  if (count < 0 || count > static_cast<std::int64_t>(limits::maximumMoves))
    return Program::applyNth(position, number);
  applyWords(position, &argument[listedMoves / 8]);
}

void LoweredProgram::applyCode(Position& position, std::uint64_t* code) const {
  if (layout().history) m_format.growHistory(position);
  run(LoweredGame::apply, position, code);
}

// A token without an id is its zone.
void LoweredProgram::askKernel(const Position& position, std::vector<Move>& moves) const {
  m_kernel->legalMoves(position, moves);
  if (keepsIdentities()) return;
  for (Move& move : moves) {
    for (std::size_t i = 0; i < move.argumentCount; ++i) {
      Value& value = move.arguments[i];
      if (value.kind == Value::Kind::Token)
        value = Value::ofZone(position.state().tokens[value.token().index].zone);
    }
  }
}

kernel::Move LoweredProgram::kernelMove(const kernel::State& state, const Move& move) const {
  kernel::Move result;
  toKernelMove(state, move, result);
  return result;
}

// Into a move that there is already, whose capacity is used again.
void LoweredProgram::toKernelMove(const kernel::State& state, const Move& move, kernel::Move& result) const {
  result.kind = move.kind;
  result.player = move.player;
  result.action = move.action;
  result.args.assign(move.arguments.begin(), move.arguments.begin() + move.argumentCount);
  if (keepsIdentities()) return;
  const kernel::Task* choice = state.pendingChoice();
  for (std::size_t i = 0; i < result.args.size(); ++i) {
    Value& value = result.args[i];
    const bool isToken = choice != nullptr ? choice->items.front().kind == Value::Kind::Token
                                           : m_format.parameterKind(move.action, i) == Value::Kind::Token;
    if (isToken && value.kind == Value::Kind::Zone)
      value = Value::ofToken(state.zones[value.zone().index].front());
  }
}

// Back into the program's own form as soon as nothing is under way that it has no place for.
void LoweredProgram::tellKernel(Position& position, const Move& move) const {
  m_kernel->apply(position, fromKernel(kernelMove(position.state(), move)));
  if (position.state().tasks.empty() || position.state().over()) position = pack(position.state());
}

Move LoweredProgram::decode(const std::uint64_t* words, Seat player, const ChoicePoint* choice) const {
  Move move;
  move.player = player;
  const std::size_t actions = m_rules->def().actions.size();
  if (words[0] >= actions) {
    constexpr std::array kinds = {kernel::Move::Kind::Pass, kernel::Move::Kind::EndPhase,
                                  kernel::Move::Kind::Choice, kernel::Move::Kind::Stop};
    move.kind = kinds[words[0] - actions];
    if (move.kind != kernel::Move::Kind::Choice) return move;
    move.argumentCount = 1;
    // A token without an id is its zone.
    const bool isZone = choice->kind == Value::Kind::Token && !keepsIdentities();
    const Value::Kind kind = isZone ? Value::Kind::Zone : choice->kind;
    const bool isNothing = static_cast<std::int64_t>(words[1]) < 0 && kind != Value::Kind::Integer;
    move.arguments[0] = isNothing ? Value::nothing() : wholeValue(kind, words[1]);
    return move;
  }
  move.action = static_cast<std::uint32_t>(words[0]);
  move.argumentCount = static_cast<std::uint8_t>(m_format.parameterCount(move.action));
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    const Value::Kind kind = m_format.parameterKind(move.action, i);
    const bool isZone = kind == Value::Kind::Token && !keepsIdentities();
    move.arguments[i] = wholeValue(isZone ? Value::Kind::Zone : kind, words[1 + i]);
  }
  return move;
}

std::array<std::uint64_t, mostMoveWords> LoweredProgram::encode(const Move& move) const {
  std::array<std::uint64_t, mostMoveWords> words{};
  const std::size_t actions = m_rules->def().actions.size();
  switch (move.kind) {
    case kernel::Move::Kind::Action:
      words[0] = move.action;
      break;
    case kernel::Move::Kind::Pass:
      words[0] = actions;
      break;
    case kernel::Move::Kind::EndPhase:
      words[0] = actions + 1;
      break;
    case kernel::Move::Kind::Stop:
      words[0] = actions + 3;
      break;
    default:
      words[0] = actions + 2;
  }
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    const Value value = m_reduction.reduced(move.arguments[i]);
    words[1 + i] = static_cast<std::uint64_t>(value.kind == Value::Kind::Nothing ? -1 : value.payload);
  }
  return words;
}

}  // namespace ludo::engine
