// SPDX-License-Identifier: Apache-2.0
#include "core/engine/observed_hasher.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/kernel/features.h"
#include "core/kernel/kernel.h"
#include "core/kernel/variables.h"

namespace ludo::engine {

using kernel::nobody;
using kernel::Seat;
using kernel::Value;

ObservedHasher::ObservedHasher(const kernel::Rules& rules, const Reduction& reduction,
                               const LoweredGame& game, const PositionFormat& format)
    : m_rules(rules),
      m_reduction(reduction),
      m_format(format),
      m_facts(game.facts),
      m_hashes(rules, reduction, m_facts),
      m_tokens(makeTokenTerms(m_hashes, format.layout())) {
  for (std::size_t slot = 0; slot < layout().variables.size(); ++slot)
    m_variableTerms.push_back(kernel::variableTerm(rules, slot));
  m_kinds.resize(m_variableTerms.size());
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const language::VariableDef& variable = rules.def().variables[i];
    const Seat copies = variable.scope == language::VariableScope::Player ? rules.seats() : 1;
    for (Seat seat = 0; seat < copies; ++seat)
      m_kinds[rules.variableSlot(i, seat)] = kernel::kindOf(variable.type);
  }
}

std::uint64_t ObservedHasher::hash(const Position& position, Seat seat) const {
  return fold(position, sum(PositionFormat::of(position), seat), seat);
}

// In the order of kernel::positionHash and kernel::observedHash, which the comparison with the kernel holds
// it to.
std::uint64_t ObservedHasher::fold(const Position& position, std::uint64_t sum, Seat seat) const {
  const Fields fields = PositionFormat::of(position);
  const auto getIf = [&](const std::optional<Field>& field) {
    return field ? static_cast<std::uint64_t>(fields.get(*field)) : 0;
  };
  kernel::Hasher hasher(m_rules.hashSeed());
  hasher.add(sum);
  hasher.addSeat(static_cast<Seat>(fields.get(layout().active)));
  hasher.add(getIf(layout().phase));
  hasher.add(static_cast<std::uint64_t>(fields.get(layout().actionsTaken)));
  hasher.add(getIf(layout().passes));
  const std::uint64_t out =
      layout().turn ? static_cast<std::uint64_t>(fields.get(layout().turn->eliminated)) : 0;
  hasher.add(static_cast<std::uint64_t>(m_rules.seats()));
  for (Seat each = 0; each < m_rules.seats(); ++each) hasher.add(out >> static_cast<unsigned>(each) & 1U);
  hasher.addAll(layout().turn ? SeatList(fields.get(layout().turn->extraTurns)) : SeatList());
  hasher.addAll(m_format.toAct(fields));
  hasher.addAll(layout().turn ? SeatList(fields.get(layout().turn->outOfPhase)) : SeatList());
  addHistory(hasher, position);
  for (const std::size_t slot : m_rules.tokenSlots()) hasher.add(heldHash(fields, slot, seat));
  addCommitted(hasher, fields, seat);
  addChoice(hasher, fields, seat);
  return seat == nobody ? hasher.result() : kernel::observed(hasher.result(), seat);
}

void ObservedHasher::addHistory(kernel::Hasher& hasher, const Position& position) const {
  if (!layout().history || PositionFormat::of(position).get(layout().history->count) == 0) return;
  for (std::size_t repetition = 0; repetition < layout().history->repetitions; ++repetition) {
    std::vector<std::uint64_t> history = m_format.historyOf(position, repetition);
    std::ranges::sort(history);
    hasher.addAll(history);
  }
}

void ObservedHasher::addCommitted(kernel::Hasher& hasher, const Fields& fields, Seat seat) const {
  const bool isOver = fields.get(layout().status) == Status::Over;
  const std::int64_t all = layout().turn && !isOver ? fields.get(layout().turn->committedCount) : 0;
  const auto word = [&](std::int64_t move, std::uint32_t number) {
    const auto words = static_cast<std::uint32_t>(move) * layout().turn->committedWords + number;
    return fields.get(Field{layout().turn->committed + 8 * words, machine::Width::Word});
  };
  const auto isSeen = [&](std::int64_t move) { return seat == nobody || word(move, 1) == seat; };
  std::uint64_t seen = 0;
  for (std::int64_t move = 0; move < all; ++move) seen += isSeen(move) ? 1 : 0;
  hasher.add(seen);
  for (std::int64_t move = 0; move < all; ++move) {
    if (!isSeen(move)) continue;
    const auto action = static_cast<std::uint32_t>(word(move, 0));
    const bool acts = action < m_rules.def().actions.size();
    hasher.add(static_cast<std::uint64_t>(acts ? kernel::Move::Kind::Action : kernel::Move::Kind::Pass));
    hasher.addSeat(static_cast<Seat>(word(move, 1)));
    hasher.add(acts ? action : kernel::Move().action);
    for (std::uint32_t arg = 0; acts && arg < m_format.parameterCount(action); ++arg)
      hasher.add(valueHash(fields, {m_format.parameterKind(action, arg), word(move, 2 + arg)}, seat));
  }
}

