// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/reduction.h"
#include "core/analysis/standing.h"
#include "core/kernel/rules.h"
#include "core/layout/constants.h"
#include "core/layout/geometry.h"
#include "core/layout/state_layout.h"
#include "core/lowering/lowered.h"
#include "core/lowering/path_notes.h"

namespace ludo::engine {

/// What all functions of a module share.
struct Context {
  const kernel::Rules& rules;
  Standing standing;
  std::vector<ChoicePoint> choices;  ///< filled by Purpose::Apply, which comes first
  Facts facts;
  StateLayout layout;
  ConstantTables constants;
  Geometry geometry;
  std::uint32_t scratch = 0;  ///< bytes of scratch memory handed out
  PathNotes notes;
  std::optional<std::uint32_t> series;  ///< scratch memory of the function that looks for the longest series
  bool mayEscape = false;               ///< some code gives up where there is no room
  Discoveries found;
  /// The kinds of each action's parameters.
  std::vector<std::vector<kernel::Value::Kind>> parameters;

  std::int64_t unreachable = 0;  ///< how far away what cannot be reached is

  /// `known`: what was found when the code was written before.
  Context(const Reduction& reduction, Form form, const Discoveries& known);
};

}  // namespace ludo::engine
