// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/independent_parameters.h"

#include <algorithm>
#include <variant>

#include "core/analysis/free_names.h"
#include "core/analysis/mentions.h"
#include "core/base/limits.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/guards.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

namespace {

/// All of them have to hold.
std::vector<const Condition*> demandsOf(const Condition& condition) {
  const auto* logic = std::get_if<LogicCondition>(&condition.node);
  if (logic == nullptr || logic->op != LogicOp::And) return {&condition};
  std::vector<const Condition*> all;
  for (const Condition& arg : logic->args) std::ranges::copy(demandsOf(arg), std::back_inserter(all));
  return all;
}

/// How many of the names the part takes from outside.
template <typename Part>
std::ptrdiff_t namesTaken(const Part& part, const std::vector<std::uint32_t>& names) {
  return std::ranges::count_if(
      freeNames(part), [&](std::uint32_t name) { return std::ranges::find(names, name) != names.end(); });
}

}  // namespace

// Null where the domain is another one.
const IntsInRangeQuery* IndependentParameters::rangeIn(const Query& domain) const {
  const auto* defined = std::get_if<DefinedQuery>(&domain.node);
  if (defined != nullptr && defined->with.empty())
    return rangeIn(*m_def.definitions[defined->name.index].query);
  return std::get_if<IntsInRangeQuery>(&domain.node);
}

std::optional<std::size_t> IndependentParameters::firstOf(const ActionDef& action) {
  if (action.post || action.params.empty() || !m_trials.isToldAhead(action)) return std::nullopt;
  const std::vector<const Condition*> demands = demandsOf(action.pre);
  std::vector<std::uint32_t> names;
  std::size_t first = action.params.size();
  while (first > 0) {
    const ParamDef& parameter = action.params[first - 1];
    const std::uint32_t name = m_rules.bindingIndex(parameter.name.name);
    // Names of the same word hide each other.
    if (std::ranges::find(names, name) != names.end() || Trials::mentionsInCost(action, name)) break;
    names.push_back(name);
    const auto later = action.params.begin() + static_cast<std::ptrdiff_t>(first);
    const bool isAlone =
        std::all_of(later, action.params.end(),
                    [&](const ParamDef& each) { return namesTaken(each.domain, names) == 0; }) &&
        std::ranges::all_of(demands, [&](const Condition* each) { return namesTaken(*each, names) <= 1; });
    if (!isAlone) break;
    --first;
  }
  // As many as can be multiplied.
  constexpr std::int64_t most = std::int64_t{1} << 20;
  std::int64_t product = 1;
  for (std::size_t i = first; i < action.params.size(); ++i) {
    product *= std::min(m_queryKinds.mostOptions(action.params[i].domain), most);
    if (product > most * most) return std::nullopt;
  }
  const std::size_t many = action.params.size() - first;
  if (many > 1) return first;
  const bool isRange = rangeIn(action.params.back().domain) != nullptr;
  const bool isFree = many == 1 && std::ranges::none_of(demands, [&](const Condition* each) {
                        return namesTaken(*each, {names.front()}) > 0;
                      });
  return isRange && isFree ? std::optional(first) : std::nullopt;
}

Word IndependentParameters::count(const ActionDef& action, std::size_t first) {
  std::vector<std::uint32_t> names;
  for (std::size_t i = first; i < action.params.size(); ++i)
    names.push_back(m_rules.bindingIndex(action.params[i].name.name));
  std::vector<const Condition*> ofAll;
  for (const Condition* each : demandsOf(action.pre)) {
    if (namesTaken(*each, names) == 0) ofAll.push_back(each);
  }
  countCombinations(action, first);
  const Variable product = m_builder.variable(0);
  m_builder.ifThen(m_builder.bitAnd(m_conditions.joined(true, ofAll), m_trials.canPay(action)), [&] {
    Word all = 1;
    for (std::size_t i = first; i < action.params.size(); ++i)
      all = m_builder.multiply(all, optionsOf(action, i).count);
    m_builder.set(product, all);
  });
  return m_builder.get(product);
}

