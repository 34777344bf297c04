// SPDX-License-Identifier: Apache-2.0
#include "notation_reader.h"

#include <cctype>
#include <stdexcept>
#include <vector>

#include "core/base/utf8.h"

namespace ludo::testing {

using grammar::CharacterRange;
using grammar::CharacterSet;
using grammar::Grammar;
using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

namespace {

/// What both notations have: alternatives of sequences of factors, and rules that are made for groups.
class Reader {
 public:
  explicit Reader(std::string text) : m_text(std::move(text)) {}

 protected:
  bool atEnd() const { return m_at >= m_text.size(); }
  char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
  bool take(const std::string& word) {
    if (m_text.compare(m_at, word.size(), word) != 0) return false;
    m_at += word.size();
    return true;
  }
  void need(const std::string& word) {
    if (!take(word)) throw std::runtime_error("no " + word + " at " + m_text.substr(m_at, 40));
  }
  void skip(const char* blanks) {
    while (!atEnd() && std::string(blanks).find(m_text[m_at]) != std::string::npos) ++m_at;
  }
  std::string upTo(const std::string& end) {
    const std::size_t found = m_text.find(end, m_at);
    if (found == std::string::npos) throw std::runtime_error("no end " + end);
    const std::string text = m_text.substr(m_at, found - m_at);
    m_at = found + end.size();
    return text;
  }
  std::size_t number() {
    std::size_t value = 0;
    while (std::isdigit(static_cast<unsigned char>(peek())) != 0)
      value = 10 * value + static_cast<std::size_t>(m_text[m_at++] - '0');
    return value;
  }
  Symbol group(std::vector<Sequence> alternatives) {
    const std::string name = "group " + std::to_string(++m_groups);
    m_rules.push_back({name, std::move(alternatives)});
    return Symbol::rule(name);
  }
  Symbol optional(const Symbol& symbol) { return group({{}, {symbol}}); }
  Symbol many(const Symbol& symbol) {
    const Symbol rest = Symbol::rule("group " + std::to_string(m_groups + 1));
    return group({{}, {symbol, rest}});
  }

  std::string m_text;
  std::size_t m_at = 0;
  std::size_t m_groups = 0;
  std::vector<Rule> m_rules;
};

class EbnfReader : public Reader {
 public:
  using Reader::Reader;

  Grammar read() {
    std::string start;
    for (skip(" \n"); !atEnd(); skip(" \n")) {
      const std::string name = words();
      if (start.empty()) start = name;
      skip(" \n");
      need("=");
      std::vector<Sequence> alternatives = choice();
      need(";");
      m_rules.push_back({name, std::move(alternatives)});
    }
    return Grammar(start, m_rules);
  }

 private:
  /// A name of several words.
  std::string words() {
    std::string name;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == ' ') name += m_text[m_at++];
    while (name.ends_with(' ')) name.pop_back();
    if (name.empty()) throw std::runtime_error("no name at " + m_text.substr(m_at, 40));
    return name;
  }

  std::vector<Sequence> choice() {
    std::vector<Sequence> alternatives;
    do alternatives.push_back(sequence());
    while (take("|"));
    return alternatives;
  }

  Sequence sequence() {
    Sequence symbols;
    skip(" \n");
    if (std::string("|;)]}").find(peek()) != std::string::npos) return symbols;
    do {
      skip(" \n");
      std::size_t count = 1;
      if (std::isdigit(static_cast<unsigned char>(peek())) != 0) {
        count = number();
        need(" * ");
      }
      symbols.insert(symbols.end(), count, primary());
      skip(" \n");
    } while (take(","));
    return symbols;
  }

  Symbol primary() {
    if (take("'")) return Symbol::literal(upTo("'"));
    if (take("\"")) return Symbol::literal(upTo("\""));
    if (take("? line feed ?")) return Symbol::literal("\n");
    if (take("? any of ")) return characters(upTo(" ?"));
    if (take("(")) return closed(group(choice()), ")");
    if (take("[")) return closed(optional(group(choice())), "]");
    if (take("{")) return closed(many(group(choice())), "}");
    return Symbol::rule(words());
  }

