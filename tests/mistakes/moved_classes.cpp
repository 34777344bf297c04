// SPDX-License-Identifier: Apache-2.0
// What stands twice, under the key beside it, on another level, or in another section; values and names that
// have changed places.
#include <algorithm>

#include "pattern.h"

namespace ludo::mistakes {
namespace {

constexpr Pattern ofTwo[] = {
    {"key twice: two conditions of a query",
     R"re((\n +)where:\n +op: "and"\n +args:\n +- (\{[^\n]*\})\n +- (\{[^\n]*\})(?=\n\s*[^\s-]))re",
     "$1where: $2$1where: $3"},
    {"key twice: two conditions of an entry",
     R"re((\n +)(pre|when):\n +op: "and"\n +args:\n +- (\{[^\n]*\})\n +- (\{[^\n]*\})(?=\n\s*[^\s-]))re",
     "$1$2: $3$1$2: $4"},
    {"key twice: two conditions in braces",
     R"re((where|when): \{ op: "and", args: \[(\{[^{}]*\}), (\{[^{}]*\})\] \})re", "$1: $2, $1: $3"},
    {"key twice: effects one by one", R"re((\n +)(effects|cost|onEnter|onExit):(\n +)- ([^\n]+[^:\n])\3- )re",
     "$1$2:$3- $4$1$2:$3- "},
    {"key twice: lists in brackets", R"re((\n +)(effects|cost): \[(\{ \w+: \{[^{}]*\} \}), )re",
     "$1$2: [$3]$1$2: ["},
};

constexpr Pattern ofNeighbours[] = {
    {"cost: under pre", R"re(\n    cost:)re", "\n    pre:"},
    {"pre: a condition under cost", R"re(\n    pre: \{)re", "\n    cost: {"},
    {"in: item and set exchanged", R"re(op: "in", item: ("[^"]*"|\{[^{}]*\}), set: (\{[^{}]*\}))re",
     R"(op: "in", item: $2, set: $1)"},
    {"board: its keys within its shape",
     R"re(shape: \{ (\w+): \{ ([^{}]*) \} \}\n    (capacity|neighbours|owner): ([^\n]+))re",
     "shape: { $1: { $2, $3: $4 } }"},
    {"onEnter: effects under a key of their own",
     R"re((\n +)(onEnter|onExit):\n( +)- ([^\n]+[^:\n])(?=\n\s*[^\s-]))re", "$1$2:\n$3effects:\n$3  - $4"},
    {"parameters: one before what it uses",
     R"re((\n +- \{ name: "(\$\w+)"[^\n]*\})(\n +- \{[^\n]*\2[^\n]*\}))re", "$3$1"},
};

/// The edits in the order of the text.
Mistake inOrder(Mistake edits) {
  std::ranges::sort(edits, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
  return edits;
}

const Block* blockOf(const GameText& game, std::string_view section) {
  const auto found = std::ranges::find(game.blocks(), section, &Block::section);
  return found == game.blocks().end() ? nullptr : &*found;
}

/// The line of a section's block that begins so, moved to the end of another block.
Places lineIn(const GameText& game, const char* from, std::string_view start, const char* to) {
  const Block* other = blockOf(game, to);
  for (const BlockLine& line : game.lines()) {
    if (other == nullptr || line.section != from || !line.text.starts_with(start)) continue;
    const std::string text(game.view({line.begin, line.next}));
    return {inOrder({{{line.begin, line.next}, ""}, {{other->content.end, other->content.end}, text}})};
  }
  return {};
}

/// The score, where it is one line, as a key of the only result that asks for it.
Places scoreInResult(const GameText& game) {
  const Block* block = blockOf(game, "scoring");
  const std::string result = R"(result: { type: "byScore" })";
  const std::size_t at = game.content().find(result);
  if (block == nullptr || at == std::string::npos || game.content().find(result, at + 1) != std::string::npos)
    return {};
  std::string score(game.view(block->content));
  const std::string head = "section: \"scoring\"\n";
  if (!score.starts_with(head + "score: ")) return {};
  score = score.substr(head.size());
  if (score.find('\n') + 1 != score.size()) return {};
  score.pop_back();
  const auto end = static_cast<std::uint32_t>(at + result.size() - 2);
  return {inOrder({{{block->fence.begin, block->fence.end + 1}, ""}, {{end, end}, ", " + score}})};
}

/// The names of each two sections that follow one another, exchanged.
Places sectionsExchanged(const GameText& game) {
  Places places;
  const auto nameOf = [&](const Block& block) {
    const std::size_t at = game.content().find('"' + block.section + '"', block.content.begin);
    return Span{static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + block.section.size() + 2)};
  };
  for (std::size_t i = 0; i + 1 < game.blocks().size(); ++i) {
    const Block& one = game.blocks()[i];
    const Block& other = game.blocks()[i + 1];
    if (one.section.empty() || other.section.empty() || one.section == other.section) continue;
    places.push_back({{nameOf(one), '"' + other.section + '"'}, {nameOf(other), '"' + one.section + '"'}});
  }
  return places;
}

/// The last entry of a list, in one line, moved to the list of the block behind.
Places entryInNext(const GameText& game) {
  Places places;
  for (const BlockLine& line : game.lines()) {
    const bool isEntry = line.indent == 2 && line.hasDash && line.text.starts_with("  - { id:");
    const auto own = std::ranges::find(game.blocks(), line.section, &Block::section);
    const bool isLast = own != game.blocks().end() && line.next == own->content.end;
    if (!isEntry || !isLast || own == game.blocks().end() || own + 1 == game.blocks().end()) continue;
    const Block& next = *(own + 1);
    const std::string_view text = game.view(next.content);
    const bool isList = text.find("\nitems:\n  - ") != std::string_view::npos;
    // The last of a list would leave it empty.
    const bool isAlone = game.view(own->content).find("\n  - ") == game.view(own->content).rfind("\n  - ");
    if (!isList || isAlone || next.section == line.section) continue;
    const std::string moved(game.view({line.begin, line.next}));
    places.push_back({{{line.begin, line.next}, ""}, {{next.content.end, next.content.end}, moved}});
  }
  return places;
}

/// `pot: { min: 0 }` of the variables as items of a list that says whose they are.
Places variablesAsList(const GameText& game) {
  const Block* block = blockOf(game, "variables");
  if (block == nullptr) return {};
  Mistake edits;
  std::string scope;
  for (const BlockLine& line : game.lines()) {
    if (line.section != "variables" || !line.hasText || line.text.starts_with("section:")) continue;
    if (line.indent == 0) {
      scope = std::string(line.text.substr(0, line.text.find(':')));
      edits.push_back({{line.begin, line.next}, edits.empty() ? "items:\n" : ""});
      continue;
    }
    const std::size_t colon = line.text.find(": { ");
    if (line.indent != 2 || colon == std::string_view::npos || !line.text.ends_with('}')) return {};
    edits.push_back({{line.begin, line.end},
                     "  - { id: \"" + std::string(line.text.substr(2, colon - 2)) + "\", scope: \"" + scope +
                         "\", " + std::string(line.text.substr(colon + 4))});
  }
  return edits.empty() ? Places() : Places{std::move(edits)};
}

/// Lines of one list below its key, with the mark of a difference of files before them.
Places linesAdded(const GameText& game) {
  Places places;
  for (std::size_t i = 0; i < game.lines().size(); ++i) {
    const BlockLine& line = game.lines()[i];
    const std::size_t end = game.childrenEnd(i);
    if (line.indent != 4 || !line.text.ends_with(':') || end - i < 2 || end - i > 6) continue;
    Mistake edits;
    for (std::size_t k = i; k < end; ++k)
      edits.push_back({{game.lines()[k].begin, game.lines()[k].begin}, "+"});
    places.push_back(std::move(edits));
  }
  return places;
}

}  // namespace

void addMovedClasses(std::vector<MistakeClass>& classes) {
  addPatterns(classes, "twice", ofTwo);
  addPatterns(classes, "moved", ofNeighbours);
  const auto add = [&](const char* name, std::function<Places(const GameText&)> places) {
    classes.push_back({"moved", name, std::move(places)});
  };
  add("maxTurns: in the turn",
      [](const GameText& game) { return lineIn(game, "metadata", "maxTurns:", "turn"); });
  add("maxTurns: at the end",
      [](const GameText& game) { return lineIn(game, "metadata", "maxTurns:", "end"); });
  add("score: within the result", scoreInResult);
  add("sections: two names exchanged", sectionsExchanged);
  add("entry: in the list of the next section", entryInNext);
  add("variables: a list that says whose", variablesAsList);
  add("lines: added ones of a difference", linesAdded);
}

}  // namespace ludo::mistakes
