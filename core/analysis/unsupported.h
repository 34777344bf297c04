// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::engine {

/// Thrown inside the room by the lowering when it meets something that it has no code for; compileProgram
/// turns it into the reference program and a line of --explain. Never leaves the room.
struct Unsupported {
  std::string what;        ///< "the query connectedZones", "a simultaneous phase"
  std::uint32_t node = 0;  ///< the language node; 0 when it is about the game as a whole
};

/// Lowers a part of the language, `lower(part)`. What is thrown without a node is about this part.
template <typename Part, typename Lower>
auto lowerPart(const Part& part, const Lower& lower) {
  try {
    return lower(part);
  } catch (Unsupported& reason) {
    if constexpr (requires { part.node; }) {
      if (reason.node == 0) reason.node = part.node;
    }
    throw;
  }
}

}  // namespace ludo::engine
