// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include "core/engine/compile.h"
#include "core/engine/lowered.h"
#include "core/engine/unsupported.h"
#include "core/kernel/kernel.h"
#include "core/language/walk.h"
#include "core/machine/executable.h"

namespace ludo::engine {

using kernel::Seat;
using kernel::Value;
using kernel::ZoneId;
using machine::Width;

namespace {

/// Reads and writes the fields of a block.
class Fields {
 public:
  explicit Fields(std::uint64_t* block) : m_bytes(reinterpret_cast<std::byte*>(block)) {}  // NOLINT

  std::int64_t get(const Field& field) const {
    switch (field.width) {
      case Width::Byte:
        return at<std::uint8_t>(field);
      case Width::SignedByte:
        return at<std::int8_t>(field);
      case Width::Half:
        return at<std::uint16_t>(field);
      case Width::SignedHalf:
        return at<std::int16_t>(field);
      case Width::Single:
        return at<std::uint32_t>(field);
      case Width::SignedSingle:
        return at<std::int32_t>(field);
      case Width::Word:
        return at<std::int64_t>(field);
    }
    return 0;
  }
  void set(const Field& field, std::int64_t value) {
    std::memcpy(m_bytes + field.offset, &value, machine::bytesOf(field.width));
  }
  bool contains(std::uint32_t offset, ZoneId zone) const {
    return (word(offset, zone) >> (zone.index % 64) & 1) != 0;
  }
  void insert(std::uint32_t offset, ZoneId zone) {
    const std::uint64_t with = word(offset, zone) | std::uint64_t{1} << (zone.index % 64);
    std::memcpy(m_bytes + offset + zone.index / 64 * 8, &with, sizeof with);
  }

 private:
  template <typename T>
  T at(const Field& field) const {
    T value{};
    std::memcpy(&value, m_bytes + field.offset, sizeof value);
    return value;
  }
  std::uint64_t word(std::uint32_t offset, ZoneId zone) const {
    std::uint64_t value = 0;
    std::memcpy(&value, m_bytes + offset + zone.index / 64 * 8, sizeof value);
    return value;
  }

  std::byte* m_bytes;
};

/// Scratch memory of a thread, as large as any program on it has needed.
std::uint64_t* scratchOf(std::size_t bytes) {
  thread_local std::vector<std::uint64_t> memory;
  if (memory.size() * 8 < bytes) memory.resize((bytes + 7) / 8);
  return memory.data();
}

class LoweredProgram final : public Program {
 public:
  LoweredProgram(kernel::RulesPtr rules, const LoweredGame& game, std::unique_ptr<machine::Executable> code)
      : m_rules(std::move(rules)),
        m_layout(game.layout),
        m_scratchBytes(std::max<std::size_t>(game.scratchBytes, 8)),
        m_code(std::move(code)) {
    findKinds();
    const kernel::State first = kernel::initialState(*m_rules, 0);
    const kernel::State second = kernel::initialState(*m_rules, 1);
    // Where setup draws no random numbers, all games begin alike but for their generators.
    m_setupIsFixed = first.rng == Rng(0) && second.rng == Rng(1);
    if (m_setupIsFixed) m_start = pack(first);
  }

  const kernel::RulesPtr& rulesPtr() const override { return m_rules; }

  Position start(std::uint64_t seed) const override {
    if (!m_setupIsFixed) return pack(kernel::initialState(*m_rules, seed));
    Position position = m_start;
    if (m_layout.generator) putGenerator(position, Rng(seed));
    return position;
  }

