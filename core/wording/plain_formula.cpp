// SPDX-License-Identifier: Apache-2.0
#include "core/wording/plain_formula.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "core/base/letters.h"

namespace ludo::mend {
namespace {

constexpr std::size_t longestFunction = 200;

std::string_view withoutBlanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

/// The candidate of a condition that a function calls by a name of its own; empty when it is none of them.
std::string candidateCalled(std::string_view name) {
  static constexpr std::pair<std::string_view, std::string_view> names[] = {
      {"zone", "$zone"},   {"z", "$zone"},        {"cell", "$zone"},  {"c", "$zone"},      {"space", "$zone"},
      {"token", "$token"}, {"t", "$token"},       {"card", "$token"}, {"piece", "$token"}, {"x", "$zone"},
      {"it", "$zone"},     {"player", "$player"}, {"p", "$player"}};
  for (const auto& [written, candidate] : names) {
    if (written == name) return std::string(candidate);
  }
  return {};
}

/// The text with another name for each word of that name.
std::string renamed(std::string_view text, std::string_view from, const std::string& to) {
  std::string made;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && (isLetterOrDigit(text[end]) || text[end] == '$' || text[end] == '_')) ++end;
    const std::string_view word = text.substr(i, std::max<std::size_t>(end - i, 1));
    const bool isIt = word == from || (word.starts_with('$') && word.substr(1) == from);
    made += isIt ? to : std::string(word);
    i += word.size();
  }
  return made;
}

std::optional<std::string> withoutLambda(std::string_view text) {
  std::string_view name;
  std::string_view body;
  constexpr std::string_view lambda = "lambda ";
  if (text.starts_with(lambda)) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return std::nullopt;
    name = text.substr(lambda.size(), colon - lambda.size());
    body = text.substr(colon + 1);
  } else {
    const std::size_t arrow = std::min(text.find("=>"), text.find("->"));
    if (arrow == std::string_view::npos) return std::nullopt;
    name = text.substr(0, arrow);
    body = text.substr(arrow + 2);
  }
  name = withoutBlanks(name);
  if (name.starts_with('(') && name.ends_with(')')) name = withoutBlanks(name.substr(1, name.size() - 2));
  if (name.starts_with('$')) name.remove_prefix(1);
  const std::string candidate = candidateCalled(name);
  if (candidate.empty()) return std::nullopt;
  return renamed(withoutBlanks(body), name, candidate);
}

/// "a >= b" for ">=(a, b)".
std::optional<std::string> withOperatorBetween(std::string_view text) {
  const std::size_t open = text.find('(');
  static constexpr std::string_view operators[] = {"==", "!=", ">=", "<=", ">", "<", "+", "-", "*"};
  if (open == std::string_view::npos || !text.ends_with(')') ||
      std::ranges::find(operators, withoutBlanks(text.substr(0, open))) == std::end(operators))
    return std::nullopt;
  const std::string_view inner = text.substr(open + 1, text.size() - open - 2);
  std::size_t comma = std::string_view::npos;
  int depth = 0;
  for (std::size_t i = 0; i < inner.size(); ++i) {
    if (inner[i] == '(') ++depth;
    if (inner[i] == ')' && --depth < 0) return std::nullopt;
    if (inner[i] != ',' || depth > 0) continue;
    if (comma != std::string_view::npos) return std::nullopt;
    comma = i;
  }
  if (comma == std::string_view::npos) return std::nullopt;
  return std::string(withoutBlanks(inner.substr(0, comma))) + " " +
         std::string(withoutBlanks(text.substr(0, open))) + " " +
         std::string(withoutBlanks(inner.substr(comma + 1)));
}

/// "count(bag) > 2" for "the bag has more than 2 cards".
std::optional<std::string> withCountSaid(std::string_view text) {
  static constexpr std::string_view holds[] = {" has ", " holds ", " contains "};
  static constexpr std::pair<std::string_view, std::string_view> amounts[] = {
      {"more than ", ">"}, {"fewer than ", "<"}, {"less than ", "<"}, {"at least ", ">="},
      {"at most ", "<="},  {"exactly ", "=="},   {"only ", "=="}};
  static constexpr std::string_view things[] = {"tokens", "token", "cards", "card",
                                                "pieces", "piece", "tiles", "tile"};
  for (const std::string_view verb : holds) {
    const std::size_t at = text.find(verb);
    if (at == std::string_view::npos || at == 0) continue;
    std::string_view rest = withoutBlanks(text.substr(at + verb.size()));
    std::string_view op = "==";
    for (const auto& [said, meant] : amounts) {
      if (!rest.starts_with(said)) continue;
      op = meant;
      rest = withoutBlanks(rest.substr(said.size()));
      break;
    }
    const std::size_t blank = rest.find(' ');
    if (blank == std::string_view::npos ||
        std::ranges::find(things, rest.substr(blank + 1)) == std::end(things))
      return std::nullopt;
    return "count(" + std::string(text.substr(0, at)) + ") " + std::string(op) + " " +
           std::string(rest.substr(0, blank));
  }
  return std::nullopt;
}

/// What stands between marks of code or of templates, or behind an article and what it is: "`a`", "{{a}}",
/// "the zone a is empty".
std::optional<std::string> withoutFrame(std::string_view text) {
  static constexpr std::pair<std::string_view, std::string_view> frames[] = {{"`", "`"}, {"{{", "}}"}};
  for (const auto& [open, close] : frames) {
    if (text.size() > open.size() + close.size() && text.starts_with(open) && text.ends_with(close))
      return std::string(withoutBlanks(text.substr(open.size(), text.size() - open.size() - close.size())));
  }
  static constexpr std::string_view starts[] = {"the zone ", "the cell ", "the space ", "the "};
  for (const std::string_view start : starts) {
    if (text.starts_with(start)) return std::string(text.substr(start.size()));
  }
  return std::nullopt;
}

}  // namespace

std::string plainFormula(const std::string& text) {
  if (text.size() > longestFunction) return text;
  if (std::optional<std::string> body = withoutLambda(text)) return *body;
  if (std::optional<std::string> inner = withoutFrame(text)) return *inner;
  if (std::optional<std::string> count = withCountSaid(text)) return *count;
  return withOperatorBetween(text).value_or(text);
}

}  // namespace ludo::mend
