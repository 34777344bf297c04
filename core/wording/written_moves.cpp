// SPDX-License-Identifier: Apache-2.0
#include "core/wording/written_moves.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/wording/letters_of.h"
#include "core/wording/numbers.h"

namespace ludo::mend {
namespace {

using text::DataEntry;
using text::DataKind;
using text::DataNode;

constexpr std::size_t longest = 160;

bool isAction(const std::string& word, const KnownWords& words) {
  return words.actions.contains(word);
}

/// "pick" for "choose": the moves that every game has, by what people call them where no action is called so.
std::string moveCalled(const std::string& word, const KnownWords& words) {
  static constexpr std::pair<std::string_view, const char*> called[] = {
      {"pick", "choose"},  {"select", "choose"},    {"chooseone", "choose"}, {"option", "choose"},
      {"end", "endPhase"}, {"endturn", "endPhase"}, {"done", "endPhase"},    {"skip", "pass"}};
  if (isAction(word, words)) return word;
  const auto* meant = std::ranges::find(called, lettersOf(word), [](const auto& each) { return each.first; });
  return meant == std::end(called) ? word : meant->second;
}

/// The parameter of the action that a word names, with or without its mark; empty when it is none.
std::string parameterCalled(const std::string& action, const std::string& word, const KnownWords& words) {
  for (const std::string& name : words.actions.at(action)) {
    if (lettersOf(name) == lettersOf(word) && !lettersOf(word).empty()) return name;
  }
  return {};
}

/// The words of a text, and the marks between them that name what follows.
struct MovePart {
  std::string text;
  bool isName = false;
};
std::vector<MovePart> movePartsOf(const std::string& text) {
  std::vector<MovePart> parts;
  std::string part;
  const auto take = [&](bool isName) {
    if (!part.empty())
      parts.push_back({std::exchange(part, {}), isName});
    else if (isName && !parts.empty())
      parts.back().isName = true;
  };
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    const bool isArrow = c == '-' && i + 1 < text.size() && text[i + 1] == '>';
    // "hold:0" names a zone, and "from: a" what follows.
    const bool isColon = c == ':' && (i + 1 >= text.size() || text[i + 1] == ' ');
    if (c == '=' || isColon)
      take(true);
    else if (isArrow || std::string_view("([{}])'\",; >|").find(c) != std::string_view::npos)
      take(false);
    else
      part += c;
  }
  take(false);
  return parts;
}

/// "a-b" as two where each is a place, and both are none.
void splitByDash(std::vector<MovePart>& parts, const KnownWords& words) {
  const auto isZone = [&](const std::string& name) {
    return std::ranges::find(words.zones, name) != words.zones.end();
  };
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::string whole = parts[i].text;
    const std::size_t dash = whole.find('-');
    if (dash == std::string::npos || isZone(whole)) continue;
    const std::string second = whole.substr(dash + 1);
    if (!isZone(whole.substr(0, dash)) || !isZone(second)) continue;
    parts[i].text.resize(dash);
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(i) + 1, {second, false});
  }
}

bool isJoining(const std::string& word) {
  static constexpr std::string_view joining[] = {"to",  "from", "on",   "at",   "in",  "into",
                                                 "the", "and",  "with", "onto", "then"};
  return std::ranges::find(joining, word) != std::end(joining);
}

std::string plainTextOf(const DataNode& node) {
  if (node.kind == DataKind::Integer) return std::to_string(node.integer);
  return node.kind == DataKind::String ? node.text : std::string();
}

/// Whether no parameter is given twice, and no more than there are.
bool isPossible(const MoveSaid& said, const KnownWords& words) {
  if (said.arguments.size() > words.actions.at(said.action).size()) return false;
  for (std::size_t i = 0; i < said.arguments.size(); ++i) {
    for (std::size_t k = i + 1; k < said.arguments.size(); ++k) {
      if (!said.arguments[i].first.empty() && said.arguments[i].first == said.arguments[k].first)
        return false;
    }
  }
  return true;
}

/// Takes what a move is given: one text, a list, or by the names of parameters. False where a name is none.
bool give(const DataNode& given, const KnownWords& words, MoveSaid& said) {
  if (!plainTextOf(given).empty()) said.arguments.emplace_back("", plainTextOf(given));
  for (const DataNode& item : given.items) said.arguments.emplace_back("", plainTextOf(item));
  for (const DataEntry& entry : given.entries) {
    const std::string parameter = parameterCalled(said.action, entry.key, words);
    if (parameter.empty()) return false;
    said.arguments.emplace_back(parameter, plainTextOf(entry.value));
  }
  return true;
}

/// The entry that names the action, of two of which the other holds what it is given; null when none does.
const DataEntry* actionIn(const DataNode& node, const KnownWords& words) {
  if (node.entries.size() != 2) return nullptr;
  for (const DataEntry& entry : node.entries) {
    static constexpr std::string_view keys[] = {"action", "move", "play", "name", "do", "id"};
    const bool isKey = std::ranges::find(keys, entry.key) != std::end(keys);
    if (isKey && isAction(plainTextOf(entry.value), words)) return &entry;
  }
  return nullptr;
}

}  // namespace

