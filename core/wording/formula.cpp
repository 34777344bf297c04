// SPDX-License-Identifier: Apache-2.0
#include "core/wording/formula.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/wording/formula_nodes.h"
#include "core/wording/parentheses.h"
#include "core/wording/players.h"

namespace ludo::mend {
namespace {

using text::DataNode;
constexpr int mostNesting = 32;

/// Recursive descent over the text.
class Formula {
 public:
  /// "player" is the candidate of a query, or else the actor.
  Formula(std::string_view text, const KnownWords& words, bool isPlayerActor)
      : m_text(text), m_words(words), m_isPlayerActor(isPlayerActor) {}

  std::optional<DataNode> read() {
    DataNode node = choice();
    blanks();
    return m_isWrong || m_at < m_text.size() ? std::nullopt : std::optional(std::move(node));
  }

 private:
  void blanks() {
    while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
  }

  bool takeWord(std::string_view word) {
    blanks();
    if (m_at >= m_text.size() || !m_text.substr(m_at).starts_with(word)) return false;
    const std::size_t after = m_at + word.size();
    if (isLetter(word.back()) && after < m_text.size() && isPartOfName(m_text[after])) return false;
    m_at = after;
    return true;
  }
  void needWord(std::string_view word) { m_isWrong = m_isWrong || !takeWord(word); }
  /// "if(a, b, c)", "if a then b else c", "a ? b : c" and "b if a else c".
  DataNode choice() {
    if (takeWord("if") || takeWord("IF")) {
      blanks();
      const bool isCall = m_at < m_text.size() && m_text[m_at] == '(' && m_text.ends_with(')');
      if (isCall) ++m_at;
      DataNode when = level(0);
      isCall ? needWord(",") : needWord("then");
      DataNode then = level(0);
      isCall ? needWord(",") : needWord("else");
      DataNode otherwise = level(0);
      if (isCall) needWord(")");
      return chosen(std::move(when), std::move(then), std::move(otherwise));
    }
    DataNode first = level(0);
    const bool isMarked = takeWord("?");
    if (!isMarked && !takeWord("if")) return first;
    DataNode second = level(0);
    isMarked ? needWord(":") : needWord("else");
    DataNode third = level(0);
    return isMarked ? chosen(std::move(first), std::move(second), std::move(third))
                    : chosen(std::move(second), std::move(first), std::move(third));
  }

  DataNode level(std::size_t depth) {
    if (depth >= precedenceLevels().size()) return operand();
    DataNode left = level(depth + 1);
    for (int joins = 0; !m_isWrong; ++joins) {
      const std::string_view op = takeOperator(precedenceLevels()[depth]);
      if (op.empty()) break;
      DataNode right = level(depth + 1);
      // "$from + forward"
      const bool isStep = op == "+" && isBound(left.text) && m_words.isDirection(right.text);
      const bool goesOn = joins > 0 && (op == "and" || op == "or");
      m_isWrong = m_isWrong || (joins >= mostNesting && !goesOn);
      left = isStep ? stepFrom(left.text, right.text) : joined(op, std::move(left), std::move(right), goesOn);
    }
    return left;
  }

  std::string_view takeOperator(const PrecedenceLevel& level) {
    blanks();
    for (const auto& [written, meant] : level.operators) {
      if (!m_text.substr(m_at).starts_with(written)) continue;
      const std::size_t after = m_at + written.size();
      const bool isWord = isLetter(written[0]);
      if (isWord && after < m_text.size() && m_text[after] != ' ' && m_text[after] != '(') continue;
      m_at = after;
      return meant;
    }
    return {};
  }

  DataNode operand() {
    blanks();
    if (m_nesting >= mostNesting || m_at >= m_text.size()) m_isWrong = true;
    if (m_isWrong) return {};
    ++m_nesting;
    DataNode node = nested();
    --m_nesting;
    return node;
  }

