// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo {

/// Text as it may stand in an element or an attribute of HTML and SVG. Control characters that no page may
/// hold become spaces.
std::string htmlText(std::string_view text);

}  // namespace ludo
