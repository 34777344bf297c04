// SPDX-License-Identifier: Apache-2.0
// Of options that are alike the first, as the kernel's Queries::collect finds them.
#include "core/lowering/arithmetic.h"
#include "core/lowering/guards.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/scope.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

SeenFeatures Queries::seenFeatures(const DistinctQuery& query) {
  SeenFeatures seen{{}, m_builder.variable(0)};
  for (std::size_t i = 0; i < query.by.size(); ++i) seen.lists.push_back(m_queryOrder.newValues());
  return seen;
}

Word Queries::isFirst(const DistinctQuery& query, const Typed& option, const SeenFeatures& seen) {
  const Bound candidate(m_scope, m_rules.bindingIndex(query.bind.name), option);
  std::vector<Word> features;
  for (const ValueExpr& feature : query.by) features.push_back(m_arithmetic.coded(m_values.value(feature)));
  const Variable isNew = m_builder.variable(1);
  const Word count = m_builder.get(seen.count);
  m_builder.forEachBelow(count, [&](Word i) {
    Word isAlike = 1;
    for (std::size_t part = 0; part < features.size(); ++part) {
      const Word before = m_queryOrder.valueAt(seen.lists[part], i);
      isAlike = m_builder.bitAnd(isAlike, m_builder.equal(before, features[part]));
    }
    m_builder.set(isNew, m_builder.select(isAlike, 0, m_builder.get(isNew)));
  });
  m_builder.ifThen(m_builder.get(isNew), [&] {
    m_builder.ifThen(m_builder.lessOrEqual(ValueList::most, count), [this] { m_scope.escape(); });
    for (std::size_t part = 0; part < features.size(); ++part)
      m_queryOrder.putValue(seen.lists[part], count, features[part]);
    m_builder.set(seen.count, m_builder.add(count, 1));
  });
  return m_builder.get(isNew);
}

std::optional<ZoneSet> Queries::collect(const DistinctQuery& query) {
  const std::optional<ZoneSet> all = membersOf(*query.of);
  if (!all) return std::nullopt;
  const Value::Kind kind = m_queryKinds.kindOf(*query.of);
  SetWriter& writer = sets(kind);
  std::vector<Variable> kept;
  for (std::size_t i = 0; i < writer.wordCount(); ++i) kept.push_back(m_builder.variable(0));
  const SeenFeatures seen = seenFeatures(query);
  const OptionList options = m_queryOrder.list(*query.of, *all);
  m_builder.forEachBelow(options.count, [&](Word i) {
    const Word member = m_queryOrder.listed(options, i);
    m_builder.ifThen(isFirst(query, {kind, member}, seen), [&] {
      const ZoneSet with = writer.either(writer.now(kept), writer.single(member));
      for (std::size_t word = 0; word < kept.size(); ++word) m_builder.set(kept[word], with.words[word]);
    });
  });
  return writer.now(kept);
}

}  // namespace ludo::engine
