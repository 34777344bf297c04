// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace ludo::compile {

/// Whether a text is a colour: # with 3 or 6 digits of base 16, or a name of SVG 1.1 (section 4.4).
bool isColour(std::string_view text);

const std::vector<std::string>& colourNames();

}  // namespace ludo::compile
