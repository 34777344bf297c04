// SPDX-License-Identifier: Apache-2.0
// Two mistakes at once, and what is left of a merge of two versions.
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {
namespace {

bool areApart(const Mistake& one, const Mistake& other) {
  return one.back().span.end < other.front().span.begin || other.back().span.end < one.front().span.begin;
}

/// One mistake of each of two classes, here and there in the game.
Places together(const GameText& game, const MistakeClass& one, const MistakeClass& other) {
  constexpr std::size_t most = 20;
  const Places first = one.places(game);
  const Places second = other.places(game);
  const std::size_t count = std::min({first.size(), second.size(), most});
  Places places;
  for (std::size_t i = 0; i < count; ++i) {
    Mistake both = first[i * first.size() / count];
    const Mistake& further = second[(count - 1 - i) * second.size() / count];
    if (!areApart(both, further)) continue;
    both.insert(both.end(), further.begin(), further.end());
    std::ranges::sort(both, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
    places.push_back(std::move(both));
  }
  return places;
}

void addTogether(std::vector<MistakeClass>& classes, const std::string& one, const std::string& other) {
  const auto called = [&](const std::string& name) {
    return *std::ranges::find(classes, name, &MistakeClass::name);
  };
  const MistakeClass first = called(one);
  const MistakeClass second = called(other);
  classes.push_back({"two",
                     "two: " + one + " / " + other,
                     [first, second](const GameText& game) { return together(game, first, second); },
                     {},
                     2});
}

std::string withMarks(const std::string& first, const std::string& second) {
  return "<<<<<<< HEAD\n" + first + "=======\n" + second + ">>>>>>> other-branch\n";
}

/// A place between two blocks, and the text there.
Places eachGap(const GameText& game, const std::function<std::string(std::string_view)>& change) {
  Places places;
  for (std::size_t i = 0; i + 1 < game.blocks().size(); ++i) {
    const Span gap{game.blocks()[i].fence.end + 1, game.blocks()[i + 1].fence.begin};
    std::string made = change(game.view(gap));
    if (!made.empty()) places.push_back(replaced(gap, std::move(made)));
  }
  return places;
}

/// A whole block between the marks, changed in one of the two versions.
Places eachBlockTwice(const GameText& game, const std::function<std::string(std::string)>& change) {
  Places places;
  for (const Block& block : game.blocks()) {
    const std::string text(game.view({block.fence.begin, block.fence.end}));
    const std::string other = change(text);
    if (!other.empty())
      places.push_back(
          replaced({block.fence.begin, block.fence.end + 1}, withMarks(text + "\n", other + "\n")));
  }
  return places;
}

void addMergeClasses(std::vector<MistakeClass>& classes) {
  const auto add = [&](const char* name, std::function<Places(const GameText&)> places,
                       const std::string& lost = "") {
    classes.push_back({"merges", name, std::move(places), lost});
  };
  add("merge: in the prose", [](const GameText& game) {
    return eachGap(game, [](std::string_view gap) {
      return "\n" + withMarks("Two players sit face to face.\n", "The players sit side by side.\n") +
             std::string(gap);
    });
  });
  add("merge: in the prose, three versions", [](const GameText& game) {
    return eachGap(game, [](std::string_view gap) {
      return "\n<<<<<<< HEAD\nOne.\n||||||| base\nNone.\n=======\nTwo.\n>>>>>>> other\n" + std::string(gap);
    });
  });
  add("merge: its last mark alone, in the prose", [](const GameText& game) {
    return eachGap(game, [](std::string_view gap) { return "\n>>>>>>> other-branch\n" + std::string(gap); });
  });
  add("merge: a block and the same block",
      [](const GameText& game) { return eachBlockTwice(game, [](std::string text) { return text; }); });
  add(
      "merge: a block and nothing",
      [](const GameText& game) {
        Places places;
        for (const Block& block : game.blocks())
          places.push_back(
              replaced({block.fence.begin, block.fence.end + 1},
                       withMarks(std::string(game.view({block.fence.begin, block.fence.end + 1})), "")));
        return places;
      },
      "either of the two versions may be the one that is meant");
  add("merge: lines of a block, the same twice", [](const GameText& game) {
    Places places;
    for (const BlockLine& line : game.lines()) {
      if (!line.hasText || line.indent < 2 || line.text.starts_with("section")) continue;
      const std::string text(game.view({line.begin, line.next}));
      places.push_back(replaced({line.begin, line.next}, withMarks(text, text)));
    }
    return places;
  });
  add(
      "merge: lines of a block, another number",
      [](const GameText& game) {
        Places places;
        for (const Token& token : game.tokens()) {
          const BlockLine& line = game.lines()[token.line];
          if (token.kind != TokenKind::Number) continue;
          const std::string text(game.view({line.begin, line.next}));
          std::string other = text;
          other.replace(token.span.begin - line.begin, token.span.end - token.span.begin, token.text + "0");
          places.push_back(replaced({line.begin, line.next}, withMarks(text, other)));
        }
        return places;
      },
      "either of the two versions may be the one that is meant");
}

}  // namespace

void addCombinedClasses(std::vector<MistakeClass>& classes) {
  static const std::pair<const char*, const char*> pairs[] = {
      {"key: one letter wrong", "name: one letter wrong"},
      {"key: synonym", "key: letters swapped"},
      {"word: synonym", "colon missing, braces"},
      {"closing brace missing", "closing quote missing, block"},
      {"binding: without $", "construct: synonym"},
      {"no braces", "tag: synonym"},
      {"dash missing", "key: snake_case"},
      {"line: two columns too deep", "comma missing"},
      {"fence not closed", "key: one letter wrong"},
      {"comparison as text", "comparison { eq: [a, b] }"},
      {"zone: owner after a dot", "zone: owner first"},
      {"section name: synonym", "number as a word"},
      {"truth in quotes", "player: synonym"},
      {"equals for colon, block", "equals for colon, braces"},
      {"tag: one letter wrong", "tag: two letters wrong"},
  };
  for (const auto& [one, other] : pairs) addTogether(classes, one, other);
  addMergeClasses(classes);
}

}  // namespace ludo::mistakes
