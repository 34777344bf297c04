// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::language {

/// YAML in flow style, such as `{ a: [1, 2] }`, over as many lines as it takes for each to have at most
/// `width` characters, where it has braces or brackets to break at. The same data.
std::string brokenFlow(std::string_view text, std::size_t width, std::size_t indent = 0);

}  // namespace ludo::language
