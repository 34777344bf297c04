// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::engine {

/// Thrown by analysis, layout and lowering where there is no code for something. compileProgram in engine
/// catches it, makes the reference program instead, and reports the reason (--explain). It goes no further.
struct Unsupported {
  std::string what;          ///< "the query connectedZones", "a simultaneous phase"
  std::uint32_t node = 0;    ///< the language node; 0 when it is about the game as a whole
  std::string instead = {};  ///< how to write it so that there is code, or empty: "keep the number in a
  ///< variable"
};

}  // namespace ludo::engine
