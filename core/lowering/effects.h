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

/// Effects in a row, and those on variables and names; those on tokens, chance, choices and the turn are
/// passed on to the part they belong to.
class Effects : private Part {
 public:
  explicit Effects(Parts& parts);

  void perform(const language::EffectList& list);

 private:
  void perform(const language::EffectList& list, std::uint32_t namesAfter);
  void perform(const language::Effect& effect);
  /// Of an effect that another part writes, or none.
  template <typename Effect>
  void lowerElsewhere(const Effect& effect);
  void lower(const language::SetVarEffect& effect);
  void lower(const language::AddVarEffect& effect);
  void lower(const language::IfEffect& effect);
  void lower(const language::LetEffect& effect);
  void lower(const language::ForEachEffect& effect);
  void lower(const language::RepeatEffect& effect);
  /// So many rounds that are alike, until nothing has been done in one.
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
