// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Conditions;
class Effects;
class Repetitions;
class Selectors;
class Spatial;
class TokenEffects;
class Turn;
class Values;
class Variables;

/// Whether an action's cost can be paid, and whether its `post` holds after its effects. Found by a trial
/// (see Trial) where it cannot be worked out ahead.
class Trials : private Part {
 public:
  explicit Trials(Parts& parts);

  /// Whether the cost mentions the name.
  static bool mentionsInCost(const language::ActionDef& action, std::uint32_t name);
  /// Whether the cost can be paid in full.
  Word canPay(const language::ActionDef& action);
  /// Whether the action's `post` holds once cost and effects are done.
  Word holdsAfter(const language::ActionDef& action);
  /// Whether canPay() needs no trial: the cost is in variables, and at most one token that moves.
  bool isToldAhead(const language::ActionDef& action) const;
  /// Tries cost and effects on the state itself and puts everything back.
  Word isAllowedInTrial(const language::ActionDef& action);

 private:
  Word canMove(const language::MoveTokenEffect& effect);
  Word holdsAfterFilling(const language::ActionDef& action, const language::Effect& filling);

  Arithmetic& m_arithmetic;
  Conditions& m_conditions;
  Effects& m_effects;
  Repetitions& m_repetitions;
  Selectors& m_selectors;
  Spatial& m_spatial;
  TokenEffects& m_tokenEffects;
  Turn& m_turn;
  Values& m_values;
  Variables& m_variables;
};

}  // namespace ludo::engine
