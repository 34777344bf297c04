// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <variant>

#include "core/base/hash.h"
#include "core/kernel/arithmetic.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/legal_moves.h"
#include "core/kernel/lines.h"
#include "core/kernel/queries.h"
#include "core/kernel/repetitions.h"
#include "core/kernel/walks.h"
#include "core/kernel/zone_order.h"
#include "core/language/macros.h"

namespace ludo::kernel {

using namespace language;

namespace {

std::int64_t integerOf(const Value& value) {
  const bool counts = value.kind == Value::Kind::Integer || value.kind == Value::Kind::Bool ||
                      value.kind == Value::Kind::Player;
  return counts ? value.payload : 0;
}

}  // namespace

Evaluator::Evaluator(const Rules& rules, const State& state, Seat actor, CallBudget& budget, EventLog* log)
    : Selectors(rules, state, actor, budget), m_log(log) {}

Value Evaluator::value(const ValueExpr& expression) {
  if (!m_budget.spend()) return Value::nothing();
  return visitExpanded(expression, [this](const auto& part) { return read(part); });
}

std::int64_t Evaluator::integer(const ValueExpr& expression) {
  return integerOf(value(expression));
}

Value Evaluator::symbol(const std::string& text) const {
  const std::int64_t known = m_rules.symbolId(text);
  // A test may speak of texts that the game never mentions; they are still different from each other.
  const std::uint64_t id = known >= 0 ? static_cast<std::uint64_t>(known) : stableHash(text) | 0x8000'0000U;
  return Value::ofSymbol(static_cast<std::uint32_t>(id));
}

Value Evaluator::read(const GlobalVariableValue& part) {
  return variable(part.var, nobody);
}

Value Evaluator::read(const PlayerVariableValue& part) {
  return variable(part.var, player(part.player));
}

Value Evaluator::read(const ZoneCountValue& part) {
  const ZoneId counted = zone(part.zone);
  if (!counted.valid()) return Value::ofInteger(0);
  return Value::ofInteger(static_cast<std::int64_t>(m_state.zones[counted.index].size()));
}

Value Evaluator::read(const ZonePropertyValue& part) {
  const ZoneId place = zone(part.zone);
  return place.valid() ? m_rules.zoneProperty(place, part.prop.index) : Value();
}

Value Evaluator::read(const TokenPropertyValue& part) {
  const TokenId id = token(part.token);
  if (!id.valid()) return Value::nothing();
  const Token& held = m_state.tokens[id.index];
  const int slot = m_rules.propertySlot(held.type, part.prop.index);
  return slot < 0 ? Value::nothing() : held.props[static_cast<std::size_t>(slot)];
}

Value Evaluator::read(const TokenOwnerValue& part) {
  const TokenId id = token(part.token);
  if (!id.valid() || m_state.tokens[id.index].owner == nobody) return Value::nothing();
  return Value::ofPlayer(m_state.tokens[id.index].owner);
}

Value Evaluator::read(const TokenTypeValue& part) {
  const TokenId id = token(part.token);
  // The symbol of a token type is its index.
  return id.valid() ? Value::ofSymbol(m_state.tokens[id.index].type) : Value::nothing();
}

Value Evaluator::read(const TokenZoneValue& part) {
  const TokenId id = token(part.token);
  return id.valid() ? Value::ofZone(m_state.tokens[id.index].zone) : Value::nothing();
}

Value Evaluator::read(const BindingValue& part) {
  return bound(part.name.index);
}

Value Evaluator::read(const ConstantValue& part) {
  return Value::ofInteger(m_rules.def().constants[part.name.index].value);
}

Value Evaluator::read(const PlayerValue& part) {
  const Seat seat = player(part.player);
  return seat == nobody ? Value::nothing() : Value::ofPlayer(seat);
}

Value Evaluator::read(const SeatValue& part) {
  return Value::ofInteger(player(part.player));
}

Value Evaluator::read(const PlayerAtValue& part) {
  const std::int64_t seats = m_rules.seats();
  return Value::ofPlayer(static_cast<Seat>((integer(*part.seat) % seats + seats) % seats));
}

Value Evaluator::read(const ZoneValue& part) {
  const ZoneId id = zone(part.zone);
  return id.valid() ? Value::ofZone(id) : Value::nothing();
}

Value Evaluator::read(const TokenValue& part) {
  const TokenId id = token(part.token);
  return id.valid() ? Value::ofToken(id) : Value::nothing();
}

Value Evaluator::read(const TurnNumberValue&) {
  return Value::ofInteger(static_cast<std::int64_t>(m_state.turnNumber));
}

Value Evaluator::read(const PassesValue&) {
  return Value::ofInteger(m_state.passes);
}

Value Evaluator::read(const LastZoneValue&) {
  return m_state.lastZone.valid() ? Value::ofZone(m_state.lastZone) : Value::nothing();
}

Value Evaluator::read(const NothingValue&) {
  return Value::nothing();
}

Value Evaluator::read(const RepetitionsValue& part) {
  const Rules::Repetition what = Rules::repetitionOf(part);
  return Value::ofInteger(repetitions(m_rules, m_state, what, m_budget));
}

Value Evaluator::read(const LinesValue& part) {
  return Value::ofInteger(Lines(*this).count(part));
}

Value Evaluator::read(const GroupSizeValue& part) {
  return Value::ofInteger(Walks(*this).groupSize(part));
}

Value Evaluator::read(const DistanceValue& part) {
  return Value::ofInteger(Walks(*this).distance(part));
}

Value Evaluator::read(const PatternValue& part) {
  return Value::ofInteger(Lines(*this).countPatterns(part));
}

Value Evaluator::read(const LegalCountValue& part) {
  const Seat seat = player(part.player);
  if (seat == nobody) return Value::ofInteger(0);
  return Value::ofInteger(legalCount(seat, part.action ? part.action->index : anyAction));
}

std::int64_t Evaluator::legalCount(Seat seat, std::uint32_t action) {
  if (!m_counts) return countLegalMoves(m_rules, m_state, seat, action, m_budget);
  const auto known = m_counts->find({seat, action});
  if (known != m_counts->end()) return known->second;
  const std::int64_t count = countLegalMoves(m_rules, m_state, seat, action, m_budget);
  m_counts->emplace(std::pair(seat, action), count);
  return count;
}

Value Evaluator::read(const AbsoluteValue& part) {
  const std::int64_t number = integer(*part.value);
  return number < 0 ? compute(ArithmeticOp::Subtract, 0, number, part.node) : Value::ofInteger(number);
}

Value Evaluator::read(const DirectionValue& part) {
  // Another player's is handed on as the direction that it is on the board.
  if (part.direction.owned) {
    const std::vector<std::uint32_t> meant = directions(part.direction);
    return meant.empty() ? Value::nothing() : symbol(m_rules.def().directionNames[meant.front()]);
  }
  return part.direction.isBound() ? bound(part.direction.binding.index) : read(part.direction.set.name);
}

Value Evaluator::read(const StepValue& part) {
  return Walks(*this).after(part);
}

Value Evaluator::read(const ChosenValue& part) {
  return value(holds(*part.when) ? *part.then : *part.otherwise);
}

Value Evaluator::read(const ArithmeticValue& part) {
  const std::int64_t left = integer(*part.left);
  const std::int64_t right = integer(*part.right);
  return compute(part.op, left, right, part.node);
}

Value Evaluator::compute(ArithmeticOp op, std::int64_t left, std::int64_t right, std::uint32_t node) {
  const Computed result = kernel::compute(op, left, right);
  if (!result.exact) m_log.add(Note{Note::Kind::Overflow, 0, result.value, node, {}});
  return Value::ofInteger(result.value);
}

std::int64_t Evaluator::property(TokenId token, std::uint32_t property) const {
  const Token& held = m_state.tokens[token.index];
  const int slot = m_rules.propertySlot(held.type, property);
  return slot < 0 ? 0 : integerOf(held.props[static_cast<std::size_t>(slot)]);
}

Value Evaluator::read(const AggregateValue& part) {
  const std::vector<Value> members = options(*part.query);
  if (part.op == AggregateOp::Count) return Value::ofInteger(static_cast<std::int64_t>(members.size()));
  std::int64_t total = 0;
  bool first = true;
  Local candidate(*this, part.bind ? m_rules.bindingIndex(part.bind->name) : UINT32_MAX);
  for (const Value& member : members) {
    candidate.set(member);
    std::int64_t amount = part.each ? integer(**part.each) : integerOf(member);
    if (part.prop)
      amount = member.kind == Value::Kind::Token ? property(member.token(), part.prop->index) : 0;
    if (part.op == AggregateOp::Sum) {
      total = compute(ArithmeticOp::Add, total, amount, part.node).payload;
    } else if (first) {
      total = amount;
    } else {
      total = part.op == AggregateOp::Minimum ? std::min(total, amount) : std::max(total, amount);
    }
    first = false;
  }
  return Value::ofInteger(total);
}

// All are read where the definition is used, before any of them is bound.
Evaluator::Arguments::Arguments(Evaluator& evaluator, const std::vector<FormulaArgument>& given)
    : m_evaluator(evaluator), m_size(evaluator.m_locals.size()) {
  std::vector<LocalBinding> locals;
  for (const FormulaArgument& argument : given)
    locals.push_back({argument.name.index, evaluator.value(*argument.value)});
  evaluator.m_locals.insert(evaluator.m_locals.end(), locals.begin(), locals.end());
}

Value Evaluator::read(const DefinedValue& part) {
  const Arguments arguments(*this, part.with);
  return value(*m_rules.def().definitions[part.name.index].value);
}

bool Evaluator::check(const DefinedCondition& part) {
  const Arguments arguments(*this, part.with);
  return holds(*m_rules.def().definitions[part.name.index].condition);
}

std::vector<Value> Evaluator::options(const Query& query) {
  constexpr std::size_t usual = 8;
  std::vector<Value> options;
  options.reserve(usual);
  Queries(*this).collect(query, options);
  return options;
}

bool Evaluator::holds(const Condition& condition) {
  if (!m_budget.spend()) return false;
  const bool result = std::visit([this](const auto& part) { return check(part); }, condition.node);
  return result && !m_budget.exhausted();
}

bool Evaluator::check(const LogicCondition& part) {
  const auto argHolds = [this](const Condition& arg) { return holds(arg); };
  return part.op == LogicOp::And ? std::ranges::all_of(part.args, argHolds)
                                 : std::ranges::any_of(part.args, argHolds);
}

bool Evaluator::check(const NotCondition& part) {
  return !holds(*part.arg);
}

// Equal means of the same kind and the same content; only whole numbers have an order.
bool Evaluator::check(const CompareCondition& part) {
  const Value left = value(part.left);
  const Value right = value(part.right);
  switch (part.op) {
    case CompareOp::Equal:
      return left == right;
    case CompareOp::NotEqual:
      return left != right;
    case CompareOp::Less:
      return integerOf(left) < integerOf(right);
    case CompareOp::LessOrEqual:
      return integerOf(left) <= integerOf(right);
    case CompareOp::Greater:
      return integerOf(left) > integerOf(right);
    case CompareOp::GreaterOrEqual:
      return integerOf(left) >= integerOf(right);
  }
  return false;
}

bool Evaluator::check(const InCondition& part) {
  const Value item = value(part.item);
  const std::vector<Value> members = options(*part.set);
  m_budget.sweep(members.size());
  return std::ranges::find(members, item) != members.end();
}

bool Evaluator::matches(ZoneId zone, Occupancy occupancy) const {
  const TokenId top = topToken(m_rules, m_state, zone);
  if (occupancy == Occupancy::Empty || !top.valid()) return occupancy == Occupancy::Empty && !top.valid();
  const Seat owner = m_state.tokens[top.index].owner;
  switch (occupancy) {
    case Occupancy::Own:
      return owner == m_actor;
    case Occupancy::Enemy:
      return owner != nobody && owner != m_actor;
    default:
      return true;
  }
}

bool Evaluator::fulfils(Local& candidate, ZoneId zone, const Condition* condition, Occupancy otherwise) {
  if (condition == nullptr) return m_budget.spend() && matches(zone, otherwise);
  candidate.set(Value::ofZone(zone));
  return holds(*condition);
}

bool Evaluator::check(const IsCondition& part) {
  const ZoneId place = zone(part.zone);
  if (!place.valid() || !matches(place, part.is)) return false;
  if (!part.type || part.is == Occupancy::Empty) return true;
  return m_state.tokens[topToken(m_rules, m_state, place).index].type == part.type->index;
}

bool Evaluator::check(const AdjacentCondition& part) {
  const ZoneId from = zone(part.zone);
  const ZoneId to = zone(part.to);
  if (!from.valid() || !to.valid()) return false;
  if (!part.direction.empty()) {
    return std::ranges::any_of(directions(part.direction),
                               [&](std::uint32_t direction) { return m_rules.step(from, direction) == to; });
  }
  const std::vector<ZoneId>& beside = neighboursOf(from);
  return std::ranges::find(beside, to) != beside.end();
}

bool Evaluator::check(const ConnectedCondition& part) {
  return Walks(*this).areConnected(part);
}

}  // namespace ludo::kernel
