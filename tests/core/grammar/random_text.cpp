// SPDX-License-Identifier: Apache-2.0
#include "random_text.h"

#include <algorithm>

#include "core/base/utf8.h"

namespace ludo::testing {

using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

namespace {

constexpr int endless = 1'000'000;

}  // namespace

RandomText::RandomText(const grammar::Grammar& grammar) : m_grammar(grammar) {
  for (bool changes = true; changes;) {
    changes = false;
    for (const Rule& rule : grammar.rules()) {
      int height = endless;
      for (const Sequence& alternative : rule.alternatives)
        height = std::min(height, heightOf(alternative) + 1);
      int& known = m_heights.try_emplace(rule.name, endless).first->second;
      changes = changes || height < known;
      known = std::min(known, height);
    }
  }
}

int RandomText::heightOf(const Sequence& sequence) const {
  int height = 0;
  for (const Symbol& symbol : sequence) {
    if (symbol.kind != Symbol::Kind::Rule) continue;
    const auto known = m_heights.find(symbol.text);
    height = std::max(height, known == m_heights.end() ? endless : known->second);
  }
  return height;
}

std::string RandomText::ofSymbol(const Symbol& symbol, int depth, Rng& rng) {
  if (symbol.kind == Symbol::Kind::Literal) return symbol.text;
  if (symbol.kind == Symbol::Kind::Rule) return derive(symbol.text, depth - 1, rng);
  const auto& ranges = symbol.characters.ranges();
  const grammar::CharacterRange range = ranges[rng.below(ranges.size())];
  std::string text;
  appendUtf8(text, static_cast<std::uint32_t>(rng.between(range.first, range.last)));
  return text;
}

std::string RandomText::derive(const std::string& rule, int depth, Rng& rng) {
  if (rule == "name") return "n" + std::to_string(++m_names);
  const std::vector<Sequence>& alternatives = m_grammar.find(rule)->alternatives;
  std::vector<const Sequence*> fitting;
  int least = endless;
  for (const Sequence& alternative : alternatives) least = std::min(least, heightOf(alternative));
  for (const Sequence& alternative : alternatives) {
    if (heightOf(alternative) <= std::max(least, depth)) fitting.push_back(&alternative);
  }
  std::string text;
  for (const Symbol& symbol : *fitting[rng.below(fitting.size())]) text += ofSymbol(symbol, depth, rng);
  return text;
}

}  // namespace ludo::testing
