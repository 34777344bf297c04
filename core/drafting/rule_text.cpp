// SPDX-License-Identifier: Apache-2.0
#include "core/drafting/rule_text.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace ludo::drafting {

using grammar::Grammar;
using grammar::Rule;
using grammar::Sequence;
using grammar::Symbol;

namespace {

constexpr std::string_view arrow = "::=";

std::string literalText(const std::string& literal) {
  std::string text = "\"";
  for (const char c : literal) {
    if (c == '"' || c == '\\') text += '\\';
    text += c == '\n' ? std::string("\\n") : std::string(1, c);
  }
  return text + '"';
}

std::string sequenceText(const Sequence& sequence) {
  std::string text;
  for (const Symbol& symbol : sequence) {
    if (!text.empty()) text += ' ';
    text += symbol.kind == Symbol::Kind::Literal ? literalText(symbol.text) : symbol.text;
  }
  return text;
}

bool isNameByte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

/// Reads one rule's right side.
class RuleReader {
 public:
  explicit RuleReader(std::string_view text) : m_text(text) {}

  std::optional<std::vector<Sequence>> read() {
    std::vector<Sequence> alternatives(1);
    while (skipSpace()) {
      if (take('|')) {
        alternatives.emplace_back();
        continue;
      }
      std::optional<Symbol> symbol = m_text[m_at] == '"' ? literal() : name();
      if (!symbol) return std::nullopt;
      if (symbol->kind != Symbol::Kind::Literal || !symbol->text.empty())
        alternatives.back().push_back(std::move(*symbol));
    }
    return alternatives;
  }

 private:
  bool skipSpace() {
    m_at = m_text.find_first_not_of(" \t\r\n", m_at);
    return m_at != std::string_view::npos;
  }
  bool take(char c) {
    if (m_text[m_at] != c) return false;
    ++m_at;
    return true;
  }

  std::optional<Symbol> literal() {
    std::string text;
    for (++m_at; m_at < m_text.size() && m_text[m_at] != '"'; ++m_at) {
      if (m_text[m_at] == '\\') {
        if (++m_at == m_text.size()) return std::nullopt;
        text += m_text[m_at] == 'n' ? '\n' : m_text[m_at];
      } else {
        text += m_text[m_at];
      }
    }
    if (m_at++ >= m_text.size()) return std::nullopt;
    return Symbol::literal(std::move(text));
  }

  std::optional<Symbol> name() {
    const std::size_t from = m_at;
    while (m_at < m_text.size() && isNameByte(m_text[m_at])) ++m_at;
    if (m_at == from) return std::nullopt;
    return Symbol::rule(std::string(m_text.substr(from, m_at - from)));
  }

  std::string_view m_text;
  std::size_t m_at = 0;
};

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \t\r");
  if (from == std::string_view::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t\r") - from + 1);
}

bool isName(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), isNameByte);
}

void addRule(const std::string& name, const std::string& body, std::vector<Rule>& rules) {
  if (name.empty()) return;
  if (auto alternatives = RuleReader(body).read()) rules.push_back({name, std::move(*alternatives)});
}

}  // namespace

std::string ruleText(const Grammar& grammar, const RuleNames& hidden) {
  std::string text;
  for (const Rule& rule : grammar.rules()) {
    if (hidden.contains(rule.name)) continue;
    std::string body;
    for (const Sequence& sequence : rule.alternatives) {
      if (sequence.empty()) continue;
      body += (body.empty() ? "" : " | ") + sequenceText(sequence);
    }
    if (!body.empty()) text += rule.name + ' ' + std::string(arrow) + ' ' + body + '\n';
  }
  return text;
}

Grammar readRules(std::string_view text, const std::string& start) {
  std::vector<Rule> rules;
  std::string name;
  std::string body;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = trimmed(text.substr(at, end - at));
    at = end + 1;
    const std::size_t mark = line.find(arrow);
    const std::string_view before = mark == std::string_view::npos ? "" : trimmed(line.substr(0, mark));
    if (isName(before)) {
      addRule(name, body, rules);
      name = before;
      body = line.substr(mark + arrow.size());
    } else if (line.starts_with('|') && !name.empty()) {
      body += ' ';
      body += line;
    } else {
      addRule(name, body, rules);
      name.clear();
    }
  }
  addRule(name, body, rules);
  return Grammar(start, std::move(rules));
}

}  // namespace ludo::drafting
