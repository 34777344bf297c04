// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <utility>
#include <vector>

namespace ludo::mistakes {

/// Words of the language, and what people write in their place.
using Pairs = std::vector<std::pair<std::string, std::string>>;

extern const Pairs keySynonyms;
extern const Pairs constructSynonyms;
extern const Pairs sectionSynonyms;
extern const Pairs wordSynonyms;
extern const Pairs tagSynonyms;

}  // namespace ludo::mistakes
