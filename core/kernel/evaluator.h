// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/log_writer.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// Reads a state: values, conditions, queries and selectors, as one player (the actor) means them. Changes
/// nothing but the budget and, for overflows, the log. Lives as long as one call; everything it is given
/// belongs to the caller, and the state may change between two questions.
///
/// When the budget is used up, values are Nothing, conditions do not hold and queries have no more options:
/// what comes out is of no use, and who owns the budget asks it.
class Evaluator {
 public:
  Evaluator(const Rules& rules, const State& state, Seat actor, CallBudget& budget, EventLog* log = nullptr);

  Seat actor() const { return m_actor; }
  void setActor(Seat actor) { m_actor = actor; }
  /// Whether the player who is to act has no legal move: what the condition "stuck" asks for.
  void setStuck(bool stuck) { m_stuck = stuck; }

  /// The state will stay as it is: legal moves need to be counted once only.
  void rememberCounts() { m_counts.emplace(); }

  Value value(const language::ValueExpr& expression);
  /// Integers as they are, true as 1, a player as the seat, everything else as 0.
  std::int64_t integer(const language::ValueExpr& expression);
  bool holds(const language::Condition& condition);
  /// In canonical order, each option once.
  std::vector<Value> options(const language::Query& query);

  /// `nobody` when there is no such player. A selector of several players stands for the first of them.
  Seat player(const language::PlayerSelector& selector);
  std::vector<Seat> players(const language::PlayerSelector& selector);
  /// Invalid when there is no such zone. `each` takes the place of a selector of several players.
  ZoneId zone(const language::ZoneSelector& selector, Seat each = nobody);
  /// The part of nobody when there is no such player.
  const std::vector<ZoneId>& region(const language::RegionSelector& selector);
  /// Invalid when there is no such token, or no longer.
  TokenId token(const language::TokenSelector& selector);
  /// The basic directions meant, each once; all of them when nothing is written.
  std::vector<std::uint32_t> directions(const std::vector<language::DirectionSelector>& written) const;
  std::vector<std::uint32_t> directions(const language::DirectionSelector& written) const;

  /// A name bound for as long as this object lives; the objects are nested like their scopes.
  class Local {
   public:
    Local(Evaluator& evaluator, std::uint32_t name)
        : m_evaluator(evaluator), m_index(evaluator.m_locals.size()) {
      evaluator.m_locals.push_back({name, Value()});
    }
    Local(const Local&) = delete;
    Local& operator=(const Local&) = delete;
    ~Local() { m_evaluator.m_locals.resize(m_index); }
    void set(Value value) { m_evaluator.m_locals[m_index].value = value; }

   private:
    Evaluator& m_evaluator;
    std::size_t m_index;
  };

 private:
  struct LocalBinding {
    std::uint32_t name = 0;
    Value value;
  };
  /// What a definition is given, bound for as long as this object lives.
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

  // evaluate.cpp
  Value read(std::int64_t literal) const { return Value::ofInteger(literal); }
  Value read(bool literal) const { return Value::ofBool(literal); }
  Value read(const std::string& text) const;
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
  Value read(const language::ZoneValue& part);
  Value read(const language::TokenValue& part);
  Value read(const language::TurnNumberValue& part);
  Value read(const language::PassesValue& part);
  Value read(const language::LastZoneValue& part);
  Value read(const language::RepetitionsValue& part);
  Value read(const language::DirectionValue& part);
  Value read(const language::StepValue& part);
  Value read(const language::LinesValue& part);
  Value read(const language::GroupSizeValue& part);
  Value read(const language::DistanceValue& part);
  Value read(const language::PatternValue& part);
  Value read(const language::LegalCountValue& part);
  Value read(const language::AbsoluteValue& part);
  Value read(const language::NegativeValue& part);
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
  bool check(const language::AdjacentCondition& part);
  bool check(const language::ConnectedCondition& part);
  bool check(const language::StuckCondition&) const { return m_stuck; }
  bool check(const language::DefinedCondition& part);

