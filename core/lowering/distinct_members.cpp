// SPDX-License-Identifier: Apache-2.0
// Of options that are alike the first, as the kernel's Queries::collect finds them.
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"
#include "core/lowering/arithmetic.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/guards.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
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
  const ScopedName candidate(m_names, m_rules.bindingIndex(query.bind.name), option);
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
    m_builder.ifThen(m_builder.lessOrEqual(ValueList::most, count), [this] { escape(); });
    for (std::size_t part = 0; part < features.size(); ++part)
      m_queryOrder.putValue(seen.lists[part], count, features[part]);
    m_builder.set(seen.count, m_builder.add(count, 1));
  });
  return m_builder.get(isNew);
}

// Whether those that are like a token with an id are looked up at once.
bool Queries::knowsAlike(const DistinctQuery& query) {
  if (m_queryKinds.kindOf(*query.of) != Value::Kind::Token || !m_tokens.canBeHeld()) return false;
  const std::uint32_t name = m_rules.bindingIndex(query.bind.name);
  bool knows = !query.by.empty();
  for (const ValueExpr& feature : query.by)
    knows = m_everywhere.isAskedOfAll(feature, name) && m_everywhere.allHave(feature) && knows;
  return knows;
}

// The token itself is among them in any case.
std::optional<TokenSet> Queries::alikeTo(const DistinctQuery& query, Word token) {
  SetWriter& writer = m_tokens.sets();
  const ScopedName candidate(m_names, m_rules.bindingIndex(query.bind.name), {Value::Kind::Token, token});
  m_names.back().isInPlay = true;
  std::optional<TokenSet> alike;
  for (const ValueExpr& feature : query.by) {
    const std::optional<TokenSet> found = m_everywhere.tokensWith(feature, m_values.value(feature));
    if (!found) return std::nullopt;
    alike = alike ? writer.both(*alike, *found) : *found;
  }
  return writer.either(*alike, writer.single(token));
}

// One round for each kind of alike tokens: the one with the lowest id stands for them.
std::optional<TokenSet> Queries::firstOfAlike(const DistinctQuery& query, const TokenSet& all) {
  SetWriter& writer = m_tokens.sets();
  const SetVariable left(m_builder, all, all);
  const SetVariable kept(m_builder, writer.none(), all);
  bool isWhole = true;
  const auto keep = [&](Word token) {
    const std::optional<TokenSet> alike = alikeTo(query, token);
    isWhole = isWhole && alike;
    if (!alike) return;
    left.become(writer.without(left.now(), *alike));
    kept.become(writer.either(kept.now(), writer.single(token)));
  };
  if (m_queryKinds.risesById(*query.of)) {
    m_builder.loopWhile([&] { return writer.isSet(left.now()); }, [&] { keep(writer.lowest(left.now())); });
  } else {
    const OptionList options = m_queryOrder.list(*query.of, all);
    m_builder.forEachBelow(options.count, [&](Word i) {
      const Word member = m_queryOrder.listed(options, i);
      m_builder.ifThen(writer.contains(left.now(), member), [&] { keep(member); });
    });
  }
  return isWhole ? std::optional(kept.now()) : std::nullopt;
}

std::optional<ZoneSet> Queries::collect(const DistinctQuery& query) {
  const std::optional<ZoneSet> all = membersOf(*query.of);
  if (!all) return std::nullopt;
  if (knowsAlike(query)) {
    if (const std::optional<TokenSet> found = firstOfAlike(query, *all)) {
      m_context.notes.add(query, Method::AllAtOnce);
      return found;
    }
  }
  m_context.notes.add(query, Method::OneByOne);
  const Value::Kind kind = m_queryKinds.kindOf(*query.of);
  SetWriter& writer = sets(kind);
  const SetVariable kept(m_builder, writer.none(), *all);
  const SeenFeatures seen = seenFeatures(query);
  const OptionList options = m_queryOrder.list(*query.of, *all);
  m_builder.forEachBelow(options.count, [&](Word i) {
    const Word member = m_queryOrder.listed(options, i);
    m_builder.ifThen(isFirst(query, {kind, member}, seen),
                     [&] { kept.become(writer.either(kept.now(), writer.single(member))); });
  });
  return kept.now();
}

}  // namespace ludo::engine
