// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/product_moves.h"

#include <algorithm>

#include "core/lowering/guards.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using namespace language;
using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

namespace {

/// Beyond so many moves of one action, or choices of its first parameters, the kernel plays.
constexpr std::int64_t mostProducts = 16'384;
constexpr std::int64_t mostBeginnings = 4096;

}  // namespace

ProductMoves::ProductMoves(Parts& parts, std::uint32_t action, Word mayTake, std::size_t first)
    : MoveGroup(parts, action),
      m_independent(parts.independentParameters),
      m_queryKinds(parts.queryKinds),
      m_first(first),
      m_stride(static_cast<std::uint32_t>(first + 1) * wordBytes) {
  std::int64_t room = 1;
  for (std::size_t i = 0; i < m_first; ++i)
    room = std::min(room * std::min(m_queryKinds.mostOptions(m_action.params[i].domain), mostBeginnings),
                    mostBeginnings);
  m_entries = parts.playouts.roomFor(action, m_stride * static_cast<std::uint32_t>(room));
  const Variable entry = m_builder.variable(0);
  const Variable total = m_builder.variable(0);
  std::vector<Typed> arguments;
  const std::function<void()> next = [&] {
    if (arguments.size() == m_first) return writeEntry(arguments, entry, total);
    const ParamDef& parameter = m_action.params[arguments.size()];
    parts.queryOrder.forEachInAnyOrder(parameter.domain, [&](const Typed& option) {
      const Bound value(m_scope, m_rules.bindingIndex(parameter.name.name), option);
      arguments.push_back(option);
      next();
      arguments.pop_back();
    });
  };
  m_builder.ifThen(mayTake, next);
  m_count = m_builder.get(total);
  m_builder.ifThen(m_builder.less(mostProducts, m_count), [this] { m_scope.escape(); });
}

At ProductMoves::at(Word entry, std::size_t word) const {
  return {Memory::Scratch, m_entries + static_cast<std::uint32_t>(word) * wordBytes, entry, m_stride};
}

void ProductMoves::writeEntry(const std::vector<Typed>& before, Variable entry, Variable total) {
  const Word count = m_independent.count(m_action, m_first);
  if (m_first == 0) return m_builder.set(total, count);
  m_builder.ifThen(count, [&] {
    const Word number = m_builder.get(entry);
    m_builder.ifThen(m_builder.lessOrEqual(mostBeginnings, number), [this] { m_scope.escape(); });
    for (std::size_t i = 0; i < m_first; ++i) m_builder.store(Width::Word, at(number, i), before[i].payload);
    m_builder.store(Width::Word, at(number, m_first), count);
    m_builder.set(entry, m_builder.add(number, 1));
    m_builder.set(total, m_builder.add(m_builder.get(total), count));
  });
}

void ProductMoves::play(Word number, const Retry&) {
  const Variable entry = m_builder.variable(0);
  const Variable left = m_builder.variable(number);
  const auto get = [&](std::size_t word) {
    return m_builder.load(Width::Word, at(m_builder.get(entry), word));
  };
  if (m_first > 0) {
    m_builder.loopWhile([&] { return m_builder.lessOrEqual(get(m_first), m_builder.get(left)); },
                        [&] {
                          m_builder.set(left, m_builder.subtract(m_builder.get(left), get(m_first)));
                          m_builder.set(entry, m_builder.add(m_builder.get(entry), 1));
                        });
  }
  std::vector<Typed> arguments;
  const std::size_t outer = m_scope.names.size();
  for (std::size_t i = 0; i < m_first; ++i) {
    const ParamDef& parameter = m_action.params[i];
    arguments.push_back({m_queryKinds.kindOf(parameter.domain), get(i)});
    m_scope.names.push({m_rules.bindingIndex(parameter.name.name), arguments.back()});
  }
  const std::vector<Typed> others = m_independent.nth(m_action, m_first, m_builder.get(left));
  arguments.insert(arguments.end(), others.begin(), others.end());
  m_scope.names.resize(outer);
  takeUp(arguments);
}

}  // namespace ludo::engine
