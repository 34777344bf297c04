// SPDX-License-Identifier: Apache-2.0
#include "core/layout/set_variable.h"

namespace ludo::engine {

SetVariable::SetVariable(const SetWriter& writer, machine::Builder& builder, const ZoneSet& start)
    : SetVariable(builder, start, writer.all()) {}

SetVariable::SetVariable(machine::Builder& builder, const ZoneSet& start, const ZoneSet& bound)
    : m_builder(&builder) {
  for (std::size_t i = 0; i < start.words.size(); ++i) {
    m_within.push_back(SetWriter::possible(start, i) | SetWriter::possible(bound, i));
    m_words.push_back(m_within[i] == 0 ? std::nullopt : std::optional(builder.variable(start.words[i])));
  }
}

ZoneSet SetVariable::now() const {
  ZoneSet set{{}, m_within};
  for (const std::optional<machine::Variable>& word : m_words)
    set.words.push_back(word ? m_builder->get(*word) : machine::Word(0));
  return set;
}

void SetVariable::become(const ZoneSet& set) const {
  for (std::size_t i = 0; i < m_words.size(); ++i) {
    if (m_words[i]) m_builder->set(*m_words[i], set.words[i]);
  }
}

}  // namespace ludo::engine
