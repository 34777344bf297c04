// SPDX-License-Identifier: Apache-2.0
// What is so of tokens with ids, for all of them at once: those of a type, of an owner, or with a value.
#include <algorithm>
#include <functional>
#include <variant>

#include "core/analysis/facts.h"
#include "core/analysis/mentions.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/fixed_tokens.h"
#include "core/lowering/names.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;

namespace {

bool isOfName(const TokenSelector& selector, std::uint32_t name) {
  return selector.kind == TokenSelector::Kind::Binding && selector.binding.index == name;
}

}  // namespace

// The name stands for every token: its type, its owner or a property is compared with one value.
std::optional<TokenSet> Everywhere::everyToken(const CompareCondition& part, const TokenSet& domain) {
  const std::uint32_t name = m_names.back().name;
  if (part.op != CompareOp::Equal && part.op != CompareOp::NotEqual) return std::nullopt;
  const bool leftEvery = mentionsName(part.left, name);
  const ValueExpr& every = leftEvery ? part.left : part.right;
  const ValueExpr& other = leftEvery ? part.right : part.left;
  if (mentionsName(other, name) || !isAskedOfAll(every, name)) return std::nullopt;
  const std::optional<TokenSet> equal = tokensWith(every, m_values.value(other));
  if (!equal) return std::nullopt;
  SetWriter& writer = m_tokens.sets();
  return part.op == CompareOp::Equal ? writer.both(domain, *equal) : writer.without(domain, *equal);
}

bool Everywhere::isAskedOfAll(const ValueExpr& feature, std::uint32_t name) {
  if (const auto* itself = std::get_if<BindingValue>(&feature.node)) return itself->name.index == name;
  if (const auto* owner = std::get_if<TokenOwnerValue>(&feature.node)) return isOfName(owner->token, name);
  if (const auto* type = std::get_if<TokenTypeValue>(&feature.node)) return isOfName(type->token, name);
  const auto* property = std::get_if<TokenPropertyValue>(&feature.node);
  if (property == nullptr || !isOfName(property->token, name)) return false;
  const Facts::Property& facts = m_context.facts.properties[property->prop.index];
  const bool isFixed = hasFixedTable(facts);
  if (!isFixed && !facts.range.isEmpty()) m_context.found.askedByValue.insert(property->prop.index);
  return !facts.isCoded && (!facts.isStored || isFixed || facts.hasSets);
}

bool Everywhere::allHave(const ValueExpr& feature) const {
  const auto* property = std::get_if<TokenPropertyValue>(&feature.node);
  return property == nullptr ||
         std::ranges::all_of(m_context.facts.properties[property->prop.index].has, std::identity());
}

std::optional<TokenSet> Everywhere::tokensWith(const ValueExpr& feature, const Typed& wanted) {
  if (const auto* property = std::get_if<TokenPropertyValue>(&feature.node))
    return tokensWithProperty(property->prop.index, wanted);
  SetWriter& writer = m_tokens.sets();
  if (std::holds_alternative<BindingValue>(feature.node)) {
    if (isNever(wanted, Value::Kind::Token)) return writer.none();
    return writer.single(payloadOf(m_builder, wanted, Value::Kind::Token));
  }
  if (std::holds_alternative<TokenOwnerValue>(feature.node)) {
    if (wanted.kind != Value::Kind::Player) return std::nullopt;
    TokenSet unowned = m_tokens.inPlay();
    for (kernel::Seat each = 0; each < m_rules.seats(); ++each)
      unowned = writer.without(unowned, m_tokens.tokensOwned(each));
    return writer.select(m_builder.less(wanted.payload, 0), unowned, m_tokens.tokensOwned(wanted.payload));
  }
  if (wanted.kind != Value::Kind::Symbol) return std::nullopt;
  std::vector<std::optional<std::int64_t>> types;
  for (std::uint32_t each = 0; each < m_def.tokenTypes.size(); ++each) types.emplace_back(each);
  return tokensOfTypesWith(m_builder, m_tokens, types, wanted.payload);
}

std::optional<TokenSet> Everywhere::tokensWithProperty(std::uint32_t property, const Typed& wanted) {
  const Facts::Property& facts = m_context.facts.properties[property];
  SetWriter& writer = m_tokens.sets();
  const bool isFixed = hasFixedTable(facts);
  // Where there may be no such value, tokens without one would be equal to it.
  const bool haveAll = std::ranges::all_of(facts.has, std::identity());
  if (wanted.kind != facts.kind || (!isFixed && !haveAll && !wanted.exists.is(1))) return std::nullopt;
  if (isFixed) return tokensWithFixed(m_builder, m_context.constants, writer, facts, wanted);
  if (facts.hasSets) {
    // A text that only play knows may be none: then it equals what tokens without the property have.
    const bool mayBeNothing = wanted.kind == Value::Kind::Symbol && !wanted.payload.known();
    if (mayBeNothing && !haveAll) return std::nullopt;
    const Word row = m_builder.subtract(wanted.payload, facts.range.low);
    const Word isIn = m_builder.bitAnd(wanted.exists, m_builder.lessUnsigned(row, facts.range.count()));
    const Word value = m_builder.select(isIn, wanted.payload, facts.range.low);
    return writer.when(isIn, m_tokens.tokensWithValue(property, value));
  }
  std::vector<std::optional<std::int64_t>> starts;
  for (std::uint32_t each = 0; each < m_def.tokenTypes.size(); ++each)
    starts.push_back(facts.has[each] ? std::optional(facts.starts[each]) : std::nullopt);
  return writer.when(wanted.exists, tokensOfTypesWith(m_builder, m_tokens, starts, wanted.payload));
}

}  // namespace ludo::engine
