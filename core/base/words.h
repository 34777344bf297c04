// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo {

/// A name of the rules as words: "storeA" and "store_a" are "store a", "HAND_LIMIT" is "hand limit".
std::string wordsOfName(std::string_view name);

}  // namespace ludo
