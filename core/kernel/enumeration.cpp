// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/enumeration.h"

#include <memory>

#include "core/base/limits.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/reads.h"
#include "core/kernel/variables.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// A variable that takes part has no more values.
constexpr std::uint64_t mostOfVariable = 64;

}  // namespace

Enumeration::Enumeration(const Rules& rules, const Scope& scope, Budget& rowBudget)
    : m_rules(rules), m_scope(scope), m_rowBudget(rowBudget), m_budget(limits::stepsPerCall) {}

std::vector<Row> Enumeration::of(const std::vector<const ValueExpr*>& values) {
  std::vector<Row> rows;
  std::set<std::uint32_t> names;
  std::set<std::uint32_t> variables;
  for (const ValueExpr* value : values) {
    const Reads reads = readsOf(m_rules.def(), *value);
    if (reads.state) return rows;
    names.insert(reads.bindings.begin(), reads.bindings.end());
    variables.insert(reads.variables.begin(), reads.variables.end());
  }
  std::size_t count = 1;
  for (const std::uint32_t name : names) {
    const auto found = m_scope.find(name);
    count *= found == m_scope.end() ? 0 : found->second.outcomes.size();
    if (count == 0 || count > mostOutcomes) return rows;
  }
  for (const std::uint32_t variable : variables) {
    const auto [low, high] = bounds(variable);
    const std::uint64_t span = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
    if (high < low || span >= mostOfVariable) return rows;
    count *= static_cast<std::size_t>(high - low + 1);
    if (count > mostOutcomes) return rows;
  }
  if (!m_rowBudget.spend(static_cast<std::int64_t>(count))) return rows;
  if (!variables.empty()) {
    m_state.variables.resize(m_rules.variableSlotCount());
    m_state.eliminated.assign(static_cast<std::size_t>(m_rules.seats()), false);
    m_state.active = 0;
  }
  for (std::size_t number = 0; number < count; ++number)
    rows.push_back(row(values, names, variables, number));
  return m_budget.exhausted() ? std::vector<Row>() : rows;
}

std::vector<Value> Enumeration::options(const Query& query) {
  const Reads reads = readsOf(m_rules.def(), query);
  if (reads.state || !reads.bindings.empty() || !reads.variables.empty()) return {};
  std::vector<Value> found = Evaluator(m_rules, m_state, 0, m_budget).options(query);
  const bool isFine =
      found.size() <= mostOutcomes && m_rowBudget.spend(static_cast<std::int64_t>(found.size()));
  return isFine ? found : std::vector<Value>();
}

std::pair<std::int64_t, std::int64_t> Enumeration::bounds(std::uint32_t variable) const {
  const VariableDef& def = m_rules.def().variables[variable];
  return boundsOf(m_rules, def);
}

Row Enumeration::row(const std::vector<const ValueExpr*>& values, const std::set<std::uint32_t>& names,
                     const std::set<std::uint32_t>& variables, std::size_t number) {
  for (const std::uint32_t variable : variables) {
    const auto [low, high] = bounds(variable);
    const auto size = static_cast<std::size_t>(high - low + 1);
    const bool perSeat = m_rules.def().variables[variable].scope == VariableScope::Player;
    for (Seat seat = 0; seat < (perSeat ? m_rules.seats() : 1); ++seat)
      m_state.variables[m_rules.variableSlot(variable, seat)] =
          low + static_cast<std::int64_t>(number % size);
    number /= size;
  }
  Evaluator evaluator(m_rules, m_state, 0, m_budget);
  std::vector<std::unique_ptr<Evaluator::Local>> locals;
  for (const std::uint32_t name : names) {
    const std::vector<Value>& outcomes = m_scope.at(name).outcomes;
    locals.push_back(std::make_unique<Evaluator::Local>(evaluator, name));
    locals.back()->set(outcomes[number % outcomes.size()]);
    number /= outcomes.size();
  }
  Row row;
  for (const ValueExpr* value : values) row.push_back(evaluator.value(*value));
  while (!locals.empty()) locals.pop_back();  // the last one first
  return row;
}

}  // namespace ludo::kernel
