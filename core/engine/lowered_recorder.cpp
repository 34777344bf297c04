// SPDX-License-Identifier: Apache-2.0
// How lowered programs tell what moves change.
#include <algorithm>
#include <array>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/engine/lowered_program.h"

namespace ludo::engine {

using kernel::Value;

namespace {

/// In the order of kernel::Move, of moves of one player that differ.
bool isBefore(const Move& a, const Move& b) {
  if (a.kind != b.kind) return a.kind < b.kind;
  if (a.action != b.action) return a.action < b.action;
  return std::lexicographical_compare(a.arguments.begin(), a.arguments.begin() + a.argumentCount,
                                      b.arguments.begin(), b.arguments.begin() + b.argumentCount);
}

}  // namespace

// What reports count of tokens needs their ids: where they are only counted, no move may name one.
bool LoweredProgram::canRecord(const LoweredGame& game) const {
  if (!game.records || m_rules->def().actions.size() > offeredActions) return false;
  const auto isToken = [](Value::Kind kind) { return kind == Value::Kind::Token; };
  const auto namesToken = [&](const auto& kinds) { return std::ranges::any_of(kinds, isToken); };
  return !m_format.tokens().areCounted() || (std::ranges::none_of(game.parameters, namesToken) &&
                                             std::ranges::none_of(game.choices, isToken, &ChoicePoint::kind));
}

std::optional<Offer> LoweredProgram::offer(const Position& position) const {
  std::array<std::uint64_t, listedMoves / 8> argument{};
  const std::int64_t count = run(LoweredGame::legalMoves, position, argument.data());
  if (count < 0 || count > static_cast<std::int64_t>(limits::maximumMoves)) return std::nullopt;
  const bool isChoice = m_format.pending(PositionFormat::of(position)) != nullptr;
  const std::uint64_t offered = argument[listOffered / 8];
  constexpr std::uint64_t others = std::uint64_t{1} << offeredActions;
  return Offer{static_cast<std::size_t>(count), offered & ~others, (offered & others) != 0, isChoice};
}

std::optional<std::size_t> LoweredProgram::numberSeen(const Position& position, std::size_t place) const {
  thread_local MoveList list;
  thread_local std::vector<std::pair<Move, std::size_t>> seen;
  if (!listByCode(position, list)) return std::nullopt;
  const kernel::Seat player = playerToMove(position);
  const ChoicePoint* choice = m_format.pending(PositionFormat::of(position));
  seen.clear();
  for (std::size_t i = 0; i < list.size; ++i) {
    const Move& move = seen.emplace_back(decode(wordsIn(list, i), player, choice), i).first;
    // A token that the player knows is seen as it is, by its id.
    for (std::size_t argument = 0; argument < move.argumentCount; ++argument) {
      const Value& value = move.arguments[argument];
      if (value.kind != Value::Kind::Token) continue;
      if (!keepsIdentities() || !m_observedHasher.knows(position, value.token(), player)) return std::nullopt;
    }
  }
  const auto comesBefore = [](const auto& a, const auto& b) { return isBefore(a.first, b.first); };
  // Mostly they are in this order already.
  if (std::ranges::is_sorted(seen, comesBefore)) return place;
  std::ranges::sort(seen, comesBefore);
  return seen[place].second;
}

bool LoweredProgram::play(Position& position, std::size_t number, Played& played) const {
  std::array<std::uint64_t, listedMoves / 8 + mostMoveWords> list;
  list[listCapacity / 8] = 1;
  list[listFirst / 8] = number;
  run(LoweredGame::legalMoves, position, list.data());
  const std::uint64_t* words = &list[listedMoves / 8];
  const ChoicePoint* choice = m_format.pending(PositionFormat::of(position));
  played.move = decode(words, playerToMove(position), choice);
  played.tokens = tokensIn(played.move, choice);
  if (played.memory.size() < ChangeMemory::words) played.memory.resize(ChangeMemory::words);
  std::uint64_t* memory = played.memory.data();
  std::copy_n(words, m_moveWords, memory);
  memory[ChangeMemory::count / 8] = 0;
  memory[ChangeMemory::isLeft / 8] = 0;
  if (layout().history) m_format.growHistory(position);
  run(LoweredGame::recordedApply, position, memory);
  if (memory[ChangeMemory::isLeft / 8] != 0 || (m_mayEscape && hasEscaped(position))) return false;
  played.changes.resize(memory[ChangeMemory::count / 8]);
  const std::uint64_t* entry = memory + ChangeMemory::entries / 8;
  for (Change& change : played.changes) {
    change = {static_cast<ChangeKind>(entry[0]), static_cast<std::int64_t>(entry[1]),
              static_cast<std::int64_t>(entry[2]), static_cast<std::int64_t>(entry[3])};
    entry += ChangeMemory::entryWords;
  }
  m_observedHasher.renew(position, played.changes, played.terms);
  if (!m_reduction.leavesNothingOut())
    std::ranges::for_each(played.changes, [this](Change& change) { nameWholeZones(change); });
  return true;
}

std::uint32_t LoweredProgram::tokensIn(const Move& move, const ChoicePoint* choice) const {
  if (keepsIdentities() || move.kind == kernel::Move::Kind::Pass || move.kind == kernel::Move::Kind::EndPhase)
    return 0;
  if (choice != nullptr) return choice->kind == Value::Kind::Token ? 1 : 0;
  std::uint32_t tokens = 0;
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    if (m_format.parameterKind(move.action, i) == Value::Kind::Token) tokens |= 1U << i;
  }
  return tokens;
}

