// SPDX-License-Identifier: Apache-2.0
#include "core/wording/directions.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/wording/letters_of.h"

namespace ludo::mend {
namespace {

using Row = std::pair<std::string_view, std::string_view>;

/// Names of directions that people use, in small letters, and those of boards. Of several rows the first
/// whose direction there is counts.
constexpr Row synonyms[] = {
    {"rook", "orthogonal"},
    {"straight", "orthogonal"},
    {"cardinal", "orthogonal"},
    {"edge", "orthogonal"},
    {"vonneumann", "orthogonal"},
    {"cross", "orthogonal"},
    {"side", "orthogonal"},
    {"bishop", "diagonal"},
    {"corner", "diagonal"},
    {"diagonally", "diagonal"},
    {"queen", "all"},
    {"king", "all"},
    {"moore", "all"},
    {"every", "all"},
    {"any", "all"},
    {"anyway", "all"},
    {"front", "forward"},
    {"ahead", "forward"},
    {"advance", "forward"},
    {"onward", "forward"},
    {"rear", "backward"},
    {"behind", "backward"},
    {"retreat", "backward"},
    {"lateral", "sideways"},
    {"sideway", "sideways"},
    {"north", "n"},
    {"south", "s"},
    {"east", "e"},
    {"west", "w"},
    {"northeast", "ne"},
    {"northwest", "nw"},
    {"southeast", "se"},
    {"southwest", "sw"},
    {"up", "n"},
    {"down", "s"},
    {"right", "e"},
    {"left", "w"},
    {"forwards", "forward"},
    {"back", "backward"},
    {"backwards", "backward"},
    {"n", "north"},
    {"s", "south"},
    {"e", "east"},
    {"w", "west"},
    {"forward", "next"},
    {"backward", "back"},
    {"next", "forward"},
    {"fwd", "forward"},
    {"rook", "all"},
    {"ortho", "orthogonal"},
    {"orthogonally", "orthogonal"},
    {"diag", "diagonal"},
    {"diagonals", "diagonal"},
    {"eightway", "all"},
    {"fourway", "orthogonal"},
    {"plus", "orthogonal"},
    {"x", "diagonal"},
    {"horizontal", "sideways"},
    {"leftforward", "forwardLeft"},
    {"rightforward", "forwardRight"},
    {"leftfront", "forwardLeft"},
    {"rightfront", "forwardRight"},
    {"frontleft", "forwardLeft"},
    {"frontright", "forwardRight"},
    {"aheadleft", "forwardLeft"},
    {"aheadright", "forwardRight"},
    {"backleft", "backwardLeft"},
    {"backright", "backwardRight"},
    {"upright", "ne"},
    {"upleft", "nw"},
    {"downright", "se"},
    {"downleft", "sw"},
    {"rightup", "ne"},
    {"leftup", "nw"},
    {"rightdown", "se"},
    {"leftdown", "sw"},
    {"top", "n"},
    {"bottom", "s"},
    {"norden", "n"},
    {"sud", "s"},
    {"nord", "n"},
    {"est", "e"},
    {"ouest", "w"},
    {"osten", "e"},
    {"westen", "w"},
    {"suden", "s"},
    {"both", "all"},
    {"each", "all"},
    {"alldirections", "all"},
    {"anydirection", "all"},
    {"clockwise", "next"},
    {"clockwise", "forward"},
    {"counterclockwise", "back"},
    {"counterclockwise", "backward"},
    {"anticlockwise", "back"},
    {"anticlockwise", "backward"},
    {"right", "forward"},
    {"left", "backward"},
    {"e", "forward"},
    {"w", "backward"},
    {"east", "forward"},
    {"west", "backward"},
    {"up", "forward"},
    {"down", "backward"},
    {"up", "north"},
    {"down", "south"},
    {"right", "east"},
    {"left", "west"},
    {"on", "forward"},
    {"previous", "backward"},
    {"prev", "backward"},
    {"4", "orthogonal"},
    {"8", "all"},
    {"four", "orthogonal"},
    {"eight", "all"},
    {"orth", "orthogonal"},
    {"adjacent", "orthogonal"},
    {"omnidirectional", "all"},
};

/// The same for signs, which have no letters.
constexpr Row signs[] = {{"\u2191", "n"},
                         {"\u2193", "s"},
                         {"\u2192", "e"},
                         {"\u2190", "w"},
                         {"\u2197", "ne"},
                         {"\u2198", "se"},
                         {"\u2199", "sw"},
                         {"\u2196", "nw"},
                         {"^", "n"},
                         {"v", "s"},
                         {">", "e"},
                         {"<", "w"},
                         {"->", "e"},
                         {"<-", "w"},
                         {"+1", "forward"},
                         {"-1", "backward"},
                         {"+", "forward"},
                         {"-", "backward"},
                         {">", "forward"},
                         {"<", "backward"},
                         {"\u2192", "forward"},
                         {"\u2190", "backward"},
                         {"->", "forward"},
                         {"<-", "backward"},
                         {"\u2191", "forward"},
                         {"\u2193", "backward"},
                         {"^", "forward"}};

/// "fl" of "forwardLeft"; one letter is none.
std::string initialsOf(std::string_view name) {
  std::string initials;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool isPart = i > 0 && !isLetter(name[i - 1]);
    if (i == 0 || isUpperCase(name[i]) || isPart) initials += lowerCase(name[i]);
  }
  return initials.size() > 1 ? initials : std::string();
}

}  // namespace

std::vector<std::string> directionsMeant(std::string_view written, const std::vector<std::string>& known) {
  const auto isKnown = [&](std::string_view word) {
    return known.empty() || std::ranges::find(known, word) != known.end();
  };
  std::vector<std::string> meant;
  const auto take = [&](std::string_view said, const Row& row) {
    const bool isFirst = known.empty() || meant.empty();
    if (said == row.first && isFirst && isKnown(row.second) && row.second != written)
      meant.emplace_back(row.second);
  };
  const std::string mine = lettersOf(written);
  for (const Row& row : synonyms) take(mine, row);
  for (const Row& row : signs) take(written, row);
  for (const std::string& name : known) {
    if (meant.empty() && !mine.empty() && initialsOf(name) == mine) meant.push_back(name);
  }
  return meant;
}

}  // namespace ludo::mend
