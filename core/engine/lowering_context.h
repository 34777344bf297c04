// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/engine/constants.h"
#include "core/engine/facts.h"
#include "core/engine/geometry.h"
#include "core/engine/lowered.h"
#include "core/engine/path_notes.h"
#include "core/engine/state_layout.h"
#include "core/kernel/rules.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// A value of the language while code is written. Its kind is known; what is nothing among zones, tokens and
/// players is -1; among numbers `exists` says so.
struct Typed {
  kernel::Value::Kind kind = kernel::Value::Kind::Integer;
  machine::Word payload;
  machine::Word exists = 1;  ///< 0: it is nothing; of whole numbers and truth values only
};

/// What all functions of a module share.
struct LoweringContext {
  const kernel::Rules& rules;
  std::vector<ChoicePoint> choices;  ///< filled by Purpose::Apply, which comes first
  Facts facts;
  StateLayout layout;
  ConstantTables constants;
  Geometry geometry;
  std::uint32_t scratch = 0;  ///< bytes of scratch memory handed out
  PathNotes notes;
  bool mayEscape = false;    ///< some code gives up where there is no room
  bool asksForTops = false;  ///< some code had to look at each zone for what lies on top
  /// The kinds of each action's parameters.
  std::vector<std::vector<kernel::Value::Kind>> parameters;

  std::int64_t unreachable = 0;  ///< how far away what cannot be reached is

  /// `keepsTops`: positions keep sets of zones by their topmost tokens.
  LoweringContext(const kernel::Rules& rules, Form form, std::size_t zonesInAll, bool keepsTops);
};

}  // namespace ludo::engine
