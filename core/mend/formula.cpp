// SPDX-License-Identifier: Apache-2.0
#include "core/mend/formula.h"

#include <algorithm>
#include <cctype>

namespace ludo::mend {
namespace {

using text::DataNode;

constexpr int mostNesting = 32;

struct Level {
  std::vector<std::pair<std::string_view, std::string_view>> operators;  ///< as written, and as meant
};

/// From the weakest binding to the strongest.
const std::vector<Level>& levels() {
  static const std::vector<Level> all = {
      {{{"||", "or"}, {"or", "or"}}},
      {{{"&&", "and"}, {"and", "and"}}},
      {{{"==", "=="},
        {"!=", "!="},
        {"<>", "!="},
        {"<=", "<="},
        {">=", ">="},
        {"=", "=="},
        {"<", "<"},
        {">", ">"}}},
      {{{"+", "+"}, {"-", "-"}}},
      {{{"*", "*"}, {"/", "div"}, {"div", "div"}, {"%", "mod"}, {"mod", "mod"}}},
  };
  return all;
}

/// Recursive descent over the text.
class Formula {
 public:
  Formula(std::string_view text, const KnownWords& words) : m_text(text), m_words(words) {}

  std::optional<DataNode> read() {
    DataNode node = level(0);
    blanks();
    return m_isWrong || m_at < m_text.size() ? std::nullopt : std::optional(std::move(node));
  }

 private:
  void blanks() {
    while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
  }

  DataNode level(std::size_t depth) {
    if (depth >= levels().size()) return operand();
    DataNode left = level(depth + 1);
    while (!m_isWrong) {
      const std::string_view op = takeOperator(levels()[depth]);
      if (op.empty()) break;
      left = joined(op, std::move(left), level(depth + 1));
    }
    return left;
  }

  std::string_view takeOperator(const Level& level) {
    blanks();
    for (const auto& [written, meant] : level.operators) {
      if (!m_text.substr(m_at).starts_with(written)) continue;
      const std::size_t after = m_at + written.size();
      const bool isWord = std::isalpha(static_cast<unsigned char>(written[0])) != 0;
      if (isWord && after < m_text.size() && m_text[after] != ' ' && m_text[after] != '(') continue;
      m_at = after;
      return meant;
    }
    return {};
  }

  static DataNode joined(std::string_view op, DataNode left, DataNode right) {
    DataNode node = DataNode::map();
    node.set("op", DataNode::ofString(std::string(op)));
    if (op == "and" || op == "or") {
      DataNode both = DataNode::list();
      both.items = {std::move(left), std::move(right)};
      node.set("args", std::move(both));
    } else {
      node.set("left", std::move(left));
      node.set("right", std::move(right));
    }
    return node;
  }

  DataNode operand() {
    blanks();
    if (++m_nesting > mostNesting || m_at >= m_text.size()) m_isWrong = true;
    if (m_isWrong) return {};
    if (m_text[m_at] == '(') {
      ++m_at;
      DataNode inner = level(0);
      blanks();
      m_isWrong = m_isWrong || m_at >= m_text.size() || m_text[m_at] != ')';
      ++m_at;
      --m_nesting;
      return inner;
    }
    --m_nesting;
    const std::size_t start = m_at;
    if (m_text[m_at] == '-') ++m_at;
    while (m_at < m_text.size() && (std::isalnum(static_cast<unsigned char>(m_text[m_at])) != 0 ||
                                    m_text[m_at] == '_' || m_text[m_at] == '$' || m_text[m_at] == '.'))
      ++m_at;
    return named(m_text.substr(start, m_at - start));
  }

  DataNode named(std::string_view word) {
    if (word == "true" || word == "false") return DataNode::ofBool(word == "true");
    const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
    const bool isNumber = !digits.empty() && digits.size() < 18 &&
                          digits.find_first_not_of("0123456789") == std::string_view::npos;
    if (isNumber) return DataNode::ofInteger(std::stoll(std::string(word)));
    std::string player = "actor";
    if (const std::size_t dot = word.find('.'); dot != std::string_view::npos) {
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
    } else {
      // A constant, a binding, or the name of something.
      m_isWrong = m_isWrong || word.empty() ||
                  (std::isalpha(static_cast<unsigned char>(word[0])) == 0 && word[0] != '$');
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
};

}  // namespace

std::vector<DataNode> readFormula(std::string_view text, const KnownWords& words) {
  const std::optional<DataNode> read = Formula(text, words).read();
  if (!read || read->kind != text::DataKind::Map) return {};
  return {*read};
}

}  // namespace ludo::mend
