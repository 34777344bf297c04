// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/kernel/log_writer.h"
#include "core/kernel/selectors.h"

namespace ludo::kernel {

/// Reads a state: values, conditions, queries and selectors, as one player (the actor) means them. Changes
/// nothing but the budget and, for overflows, the log.
///
/// When the budget is used up, values are Nothing, conditions do not hold and queries have no more options.
/// What comes out then is of no use: the owner of the budget has to ask it for its excess. One thread.
class Evaluator : public Selectors {
 public:
  /// `log`: null where nobody wants to hear of overflows.
  Evaluator(const Rules& rules, const State& state, Seat actor, CallBudget& budget, EventLog* log = nullptr);

  /// Sets what the condition "stuck" gives: whether the player who is to act has no legal move.
  void setStuck(bool stuck) { m_stuck = stuck; }

  /// Promises that the state stays as it is, so that the legal moves of an action are counted once only.
  void rememberCounts() { m_counts.emplace(); }

  /// Nothing where what the expression reads does not exist.
  Value value(const language::ValueExpr& expression);
  /// As a number: an integer itself, true as 1, a player as the seat, everything else 0.
  std::int64_t integer(const language::ValueExpr& expression);
  bool holds(const language::Condition& condition);
  /// In canonical order, each option once.
  std::vector<Value> options(const language::Query& query);

  /// Whether a zone fulfils the condition as the candidate ($zone); `otherwise` decides when there is none.
  bool fulfils(Local& candidate, ZoneId zone, const language::Condition* condition,
               language::Occupancy otherwise);
  /// The symbol of a text, known to the game or not.
  Value symbol(const std::string& text) const;

  /// Binds the arguments of a definition for as long as it lives.
  class Arguments {
   public:
    Arguments(Evaluator& evaluator, const std::vector<language::FormulaArgument>& given);
    Arguments(const Arguments&) = delete;
    Arguments& operator=(const Arguments&) = delete;
    ~Arguments() { m_evaluator.m_locals.resize(m_size); }

   private:
    Evaluator& m_evaluator;
    std::size_t m_size;
  };

 private:
  Value read(std::int64_t literal) const { return Value::ofInteger(literal); }
  Value read(bool literal) const { return Value::ofBool(literal); }
  Value read(const std::string& text) const { return symbol(text); }
  Value read(const language::GlobalVariableValue& part);
  Value read(const language::PlayerVariableValue& part);
  Value read(const language::ZoneCountValue& part);
  Value read(const language::ZonePropertyValue& part);
  Value read(const language::TokenPropertyValue& part);
  Value read(const language::TokenOwnerValue& part);
  Value read(const language::TokenTypeValue& part);
  Value read(const language::TokenZoneValue& part);
  Value read(const language::BindingValue& part);
  Value read(const language::ConstantValue& part);
  Value read(const language::PlayerValue& part);
  Value read(const language::SeatValue& part);
  Value read(const language::PlayerAtValue& part);
  Value read(const language::ZoneValue& part);
  Value read(const language::TokenValue& part);
  Value read(const language::TurnNumberValue& part);
  Value read(const language::PassesValue& part);
  Value read(const language::LastZoneValue& part);
  Value read(const language::NothingValue& part);
  Value read(const language::RepetitionsValue& part);
  Value read(const language::DirectionValue& part);
  Value read(const language::StepValue& part);
  Value read(const language::LinesValue& part);
  Value read(const language::GroupSizeValue& part);
  Value read(const language::DistanceValue& part);
  Value read(const language::PatternValue& part);
  Value read(const language::LegalCountValue& part);
  Value read(const language::AbsoluteValue& part);
  Value read(const language::ChosenValue& part);
  Value read(const language::ArithmeticValue& part);
  Value read(const language::AggregateValue& part);
  Value read(const language::DefinedValue& part);
  std::int64_t legalCount(Seat seat, std::uint32_t action);
  Value compute(language::ArithmeticOp op, std::int64_t left, std::int64_t right, std::uint32_t node);
  std::int64_t property(TokenId token, std::uint32_t property) const;

  bool check(bool literal) const { return literal; }
  bool check(const language::LogicCondition& part);
  bool check(const language::NotCondition& part);
  bool check(const language::CompareCondition& part);
  bool check(const language::InCondition& part);
  bool check(const language::IsCondition& part);
  bool matches(ZoneId zone, language::Occupancy occupancy) const;
  bool check(const language::AdjacentCondition& part);
  bool check(const language::ConnectedCondition& part);
  bool check(const language::StuckCondition&) const { return m_stuck; }
  bool check(const language::DefinedCondition& part);

  LogWriter m_log;
  bool m_stuck = false;
  std::optional<std::map<std::pair<Seat, std::uint32_t>, std::int64_t>> m_counts;
};

}  // namespace ludo::kernel