  Position pack(const kernel::State& state) const override {
    Position position(std::vector<std::uint64_t>(m_layout.bytes / 8, 0));
    Fields fields(position.block());
    fields.set(m_layout.turnNumber, static_cast<std::int64_t>(state.turnNumber));
    fields.set(m_layout.moveCount, static_cast<std::int64_t>(state.moveCount));
    fields.set(m_layout.active, state.active);
    fields.set(m_layout.lastActor, state.lastActor);
    const auto setIf = [&](const std::optional<Field>& field, std::int64_t value) {
      if (field) fields.set(*field, value);
    };
    setIf(m_layout.orderIndex, state.orderIndex);
    setIf(m_layout.phase, state.phase);
    fields.set(m_layout.actionsTaken, state.actionsTaken);
    setIf(m_layout.passes, state.passes);
    setIf(m_layout.lastZone, state.lastZone.valid() ? static_cast<std::int64_t>(state.lastZone.index) : -1);
    for (std::size_t slot = 0; slot < state.variables.size(); ++slot)
      fields.set(m_layout.variables[slot], state.variables[slot]);
    for (std::size_t slot = 0; slot < m_layout.uses.size(); ++slot) {
      setIf(m_layout.uses[slot].turn, state.turnUses[slot]);
      setIf(m_layout.uses[slot].phase, state.phaseUses[slot]);
      setIf(m_layout.uses[slot].game, state.gameUses[slot]);
    }
    for (const kernel::Token& token : state.tokens) {
      if (!token.alive()) continue;
      const bool owned = token.owner >= 0 && !m_layout.owners.empty();
      fields.insert(owned ? m_layout.owners[static_cast<std::size_t>(token.owner)] : *m_layout.ownerless,
                    token.zone);
      if (!m_layout.types.empty()) fields.insert(m_layout.types[token.type], token.zone);
    }
    if (m_layout.generator) putGenerator(position, state.rng);
    fields.set(m_layout.status, state.over() ? Status::Over : Status::AwaitsMove);
    if (state.over()) {
      fields.set(m_layout.endCondition, state.outcome->endCondition);
      for (std::size_t seat = 0; seat < state.outcome->seats.size(); ++seat)
        fields.set(m_layout.results[seat], static_cast<std::int64_t>(state.outcome->seats[seat]));
    }
    return position;
  }

  kernel::State unpack(const Position& position) const override {
    const Fields fields = of(position);
    const auto getIf = [&](const std::optional<Field>& field, std::int64_t otherwise) {
      return field ? fields.get(*field) : otherwise;
    };
    const auto seats = static_cast<std::size_t>(m_rules->seats());
    kernel::State state;
    state.turnNumber = static_cast<std::uint64_t>(fields.get(m_layout.turnNumber));
    state.moveCount = static_cast<std::uint64_t>(fields.get(m_layout.moveCount));
    state.active = static_cast<Seat>(fields.get(m_layout.active));
    state.actor = state.active;
    state.lastActor = static_cast<Seat>(fields.get(m_layout.lastActor));
    state.orderIndex = static_cast<std::uint32_t>(getIf(m_layout.orderIndex, state.active));
    state.phase = static_cast<std::uint32_t>(getIf(m_layout.phase, 0));
    state.actionsTaken = static_cast<std::uint32_t>(fields.get(m_layout.actionsTaken));
    state.passes = static_cast<std::uint32_t>(getIf(m_layout.passes, 0));
    if (const std::int64_t last = getIf(m_layout.lastZone, -1); last >= 0)
      state.lastZone = ZoneId(static_cast<std::size_t>(last));
    for (const Field& field : m_layout.variables) state.variables.push_back(fields.get(field));
    for (const StateLayout::Uses& uses : m_layout.uses) {
      state.turnUses.push_back(static_cast<std::uint32_t>(getIf(uses.turn, 0)));
      state.phaseUses.push_back(static_cast<std::uint32_t>(getIf(uses.phase, 0)));
      state.gameUses.push_back(static_cast<std::uint32_t>(getIf(uses.game, 0)));
    }
    state.eliminated.assign(seats, false);
    state.zones.resize(m_rules->zones().size());
    for (std::size_t zone = 0; zone < state.zones.size(); ++zone) unpackZone(fields, ZoneId(zone), state);
    if (m_layout.generator) state.rng = generator(position);
    if (over(position)) {
      kernel::Outcome outcome;
      outcome.endCondition = static_cast<std::uint32_t>(fields.get(m_layout.endCondition));
      for (std::size_t seat = 0; seat < seats; ++seat)
        outcome.seats.push_back(result(position, static_cast<Seat>(seat)));
      outcome.scores = kernel::scores(*m_rules, state);
      state.outcome = std::move(outcome);
    } else {
      state.toAct = {state.active};
    }
    const kernel::HashSums sums = kernel::recomputeSums(*m_rules, state);
    state.positionSum = sums.position;
    state.identitySum = sums.identity;
    return state;
  }

