// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>

namespace ludo::engine {

/// Thrown by analysis, layout and lowering where there is no code for something; compileProgram in engine
/// catches it and makes the reference program and a line of --explain of it. It goes no further.
struct Unsupported {
  std::string what;          ///< "the query connectedZones", "a simultaneous phase"
  std::uint32_t node = 0;    ///< the language node; 0 when it is about the game as a whole
  std::string instead = {};  ///< how to say it so that there is code: "keep the number in a variable"
};

}  // namespace ludo::engine