void LoweredProgram::nameWholeZones(Change& change) const {
  const auto whole = [this](std::int64_t& zone) {
    if (zone >= 0) zone = m_reduction.wholeZone(kernel::ZoneId(static_cast<std::size_t>(zone))).index;
  };
  const bool isCells = !keepsIdentities() && !countsTokens();
  switch (change.kind) {
    case ChangeKind::Created:
      if (isCells) whole(change.subject);
      return whole(change.after);
    case ChangeKind::Moved:
    case ChangeKind::Swapped:
    case ChangeKind::Destroyed:
      if (isCells && change.kind != ChangeKind::Swapped) whole(change.subject);
      whole(change.before);
      if (change.kind != ChangeKind::Destroyed) whole(change.after);
      return;
    case ChangeKind::Owner:
    case ChangeKind::Property:
      if (isCells) whole(change.subject);
      return;
    default:
      return;
  }
}

void LoweredProgram::begin(const Position& position, Played& played) const {
  m_observedHasher.begin(position, played.terms);
}

PositionHashes LoweredProgram::hashes(const Position& position, const Played& played) const {
  const std::uint64_t sum = played.terms.sum;
  return {isBetweenMoves(position) ? positionHash(position) : m_observedHasher.fold(position, sum), sum};
}

Rng LoweredProgram::generator(const Position& position) const {
  if (!layout().generator) return Rng();
  const std::uint64_t* words = position.block() + *layout().generator / 8;
  return Rng::fromState({words[0], words[1]}, {words[2], words[3]});
}

std::uint64_t LoweredProgram::fingerprint(const Position& position, std::uint64_t sum) const {
  const Fields fields = PositionFormat::of(position);
  const Rng random = generator(position);
  std::uint64_t hash = combine(sum, random.state().high);
  hash = combine(hash, random.state().low);
  hash = combine(hash, static_cast<std::uint64_t>(playerToMove(position)));
  hash = combine(hash, static_cast<std::uint64_t>(fields.get(layout().active)));
  // How much is under way: as many as the kernel's tasks.
  const ChoicePoint* choice = m_format.pending(fields);
  const bool isSimultaneous = m_rules->def().turn.phases[phase(position)].simultaneous;
  const std::size_t tasks = choice == nullptr      ? 0
                            : isReplayed(position) ? unpack(position).tasks.size()
                                                   : choice->lists.size() + (isSimultaneous ? 3 : 2);
  return combine(hash, combine(phase(position), tasks));
}

std::uint32_t LoweredProgram::phase(const Position& position) const {
  return layout().phase ? static_cast<std::uint32_t>(PositionFormat::of(position).get(*layout().phase)) : 0;
}

std::uint32_t LoweredProgram::endCondition(const Position& position) const {
  return static_cast<std::uint32_t>(PositionFormat::of(position).get(layout().endCondition));
}

bool LoweredProgram::scores(const Position& position, std::vector<std::int64_t>& bySeat) const {
  bySeat.clear();
  if (!m_rules->def().scoring) return true;
  std::array<std::uint64_t, kernel::maximumSeats> written{};
  if (run(LoweredGame::scores, position, written.data()) < 0) return false;
  bySeat.assign(written.begin(), written.begin() + m_rules->seats());
  return true;
}

}  // namespace ludo::engine