  bool keepsIdentities() const override { return false; }

  bool over(const Position& position) const override {
    return of(position).get(m_layout.status) == Status::Over;
  }
  Seat playerToMove(const Position& position) const override {
    return over(position) ? kernel::nobody : static_cast<Seat>(of(position).get(m_layout.active));
  }
  kernel::SeatResult result(const Position& position, Seat seat) const override {
    return static_cast<kernel::SeatResult>(
        of(position).get(m_layout.results[static_cast<std::size_t>(seat)]));
  }
  std::uint64_t turnNumber(const Position& position) const override {
    return static_cast<std::uint64_t>(of(position).get(m_layout.turnNumber));
  }

  void legalMoves(const Position& position, std::vector<Move>& moves) const override {
    moves.clear();
    if (over(position)) return;
    thread_local std::vector<std::uint64_t> found(1 + 256 * moveWords);
    std::size_t count = 0;
    // Once more with enough room where there was too little.
    for (std::size_t room = found.size() / moveWords;; room = count) {
      if (found.size() < 1 + room * moveWords) found.resize(1 + room * moveWords);
      found[0] = room;
      count = static_cast<std::size_t>(run(LoweredGame::legalMoves, position, found.data()));
      if (count <= room) break;
    }
    const Seat player = playerToMove(position);
    moves.resize(count);
    for (std::size_t i = 0; i < count; ++i) moves[i] = decode(&found[1 + i * moveWords], player);
  }

  void apply(Position& position, const Move& move) const override {
    std::array<std::uint64_t, moveWords> code = encode(move);
    run(LoweredGame::apply, position, code.data());
  }

  Playout playout(Position& position, Rng& picks, const PlayoutLimits& limits) const override {
    if (over(position)) return {0, true};
    std::array<std::uint64_t, 5> argument{};
    putGenerator(argument.data(), picks);
    const std::uint64_t turns = std::min<std::uint64_t>(limits.turns, INT64_MAX);
    const bool ended =
        m_code->run(LoweredGame::playout, memories(position, argument.data()),
                    static_cast<std::int64_t>(limits.plies), static_cast<std::int64_t>(turns)) != 0;
    picks = Rng::fromState({argument[0], argument[1]}, {argument[2], argument[3]});
    return {argument[playoutPlies / 8], ended};
  }

  std::uint64_t positionHash(const Position& position) const override {
    return kernel::positionHash(*m_rules, unpack(position));
  }
  std::uint64_t stateHash(const Position&) const override {
    assert(false && "this program keeps no identities");
    return 0;
  }
  std::size_t positionBytes() const override { return m_layout.bytes; }

 private:
  static Fields of(const Position& position) {
    return Fields(const_cast<std::uint64_t*>(position.block()));  // NOLINT: only read
  }
  machine::Memories memories(const Position& position, std::uint64_t* argument) const {
    return {const_cast<std::uint64_t*>(position.block()), scratchOf(m_scratchBytes), argument};  // NOLINT
  }
  std::int64_t run(std::uint32_t function, const Position& position, std::uint64_t* argument) const {
    return m_code->run(function, memories(position, argument));
  }

