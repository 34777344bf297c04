// SPDX-License-Identifier: Apache-2.0
#include "core/mend/statement.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>

#include "core/mend/formula.h"

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

constexpr int mostNesting = 16;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front())) != 0) text.remove_prefix(1);
  while (!text.empty() && (std::isspace(static_cast<unsigned char>(text.back())) != 0 || text.back() == ';'))
    text.remove_suffix(1);
  return text;
}

bool isWord(std::string_view text) {
  return !text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
         std::ranges::all_of(text,
                             [](unsigned char c) { return std::isalnum(c) != 0 || c == '_' || c == '-'; });
}

bool isNumber(std::string_view text) {
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  return !digits.empty() && digits.size() < 10 &&
         digits.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The parts between commas that stand in no bracket and no quotes.
std::vector<std::string_view> arguments(std::string_view text) {
  std::vector<std::string_view> parts;
  int depth = 0;
  char quote = 0;
  std::size_t begin = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '"' || c == '\'') {
      quote = c;
    } else if (c == '(' || c == '[' || c == '{') {
      ++depth;
    } else if (c == ')' || c == ']' || c == '}') {
      --depth;
    } else if (c == ',' && depth == 0) {
      parts.push_back(trimmed(text.substr(begin, i - begin)));
      begin = i + 1;
    }
  }
  parts.push_back(trimmed(text.substr(begin)));
  return parts;
}

std::optional<DataNode> readCall(std::string_view text, int nesting);

DataNode argument(std::string_view text, int nesting) {
  if (text.size() > 1 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front())
    return DataNode::ofString(std::string(text.substr(1, text.size() - 2)));
  if (isNumber(text)) return DataNode::ofInteger(std::stoll(std::string(text)));
  if (text == "true" || text == "false") return DataNode::ofBool(text == "true");
  if (auto call = readCall(text, nesting + 1)) return *call;
  return DataNode::ofString(std::string(text));
}

/// draw(deck, hand, 1), draw(from: deck, to: hand) and draw(from=deck).
std::optional<DataNode> readCall(std::string_view text, int nesting) {
  const std::size_t open = text.find('(');
  if (open == std::string_view::npos || !text.ends_with(')') || nesting > mostNesting) return std::nullopt;
  const std::string_view word = trimmed(text.substr(0, open));
  if (!isWord(word)) return std::nullopt;
  const std::string_view inside = trimmed(text.substr(open + 1, text.size() - open - 2));
  DataNode list = DataNode::list();
  DataNode named = DataNode::map();
  if (!inside.empty()) {
    for (const std::string_view each : arguments(inside)) {
      const std::size_t mark = each.find_first_of(":=");
      const bool isNamed = mark != std::string_view::npos && isWord(trimmed(each.substr(0, mark))) &&
                           (each[mark] == '=' || each.substr(mark + 1).starts_with(' ')) &&
                           !each.substr(mark + 1).starts_with('=');
      if (isNamed)
        named.set(std::string(trimmed(each.substr(0, mark))),
                  argument(trimmed(each.substr(mark + 1)), nesting));
      else
        list.items.push_back(argument(each, nesting));
    }
  }
  if (!named.entries.empty() && !list.items.empty()) return std::nullopt;
  DataNode made = DataNode::map();
  made.set(std::string(word), list.items.empty() ? std::move(named) : std::move(list));
  return made;
}

/// "draw 1 from deck to hand": a word, then values with words before them that say what they are.
std::optional<DataNode> readPhrase(std::string_view text) {
  static constexpr std::array links = {"from", "to", "in", "of", "on", "with", "by", "at"};
  std::vector<std::string_view> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    if (end > at) words.push_back(text.substr(at, end - at));
    at = end + 1;
  }
  if (words.size() < 2 || words.size() > 9 || !isWord(words[0])) return std::nullopt;
  DataNode fields = DataNode::map();
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::string key = isNumber(words[i]) ? "count" : "what";
    if (std::ranges::find(links, words[i]) != links.end() && i + 1 < words.size()) {
      key = std::string(words[i]);
      ++i;
    }
    if (fields.find(key) != nullptr) return std::nullopt;
    fields.set(key, argument(words[i], 0));
  }
  DataNode made = DataNode::map();
  made.set(std::string(words[0]), std::move(fields));
  return made;
}

