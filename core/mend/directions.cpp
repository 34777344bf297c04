// SPDX-License-Identifier: Apache-2.0
#include "core/mend/directions.h"

#include <algorithm>

#include "core/mend/letters_of.h"

namespace ludo::mend {
namespace {

/// Names of directions that people use, in small letters, and those of boards.
constexpr std::pair<std::string_view, std::string_view> synonyms[] = {{"rook", "orthogonal"},
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
                                                                      {"counterclockwise", "back"}};

}  // namespace

std::vector<std::string> directionsMeant(std::string_view written, const std::vector<std::string>& known) {
  const std::string mine = lettersOf(written);
  std::vector<std::string> meant;
  for (const auto& [synonym, word] : synonyms) {
    const bool isKnown = known.empty() || std::ranges::find(known, word) != known.end();
    if (mine == synonym && isKnown && word != written) meant.emplace_back(word);
  }
  return meant;
}

}  // namespace ludo::mend