  // selectors.cpp
  const Value* local(std::uint32_t name) const;
  const Binding* binding(std::uint32_t name) const;
  Value bound(std::uint32_t name) const;
  Seat neighbour(Seat seat, Seat stride) const;

  // queries.cpp
  using Options = std::vector<Value>;
  /// Into options that are empty.
  void collect(const language::Query& query, Options& options);
  void collect(const language::TokensInZoneQuery& query, Options& options);
  void collect(const language::IntsInRangeQuery& query, Options& options);
  void collect(const language::EnumsQuery& query, Options& options);
  void collect(const language::PlayersQuery& query, Options& options);
  void collect(const language::ZonesQuery& query, Options& options);
  void collect(const language::TokensQuery& query, Options& options);
  void collect(const language::AdjacentZonesQuery& query, Options& options);
  void collect(const language::TokensInAdjacentZonesQuery& query, Options& options);
  void collect(const language::ConnectedZonesQuery& query, Options& options);
  void collect(const language::RayQuery& query, Options& options);
  void collect(const language::HopsQuery& query, Options& options);
  void collect(const language::LeapsQuery& query, Options& options);
  void collect(const language::DirectionsQuery& query, Options& options);
  void collect(const language::BetweenQuery& query, Options& options);
  void collect(const language::SandwichedQuery& query, Options& options);
  void collect(const language::SetQuery& query, Options& options);
  void collect(const language::FilterQuery& query, Options& options);
  void collect(const language::BindingQuery& query, Options& options);
  void collect(const language::DefinedQuery& query, Options& options);
  bool mayAdd(const Options& options);
  bool isNew(const Options& options, const Value& value);

  // directions.cpp
  /// The first direction that each step means; nothing when one means none.
  std::optional<std::vector<std::uint32_t>> stepsOf(
      const std::vector<language::DirectionSelector>& path) const;
  /// Whether a zone fulfils the condition as the candidate ($zone); `otherwise` decides when there is none.
  bool fulfils(Local& candidate, ZoneId zone, const language::Condition* condition,
               language::Occupancy otherwise);
  bool matches(ZoneId zone, language::Occupancy occupancy) const;

  // lines.cpp
  class LineMember;
  /// Which zones are on lines, and whether two of them can be on the same one.
  struct LineTest {
    std::function<bool(ZoneId)> counts;
    std::function<bool(ZoneId, ZoneId)> alike;
  };
  Value topProperty(ZoneId zone, std::uint32_t property) const;
  std::int64_t countLines(const language::LinesValue& part);
  std::int64_t countRuns(const language::LinesValue& part, ZoneId through, const LineTest& test);
  std::int64_t countListedLines(const language::LinesValue& part, ZoneId through, const LineTest& test);
  ZoneId before(ZoneId zone, std::uint32_t direction);
  std::int64_t countPatterns(const language::PatternValue& part);

  // spatial.cpp
  /// One for each zone, none of them set.
  std::vector<bool> marksOfZones() const;
  const std::vector<ZoneId>& neighboursOf(ZoneId zone) const;
  std::vector<ZoneId> ends(const std::optional<language::ZoneSelector>& zone,
                           const std::optional<language::RegionSelector>& wanted);
  bool areConnected(const language::ConnectedCondition& part);
  std::vector<bool> reachable(ZoneId start, const std::optional<language::Condition>& via,
                              std::int64_t maxDepth);
  std::int64_t groupSize(const language::GroupSizeValue& part);
  std::int64_t distance(const language::DistanceValue& part);

  const Rules& m_rules;
  const State& m_state;
  CallBudget& m_budget;
  LogWriter m_log;
  Seat m_actor;
  bool m_stuck = false;
  std::optional<std::map<std::pair<Seat, std::uint32_t>, std::int64_t>> m_counts;
  std::vector<LocalBinding> m_locals;
};

}  // namespace ludo::kernel
