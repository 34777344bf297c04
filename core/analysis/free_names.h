// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/language/type.h"

namespace ludo::engine {

/// The names that a part of the game's text uses but does not bind (free variables), by their numbers in the
/// rules, each once. The part holds no effects. Definitions use no names but their parameters.
std::vector<std::uint32_t> freeNames(const language::Type& type, const void* part);

template <typename Part>
std::vector<std::uint32_t> freeNames(const Part& part) {
  return freeNames(language::typeOf<Part>(), &part);
}

}  // namespace ludo::engine