  DataNode nested() {
    if (m_text[m_at] == '!' || takeWord("not")) {
      if (m_text[m_at] == '!') ++m_at;
      DataNode denied = DataNode::map();
      denied.set("op", DataNode::ofString("not"));
      denied.set("arg", operand());
      return denied;
    }
    if (m_text[m_at] == '(') {
      ++m_at;
      DataNode inner = level(0);
      blanks();
      m_isWrong = m_isWrong || m_at >= m_text.size() || m_text[m_at] != ')';
      ++m_at;
      return inner;
    }
    const std::size_t start = m_at;
    if (const std::string_view name = nameWithDash(); !name.empty()) {
      m_at += name.size();
      return DataNode::ofString(std::string(name));
    }
    if (m_text[m_at] == '-') {
      ++m_at;
      const bool isNumber = m_at < m_text.size() && isDigit(m_text[m_at]);
      if (!isNumber) return withValue("neg", operand());
    }
    while (m_at < m_text.size() && isPartOfName(m_text[m_at])) ++m_at;
    const std::string_view word = m_text.substr(start, m_at - start);
    if (isProperty(word) && takeWord("of")) return propertyOf(word);
    // "fame of actor"
    if (isVariable(word) && takeWord("of")) {
      const std::size_t begin = std::min(m_text.find_first_not_of(' ', m_at), m_text.size());
      m_at = begin;
      while (m_at < m_text.size() && isPartOfName(m_text[m_at])) ++m_at;
      return named(std::string(m_text.substr(begin, m_at - begin)) + "." + std::string(word));
    }
    // $card[rank]
    if (const std::size_t close = m_text.find(']', m_at);
        m_at < m_text.size() && m_text[m_at] == '[' && close != std::string_view::npos && isBound(word)) {
      const std::string_view name = m_text.substr(m_at + 1, close - m_at - 1);
      m_at = close + 1;
      return memberOf(std::string(word), name, m_words);
    }
    // fuel[actor]
    if (const std::size_t close = m_text.find(']', m_at);
        m_at < m_text.size() && m_text[m_at] == '[' && close != std::string_view::npos && isVariable(word)) {
      const std::string owned =
          std::string(m_text.substr(m_at + 1, close - m_at - 1)) + "." + std::string(word);
      m_at = close + 1;
      return named(owned);
    }
    if (m_at < m_text.size() && m_text[m_at] == '(') {
      static constexpr std::string_view selectors[] = {"top", "bottom", "last", "zoneOf", "var"};
      const bool isSelector = std::ranges::find(selectors, word) != std::end(selectors);
      return isSelector ? selected(start) : call(word);
    }
    return named(word);
  }

  /// A token type such as "still-life", which is no difference.
  std::string_view nameWithDash() const {
    for (const std::string& name : m_words.ofKind(language::NameKind::TokenType)) {
      const std::size_t end = m_at + name.size();
      if (name.find('-') != std::string::npos && m_text.substr(m_at).starts_with(name) &&
          (end >= m_text.size() || !isPartOfName(m_text[end])))
        return m_text.substr(m_at, name.size());
    }
    return {};
  }

  /// top(bid:$player).strength and last().count.
  DataNode selected(std::size_t start) {
    const std::size_t close = closingParenthesis(m_text, m_at);
    m_isWrong = m_isWrong || close == std::string_view::npos;
    if (m_isWrong) return {};
    const std::string selector(m_text.substr(start, close + 1 - start));
    m_at = close + 1;
    if (m_at >= m_text.size() || m_text[m_at] != '.') return DataNode::ofString(selector);
    const std::size_t begin = ++m_at;
    while (m_at < m_text.size() && isPartOfName(m_text[m_at])) ++m_at;
    return memberOf(selector, m_text.substr(begin, m_at - begin), m_words);
  }

  static bool isPartOfName(char c) {
    return isLetterOrDigit(c) || c == '_' || c == '$' || c == '.' || c == ':';
  }

