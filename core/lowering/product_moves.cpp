// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/product_moves.h"

#include "core/lowering/names.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using machine::Variable;

namespace {

/// Beyond so many moves of one action the kernel plays.
constexpr std::int64_t mostProducts = 16'384;

}  // namespace

ProductMoves::ProductMoves(Parts& parts, std::uint32_t action, Word mayTake, std::size_t first)
    : EntryMoves(parts, action, first, 0), m_independent(parts.independentParameters) {
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  forEachChoice(mayTake, [&](const Choice& choice) { writeEntry(choice, entry, total); });
  m_count = m_builder.get(total);
  m_builder.ifThen(m_builder.less(mostProducts, m_count), [this] { escape(); });
}

void ProductMoves::writeEntry(const Choice& choice, Variable entry, Variable total) {
  const Word count = m_independent.count(m_action, m_first);
  if (m_first == 0) return m_builder.set(total, count);
  m_builder.ifThen(count, [&] {
    const Word number = m_builder.get(entry);
    if (!m_isBounded) m_builder.ifThen(m_builder.lessOrEqual(mostEntries, number), [this] { escape(); });
    putChoice(number, choice, count);
    m_builder.set(entry, m_builder.add(number, 1));
    m_builder.set(total, m_builder.add(m_builder.get(total), count));
  });
}

void ProductMoves::play(Word number, const Retry&) {
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  if (m_first > 0) seek(entry, left);
  const std::size_t outer = m_names.size();
  Choice arguments = takeChoice(entry);
  const std::vector<Typed> others = m_independent.nth(m_action, m_first, m_builder.get(left));
  arguments.insert(arguments.end(), others.begin(), others.end());
  m_names.resize(outer);
  takeUp(arguments);
}

}  // namespace ludo::engine
