// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/named_grammar.h"

#include "core/drafting/answer_reader.h"
#include "core/drafting/known_names.h"

namespace ludo::drafting {

using grammar::CompiledGrammar;
using grammar::CompiledGrammarPtr;

bool definesAllNames(const grammar::Grammar& predicted) {
  return predicted.find("bundles-block") == nullptr;
}

NamedGrammar::NamedGrammar(grammar::Grammar grammar, bool withNames)
    : m_grammar(std::move(grammar)),
      m_withNames(withNames),
      m_compiled(std::make_shared<const CompiledGrammar>(m_grammar)) {}

CompiledGrammarPtr NamedGrammar::grammarAfter(const std::string& text) {
  if (!m_withNames) return m_compiled;
  const std::size_t end = endOfDefinitions(text);
  if (end == text.size()) return m_compiled;
  const std::string definitions = text.substr(0, end);
  if (definitions == m_definitions) return m_namedGrammar;
  m_definitions = definitions;
  m_namedGrammar = m_compiled;
  if (const auto names = namesDefinedIn(text)) {
    auto named = std::make_shared<const CompiledGrammar>(grammar::specialised(m_grammar, *names));
    if (named->hasTexts() && grammar::Recogniser(named).append(definitions) == definitions.size())
      m_namedGrammar = std::move(named);
  }
  return m_namedGrammar;
}

std::string NamedGrammar::valid(const std::string& text) {
  return AnswerReader(grammarAfter(text), text).text();
}

bool NamedGrammar::isComplete(const std::string& text) {
  return AnswerReader(grammarAfter(text), text).isComplete();
}

}  // namespace ludo::drafting