  /// min(a, b), count(deck), isEmpty($cell), abs(x).
  DataNode call(std::string_view function) {
    const std::size_t begin = ++m_at;
    static constexpr std::string_view counts[] = {"count", "size", "length", "len", "cardsIn", "tokensIn"};
    const bool isCount = std::ranges::find(counts, function) != std::end(counts);
    const std::string occupancy = occupancyMeant(function);
    if (isCount || !occupancy.empty()) {
      const std::size_t close = closingParenthesis(m_text, begin - 1);
      if (close == std::string_view::npos) m_isWrong = true;
      if (m_isWrong) return {};
      m_at = close + 1;
      const std::string counted(m_text.substr(begin, close - begin));
      const bool isZone =
          counted.starts_with('$') || counted.starts_with("var(") ||
          std::ranges::find(m_words.zones, counted.substr(0, counted.find(':'))) != m_words.zones.end();
      if (isCount && !isZone && !m_words.zones.empty()) {
        // count(tokens): of a collection.
        DataNode inner = DataNode::map();
        inner.set("op", DataNode::ofString("count"));
        inner.set("query", DataNode::ofString(counted));
        DataNode node = DataNode::map();
        node.set("aggregate", std::move(inner));
        return node;
      }
      DataNode node = DataNode::map();
      node.set(isCount ? "ref" : "is", DataNode::ofString(isCount ? "zoneCount" : occupancy));
      node.set("zone", DataNode::ofString(std::string(m_text.substr(begin, close - begin))));
      return node;
    }
    std::vector<DataNode> given;
    const bool isEmpty = m_at < m_text.size() && m_text[m_at] == ')';
    if (!isEmpty) {
      do {
        given.push_back(level(0));
        blanks();
      } while (!m_isWrong && m_at < m_text.size() && m_text[m_at] == ',' && ++m_at > 0);
    }
    m_isWrong = m_isWrong || m_at >= m_text.size() || m_text[m_at] != ')';
    ++m_at;
    if (const auto used = definitionUsed(function, given)) return *used;
    // forward($from)
    if (given.size() == 1 && m_words.isDirection(function) && isBound(given[0].text))
      return stepFrom(given[0].text, function);
    static constexpr std::string_view ofToken[] = {"type", "kind", "owner", "typeOf", "kindOf", "ownerOf"};
    if (std::ranges::find(ofToken, function) != std::end(ofToken) && given.size() == 1 &&
        given[0].kind == text::DataKind::String)
      return memberOf(given[0].text, function.starts_with("owner") ? "owner" : "type", m_words);
    if (isProperty(function) && given.size() == 1 && given[0].kind == text::DataKind::String)
      return memberOf(given[0].text, function, m_words);
    // fame(actor)
    if (isVariable(function) && given.size() == 1 && given[0].kind == text::DataKind::String)
      return named(given[0].text + "." + std::string(function));
    const bool isPair = (function == "min" || function == "max") && given.size() == 2;
    const bool isSign = (function == "abs" || function == "neg") && given.size() == 1;
    if (m_isWrong) return {};
    if (!isPair && !isSign) {
      // What it is called may say which construct it is: legalCount(place, 1).
      DataNode list = DataNode::list();
      if (function == "range")
        list = rangeOf(std::move(given));
      else
        list.items = std::move(given);
      DataNode node = DataNode::map();
      node.set(std::string(function), std::move(list));
      return node;
    }
    return isPair ? joined(function, std::move(given[0]), std::move(given[1]))
                  : withValue(std::string(function), std::move(given[0]));
  }

  std::optional<DataNode> definitionUsed(std::string_view name, const std::vector<DataNode>& given) {
    const auto found = m_words.definitions.find(std::string(name));
    if (found == m_words.definitions.end() || found->second.key != "ref") return std::nullopt;
    const std::vector<std::string>& parameters = found->second.parameters;
    m_isWrong = m_isWrong || parameters.size() != given.size();
    if (m_isWrong) return std::nullopt;
    DataNode node = DataNode::map();
    node.set("ref", DataNode::ofString("defined"));
    node.set("name", DataNode::ofString(std::string(name)));
    if (given.empty()) return node;
    DataNode with = DataNode::map();
    for (std::size_t i = 0; i < given.size(); ++i) with.set(parameters[i], given[i]);
    node.set("with", std::move(with));
    return node;
  }

  bool isProperty(std::string_view word) const {
    const std::vector<std::string>& known = m_words.ofKind(language::NameKind::Property);
    return std::ranges::find(known, word) != known.end();
  }
  DataNode propertyOf(std::string_view name) {
    DataNode owner = operand();
    m_isWrong = m_isWrong || owner.kind != text::DataKind::String;
    return m_isWrong ? DataNode() : memberOf(owner.text, name, m_words);
  }
  bool isBound(std::string_view word) const {
    // "$pot" that nothing binds is the variable.
    const bool isMarked = word.starts_with('$') && isVariable(word.substr(1)) &&
                          std::ranges::find(m_words.unbound, word) != m_words.unbound.end();
    return !isMarked && std::ranges::find(m_words.bindings, word) != m_words.bindings.end();
  }
  bool isVariable(std::string_view word) const {
    return std::ranges::find(m_words.globals, word) != m_words.globals.end() ||
           std::ranges::find(m_words.perPlayer, word) != m_words.perPlayer.end();
  }

