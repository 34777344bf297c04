// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/chance.h"

#include <algorithm>

#include "core/layout/state_layout.h"
#include "core/lowering/change_memory.h"
#include "core/lowering/function_lowering.h"
#include "core/lowering/lowered.h"
#include "core/lowering/names.h"
#include "core/lowering/queries.h"
#include "core/lowering/query_kinds.h"
#include "core/lowering/query_order.h"
#include "core/lowering/token_effects.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

// As Rng::below: the same numbers from the same generator. The bound is from 1 to 2^31.
Word Chance::randomBelow(Word bound) {
  const At generator{Memory::State, *m_layout.generator};
  const Variable drawn = m_builder.variable(m_builder.random(generator));
  const auto low = [&] { return m_builder.multiply(m_builder.get(drawn), bound); };
  m_builder.ifThen(m_builder.lessUnsigned(low(), bound), [&] {
    // 2^64 modulo the bound, by way of 2^63, which has no room in a signed word either.
    const Word half = m_builder.modulo(m_builder.add(m_builder.modulo(INT64_MAX, bound), 1), bound);
    const Word threshold = m_builder.modulo(m_builder.add(half, half), bound);
    m_builder.loopWhile([&] { return m_builder.lessUnsigned(low(), threshold); },
                        [&] { m_builder.set(drawn, m_builder.random(generator)); });
  });
  return m_builder.highProduct(m_builder.get(drawn), bound);
}

// wyrand (Wang Yi, https://github.com/wangyi-fudan/wyhash, version 4): a number waits for nothing but an
// addition to the one before, so the processor works ahead of the game. The product with the count is as
// uniform as 64 bits allow: off by one part in 2^64 / count (Lemire 2019, without the correction).
Word Chance::pickBelow(Word count) {
  constexpr std::uint64_t step = 0xA0761D6478BD642FU;
  constexpr std::uint64_t mixer = 0xE7037ED1A0B428DBU;
  const At at{Memory::Argument, playoutPicks};
  const Word state = m_builder.add(m_builder.load(Width::Word, at), static_cast<std::int64_t>(step));
  m_builder.store(Width::Word, at, state);
  const Word mixed = m_builder.bitXor(state, static_cast<std::int64_t>(mixer));
  return m_builder.highProduct(m_builder.mixedProduct(state, mixed), count);
}

void Chance::lower(const RollEffect& effect) {
  if (m_function.trial.isOn && m_function.endsTrial()) {
    m_names.push({m_rules.bindingIndex(effect.bind.name), {Value::Kind::Integer, 0}});
    return;
  }
  const Word sides = m_builder.maximum(m_values.integer(effect.sides), 1);
  if (sides.known() && sides.value() > INT32_MAX)
    throw Unsupported{"a die of so many sides", effect.node, "roll several smaller ones"};
  if (!sides.known()) m_builder.ifThen(m_builder.less(INT32_MAX, sides), [this] { escape(); });
  m_function.tell(ChangeKind::Other);
  const Word rolled = m_builder.add(randomBelow(sides), 1);
  m_names.push(m_names.lasting(m_rules.bindingIndex(effect.bind.name), {Value::Kind::Integer, rolled}));
}

void Chance::lower(const RandomOneEffect& effect) {
  const Value::Kind kind = m_queryKinds.kindOf(effect.options);
  if (m_function.trial.isOn && m_function.endsTrial()) {
    m_names.push({m_rules.bindingIndex(effect.bind.name), {kind, -1}});
    return;
  }
  if (kind != Value::Kind::Zone && kind != Value::Kind::Token) return pickValue(effect, kind);
  const std::optional<ZoneSet> members = m_queries.membersOf(effect.options);
  if (!members) throw Unsupported{"a random pick in a collection without a form", effect.node};
  const Variable pick = m_builder.variable(-1);
  const Word count = sets(kind).count(*members);
  m_builder.ifThen(
      count,
      [&] {
        const Word number = randomBelow(count);
        if (m_queryKinds.risesById(effect.options)) {
          m_builder.set(pick, sets(kind).nth(*members, number));
          return;
        }
        const Variable left = m_builder.variable(number);
        m_queryOrder.forEach(effect.options, [&](const Typed& option) {
          const Word before = m_builder.get(left);
          m_builder.set(pick,
                        m_builder.select(m_builder.isZero(before), option.payload, m_builder.get(pick)));
          m_builder.set(left, m_builder.subtract(before, 1));
        });
      },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
  m_names.push({m_rules.bindingIndex(effect.bind.name), {kind, 0}, false, pick});
  if (kind == Value::Kind::Token) m_tokenEffects.pickedFrom(*members);
}

void Chance::pickValue(const RandomOneEffect& effect, Value::Kind kind) {
  const ValueList options = m_queryOrder.values(effect.options);
  const Word some = m_builder.less(0, options.count);
  const Variable pick = m_builder.variable(-1);
  m_builder.ifThen(
      some, [&] { m_builder.set(pick, m_queryOrder.valueAt(options, randomBelow(options.count))); },
      [this] { m_function.fail(ChangeKind::NothingToMove); });
  m_names.push({m_rules.bindingIndex(effect.bind.name), {kind, 0, some}, false, pick});
}

}  // namespace ludo::engine
