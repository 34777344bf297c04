// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/engine/compare.h"
#include "core/engine/compile.h"
#include "core/sim/replay.h"
#include "core/text/data_node.h"

namespace ludo::cli {

/// What the engine's program makes of a game that the kernel has verified.
struct EngineVerdict {
  engine::Compilation made;
  engine::Comparison compared;  ///< nothing when the game is not lowered

  bool isLowered() const { return made.execution != engine::Execution::Reference; }
  /// That the engine has played all of it as the kernel does.
  bool verified() const { return isLowered() && !compared.divergence && compared.withKernel == 0; }
  /// Why not every state hash was compared; empty when they all were.
  std::string gap() const;
};

/// Plays the moves of a verified replay with the fastest program there is, ply by ply beside the kernel.
EngineVerdict verifyWithEngine(const sim::Replay& replay);

/// For people, and as data.
std::string text(const EngineVerdict& verdict);
text::DataNode data(const EngineVerdict& verdict);

}  // namespace ludo::cli
