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

/// The parameters at the end of an action of which none bears on what the others can be: how many moves there
/// are with those before them is the product of how many values each has.
class IndependentParameters : private Part {
 public:
  explicit IndependentParameters(Parts& parts);

  /// The number of the first of them; nothing where going through all moves is no more work.
  std::optional<std::size_t> firstOf(const language::ActionDef& action);
  /// With the parameters before bound: how many moves there are.
  Word count(const language::ActionDef& action, std::size_t first);
  /// With the parameters before bound: the values of the move with the number, which is below that.
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
