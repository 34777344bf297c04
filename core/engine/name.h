// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>

#include "core/engine/lowering_context.h"
#include "core/engine/promises.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// What a name of the rules stands for while code is written.
struct Name {
  std::uint32_t name = 0;
  Typed value;
  bool everyZone = false;                                    ///< stands for all zones at once: see where()
  std::optional<machine::Variable> variable = std::nullopt;  ///< holds the payload, across decisions
  Content content = Content::Anything;                       ///< of a zone of Cells
  machine::Word mover = -1;                                  ///< whose `content` is meant by "own"
};

}  // namespace ludo::engine
