// SPDX-License-Identifier: Apache-2.0
#include "naive_language.h"

#include "core/base/utf8.h"

namespace ludo::testing {

using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

NaiveLanguage::NaiveLanguage(const grammar::Grammar& grammar, std::size_t length) : m_length(length) {
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (const Rule& rule : grammar.rules()) isNew = learn(rule) || isNew;
  }
  m_texts = m_known[grammar.start()].texts;
  m_prefixes = m_known[grammar.start()].prefixes;
}

NaiveLanguage::Known NaiveLanguage::ofSymbol(const Symbol& symbol) const {
  Known known;
  if (symbol.kind == Symbol::Kind::Rule) {
    const auto place = m_known.find(symbol.text);
    return place == m_known.end() ? known : place->second;
  }
  Texts all;
  if (symbol.kind == Symbol::Kind::Literal) all.insert(symbol.text);
  for (const grammar::CharacterRange& range : symbol.characters.ranges()) {
    for (char32_t character = range.first; character <= range.last; ++character) {
      std::string text;
      appendUtf8(text, static_cast<std::uint32_t>(character));
      all.insert(text);
    }
  }
  known.isProductive = !all.empty();
  for (const std::string& text : all) {
    if (text.size() <= m_length) known.texts.insert(text);
    for (std::size_t i = 0; i <= std::min(text.size(), m_length); ++i)
      known.prefixes.insert(text.substr(0, i));
  }
  return known;
}

NaiveLanguage::Texts NaiveLanguage::joined(const Texts& first, const Texts& second) const {
  Texts all;
  for (const std::string& a : first) {
    for (const std::string& b : second) {
      if (a.size() + b.size() <= m_length) all.insert(a + b);
    }
  }
  return all;
}

bool NaiveLanguage::learn(const Rule& rule) {
  Known& known = m_known[rule.name];
  const auto size = [&] {
    return known.texts.size() + known.prefixes.size() + (known.isProductive ? 1U : 0U);
  };
  const std::size_t before = size();
  for (const Sequence& alternative : rule.alternatives) {
    bool isProductive = true;
    for (const Symbol& symbol : alternative) isProductive = isProductive && ofSymbol(symbol).isProductive;
    // Without that, nothing of it begins a text.
    if (!isProductive) continue;
    known.isProductive = true;
    Texts texts = {""};
    known.prefixes.insert("");
    for (const Symbol& symbol : alternative) {
      const Known part = ofSymbol(symbol);
      known.prefixes.merge(joined(texts, part.prefixes));
      texts = joined(texts, part.texts);
    }
    known.texts.merge(texts);
  }
  return size() != before;
}

}  // namespace ludo::testing