  DataNode named(std::string_view word) {
    if (word == "true" || word == "false") return DataNode::ofBool(word == "true");
    const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
    const bool isNumber = !digits.empty() && digits.size() < 18 &&
                          digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (isNumber) return DataNode::ofInteger(std::stoll(std::string(word)));
    std::string player = "actor";
    word = withoutKind(word);
    if (word.starts_with('$') && !isBound(word) && isVariable(word.substr(1))) word = word.substr(1);
    if (const std::size_t colon = word.find(':');
        colon != std::string_view::npos && word.find('.') == std::string_view::npos) {
      // money:actor, and a zone such as hand:actor
      if (std::ranges::find(m_words.zones, word.substr(0, colon)) != m_words.zones.end())
        return DataNode::ofString(std::string(word));
      if (isBound(word.substr(0, colon)) && m_words.isDirection(word.substr(colon + 1)))
        return stepFrom(std::string(word.substr(0, colon)), word.substr(colon + 1));
      const auto meant = playerMeant(word.substr(colon + 1), m_words);
      m_isWrong = m_isWrong || !meant || !isVariable(word.substr(0, colon));
      player = meant.value_or(player);
      word = word.substr(0, colon);
    }
    if (const std::size_t dot = word.find('.');
        dot != std::string_view::npos && isBound(word.substr(0, dot))) {
      const std::string owner(word.substr(0, dot));
      const std::string_view name = word.substr(dot + 1);
      if (std::ranges::find(m_words.perPlayer, name) == m_words.perPlayer.end())
        return memberOf(owner, name, m_words);
      DataNode node = DataNode::map();
      node.set("ref", DataNode::ofString("pvar"));
      node.set("player", DataNode::ofString(owner));
      node.set("var", DataNode::ofString(std::string(name)));
      return node;
    }
    if (const std::size_t dot = word.find('.'); dot != std::string_view::npos) {
      const std::string_view owner = word.substr(0, dot);
      static constexpr std::string_view sizes[] = {"size", "count", "length"};
      const bool isSize = std::ranges::find(sizes, word.substr(dot + 1)) != std::end(sizes);
      if (isSize &&
          std::ranges::find(m_words.zones, owner.substr(0, owner.find(':'))) != m_words.zones.end()) {
        return memberOf(std::string(owner), "size", m_words);
      }
      const std::string bound = "$" + std::string(owner);
      if (isBound(bound) && !(m_isPlayerActor && owner == "player"))
        return named(bound + std::string(word.substr(dot)));
      const auto meant = playerMeant(word.substr(0, dot), m_words);
      if (!meant) m_isWrong = true;
      player = meant.value_or(player);
      word = word.substr(dot + 1);
    }
    DataNode node = DataNode::map();
    if (std::ranges::find(m_words.globals, word) != m_words.globals.end()) {
      node.set("ref", DataNode::ofString("gvar"));
    } else if (std::ranges::find(m_words.perPlayer, word) != m_words.perPlayer.end()) {
      node.set("ref", DataNode::ofString("pvar"));
      node.set("player", DataNode::ofString(player));
    } else if (const auto used = definitionUsed(word, {})) {
      return *used;
    } else {
      m_isWrong = m_isWrong || m_words.definitions.contains(std::string(word));
      // A constant, a binding, or the name of something.
      m_isWrong = m_isWrong || word.empty() || (!isLetter(word[0]) && word[0] != '$');
      const std::string bound = "$" + std::string(word);
      if (isBound(bound) && !m_words.isDefined(word)) return DataNode::ofString(bound);
      return DataNode::ofString(std::string(word));
    }
    node.set("var", DataNode::ofString(std::string(word)));
    return node;
  }

  std::string_view m_text;
  const KnownWords& m_words;
  std::size_t m_at = 0;
  int m_nesting = 0;
  bool m_isWrong = false;
  bool m_isPlayerActor;
};

}  // namespace

std::vector<DataNode> readFormula(std::string_view text, const KnownWords& words) {
  std::vector<DataNode> found;
  const auto take = [&](std::string_view written, bool isPlayerActor) {
    const std::optional<DataNode> read = Formula(written, words, isPlayerActor).read();
    if (!read) return;
    const bool isText = read->kind == text::DataKind::String;
    if (read->kind != text::DataKind::Map && (!isText || read->text == text)) return;
    if (std::ranges::none_of(found, [&](const DataNode& known) { return sameContent(known, *read); }))
      found.push_back(*read);
  };
  // "=a + b" of a sheet.
  if (text.starts_with('=')) text.remove_prefix(1);
  take(text, false);
  if (const std::string owned = withOwners(text); found.empty() && owned != text) take(owned, false);
  if (text.find("player") != std::string_view::npos) take(text, true);
  if (const std::string other = withBrackets(text); found.empty() && other != text) take(other, false);
  return found;
}

}  // namespace ludo::mend
