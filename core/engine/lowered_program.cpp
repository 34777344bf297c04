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
        m_lines(game.lines),
        m_choices(game.choices),
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
      if (m_lines && owned) packLines(fields, token);
    }
    if (m_layout.generator) putGenerator(position, state.rng);
    fields.set(m_layout.status, state.over() ? Status::Over : Status::AwaitsMove);
    if (const kernel::Task* choice = state.pendingChoice()) packChoice(state, *choice, fields);
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
      if (const ChoicePoint* choice = pending(fields)) unpackChoice(*choice, fields, state);
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
    if (over(position)) return kernel::nobody;
    const Fields fields = of(position);
    return static_cast<Seat>(fields.get(pending(fields) != nullptr ? *m_layout.chooser : m_layout.active));
  }
  kernel::SeatResult result(const Position& position, Seat seat) const override {
    return static_cast<kernel::SeatResult>(
        of(position).get(m_layout.results[static_cast<std::size_t>(seat)]));
  }
  std::uint64_t turnNumber(const Position& position) const override {
    return static_cast<std::uint64_t>(of(position).get(m_layout.turnNumber));
  }

  void reseed(Position& position, std::uint64_t seed) const override {
    if (m_layout.generator) putGenerator(position, Rng(seed));
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
    Playout before;
    // The code begins where a player takes an action; a pending choice is answered first.
    while (!over(position) && pending(of(position)) != nullptr) {
      std::vector<Move> options;
      legalMoves(position, options);
      apply(position, options[picks.below(options.size())]);
      ++before.plies;
    }
    if (over(position) || before.plies >= limits.plies) return {before.plies, over(position)};
    std::array<std::uint64_t, 5> argument{};
    putGenerator(argument.data(), picks);
    const std::uint64_t turns = std::min<std::uint64_t>(limits.turns, INT64_MAX);
    const bool ended = m_code->run(LoweredGame::playout, memories(position, argument.data()),
                                   static_cast<std::int64_t>(limits.plies - before.plies),
                                   static_cast<std::int64_t>(turns)) != 0;
    picks = Rng::fromState({argument[0], argument[1]}, {argument[2], argument[3]});
    return {before.plies + argument[playoutPlies / 8], ended};
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

  void packLines(Fields& fields, const kernel::Token& token) const {
    const auto bytes = static_cast<std::uint32_t>(machine::bytesOf(m_lines->width));
    for (const LineTable::Axis& axis : m_lines->axes) {
      const std::uint32_t first = m_layout.lines[static_cast<std::size_t>(token.owner)];
      const Field field{first + axis.line[token.zone.index] * bytes, m_lines->width};
      fields.set(field, fields.get(field) | std::int64_t{1} << axis.position[token.zone.index]);
    }
  }

  /// The choice that waits for an answer, or null.
  const ChoicePoint* pending(const Fields& fields) const {
    const std::int64_t status = fields.get(m_layout.status);
    return status < Status::FirstChoice ? nullptr
                                        : &m_choices[static_cast<std::size_t>(status - Status::FirstChoice)];
  }

  void packChoice(const kernel::State& state, const kernel::Task& choice, Fields& fields) const {
    const std::size_t order = m_layout.orderIndex ? state.orderIndex : static_cast<std::size_t>(state.active);
    const auto isIt = [&](const ChoicePoint& point) {
      return point.node == choice.node && point.phase == state.phase && point.orderIndex == order &&
             point.action == state.actionUnderWay;
    };
    const auto point = std::ranges::find_if(m_choices, isIt);
    assert(point != m_choices.end());
    fields.set(m_layout.status, Status::FirstChoice + (point - m_choices.begin()));
    fields.set(*m_layout.chooser, choice.chooser);
    for (const Value& option : choice.items) fields.insert(*m_layout.options, option.zone());
    for (std::size_t i = 0; i < point->names.size(); ++i) {
      const Value& value = state.bindings[i].value;
      const bool isNothing = value.kind == Value::Kind::Nothing;
      if (!point->names[i].known) fields.set(m_layout.kept[i], isNothing ? -1 : value.payload);
    }
  }

  void unpackChoice(const ChoicePoint& point, const Fields& fields, kernel::State& state) const {
    state.actionUnderWay = point.action;
    for (std::size_t i = 0; i < point.names.size(); ++i) {
      const ChoicePoint::Kept& kept = point.names[i];
      const std::int64_t payload = kept.known ? *kept.known : fields.get(m_layout.kept[i]);
      const bool isNothing = payload < 0 && kept.kind != Value::Kind::Integer;
      state.bindings.push_back({kept.name, false, isNothing ? Value() : Value{kept.kind, payload}, {}});
    }
    kernel::Task after;
    after.kind = kernel::Task::Kind::AfterMove;
    state.tasks.push_back(after);
    for (const ChoicePoint::List& list : point.lists) {
      kernel::Task effects;
      effects.list = list.list;
      effects.next = list.next;
      effects.bindings = list.bindings;
      state.tasks.push_back(effects);
    }
    kernel::Task choice;
    choice.kind = kernel::Task::Kind::Choose;
    choice.name = point.name;
    choice.node = point.node;
    choice.chooser = static_cast<Seat>(fields.get(*m_layout.chooser));
    choice.minimum = 1;
    choice.maximum = 1;
    for (std::size_t zone = 0; zone < m_rules->zones().size(); ++zone) {
      if (fields.contains(*m_layout.options, ZoneId(zone)))
        choice.items.push_back(Value::ofZone(ZoneId(zone)));
    }
    state.tasks.push_back(std::move(choice));
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
      constexpr std::array kinds = {kernel::Move::Kind::Pass, kernel::Move::Kind::EndPhase,
                                    kernel::Move::Kind::Choice};
      move.kind = kinds[words[0] - actions];
      move.argumentCount = move.kind == kernel::Move::Kind::Choice ? 1 : 0;
      if (move.argumentCount == 1)
        move.arguments[0] = {Value::Kind::Zone, static_cast<std::int64_t>(words[1])};
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
      case kernel::Move::Kind::EndPhase:
        words[0] = m_parameters.size() + 1;
        break;
      default:
        words[0] = m_parameters.size() + 2;
    }
    for (std::size_t i = 0; i < move.argumentCount; ++i)
      words[1 + i] = static_cast<std::uint64_t>(move.arguments[i].payload);
    return words;
  }

  kernel::RulesPtr m_rules;
  StateLayout m_layout;
  std::optional<LineTable> m_lines;
  std::vector<ChoicePoint> m_choices;
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
