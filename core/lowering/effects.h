// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Arithmetic;
class Certainty;
class Chance;
class Choices;
class Conditions;
class Loop;
class QueryKinds;
class QueryOrder;
class TokenEffects;
class Turn;
class Values;
class Variables;

/// Lists of effects, control effects, and effects on variables and names. Those on tokens, chance, choices
/// and the turn are passed on to the part that they belong to.
class Effects : private Part {
 public:
  explicit Effects(Parts& parts);

  /// Writes the effects of the list, one after the other.
  void perform(const language::EffectList& list);

 private:
  void perform(const language::EffectList& list, std::uint32_t namesAfter);
  void perform(const language::Effect& effect);
  /// An effect that another part writes, or for which there is no code.
  template <typename Effect>
  void lowerElsewhere(const Effect& effect);
  void lower(const language::SetVarEffect& effect);
  void lower(const language::AddVarEffect& effect);
  void lower(const language::IfEffect& effect);
  void lower(const language::LetEffect& effect);
  void lower(const language::ForEachEffect& effect);
  void lower(const language::RepeatEffect& effect);
  /// `times` rounds that are all alike, so that the loop can end after one in which nothing was done.
  void repeatUntilIdle(const language::RepeatEffect& effect, Word times, Loop& loop);
  void passOverDeepRounds(Word before, Word rounds);

  Arithmetic& m_arithmetic;
  Certainty& m_certainty;
  Chance& m_chance;
  Choices& m_choices;
  Conditions& m_conditions;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  TokenEffects& m_tokenEffects;
  Turn& m_turn;
  Values& m_values;
  Variables& m_variables;
};

}  // namespace ludo::engine
