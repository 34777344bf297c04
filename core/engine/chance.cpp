// SPDX-License-Identifier: Apache-2.0
// Chance: what the kernel's control.cpp and state_editor.cpp do with the position's own generator.
#include <algorithm>

#include "core/engine/lowering.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

bool Lowering::endsTrial() {
  if (!m_trialEnd) return false;
  m_builder.jump(*m_trialEnd);
  return true;
}

// As Rng::below: the same numbers from the same generator. The bound is from 1 to 2^31.
Lowering::Word Lowering::randomBelow(Word bound) {
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

void Lowering::lower(const RollEffect& effect) {
  if (m_trial && endsTrial()) {
    m_names.push_back({m_rules.bindingIndex(effect.bind.name), {Value::Kind::Integer, 0}});
    return;
  }
  const std::int64_t sides = std::max<std::int64_t>(m_rules.number(effect.sides), 1);
  if (sides > INT32_MAX) throw Unsupported{"a die of so many sides", effect.node};
  const Word rolled = m_builder.add(randomBelow(sides), 1);
  m_names.push_back(lasting(m_rules.bindingIndex(effect.bind.name), {Value::Kind::Integer, rolled}));
}

void Lowering::lower(const RandomOneEffect& effect) {
  const Value::Kind kind = kindOf(effect.options);
  if (m_trial && endsTrial()) {
    m_names.push_back({m_rules.bindingIndex(effect.bind.name), {kind, -1}});
    return;
  }
  const std::optional<ZoneSet> members = membersOf(effect.options);
  if (!members) throw Unsupported{"a random pick among values", effect.node};
  const Variable pick = m_builder.variable(-1);
  const Word count = sets(kind).count(*members);
  m_builder.ifThen(
      count,
      [&] {
        const Word number = randomBelow(count);
        if (risesById(effect.options)) {
          m_builder.set(pick, sets(kind).nth(*members, number));
          return;
        }
        const Variable left = m_builder.variable(number);
        forEach(effect.options, [&](const Typed& option) {
          const Word before = m_builder.get(left);
          m_builder.set(pick,
                        m_builder.select(m_builder.isZero(before), option.payload, m_builder.get(pick)));
          m_builder.set(left, m_builder.subtract(before, 1));
        });
      },
      [this] { fail(); });
  m_names.push_back({m_rules.bindingIndex(effect.bind.name), {kind, 0}, false, pick});
  if (kind != Value::Kind::Token || !m_layout.tokens || !m_layout.tokens->knownBy) return;
  m_builder.forEachBelow(static_cast<std::int64_t>(m_rules.zones().size()), [&](Word zone) {
    const TokenSet options = m_tokens.sets().both(*members, m_tokens.in(zone));
    const Word isSet = m_builder.isZero(m_store->isOrdered(zone));
    const Word isAmongOthers = m_builder.less(1, m_tokens.count(zone));
    m_builder.ifThen(m_builder.bitAnd(m_tokens.sets().isSet(options), m_builder.bitAnd(isSet, isAmongOthers)),
                     [&] { mix(zone); });
  });
}

// A set has no order to shuffle, and no number is drawn.
void Lowering::lower(const ShuffleEffect& effect) {
  store(effect.node);
  forEachSeat(effect.zone, nullptr, [&](std::optional<Word> seat) {
    const Word place = zone(effect.zone, seat);
    const Word count = m_tokens.count(place);
    const Word shuffles = m_builder.bitAnd(m_store->isOrdered(place), m_builder.less(1, count));
    m_builder.ifThen(shuffles, [&] {
      if (m_trial && endsTrial()) return;
      const OptionList tokens = list(place, m_tokens.in(place));
      const auto at = [&](Word index) { return At{Memory::Scratch, tokens.offset, index, 2}; };
      const Variable last = m_builder.variable(m_builder.subtract(tokens.count, 1));
      m_builder.loopWhile([&] { return m_builder.less(0, m_builder.get(last)); },
                          [&] {
                            const Word i = m_builder.get(last);
                            const Word j = randomBelow(m_builder.add(i, 1));
                            const Word here = m_builder.load(Width::SignedHalf, at(i));
                            const Word there = m_builder.load(Width::SignedHalf, at(j));
                            m_builder.store(Width::SignedHalf, at(i), there);
                            m_builder.store(Width::SignedHalf, at(j), here);
                            m_builder.set(last, m_builder.subtract(i, 1));
                          });
      m_store->chain(place, tokens.offset, tokens.count);
      mix(place);
    });
    m_builder.ifThen(m_builder.bitAnd(m_builder.isZero(m_store->isOrdered(place)), m_builder.less(1, count)),
                     [&] { mix(place); });
  });
}

}  // namespace ludo::engine
