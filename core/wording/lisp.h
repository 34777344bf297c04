// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string_view>

#include "core/text/data_node.h"

namespace ludo::mend {

/// (== (count deck) 3), as lists that begin with a word; what Ludii's ludemes say of zones, variables and
/// turns is written in this language's words (Browne et al. 2020). Nothing when the brackets do not fit.
std::optional<text::DataNode> readLisp(std::string_view text);

}  // namespace ludo::mend
