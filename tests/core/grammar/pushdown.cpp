// SPDX-License-Identifier: Apache-2.0
#include "pushdown.h"

namespace ludo::testing {

using grammar::ByteRange;
using grammar::Rule;
using grammar::Sequence;
using Kind = grammar::Symbol::Kind;

Pushdown::Pushdown(const grammar::Grammar& grammar) {
  for (const Rule& rule : grammar.rules()) add(rule);
  m_start = symbolNumber({ruleNumber(grammar.start()), {}});
  restart();
}

int Pushdown::ruleNumber(const std::string& name) {
  const auto [place, isNew] = m_numbers.try_emplace(name, static_cast<int>(m_rules.size()));
  if (isNew) m_rules.emplace_back();
  return place->second;
}

int Pushdown::symbolNumber(const Symbol& symbol) {
  const auto [place, isNew] = m_symbolNumbers.try_emplace(
      {symbol.rule, symbol.bytes.first, symbol.bytes.last}, static_cast<int>(m_symbols.size()));
  if (isNew) m_symbols.push_back(symbol);
  return place->second;
}

Pushdown::Word Pushdown::wordOf(const Sequence& sequence, std::size_t from) {
  Word word;
  for (std::size_t i = from; i < sequence.size(); ++i) {
    const grammar::Symbol& symbol = sequence[i];
    if (symbol.kind == Kind::Rule) {
      word.push_back(symbolNumber({ruleNumber(symbol.text), {}}));
    } else if (symbol.kind == Kind::Literal) {
      for (char c : symbol.text) {
        const auto byte = static_cast<std::uint8_t>(c);
        word.push_back(symbolNumber({-1, {byte, byte}}));
      }
    } else {
      word.push_back(symbolNumber({charactersRule(symbol.characters), {}}));
    }
  }
  return word;
}

/// A rule of its own, so that sets behind sets do not multiply.
int Pushdown::charactersRule(const grammar::CharacterSet& characters) {
  std::vector<Word> words;
  for (const grammar::ByteSequence& bytes : grammar::utf8Sequences(characters)) {
    Word word;
    for (ByteRange range : bytes) word.push_back(symbolNumber({-1, range}));
    words.push_back(std::move(word));
  }
  const int rule = ruleNumber("characters " + std::to_string(m_rules.size()));
  m_rules[static_cast<std::size_t>(rule)] = std::move(words);
  return rule;
}

void Pushdown::add(const Rule& rule) {
  const int number = ruleNumber(rule.name);
  const auto isLeft = [&](const Sequence& alternative) {
    return !alternative.empty() && alternative.front() == grammar::Symbol::rule(rule.name);
  };
  int rest = -1;
  for (const Sequence& alternative : rule.alternatives) {
    if (isLeft(alternative) && rest < 0) rest = ruleNumber("rest of " + rule.name);
  }
  const int more = rest < 0 ? -1 : symbolNumber({rest, {}});
  std::vector<Word> words;
  std::vector<Word> rests = {{}};
  for (const Sequence& alternative : rule.alternatives) {
    Word word = wordOf(alternative, isLeft(alternative) ? 1 : 0);
    if (more >= 0) word.push_back(more);
    (isLeft(alternative) ? rests : words).push_back(std::move(word));
  }
  m_rules[static_cast<std::size_t>(number)] = std::move(words);
  if (rest >= 0) m_rules[static_cast<std::size_t>(rest)] = std::move(rests);
}

int Pushdown::push(int symbol, int below) {
  const auto [place, isNew] = m_stackNumbers.try_emplace({symbol, below}, static_cast<int>(m_stacks.size()));
  if (isNew) m_stacks.push_back({symbol, below});
  return place->second;
}

void Pushdown::open(int stack, std::set<int>& tops, std::set<int>& seen) {
  if (!seen.insert(stack).second) return;
  if (stack == empty) {
    tops.insert(empty);
    return;
  }
  const Stack top = m_stacks[static_cast<std::size_t>(stack)];
  const int rule = m_symbols[static_cast<std::size_t>(top.symbol)].rule;
  if (rule < 0) {
    tops.insert(stack);
    return;
  }
  for (const Word& word : m_rules[static_cast<std::size_t>(rule)]) {
    int next = top.below;
    for (auto symbol = word.rbegin(); symbol != word.rend(); ++symbol) next = push(*symbol, next);
    open(next, tops, seen);
  }
}

void Pushdown::restart() {
  m_stacks.clear();
  m_stackNumbers.clear();
  m_tops.clear();
  std::set<int> seen;
  open(push(m_start, empty), m_tops, seen);
}

bool Pushdown::append(std::uint8_t byte) {
  std::set<int> tops;
  std::set<int> seen;
  for (int stack : m_tops) {
    if (stack == empty) continue;
    const Stack top = m_stacks[static_cast<std::size_t>(stack)];
    const ByteRange bytes = m_symbols[static_cast<std::size_t>(top.symbol)].bytes;
    if (bytes.first <= byte && byte <= bytes.last) open(top.below, tops, seen);
  }
  if (tops.empty()) return false;
  m_tops = std::move(tops);
  return true;
}

grammar::ByteSet Pushdown::nextBytes() const {
  grammar::ByteSet bytes;
  for (int stack : m_tops) {
    if (stack != empty)
      bytes.add(m_symbols[static_cast<std::size_t>(m_stacks[static_cast<std::size_t>(stack)].symbol)].bytes);
  }
  return bytes;
}

}  // namespace ludo::testing
