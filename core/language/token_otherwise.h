// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::language {

/// How to come to a token that is neither the top nor the bottom one of its zone, as in "random(deck)"; empty
/// where nothing of that kind is asked for.
std::string tokenOtherwise(std::string_view written);

}  // namespace ludo::language
