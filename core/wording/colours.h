// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::mend {

/// "#8a6d3b" for "0x8a6d3b", "rgb(138, 109, 59)" and [138, 109, 59]; empty when it is no colour.
std::string colourMeant(std::string_view written);

}  // namespace ludo::mend
