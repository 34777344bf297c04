// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ludo::mend {

/// Those of the known directions, and sets of them, that people call so: "n" and "forward" for "up". Where
/// none is known, all that may be.
std::vector<std::string> directionsMeant(std::string_view written, const std::vector<std::string>& known);

}  // namespace ludo::mend
