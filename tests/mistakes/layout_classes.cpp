// SPDX-License-Identifier: Apache-2.0
// Lines that are indented otherwise than they should be.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

/// Moves lines [first, end) by so many columns, as far as they have them.
Mistake moved(const GameText& game, std::size_t first, std::size_t end, int by) {
  Mistake mistake;
  for (std::size_t i = first; i < end; ++i) {
    const BlockLine& line = game.lines()[i];
    if (!line.hasText) continue;
    const auto content = static_cast<std::uint32_t>(line.begin + line.indent);
    const std::size_t wanted =
        by < 0 ? line.indent - std::min<std::size_t>(line.indent, static_cast<std::size_t>(-by))
               : line.indent + static_cast<std::size_t>(by);
    mistake.push_back({{line.begin, content}, std::string(wanted, ' ')});
  }
  return mistake;
}

/// Whether the line stands in block style and begins something.
bool begins(const GameText& game, std::size_t line) {
  const auto found = std::ranges::find(game.tokens(), line, &Token::line);
  return found != game.tokens().end() && found->depth == 0 && found->kind != TokenKind::Close;
}

Places eachLine(const GameText& game, int by) {
  Places places;
  for (std::size_t i = 0; i < game.lines().size(); ++i) {
    const bool canMove = by > 0 || game.lines()[i].indent >= static_cast<std::size_t>(-by);
    const bool isFirst = game.lines()[i].text.starts_with("section:");
    if (begins(game, i) && canMove && !isFirst) places.push_back(moved(game, i, i + 1, by));
  }
  return places;
}

/// An entry with all that belongs to it.
Places eachEntry(const GameText& game, int by) {
  Places places;
  for (std::size_t i = 0; i < game.lines().size(); ++i) {
    const bool canMove = by > 0 || game.lines()[i].indent >= static_cast<std::size_t>(-by);
    const std::size_t end = game.childrenEnd(i);
    if (begins(game, i) && canMove && end > i + 1) places.push_back(moved(game, i, end, by));
  }
  return places;
}

/// What belongs to an entry, in the column of the entry itself.
Places eachBody(const GameText& game, int by, bool ofLists) {
  Places places;
  for (std::size_t i = 0; i + 1 < game.lines().size(); ++i) {
    const std::size_t end = game.childrenEnd(i);
    const bool isList = game.lines()[i + 1].hasDash;
    const bool isFar = game.lines()[i + 1].indent >= static_cast<std::size_t>(std::max(-by, 0));
    if (begins(game, i) && end > i + 1 && isList == ofLists && isFar && game.lines()[i].text.ends_with(':'))
      places.push_back(moved(game, i + 1, end, by));
  }
  return places;
}

Places withTabs(const GameText& game) {
  Places places;
  for (const BlockLine& line : game.lines()) {
    if (!line.hasText || line.indent < 2) continue;
    const auto content = static_cast<std::uint32_t>(line.begin + line.indent);
    places.push_back(replaced({line.begin, content}, std::string(line.indent / 2, '\t')));
  }
  return places;
}

/// Two lines made one.
Places joinedLines(const GameText& game) {
  Places places;
  for (std::size_t i = 0; i + 1 < game.lines().size(); ++i) {
    const BlockLine& line = game.lines()[i];
    const BlockLine& next = game.lines()[i + 1];
    const bool areNeighbours = begins(game, i) && begins(game, i + 1) && line.next == next.begin;
    const bool isScalar = line.text.ends_with('"') ||
                          (!line.text.empty() && line.text.back() >= '0' && line.text.back() <= '9');
    if (areNeighbours && isScalar && !next.hasDash && next.indent == line.indent + (line.hasDash ? 2 : 0))
      places.push_back(replaced({line.end, static_cast<std::uint32_t>(next.begin + next.indent)}, " "));
  }
  return places;
}

void add(std::vector<MistakeClass>& classes, const std::string& name,
         std::function<Places(const GameText&)> places) {
  classes.push_back({"layout", name, std::move(places)});
}

}  // namespace

void addLayoutClasses(std::vector<MistakeClass>& classes) {
  add(classes, "line: one column too deep", [](const GameText& g) { return eachLine(g, 1); });
  add(classes, "line: one column too high", [](const GameText& g) { return eachLine(g, -1); });
  add(classes, "line: two columns too deep", [](const GameText& g) { return eachLine(g, 2); });
  add(classes, "line: two columns too high", [](const GameText& g) { return eachLine(g, -2); });
  add(classes, "entry: one level too deep", [](const GameText& g) { return eachEntry(g, 2); });
  add(classes, "entry: one level too high", [](const GameText& g) { return eachEntry(g, -2); });
  add(classes, "entry: one column too deep", [](const GameText& g) { return eachEntry(g, 1); });
  add(classes, "mapping below its key not indented",
      [](const GameText& g) { return eachBody(g, -2, false); });
  add(classes, "list below its key too high", [](const GameText& g) { return eachBody(g, -4, true); });
  add(classes, "tab for indentation", withTabs);
  add(classes, "two lines in one", joinedLines);
}

}  // namespace ludo::mistakes
