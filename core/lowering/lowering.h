// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/parts.h"

namespace ludo::engine {

/// Writes one function of a game's code: a partial evaluation of the kernel with the rules as known input.
/// Each function may be called once for each object, and throws Unsupported.
class Lowering : private Part {
 public:
  explicit Lowering(Parts& parts);

  // The functions of LoweredGame with these names.
  machine::Function lowerApply();
  machine::Function lowerLegalMoves();
  machine::Function lowerPlayout();
  machine::Function lowerScores();
  machine::Function lowerSeries();

 private:
  /// Jumps to the stage that the state is at, and writes `body` for each of them.
  void forEachStage(const Body& body);
  void noteParameters(std::uint32_t action, const std::vector<Typed>& arguments);

  Parts& m_parts;
};

}  // namespace ludo::engine
