// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Chance;
class Queries;
class QueryKinds;
class Selectors;
class Turn;

/// Decisions in the middle of effects: what the kernel's choices.cpp does. A playout decides on the spot.
/// Elsewhere the code returns, with everything that is still needed in the state, and goes on there when it
/// is called with the answer.
class Choices : private Part {
 public:
  explicit Choices(Parts& parts);

  void lower(const language::ChooseOneEffect& effect);
  /// Jumps to where the pending choice was to be made, if there is one.
  void resume();

 private:
  void suspend(const language::ChooseOneEffect& effect, kernel::Value::Kind kind, const ZoneSet& options,
               machine::Variable chosen);

  std::vector<machine::BlockId> m_resumes;  ///< by choice: where to go on

  Chance& m_chance;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Turn& m_turn;
};

}  // namespace ludo::engine