  Symbol closed(Symbol symbol, const std::string& end) {
    need(end);
    return symbol;
  }

  static Symbol characters(const std::string& text) {
    std::vector<CharacterRange> ranges;
    bool isLast = false;
    for (std::size_t at = 0; at < text.size();) {
      if (text.compare(at, 2, "U+") == 0) {
        std::size_t length = 0;
        const auto value = static_cast<char32_t>(std::stoul(text.substr(at + 2), &length, 16));
        if (isLast)
          ranges.back().last = value;
        else
          ranges.push_back({value, value});
        isLast = false;
        at += 2 + length;
      } else {
        isLast = isLast || text.compare(at, 2, "to") == 0;
        ++at;
      }
    }
    return Symbol::oneOf(CharacterSet(ranges));
  }
};

class GbnfReader : public Reader {
 public:
  using Reader::Reader;

  Grammar read() {
    for (skip(" \n"); !atEnd(); skip(" \n")) {
      const std::string rule = name();
      need(" ::=");
      std::vector<Sequence> alternatives = choice();
      m_rules.push_back({rule, std::move(alternatives)});
    }
    return Grammar("root", m_rules);
  }

 private:
  std::string name() {
    std::string word;
    while (std::isalnum(static_cast<unsigned char>(peek())) != 0 || peek() == '-') word += m_text[m_at++];
    if (word.empty()) throw std::runtime_error("no name at " + m_text.substr(m_at, 40));
    return word;
  }

  std::vector<Sequence> choice() {
    std::vector<Sequence> alternatives;
    do alternatives.push_back(sequence());
    while (take("|"));
    return alternatives;
  }

  Sequence sequence() {
    Sequence symbols;
    for (skip(" "); !atEnd() && std::string("|)\n").find(peek()) == std::string::npos; skip(" ")) {
      const Symbol symbol = primary();
      if (take("*")) {
        symbols.push_back(many(symbol));
      } else if (take("?")) {
        symbols.push_back(optional(symbol));
      } else if (take("{")) {
        symbols.insert(symbols.end(), number(), symbol);
        need("}");
      } else {
        symbols.push_back(symbol);
      }
    }
    return symbols;
  }

  Symbol primary() {
    if (take("(")) {
      const Symbol symbol = group(choice());
      need(")");
      return symbol;
    }
    if (take("\"")) {
      std::string text;
      while (!take("\"")) appendUtf8(text, static_cast<std::uint32_t>(character()));
      return Symbol::literal(text);
    }
    if (take("[")) {
      std::vector<CharacterRange> ranges;
      while (!take("]")) {
        const char32_t first = character();
        ranges.push_back({first, take("-") ? character() : first});
      }
      return Symbol::oneOf(CharacterSet(ranges));
    }
    return Symbol::rule(name());
  }

  char32_t character() {
    if (!take("\\")) {
      const std::size_t length = utf8Length(m_text, m_at);
      if (length == 0) throw std::runtime_error("no UTF-8");
      m_at += length;
      return decodeUtf8(m_text, m_at - length, length);
    }
    if (take("n")) return U'\n';
    for (const auto& [mark, digits] : {std::pair{"x", 2U}, std::pair{"u", 4U}, std::pair{"U", 8U}}) {
      if (!take(mark)) continue;
      m_at += digits;
      return static_cast<char32_t>(std::stoul(m_text.substr(m_at - digits, digits), nullptr, 16));
    }
    return static_cast<unsigned char>(m_text[m_at++]);
  }
};

}  // namespace

Grammar readEbnf(const std::string& text) {
  return EbnfReader(text).read();
}

Grammar readGbnf(const std::string& text) {
  return GbnfReader(text).read();
}

}  // namespace ludo::testing
