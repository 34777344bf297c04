// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/language/type.h"

namespace ludo::engine {

/// The names that this part of the game's text, which holds no effects, takes from outside: by their numbers
/// in the rules, without repetition. Definitions take none but their arguments.
std::vector<std::uint32_t> freeNames(const language::Type& type, const void* part);

template <typename Part>
std::vector<std::uint32_t> freeNames(const Part& part) {
  return freeNames(language::typeOf<Part>(), &part);
}

}  // namespace ludo::engine