// The kernel goes through all ways to choose them, whatever is asked of them, and gives up where those are
// too many.
void IndependentParameters::countCombinations(const ActionDef& action, std::size_t first) {
  constexpr std::int64_t few = 1 << 16;
  std::int64_t most = 1;
  Word ways = 1;
  for (std::size_t i = first; i < action.params.size(); ++i)
    most = std::min(most * std::min(m_queryKinds.mostOptions(action.params[i].domain), few), few);
  if (most < few) return;
  for (std::size_t i = first; i < action.params.size(); ++i) {
    const Query& domain = action.params[i].domain;
    const IntsInRangeQuery* range = rangeIn(domain);
    ways = m_builder.multiply(ways, range != nullptr ? optionsOf(*range).count : m_queries.count(domain));
  }
  m_function.countDeepRounds(ways);
}

// In the order in which the moves would be gone through: that of the last parameter changes first.
std::vector<Typed> IndependentParameters::nth(const ActionDef& action, std::size_t first, Word number) {
  std::vector<Typed> values(action.params.size() - first);
  for (std::size_t i = action.params.size(); i-- > first;) {
    const Options options = optionsOf(action, i);
    values[i - first] = {options.kind, -1};
    // Then there is no move, and nobody comes here.
    if (options.count.is(0)) continue;
    const Word at = i == first ? number : m_builder.modulo(number, options.count);
    if (i > first) number = m_builder.divide(number, options.count);
    if (options.set) {
      values[i - first].payload = sets(options.kind).nth(*options.set, at);
    } else if (options.low) {
      values[i - first].payload = m_builder.add(*options.low, at);
    } else {
      values[i - first].payload = m_queryOrder.valueAt(*options.listed, at);
    }
  }
  return values;
}

IndependentParameters::Options IndependentParameters::optionsOf(const ActionDef& action,
                                                                std::size_t parameter) {
  const ParamDef& def = action.params[parameter];
  const std::uint32_t name = m_rules.bindingIndex(def.name.name);
  ConditionList demands;
  for (const Condition* each : demandsOf(action.pre)) {
    if (namesTaken(*each, {name}) > 0) demands.push_back(each);
  }
  const IntsInRangeQuery* range = rangeIn(def.domain);
  if (range != nullptr && demands.empty()) return optionsOf(*range);
  const std::optional<ZoneSet> members = m_queries.membersOf(def.domain);
  if (!members) return listedOptions(def.domain, name, demands);
  Options options;
  options.kind = m_queryKinds.kindOf(def.domain);
  options.set = members;
  for (const Condition* each : demands)
    options.set = m_everywhere.where(*each, name, options.kind, *options.set);
  options.count = sets(options.kind).count(*options.set);
  return options;
}

IndependentParameters::Options IndependentParameters::optionsOf(const IntsInRangeQuery& range) {
  const Word low = m_values.integer(range.min);
  const Word span = m_arithmetic.compute(ArithmeticOp::Subtract, m_values.integer(range.max), low);
  // So many are more than the kernel would list.
  constexpr auto most = static_cast<std::int64_t>(limits::maximumOptions);
  m_builder.ifThen(m_builder.lessOrEqual(most, span), [this] { escape(); });
  return {Value::Kind::Integer, m_builder.maximum(m_builder.add(span, 1), 0), std::nullopt, low,
          std::nullopt};
}

IndependentParameters::Options IndependentParameters::listedOptions(const Query& domain, std::uint32_t name,
                                                                    const ConditionList& demands) {
  Options options;
  options.kind = m_queryKinds.kindOf(domain);
  options.listed = m_queryOrder.newValues();
  const Variable count = m_builder.variable(0);
  m_queryOrder.forEach(domain, [&](const Typed& option) {
    const ScopedName value(m_names, name, option);
    m_builder.ifThen(m_conditions.joined(true, demands), [&] {
      const Word number = m_builder.get(count);
      m_builder.ifThen(m_builder.lessOrEqual(ValueList::most, number), [this] { escape(); });
      m_queryOrder.putValue(*options.listed, number, option.payload);
      m_builder.set(count, m_builder.add(number, 1));
    });
  });
  options.count = m_builder.get(count);
  return options;
}

}  // namespace ludo::engine
