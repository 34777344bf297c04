// SPDX-License-Identifier: Apache-2.0
// What stands between a key and its value, and before the items of a list.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

bool hasValueOnLine(const GameText& game, std::size_t i) {
  return i + 1 < game.tokens().size() && game.tokens()[i + 1].line == game.tokens()[i].line;
}

/// Replaces the colon behind each key, and the space after it, by another text.
Places eachColon(const GameText& game, bool inBraces, bool withValue, const std::string& other) {
  Places places;
  for (std::size_t i = 0; i < game.tokens().size(); ++i) {
    const Token& key = game.tokens()[i];
    const bool wanted =
        key.kind == TokenKind::Key && (key.depth > 0) == inBraces && hasValueOnLine(game, i) == withValue;
    if (!wanted) continue;
    places.push_back(replaced({key.span.end, key.span.end + (withValue ? 2U : 1U)}, other));
  }
  return places;
}

void addColon(std::vector<MistakeClass>& classes, const std::string& name, bool inBraces, bool withValue,
              const std::string& other) {
  classes.push_back(
      {"colons", name, [=](const GameText& game) { return eachColon(game, inBraces, withValue, other); }});
}

Places eachDash(const GameText& game, const std::string& other) {
  Places places;
  for (const Token& token : game.tokens()) {
    if (token.kind == TokenKind::Dash)
      places.push_back(replaced({token.span.begin, token.span.end + 1}, other));
  }
  return places;
}

/// All dashes of one list at once, as people do who write lists of Markdown.
Places eachList(const GameText& game, const std::function<std::string(std::size_t)>& mark) {
  Places places;
  const auto& lines = game.lines();
  for (std::size_t first = 0; first < lines.size(); ++first) {
    if (!lines[first].hasDash || !lines[first].hasText) continue;
    const std::size_t indent = lines[first].indent;
    bool isFirst = true;
    for (std::size_t at = first;
         at-- > 0 && lines[at].next == lines[at + 1].begin && lines[at].indent >= indent;)
      isFirst = isFirst && !(lines[at].hasDash && lines[at].indent == indent);
    if (!isFirst) continue;
    Mistake mistake;
    for (std::size_t at = first; at < lines.size(); ++at) {
      if (at > first &&
          (lines[at - 1].next != lines[at].begin || (lines[at].hasText && lines[at].indent < indent)))
        break;
      if (!lines[at].hasDash || lines[at].indent != indent) continue;
      const auto begin = static_cast<std::uint32_t>(lines[at].begin + indent);
      mistake.push_back({{begin, begin + 1}, mark(mistake.size() + 1)});
    }
    places.push_back(std::move(mistake));
  }
  return places;
}

void addDash(std::vector<MistakeClass>& classes, const std::string& name, const std::string& other) {
  classes.push_back({"dashes", name, [other](const GameText& game) { return eachDash(game, other); }});
}

void addList(std::vector<MistakeClass>& classes, const std::string& name,
             const std::function<std::string(std::size_t)>& mark) {
  classes.push_back({"dashes", name, [mark](const GameText& game) { return eachList(game, mark); }});
}

}  // namespace

void addPunctuationClasses(std::vector<MistakeClass>& classes) {
  addColon(classes, "colon missing, block, value on the line", false, true, " ");
  addColon(classes, "colon missing, block, value below", false, false, "");
  addColon(classes, "colon missing, braces", true, true, " ");
  addColon(classes, "equals for colon, block", false, true, " = ");
  addColon(classes, "equals for colon, block, no spaces", false, true, "=");
  addColon(classes, "equals for colon, value below", false, false, " =");
  addColon(classes, "equals for colon, braces", true, true, " = ");
  addColon(classes, "equals for colon, braces, no spaces", true, true, "=");
  addColon(classes, "equals after colon", false, true, ":= ");
  addColon(classes, "equals after colon, braces", true, true, ":= ");
  addColon(classes, "arrow for colon", false, true, " => ");
  addColon(classes, "arrow for colon, braces", true, true, " -> ");
  addColon(classes, "semicolon for colon", false, true, "; ");
  addColon(classes, "semicolon for colon, value below", false, false, ";");
  addColon(classes, "semicolon for colon, braces", true, true, "; ");
  addColon(classes, "comma for colon", false, true, ", ");
  addColon(classes, "no space after colon", false, true, ":");
  addColon(classes, "no space after colon, braces", true, true, ":");
  addColon(classes, "two colons", false, true, ":: ");
  addColon(classes, "two colons, braces", true, true, ":: ");
  addColon(classes, "two colons, value below", false, false, "::");
  addDash(classes, "dash missing", "  ");
  addDash(classes, "dash missing, not indented", "");
  addDash(classes, "star for one dash", "* ");
  addDash(classes, "plus for one dash", "+ ");
  addDash(classes, "long dash for one dash", "\xE2\x80\x93 ");
  addDash(classes, "two dashes", "- - ");
  addDash(classes, "double dash", "-- ");
  addDash(classes, "no space after dash", "-");
  addDash(classes, "bullet for one dash", "\xE2\x80\xA2 ");
  addList(classes, "list with stars", [](std::size_t) { return std::string("*"); });
  addList(classes, "list with numbers", [](std::size_t i) { return std::to_string(i) + "."; });
  addList(classes, "list with numbers and brackets", [](std::size_t i) { return std::to_string(i) + ")"; });
  addList(classes, "list with pluses", [](std::size_t) { return std::string("+"); });
}

}  // namespace ludo::mistakes
