// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/finding.h"

#include <algorithm>
#include <cassert>

namespace ludo::campaign {

const std::vector<CandidateEndingInfo>& endingTable() {
  static const std::vector<CandidateEndingInfo> table = {
      {CandidateEnding::notBred, "notBred", "The operator found nothing to change"},
      {CandidateEnding::notCompiled, "notCompiled", "It does not compile"},
      {CandidateEnding::sameGame, "sameGame", "Its rules are those of an earlier candidate"},
      {CandidateEnding::givenUp, "givenUp", "A game of it asked for more than the program does"},
      {CandidateEnding::filtered, "filtered", "It failed a filter"},
      {CandidateEnding::flagged, "flagged", "It raised a flag that ends a candidate"},
      {CandidateEnding::tooSlow, "tooSlow", "To measure it would have taken too long"},
      {CandidateEnding::worse, "worse", "It fell short of the elite of its cell before all was played"},
      {CandidateEnding::noPlace, "noPlace", "A measure of the axes cannot be taken of it"},
      {CandidateEnding::measured, "measured", "It was measured, and its round is not over"},
      {CandidateEnding::notBetter, "notBetter", "Measured anew, it was no better than the elite of its cell"},
      {CandidateEnding::archived, "archived", "It took a cell of the archive"},
  };
  return table;
}

const std::string& endingName(CandidateEnding ending) {
  const CandidateEndingInfo& info = endingTable()[static_cast<std::size_t>(ending)];
  assert(info.ending == ending);
  return info.name;
}

std::optional<CandidateEnding> endingNamed(const std::string& name) {
  const auto found = std::ranges::find(endingTable(), name, &CandidateEndingInfo::name);
  if (found == endingTable().end()) return std::nullopt;
  return found->ending;
}

}  // namespace ludo::campaign