void ObservedHasher::addChoice(kernel::Hasher& hasher, const Fields& fields, Seat seat) const {
  const ChoicePoint* choice = m_format.pending(fields);
  if (choice == nullptr) return;
  const OptionFields& options = *layout().options;
  const auto add = [&](std::int64_t value) { hasher.add(valueHash(fields, {choice->kind, value}, seat)); };
  hasher.addSeat(static_cast<Seat>(fields.get(*layout().chooser)));
  hasher.add(kernel::Task().list);
  hasher.add(choice->name);
  const std::int64_t next = options.next ? fields.get(*options.next) : 0;
  const std::int64_t all = fields.get(options.all ? *options.all : options.count);
  hasher.add(static_cast<std::uint64_t>(next));
  for (std::int64_t i = 0; i < all; ++i) add(fields.get(options.options, (i + all - next) % all));
  const std::int64_t picked = options.picked ? fields.get(*options.picked) : 0;
  hasher.add(static_cast<std::uint64_t>(picked));
  if (picked == 0) return;
  // The last answers are the picks.
  const ReplayFields& replay = *layout().replay;
  for (std::int64_t answer = fields.get(replay.count) - picked; answer < fields.get(replay.count); ++answer) {
    const auto words = static_cast<std::uint32_t>(answer) * replay.answerWords;
    add(fields.get(Field{replay.answers + words * 8, machine::Width::Word}));
  }
}

std::uint64_t ObservedHasher::heldHash(const Fields& fields, std::size_t slot, Seat seat) const {
  const std::int64_t kept = fields.get(layout().variables[slot]);
  const bool isInPlay = kept != kernel::heldNothing && layout().tokens &&
                        fields.contains(layout().tokens->inPlay, static_cast<std::size_t>(kept));
  if (!isInPlay) return 0;
  const TokenFields& tokens = *layout().tokens;
  const auto zone = static_cast<std::size_t>(fields.get(tokens.zones, kept));
  const bool isKnown = m_tokens->knows(fields, kernel::TokenId(static_cast<std::size_t>(kept)), seat);
  // As kernel::isAmongOthers has it.
  if (!isKnown && m_rules.zone(kernel::ZoneId(zone)).capacity != 1)
    return kernel::unknownHash(nobody, static_cast<std::uint32_t>(fields.get(*tokens.pools, kept)));
  return m_tokens->hashOf(fields, kept, seat).value_or(0);
}

std::uint64_t ObservedHasher::valueHash(const Fields& fields, const Value& value, Seat seat) const {
  if (value.kind == Value::Kind::Token) {
    if (const std::optional<std::uint64_t> hash = m_tokens->hashOf(fields, value.payload, seat)) return *hash;
    return valueHash(fields, Value(), seat);
  }
  const Value whole = m_reduction.whole(value);
  return combine(static_cast<std::uint64_t>(whole.kind), static_cast<std::uint64_t>(whole.payload));
}

std::uint64_t ObservedHasher::observedMoveHash(const Position& position, const Move& move, Seat seat) const {
  const Fields fields = PositionFormat::of(position);
  std::uint64_t hash = kernel::beginMoveHash(move.kind, move.player, move.action);
  for (std::size_t i = 0; i < move.argumentCount; ++i) {
    const Value& value = move.arguments[i];
    const bool isToken = value.kind == Value::Kind::Token;
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, isToken ? m_tokens->argumentHash(fields, value.payload, seat)
                                 : static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

std::uint64_t ObservedHasher::sum(const Fields& fields, Seat seat) const {
  std::uint64_t sum = m_tokens->sum(fields, seat);
  for (std::size_t slot = 0; slot < m_variableTerms.size(); ++slot) sum += variableTerm(fields, slot);
  return sum;
}

std::uint64_t ObservedHasher::variableTerm(const Fields& fields, std::size_t slot) const {
  // Tokens count where the sum is folded.
  if (m_kinds[slot] == Value::Kind::Token) return 0;
  std::int64_t kept = fields.get(layout().variables[slot]);
  if (m_kinds[slot] == Value::Kind::Zone && kept != kernel::heldNothing)
    kept = m_reduction.wholeZone(kernel::ZoneId(static_cast<std::size_t>(kept))).index;
  return combine(m_variableTerms[slot], static_cast<std::uint64_t>(kept));
}

void ObservedHasher::begin(const Position& position, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  terms.sum = 0;
  terms.ofVariables.clear();
  for (std::size_t slot = 0; slot < m_variableTerms.size(); ++slot)
    terms.sum += terms.ofVariables.emplace_back(variableTerm(fields, slot));
  m_tokens->begin(fields, terms);
}

void ObservedHasher::renew(const Position& position, std::span<const Change> changes, SumTerms& terms) const {
  const Fields fields = PositionFormat::of(position);
  for (const Change& change : changes) {
    if (change.kind != ChangeKind::Variable) continue;
    const auto slot = static_cast<std::size_t>(change.subject);
    changeTerm(terms, terms.ofVariables[slot], variableTerm(fields, slot));
  }
  m_tokens->renew(fields, changes, terms);
}

}  // namespace ludo::engine