/// The variable that "pot", "money:actor" or "actor.money" is: the fields that say so.
std::optional<DataNode> variable(std::string_view text, const KnownWords& words) {
  const std::vector<DataNode> read = readFormula(text, words);
  DataNode fields = DataNode::map();
  if (!read.empty() && read.front().kind == DataKind::Map && read.front().find("ref") != nullptr) {
    const std::string& ref = read.front().find("ref")->text;
    if (ref != "gvar" && ref != "pvar") return std::nullopt;
    fields.set("scope", DataNode::ofString(ref == "gvar" ? "global" : "pvar"));
    for (const DataEntry& entry : read.front().entries) {
      const bool isUnsaid = entry.key == "player" && text.find_first_of(".:[(") == std::string_view::npos;
      if (entry.key != "ref" && !isUnsaid) fields.entries.push_back(entry);
    }
    return fields;
  }
  return std::nullopt;
}

DataNode valueOf(std::string_view text, const KnownWords& words) {
  if (isNumber(text)) return DataNode::ofInteger(std::stoll(std::string(text)));
  const std::vector<DataNode> read = readFormula(text, words);
  return read.empty() ? argument(text, 0) : read.front();
}

/// "pot += 1", "pot = 3", "pot++".
std::optional<DataNode> readAssignment(std::string_view text, const KnownWords& words) {
  for (const std::string_view start : {"set ", "let ", "local ", "var ", "const "}) {
    if (text.starts_with(start)) text.remove_prefix(start.size());
  }
  static constexpr std::array signs = {"+=", "-=", ":=", "++", "--", "="};
  for (const std::string_view sign : signs) {
    const std::size_t at = text.find(sign);
    if (at == std::string_view::npos || at == 0) continue;
    const std::string_view rest = trimmed(text.substr(at + sign.size()));
    const bool isStep = sign == "++" || sign == "--";
    if (rest.empty() != isStep || rest.starts_with('=')) continue;
    std::optional<DataNode> fields = variable(trimmed(text.substr(0, at)), words);
    if (!fields) continue;
    const bool isSet = sign == "=" || sign == ":=";
    DataNode value = isStep ? DataNode::ofInteger(1) : valueOf(rest, words);
    if (sign.starts_with('-')) {
      DataNode negative = DataNode::ofInteger(-value.integer);
      if (value.kind != DataKind::Integer) {
        negative = DataNode::map();
        negative.set("op", DataNode::ofString("neg"));
        negative.set("value", std::move(value));
      }
      value = std::move(negative);
    }
    fields->set(isSet ? "value" : "delta", std::move(value));
    DataNode made = DataNode::map();
    made.set(isSet ? "setVar" : "addVar", std::move(*fields));
    return made;
  }
  return std::nullopt;
}

/// (== (count deck) 3), as lists that begin with a word.
std::optional<DataNode> readList(std::string_view text, std::size_t& at, int nesting) {
  if (at >= text.size() || text[at] != '(' || nesting > mostNesting) return std::nullopt;
  ++at;
  DataNode list = DataNode::list();
  while (at < text.size() && text[at] != ')') {
    if (text[at] == ' ') {
      ++at;
      continue;
    }
    if (text[at] == '(') {
      auto inner = readList(text, at, nesting + 1);
      if (!inner) return std::nullopt;
      list.items.push_back(std::move(*inner));
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(" ()", at), text.size());
    list.items.push_back(argument(text.substr(at, end - at), nesting));
    at = end;
  }
  if (at >= text.size() || list.items.empty()) return std::nullopt;
  ++at;
  return list;
}

}  // namespace

std::vector<DataNode> readStatement(std::string_view text, const KnownWords& words) {
  constexpr std::size_t longest = 400;
  text = trimmed(text);
  std::vector<DataNode> found;
  if (text.size() > longest) return found;
  if (auto assignment = readAssignment(text, words)) found.push_back(std::move(*assignment));
  if (auto call = readCall(text, 0)) found.push_back(std::move(*call));
  if (auto phrase = readPhrase(text)) found.push_back(std::move(*phrase));
  std::size_t at = 0;
  if (auto list = readList(text, at, 0); list && at == text.size()) found.push_back(std::move(*list));
  return found;
}

}  // namespace ludo::mend
