// SPDX-License-Identifier: Apache-2.0
#include "core/grammar/pattern_rules.h"

#include <algorithm>

#include "core/grammar/sequences.h"

namespace ludo::grammar {
namespace {

class PatternReader {
 public:
  PatternReader(std::string_view pattern, const std::string& name, std::vector<Rule>& rules)
      : m_left(pattern), m_name(name), m_rules(rules) {}

  std::vector<Sequence> read() {
    take('^');
    const bool isEnclosed = take('(');
    std::vector<Sequence> alternatives;
    do alternatives.push_back(sequence());
    while (take('|'));
    if (isEnclosed) take(')');
    take('$');
    return alternatives;
  }

 private:
  bool take(char c) {
    if (!m_left.starts_with(c)) return false;
    m_left.remove_prefix(1);
    return true;
  }

  char next() {
    const char c = m_left.front();
    m_left.remove_prefix(1);
    return c;
  }

  Sequence sequence() {
    Sequence symbols;
    while (!m_left.empty() && std::string_view("|)$").find(m_left.front()) == std::string_view::npos) {
      Symbol symbol = one();
      if (take('+')) symbol = repeated(symbol);
      append(symbols, {symbol});
    }
    return symbols;
  }

  Symbol one() {
    if (!take('[')) {
      take('\\');
      return Symbol::literal(std::string(1, next()));
    }
    std::vector<CharacterRange> ranges;
    while (!take(']')) {
      const auto first = static_cast<char32_t>(next());
      const bool isRange = m_left.size() > 1 && m_left[0] == '-' && m_left[1] != ']';
      if (isRange) next();
      ranges.push_back({first, isRange ? static_cast<char32_t>(next()) : first});
    }
    return Symbol::oneOf(CharacterSet(std::move(ranges)));
  }

  Symbol repeated(const Symbol& symbol) {
    const std::string name = m_name + "-some";
    const bool isThere =
        std::any_of(m_rules.begin(), m_rules.end(), [&](const Rule& rule) { return rule.name == name; });
    if (!isThere) m_rules.push_back({name, {{symbol}, {Symbol::rule(name), symbol}}});
    return Symbol::rule(name);
  }

  std::string_view m_left;
  const std::string& m_name;
  std::vector<Rule>& m_rules;
};

}  // namespace

std::vector<Sequence> patternRules(std::string_view pattern, const std::string& name,
                                   std::vector<Rule>& rules) {
  return PatternReader(pattern, name, rules).read();
}

}  // namespace ludo::grammar
