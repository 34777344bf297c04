// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/entry_moves.h"

#include <algorithm>

#include "core/lowering/guards.h"
#include "core/lowering/names.h"
#include "core/lowering/parts.h"

namespace ludo::engine {

using machine::At;
using machine::Memory;
using machine::Variable;
using machine::Width;

EntryMoves::EntryMoves(Parts& parts, std::uint32_t action, std::size_t first, std::size_t ownWords)
    : ActionMoves(parts, action),
      m_queryKinds(parts.queryKinds),
      m_first(first),
      m_queryOrder(parts.queryOrder),
      m_stride(static_cast<std::uint32_t>(first + 1 + ownWords) * wordBytes) {
  std::int64_t choices = 1;
  for (std::size_t i = 0; i < m_first; ++i) {
    const std::int64_t options = std::min(m_queryKinds.mostOptions(m_action.params[i].domain), mostEntries);
    choices = std::min(choices * options, mostEntries + 1);
  }
  m_isBounded = choices <= mostEntries;
  const auto entries = static_cast<std::uint32_t>(std::min(choices, mostEntries));
  m_entries = parts.playouts.scratchFor(action, m_stride * entries);
}

void EntryMoves::forEachChoice(Word mayTake, const std::function<void(const Choice&)>& body) {
  Choice choice;
  const std::function<void()> next = [&] {
    if (choice.size() == m_first) return body(choice);
    const language::ParamDef& parameter = m_action.params[choice.size()];
    m_queryOrder.forEachInAnyOrder(parameter.domain, [&](const Typed& option) {
      const ScopedName value(m_names, m_rules.bindingIndex(parameter.name.name), option);
      choice.push_back(option);
      next();
      choice.pop_back();
    });
  };
  m_builder.ifThen(mayTake, next);
}

At EntryMoves::at(Word entry, std::size_t word) const {
  return {Memory::Scratch, m_entries + static_cast<std::uint32_t>(word) * wordBytes, entry, m_stride};
}

At EntryMoves::ownWord(Word entry, Word word) const {
  if (word.known()) return at(entry, m_first + 1 + static_cast<std::size_t>(word.value()));
  const Word before = m_builder.multiply(entry, m_stride / wordBytes);
  const auto begin = m_entries + static_cast<std::uint32_t>(m_first + 1) * wordBytes;
  return {Memory::Scratch, begin, m_builder.add(before, word), wordBytes};
}

void EntryMoves::putChoice(Word entry, const Choice& choice, Word count) {
  for (std::size_t i = 0; i < m_first; ++i) m_builder.store(Width::Word, at(entry, i), choice[i].payload);
  m_builder.store(Width::Word, countOf(entry), count);
}

void EntryMoves::seek(Variable entry, Variable left) {
  const auto count = [&] { return m_builder.load(Width::Word, countOf(m_builder.get(entry))); };
  m_builder.loopWhile([&] { return m_builder.lessOrEqual(count(), m_builder.get(left)); },
                      [&] {
                        m_builder.set(left, m_builder.subtract(m_builder.get(left), count()));
                        m_builder.set(entry, m_builder.add(m_builder.get(entry), 1));
                      });
}

EntryMoves::Choice EntryMoves::takeChoice(Variable entry) {
  Choice choice;
  for (std::size_t i = 0; i < m_first; ++i)
    add(choice, m_builder.load(Width::Word, at(m_builder.get(entry), i)));
  return choice;
}

void EntryMoves::add(Choice& choice, Word payload) {
  const language::ParamDef& parameter = m_action.params[choice.size()];
  choice.push_back({m_queryKinds.kindOf(parameter.domain), payload});
  m_names.push({m_rules.bindingIndex(parameter.name.name), choice.back()});
}

}  // namespace ludo::engine
