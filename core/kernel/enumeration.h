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

/// What a name may stand for where an effect stands.
struct Source {
  bool isUncertain = false;
  std::vector<Value> outcomes;  ///< empty when the text does not say
};
using Scope = std::map<std::uint32_t, Source>;  ///< by Ref<Binding>::index

/// Values that are made together.
using Row = std::vector<Value>;

/// Evaluates what depends on names and variables alone, for all that they may be. Lives as long as one call.
class Enumeration {
 public:
  /// From `rowBudget` so many are taken as there are values; there are none when it is used up.
  Enumeration(const Rules& rules, const Scope& scope, Budget& rowBudget);

  /// The values that the expressions have together. Nothing when that cannot be told.
  std::vector<Row> of(const std::vector<const language::ValueExpr*>& values);
  /// The options of a query that asks for nothing else.
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