  static void putGenerator(std::uint64_t* words, const Rng& rng) {
    words[0] = rng.state().high;
    words[1] = rng.state().low;
    words[2] = rng.increment().high;
    words[3] = rng.increment().low;
  }
  void putGenerator(Position& position, const Rng& rng) const {
    putGenerator(position.block() + *m_layout.generator / 8, rng);
  }
  Rng generator(const Position& position) const {
    const std::uint64_t* words = position.block() + *m_layout.generator / 8;
    return Rng::fromState({words[0], words[1]}, {words[2], words[3]});
  }

  void unpackZone(const Fields& fields, ZoneId zone, kernel::State& state) const {
    Seat owner = kernel::nobody;
    bool isOccupied = m_layout.ownerless && fields.contains(*m_layout.ownerless, zone);
    for (std::size_t seat = 0; seat < m_layout.owners.size(); ++seat) {
      if (!fields.contains(m_layout.owners[seat], zone)) continue;
      owner = static_cast<Seat>(seat);
      isOccupied = true;
    }
    if (!isOccupied) return;
    kernel::Token token;
    token.owner = owner;
    token.zone = zone;
    token.knownBy = m_rules->seenBy(zone);
    for (std::uint32_t type = 0; type < m_layout.types.size(); ++type) {
      if (fields.contains(m_layout.types[type], zone)) token.type = type;
    }
    state.zones[zone.index].emplace_back(state.tokens.size());
    state.tokens.push_back(std::move(token));
  }

  // Every parameter is a zone; see Lowering::lastValues.
  void findKinds() {
    for (const language::ActionDef& action : m_rules->def().actions)
      m_parameters.push_back(static_cast<std::uint8_t>(action.params.size()));
  }
  Move decode(const std::uint64_t* words, Seat player) const {
    Move move;
    move.player = player;
    const std::size_t actions = m_parameters.size();
    if (words[0] >= actions) {
      move.kind = words[0] == actions ? kernel::Move::Kind::Pass : kernel::Move::Kind::EndPhase;
      return move;
    }
    move.action = static_cast<std::uint32_t>(words[0]);
    move.argumentCount = m_parameters[words[0]];
    for (std::size_t i = 0; i < move.argumentCount; ++i)
      move.arguments[i] = {Value::Kind::Zone, static_cast<std::int64_t>(words[1 + i])};
    return move;
  }
  std::array<std::uint64_t, moveWords> encode(const Move& move) const {
    std::array<std::uint64_t, moveWords> words{};
    switch (move.kind) {
      case kernel::Move::Kind::Action:
        words[0] = move.action;
        break;
      case kernel::Move::Kind::Pass:
        words[0] = m_parameters.size();
        break;
      default:
        words[0] = m_parameters.size() + 1;
    }
    for (std::size_t i = 0; i < move.argumentCount; ++i)
      words[1 + i] = static_cast<std::uint64_t>(move.arguments[i].payload);
    return words;
  }

  kernel::RulesPtr m_rules;
  StateLayout m_layout;
  std::size_t m_scratchBytes;
  std::unique_ptr<machine::Executable> m_code;
  std::vector<std::uint8_t> m_parameters;  ///< by action
  bool m_setupIsFixed = false;
  Position m_start;
};

}  // namespace

Compilation compileProgram(kernel::RulesPtr rules, Execution wanted) {
  Compilation result;
  try {
    LoweredGame game = lowerGame(*rules);
    std::unique_ptr<machine::Executable> code;
    if (wanted == Execution::Native) code = machine::makeNative(game.module);
    result.execution = code ? Execution::Native : Execution::Interpreted;
    if (!code) code = machine::makeInterpreter(game.module);
    result.program = std::make_shared<LoweredProgram>(std::move(rules), game, std::move(code));
  } catch (const Unsupported& reason) {
    result.execution = Execution::Reference;
    result.reason = reason.what;
    result.node = reason.node;
    result.program = makeReferenceProgram(std::move(rules));
  }
  return result;
}

}  // namespace ludo::engine
