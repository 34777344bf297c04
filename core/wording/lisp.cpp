// SPDX-License-Identifier: Apache-2.0
#include "core/wording/lisp.h"

#include <algorithm>
#include <array>
#include <string>

namespace ludo::mend {
namespace {

using text::DataKind;
using text::DataNode;

constexpr int mostNestedLists = 16;

bool isIn(const auto& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

DataNode tagged(const char* key, const char* tag, const char* field, std::string value) {
  DataNode node = DataNode::map();
  node.set(key, DataNode::ofString(tag));
  if (*field != 0) node.set(field, DataNode::ofString(std::move(value)));
  return node;
}

/// What stands behind the colon in "at:deck".
std::string named(const std::string& word) {
  static constexpr std::array names = {"at", "in", "site", "of", "from", "to"};
  const std::size_t colon = word.find(':');
  return colon != std::string::npos && isIn(names, word.substr(0, colon)) ? word.substr(colon + 1) : word;
}

/// (count Turns), (count Pieces at:deck), (var "pot"), (value Player actor "money"), (mover).
DataNode ludeme(DataNode list) {
  static constexpr std::array turns = {"Turns", "Moves", "Rounds", "Turn", "Trials"};
  static constexpr std::array things = {"Pieces", "Cards", "Tokens", "Cell", "Site", "Stack", "Cells"};
  const auto wordAt = [&](std::size_t i) {
    return i < list.items.size() ? list.items[i].text : std::string();
  };
  const std::string head = wordAt(0);
  const std::size_t size = list.items.size();
  if (head == "count" && size == 2 && isIn(turns, wordAt(1))) return tagged("ref", "turnNumber", "", {});
  if (head == "count" && size == 3 && isIn(things, wordAt(1)))
    return tagged("ref", "zoneCount", "zone", named(wordAt(2)));
  if (head == "var" && size == 2) return tagged("ref", "gvar", "var", wordAt(1));
  if (head == "mover" && size == 1) return tagged("ref", "player", "player", "actor");
  if (head == "value" && size == 4) {
    DataNode node = tagged("ref", "pvar", "player", wordAt(2));
    node.set("var", DataNode::ofString(wordAt(3)));
    return node;
  }
  for (DataNode& item : list.items) {
    if (item.kind == DataKind::String) item.text = named(item.text);
  }
  return list;
}

DataNode atom(std::string_view text) {
  const bool isQuoted =
      text.size() > 1 && (text.front() == '"' || text.front() == '\'') && text.back() == text.front();
  if (isQuoted) return DataNode::ofString(std::string(text.substr(1, text.size() - 2)));
  const std::string_view digits = text.starts_with('-') ? text.substr(1) : text;
  const bool isNumber = !digits.empty() && digits.size() < 10 &&
                        digits.find_first_not_of("0123456789") == std::string_view::npos;
  if (isNumber) return DataNode::ofInteger(std::stoll(std::string(text)));
  if (text == "true" || text == "True") return DataNode::ofBool(true);
  if (text == "false" || text == "False") return DataNode::ofBool(false);
  return DataNode::ofString(std::string(text));
}

std::optional<DataNode> readList(std::string_view text, std::size_t& at, int nesting) {
  if (at >= text.size() || text[at] != '(' || nesting > mostNestedLists) return std::nullopt;
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
    std::size_t end = std::min(text.find_first_of(" ()", at), text.size());
    // top(deck) is one word.
    if (end < text.size() && text[end] == '(') end = std::min(text.find(')', end), text.size() - 1) + 1;
    list.items.push_back(atom(text.substr(at, end - at)));
    at = end;
  }
  if (at >= text.size() || list.items.empty()) return std::nullopt;
  ++at;
  return ludeme(std::move(list));
}

}  // namespace

std::optional<DataNode> readLisp(std::string_view text) {
  std::size_t at = 0;
  std::optional<DataNode> list = readList(text, at, 0);
  return list && at == text.size() ? list : std::nullopt;
}

}  // namespace ludo::mend
