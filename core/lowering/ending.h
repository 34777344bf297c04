// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Selectors;
class Turn;
class Values;

/// How a game ends: what the kernel's ending.cpp does.
class Ending : private Part {
 public:
  explicit Ending(Parts& parts);

  /// Ends the game where one of the end conditions holds. `stuck`: what the condition "stuck" gives.
  void endGame(bool stuck);

 private:
  std::vector<Word> resultsFor(const language::ResultDef& result, bool stuck);
  std::vector<Word> resultsByScore();

  Conditions& m_conditions;
  Selectors& m_selectors;
  Turn& m_turn;
  Values& m_values;
};

}  // namespace ludo::engine
