// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/wording/known_words.h"

namespace ludo::mend {

/// The only space of a board whose numbers these are, as in "_2_3"; empty when there is none.
std::string onlySpace(const std::string& numbers, const KnownWords& words);

/// The space whose name has the same parts, however they are parted: "cell[2][3]", "cell 2/3", "cell23" and
/// "cell_02_03" are "cell_2_3"; empty when there is none.
std::string spaceMeant(std::string_view written, const KnownWords& words);

}  // namespace ludo::mend