std::optional<MoveSaid> moveSaid(const std::string& written, const KnownWords& words) {
  if (written.size() > longest) return std::nullopt;
  std::string text = written;
  // "3. hop(a)" is the third of a list.
  const std::size_t behind = text.find_first_not_of("0123456789");
  if (behind != std::string::npos && behind > 0 && (text[behind] == '.' || text[behind] == ')'))
    text.erase(0, text.find_first_not_of(' ', behind + 1));
  // "hop(a)." is a sentence, and "hop.a" a method.
  while (text.ends_with('.') || text.ends_with('!')) text.pop_back();
  const std::size_t dot = text.find('.');
  if (dot != std::string::npos && isAction(text.substr(0, dot), words)) text[dot] = ' ';
  std::vector<MovePart> parts = movePartsOf(text);
  // "0: hop(a)": whose move it is, the test knows.
  const bool isSeat = parts.size() > 1 && parts[0].isName &&
                      (isDigits(parts[0].text) || (parts[0].text.size() == 2 && parts[0].text[0] == 'P'));
  if (isSeat) parts.erase(parts.begin());
  if (!parts.empty()) parts[0].text = moveCalled(parts[0].text, words);
  if (parts.empty() || !isAction(parts[0].text, words)) return std::nullopt;
  splitByDash(parts, words);
  MoveSaid said{parts[0].text, {}};
  std::string name;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::string& word = parts[i].text;
    const std::string parameter = parameterCalled(said.action, word, words);
    const bool isLast = i + 1 == parts.size();
    if (!parameter.empty() && !isLast && (parts[i].isName || isJoining(word) || word.starts_with('$'))) {
      name = parameter;
      continue;
    }
    if (parts[i].isName) return std::nullopt;
    if (isJoining(word) && !isLast) continue;
    said.arguments.emplace_back(std::exchange(name, {}), word);
  }
  return isPossible(said, words) ? std::optional(std::move(said)) : std::nullopt;
}

std::optional<MoveSaid> moveSaid(const DataNode& node, const KnownWords& words) {
  if (node.kind == DataKind::String) return moveSaid(node.text, words);
  MoveSaid said;
  if (node.kind == DataKind::List && !node.items.empty() && isAction(plainTextOf(node.items[0]), words)) {
    said.action = node.items[0].text;
    for (std::size_t i = 1; i < node.items.size(); ++i)
      said.arguments.emplace_back("", plainTextOf(node.items[i]));
  } else if (node.entries.size() == 1 && isAction(node.entries[0].key, words)) {
    said.action = node.entries[0].key;
    if (!give(node.entries[0].value, words, said)) return std::nullopt;
  } else if (const DataEntry* action = actionIn(node, words); action != nullptr) {
    // { action: "hop", args: ["a", "b"] }
    said.action = action->value.text;
    const DataEntry& given = node.entries[action == &node.entries[0] ? 1 : 0];
    if (!give(given.value, words, said)) return std::nullopt;
  } else {
    return std::nullopt;
  }
  const auto isNothing = [](const auto& argument) { return argument.second.empty(); };
  const bool isGood = std::ranges::none_of(said.arguments, isNothing) && isPossible(said, words);
  return isGood ? std::optional(std::move(said)) : std::nullopt;
}

std::string asMove(const MoveSaid& said, const KnownWords& words) {
  const std::vector<std::string>& names = words.actions.at(said.action);
  std::vector<std::string> given(names.size());
  std::size_t next = 0;
  for (const auto& [name, text] : said.arguments) {
    const std::size_t place =
        name.empty() ? next : static_cast<std::size_t>(std::ranges::find(names, name) - names.begin());
    if (place >= given.size() || !given[place].empty()) return {};
    given[place] = text;
    next = place + 1;
  }
  std::string made = said.action;
  for (std::size_t i = 0; i < said.arguments.size(); ++i) {
    if (given[i].empty()) return {};
    made += (i == 0 ? "(" : ", ") + given[i];
  }
  return said.arguments.empty() ? made : made + ")";
}

DataNode asTaken(const MoveSaid& said, const KnownWords& words) {
  const std::vector<std::string>& names = words.actions.at(said.action);
  DataNode made = DataNode::map();
  made.set("action", DataNode::ofString(said.action));
  DataNode with = DataNode::map();
  for (std::size_t i = 0; i < said.arguments.size(); ++i) {
    const auto& [name, text] = said.arguments[i];
    if (name.empty() && i >= names.size()) return {};
    with.set(name.empty() ? names[i] : name, isDigits(text) && !name.empty()
                                                 ? DataNode::ofInteger(std::stoll(text))
                                                 : DataNode::ofString(text));
  }
  if (!with.entries.empty()) made.set("with", std::move(with));
  return made;
}

}  // namespace ludo::mend
