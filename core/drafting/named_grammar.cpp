// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/named_grammar.h"

#include "core/drafting/answer_reader.h"
#include "core/drafting/known_names.h"

namespace ludo::drafting {

using grammar::Program;
using grammar::ProgramPtr;

bool definesAllNames(const grammar::Grammar& predicted) {
  return predicted.find("bundles-block") == nullptr;
}

NamedGrammar::NamedGrammar(grammar::Grammar grammar, bool withNames)
    : m_grammar(std::move(grammar)),
      m_withNames(withNames),
      m_program(std::make_shared<const Program>(m_grammar)) {}

ProgramPtr NamedGrammar::programAfter(const std::string& text) {
  if (!m_withNames) return m_program;
  const std::size_t end = endOfDefinitions(text);
  if (end == text.size()) return m_program;
  const std::string definitions = text.substr(0, end);
  if (definitions == m_definitions) return m_namedProgram;
  m_definitions = definitions;
  m_namedProgram = m_program;
  if (const auto names = namesDefinedIn(text)) {
    auto named = std::make_shared<const Program>(grammar::specialised(m_grammar, *names));
    if (named->hasTexts() && grammar::Recogniser(named).append(definitions) == definitions.size())
      m_namedProgram = std::move(named);
  }
  return m_namedProgram;
}

std::string NamedGrammar::valid(const std::string& text) {
  return AnswerReader(programAfter(text), text).text();
}

bool NamedGrammar::isComplete(const std::string& text) {
  return AnswerReader(programAfter(text), text).isComplete();
}

}  // namespace ludo::drafting
