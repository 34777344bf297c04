// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/finding.h"

#include <algorithm>
#include <cassert>

namespace ludo::campaign {

const std::vector<EndingInfo>& endingTable() {
  static const std::vector<EndingInfo> table = {
      {Ending::notBred, "notBred", "The operator found nothing to change"},
      {Ending::notCompiled, "notCompiled", "It does not compile"},
      {Ending::sameGame, "sameGame", "Its rules are those of an earlier candidate"},
      {Ending::givenUp, "givenUp", "A game of it asked for more than the program does"},
      {Ending::filtered, "filtered", "It failed a filter"},
      {Ending::flagged, "flagged", "It raised a flag that ends a candidate"},
      {Ending::tooSlow, "tooSlow", "To measure it would have taken too long"},
      {Ending::worse, "worse", "It fell short of the elite of its cell before all was played"},
      {Ending::noPlace, "noPlace", "A measure of the axes cannot be taken of it"},
      {Ending::measured, "measured", "It was measured, and its round is not over"},
      {Ending::notBetter, "notBetter", "Measured anew, it was no better than the elite of its cell"},
      {Ending::archived, "archived", "It took a cell of the archive"},
  };
  return table;
}

const std::string& endingName(Ending ending) {
  const EndingInfo& info = endingTable()[static_cast<std::size_t>(ending)];
  assert(info.ending == ending);
  return info.name;
}

std::optional<Ending> endingNamed(const std::string& name) {
  const auto found = std::ranges::find(endingTable(), name, &EndingInfo::name);
  if (found == endingTable().end()) return std::nullopt;
  return found->ending;
}

}  // namespace ludo::campaign
