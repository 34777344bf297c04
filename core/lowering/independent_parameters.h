// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/option_list.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Conditions;
class Everywhere;
class Queries;
class QueryKinds;
class QueryOrder;
class Trials;
class Values;

/// The last parameters of an action, as far as the values of each do not depend on the others: for given
/// values of the parameters before them, the number of moves is the product of the numbers of their values.
class IndependentParameters : private Part {
 public:
  explicit IndependentParameters(Parts& parts);

  /// The index of the first such parameter; nothing where there are none, or listing all moves is no more
  /// work.
  std::optional<std::size_t> firstOf(const language::ActionDef& action);
  /// How many moves there are, with the parameters before `first` bound.
  Word count(const language::ActionDef& action, std::size_t first);
  /// The values of the parameters from `first` on in the move with this number, which is below count().
  std::vector<Typed> nth(const language::ActionDef& action, std::size_t first, Word number);

 private:
  /// What one of them can be.
  struct Options {
    kernel::Value::Kind kind = kernel::Value::Kind::Zone;
    Word count = 0;
    std::optional<ZoneSet> set;       ///< of zones or tokens
    std::optional<Word> low;          ///< numbers in a row, from this one on
    std::optional<ValueList> listed;  ///< others
  };
  using ConditionList = std::vector<const language::Condition*>;

  void countCombinations(const language::ActionDef& action, std::size_t first);
  Options optionsOf(const language::ActionDef& action, std::size_t parameter);
  const language::IntsInRangeQuery* rangeIn(const language::Query& domain) const;
  Options optionsOf(const language::IntsInRangeQuery& range);
  Options listedOptions(const language::Query& domain, std::uint32_t name, const ConditionList& conditions);

  Arithmetic& m_arithmetic;
  Conditions& m_conditions;
  Everywhere& m_everywhere;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  Trials& m_trials;
  Values& m_values;
};

}  // namespace ludo::engine
