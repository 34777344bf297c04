// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Queries;
class QueryKinds;
class QueryOrder;
class TokenEffects;
class Values;

/// Random numbers: of the rules, from the position's own generator, and of a playout's picks.
class Chance : private Part {
 public:
  explicit Chance(Parts& parts);

  void lower(const language::RollEffect& effect);
  void lower(const language::RandomOneEffect& effect);
  /// A random number from 0 to `bound` - 1, drawn from the position's own generator as Rng::below does.
  Word randomBelow(Word bound);

  /// A random number from 0 to `count` - 1 for a playout's pick; `count` is positive.
  Word pickBelow(Word count);

 private:
  void pickValue(const language::RandomOneEffect& effect, kernel::Value::Kind kind);

  Queries& m_queries;
  QueryKinds& m_queryKinds;
  QueryOrder& m_queryOrder;
  TokenEffects& m_tokenEffects;
  Values& m_values;
};

}  // namespace ludo::engine
