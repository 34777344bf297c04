// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/kernel/call_budget.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::kernel {

/// What a name may be bound to when an effect runs.
struct Source {
  bool isUncertain = false;     ///< chance or a player decides it, so that not every seat need know it
  std::vector<Value> outcomes;  ///< all that it may be; empty when the text does not say
};
using Scope = std::map<std::uint32_t, Source>;  ///< by Ref<Binding>::index

/// One value for each of several expressions, made by the same outcomes.
using Row = std::vector<Value>;

/// Evaluates expressions that depend on names and variables alone, for every combination of what these may
/// be. Rules, scope and budget belong to the caller and outlive it.
class Enumeration {
 public:
  /// Each value that is found costs one of `rowBudget`; when that is used up, no more values are given.
  Enumeration(const Rules& rules, const Scope& scope, Budget& rowBudget);

  /// The rows that the expressions may have, one value for each of them; empty when that cannot be told.
  std::vector<Row> of(const std::vector<const language::ValueExpr*>& values);
  /// The options of a query that depends on nothing but names and variables; empty when that cannot be told.
  std::vector<Value> options(const language::Query& query);

  /// A die with so many sides has as many outcomes as one expression may have.
  static constexpr std::size_t mostOutcomes = 4'096;

 private:
  std::pair<std::int64_t, std::int64_t> bounds(std::uint32_t variable) const;
  Row row(const std::vector<const language::ValueExpr*>& values, const std::set<std::uint32_t>& names,
          const std::set<std::uint32_t>& variables, std::size_t number);

  const Rules& m_rules;
  const Scope& m_scope;
  Budget& m_rowBudget;
  CallBudget m_budget;
  State m_state;
};

}  // namespace ludo::kernel
