// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>
#include <vector>

#include "core/wording/line_repairs.h"

namespace ludo::mend {

/// The line with the same change wherever it can be made: what stands there twice once, other marks for
/// commas and colons, texts that are sums. Whether what comes out has the form of a line is not asked.
std::vector<LineRepair> lineRewrites(std::string_view line);

}  // namespace ludo::mend
