// SPDX-License-Identifier: Apache-2.0
#include "core/engine/lowered_program.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <utility>

#include "core/engine/gone_tokens.h"
#include "core/kernel/kernel.h"
#include "core/kernel/observed_hash.h"

namespace ludo::engine {

using kernel::Seat;

namespace {

/// Scratch memory of a thread, as large as any program on it has needed.
std::uint64_t* scratchOf(std::size_t bytes) {
  thread_local std::vector<std::uint64_t> memory;
  if (memory.size() * 8 < bytes) memory.resize((bytes + 7) / 8);
  return memory.data();
}

}  // namespace

LoweredProgram::LoweredProgram(kernel::RulesPtr rules, Reduction reduction, const LoweredGame& game,
                               std::unique_ptr<machine::Executable> code)
    : m_rules(std::move(rules)),
      m_reduction(std::move(reduction)),
      m_format(*m_reduction.rules(), game),
      m_observedHasher(*m_rules, m_reduction, game, m_format),
      m_mayEscape(game.mayEscape),
      m_records(canRecord(game)),
      m_moveWords(moveWordsOf(m_reduction.rules()->def())),
      m_scratchBytes(std::max<std::size_t>(game.scratchBytes, 8)),
      m_code(std::move(code)),
      m_kernel(makeReferenceProgram(m_rules)) {
  const kernel::State first = kernel::initialState(*m_rules, 0);
  const kernel::State second = kernel::initialState(*m_rules, 1);
  // Where setup draws no random numbers, all games begin alike but for their generators.
  m_setupIsFixed = first.rng == Rng(0) && second.rng == Rng(1);
  if (m_setupIsFixed) m_start = pack(first);
}

Position LoweredProgram::start(std::uint64_t seed) const {
  if (!m_setupIsFixed) return pack(kernel::initialState(*m_rules, seed));
  Position position = m_start;
  reseed(position, seed);
  return position;
}

Position LoweredProgram::pack(const kernel::State& state) const {
  std::optional<Position> position;
  if (m_reduction.leavesNothingOut()) {
    position = m_format.pack(state);
  } else if (const std::optional<kernel::State> reduced = m_reduction.reduced(state)) {
    position = m_format.pack(*reduced);
  }
  return position ? std::move(*position) : Position(state);
}

kernel::State LoweredProgram::unpack(const Position& position) const {
  if (isWithKernel(position)) return position.state();
  if (isReplayed(position)) return replayed(position);
  kernel::State state = m_reduction.whole(m_format.unpack(position));
  if (state.outcome) state.outcome->scores = kernel::scores(*m_rules, state);
  return state;
}

bool LoweredProgram::over(const Position& position) const {
  if (isWithKernel(position)) return m_kernel->over(position);
  return PositionFormat::of(position).get(layout().status) == Status::Over;
}

Seat LoweredProgram::playerToMove(const Position& position) const {
  if (isWithKernel(position)) return m_kernel->playerToMove(position);
  if (over(position)) return kernel::nobody;
  const Fields fields = PositionFormat::of(position);
  if (m_format.pending(fields) != nullptr) return static_cast<Seat>(fields.get(*layout().chooser));
  return *m_format.toAct(fields).begin();
}

kernel::SeatResult LoweredProgram::result(const Position& position, Seat seat) const {
  if (isWithKernel(position)) return m_kernel->result(position, seat);
  const Field& field = layout().results[static_cast<std::size_t>(seat)];
  return static_cast<kernel::SeatResult>(PositionFormat::of(position).get(field));
}

std::uint64_t LoweredProgram::turnNumber(const Position& position) const {
  if (isWithKernel(position)) return m_kernel->turnNumber(position);
  return static_cast<std::uint64_t>(PositionFormat::of(position).get(layout().turnNumber));
}

void LoweredProgram::reseed(Position& position, std::uint64_t seed) const {
  if (isWithKernel(position)) return m_kernel->reseed(position, seed);
  if (layout().generator) m_format.putGenerator(position, Rng(seed));
}

Playout LoweredProgram::playout(Position& position, Rng& picks, const PlayoutLimits& limits) const {
  // The code begins where a player takes an action; a pending choice is answered first.
  if (limits.plies > 0 && awaitsAction(position)) return run(position, picks, limits);
  Playout before;
  while (!awaitsAction(position)) {
    if (over(position)) return {before.plies, true};
    if (before.plies >= limits.plies || !isInMidst(position)) break;
    applyNth(position, picks.below(countMoves(position)));
    ++before.plies;
  }
  if (before.plies >= limits.plies) return {before.plies, over(position)};
  PlayoutLimits rest = limits;
  rest.plies -= before.plies;
  Playout after =
      isWithKernel(position) ? m_kernel->playout(position, picks, rest) : run(position, picks, rest);
  after.plies += before.plies;
  return after;
}

// Games that make tokens for ever go on in code: from time to time those that are gone are forgotten.
Playout LoweredProgram::run(Position& position, Rng& picks, const PlayoutLimits& limits) const {
  Playout all;
  PlayoutLimits rest = limits;
  PlayoutArgument argument{};
  argument[playoutPicks / 8] = picks.next();
  for (std::int64_t most = idsBeforeTidying(position);; most = idsBeforeTidying(position)) {
    argument[playoutCrowded / 8] = static_cast<std::uint64_t>(most);
    const Playout part = runOnce(position, argument, picks, rest);
    all.plies += part.plies;
    all.ended = part.ended;
    // The picks of a move count, and may be more than were asked for.
    rest.plies -= std::min(part.plies, rest.plies);
    if (all.ended || isWithKernel(position)) return all;
    const bool hasOldIds = most <= usedIds(position);
    const bool isCrowded = hasNoHistoryLeft(position);
    if (isCrowded) m_format.growHistory(position);
    // Else the code has not come as far as to pass over who can do nothing, even if all plies are made.
    if (!hasOldIds && !isCrowded) return all;
    if (hasOldIds) forgetGoneTokens(position);
  }
}

bool LoweredProgram::hasNoHistoryLeft(const Position& position) const {
  if (!layout().history) return false;
  const HistoryFields& history = *layout().history;
  const Fields fields = PositionFormat::of(position);
  return fields.get(history.capacity) - fields.get(history.count) < history.slack;
}

std::int64_t LoweredProgram::usedIds(const Position& position) const {
  return m_format.createsTokens() ? PositionFormat::of(position).get(layout().tokens->created) : 0;
}

// As many as leave room for what is made before the next look; where they are few the code goes on until it
// gives up. Each look takes as long as several moves.
std::int64_t LoweredProgram::idsBeforeTidying(const Position& position) const {
  constexpr std::int64_t few = 4;
  if (!m_format.createsTokens()) return INT64_MAX;
  const std::int64_t used = usedIds(position);
  const std::int64_t left = layout().tokens->capacity - used;
  const std::int64_t kept = std::max({left / 8, 2 * static_cast<std::int64_t>(m_format.madeAtOnce()), few});
  return left <= kept ? INT64_MAX : used + left - kept;
}

// It is worth the copying only where there is room to gain.
void LoweredProgram::forgetGoneTokens(Position& position) const {
  constexpr std::int64_t fewest = 16;
  std::int64_t inPlay = 0;
  const std::size_t words = (layout().tokens->capacity + 63) / 64;
  for (std::size_t i = 0; i < words; ++i)
    inPlay += std::popcount(position.block()[layout().tokens->inPlay / 8 + i]);
  if (usedIds(position) - inPlay < fewest) return;
  const std::optional<kernel::State> state = withoutGoneTokens(*m_rules, m_format.unpack(position));
  std::optional<Position> packed = state ? m_format.pack(*state) : std::nullopt;
  if (packed) position = std::move(*packed);
}

bool LoweredProgram::awaitsAction(const Position& position) const {
  return !isWithKernel(position) && PositionFormat::of(position).get(layout().status) == Status::AwaitsMove;
}

bool LoweredProgram::isInMidst(const Position& position) const {
  if (isWithKernel(position)) return position.state().pendingChoice() != nullptr;
  return m_format.pending(PositionFormat::of(position)) != nullptr;
}

// What positions keep for decisions within a move comes last, and is empty while there are none.
std::size_t LoweredProgram::wordsInUse(const Position& position) const {
  return layout().replay && !layout().history ? layout().bytes / 8 : position.words();
}

Playout LoweredProgram::runOnce(Position& position, PlayoutArgument& argument, Rng& picks,
                                const PlayoutLimits& limits) const {
  thread_local std::vector<std::uint64_t> before;
  if (m_mayEscape) before.assign(position.block(), position.block() + wordsInUse(position));
  const std::uint64_t turns = std::min<std::uint64_t>(limits.turns, INT64_MAX);
  const bool ended =
      m_code->run(LoweredGame::playout, memories(position, argument.data()),
                  static_cast<std::int64_t>(limits.plies), static_cast<std::int64_t>(turns)) != 0;
  if (m_mayEscape && hasEscaped(position)) {
    before.resize(position.words());
    goToKernel(position, before);
    return m_kernel->playout(position, picks, limits);
  }
  return {argument[playoutPlies / 8], ended};
}

void LoweredProgram::playouts(const Position& from, Rng& picks, const PlayoutLimits& limits,
                              std::span<PlayoutEnd> ends) const {
  const bool isSimple = !m_mayEscape && !layout().history && limits.plies > 0 && !isWithKernel(from) &&
                        !over(from) && m_format.pending(PositionFormat::of(from)) == nullptr;
  if (!isSimple) return Program::playouts(from, picks, limits, ends);
  thread_local std::vector<std::uint64_t> blocks;
  thread_local std::vector<std::array<std::uint64_t, playoutWords>> arguments;
  thread_local std::vector<machine::Invocation> runs;
  const std::size_t words = from.words();
  if (blocks.size() < ends.size() * words) blocks.resize(ends.size() * words);
  if (arguments.size() < ends.size()) arguments.resize(ends.size());
  if (runs.size() < ends.size()) runs.resize(ends.size());
  for (std::size_t i = 0; i < ends.size(); ++i) {
    arguments[i] = {picks.next()};
    runs[i] = {std::copy_n(from.block(), words, &blocks[i * words]) - words, arguments[i].data()};
  }
  m_code->runAll(LoweredGame::playout, std::span(runs).first(ends.size()), scratchOf(m_scratchBytes),
                 static_cast<std::int64_t>(limits.plies),
                 static_cast<std::int64_t>(std::min<std::uint64_t>(limits.turns, INT64_MAX)));
  const std::vector<Field>& results = layout().results;
  for (std::size_t i = 0; i < ends.size(); ++i) {
    // Field by field: the processor waits for narrow stores that are read as one wide word.
    PlayoutEnd& end = ends[i];
    end.plies = arguments[i][playoutPlies / 8];
    end.ended = runs[i].result != 0;
    if (!end.ended) continue;
    const Fields fields(runs[i].state);
    for (std::size_t seat = 0; seat < results.size(); ++seat)
      end.results[seat] = static_cast<kernel::SeatResult>(fields.get(results[seat]));
  }
}

std::size_t LoweredProgram::playoutsInStep() const {
  return m_mayEscape ? 1 : m_code->inStep(LoweredGame::playout);
}

bool LoweredProgram::hasEscaped(const Position& position) const {
  return PositionFormat::of(position).get(layout().status) == Status::Escaped;
}

void LoweredProgram::goToKernel(Position& position, const std::vector<std::uint64_t>& block) const {
  position = Position(unpack(Position(block)));
}

std::uint64_t LoweredProgram::positionHash(const Position& position) const {
  if (isBetweenMoves(position)) return kernel::positionHash(*m_rules, unpack(position));
  return isWithKernel(position) ? m_kernel->positionHash(position)
                                : m_observedHasher.hash(position, kernel::nobody);
}

std::uint64_t LoweredProgram::stateHash(const Position& position) const {
  assert(keepsIdentities());
  return kernel::stateHash(*m_rules, unpack(position));
}

std::uint64_t LoweredProgram::observedHash(const Position& position, Seat seat) const {
  if (isBetweenMoves(position)) return kernel::observedHash(*m_rules, unpack(position), seat);
  return isWithKernel(position) ? m_kernel->observedHash(position, seat)
                                : m_observedHasher.hash(position, seat);
}

std::uint64_t LoweredProgram::observedMoveHash(const Position& position, const Move& move, Seat seat) const {
  return isWithKernel(position) ? m_kernel->observedMoveHash(position, move, seat)
                                : m_observedHasher.observedMoveHash(position, move, seat);
}

void LoweredProgram::imagine(Position& position, const kernel::TokenPools& pools, Rng& random) const {
  // What a move began with would bring back what is not known.
  if (isReplayed(position)) position = Position(unpack(position));
  if (isWithKernel(position)) return m_kernel->imagine(position, pools, random);
  // What variables hold may be another token, too.
  if (!m_rules->tokenSlots().empty()) return Program::imagine(position, pools, random);
  Fields fields(position.block());
  kernel::exchangeInPools(
      pools, random, [&](kernel::TokenId a, kernel::TokenId b) { m_format.tokens().exchange(fields, a, b); });
  for (std::size_t pool = 0; m_rules->origins().any() && pool < pools.size(); ++pool) {
    for (const kernel::TokenId token : pools[pool]) m_format.tokens().drawValues(fields, token, random);
  }
}

machine::Memories LoweredProgram::memories(const Position& position, std::uint64_t* argument) const {
  return {const_cast<std::uint64_t*>(position.block()), scratchOf(m_scratchBytes), argument};  // NOLINT
}

std::int64_t LoweredProgram::run(std::uint32_t function, const Position& position,
                                 std::uint64_t* argument) const {
  return m_code->run(function, memories(position, argument));
}

}  // namespace ludo::engine
