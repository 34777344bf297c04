// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;

/// How often positions have occurred: what the kernel's repetitions.cpp does. Writes no code where the rules
/// do not ask.
class Repetitions : private Part {
 public:
  explicit Repetitions(Parts& parts);

  /// Remembers the position: a player is about to move. The block must have room for one more.
  void remember();
  /// How often the position has occurred, as the value counts it, this time included.
  Word count(const language::RepetitionsValue& part);

  /// Whether the block has too little room for what a move may remember, so that a playout has to stop before
  /// the decision.
  Word isCrowded();

  /// An action is tried from here. The position is remembered if the trial can ask for repetitions; keys are
  /// not kept up to date meanwhile (RepetitionSums::pause).
  void beginTrial();
  /// Ends a trial after the state was put back. `isCountBack`: the number of remembered positions was put
  /// back with it.
  void endTrial(bool isCountBack);

 private:
  Word key(std::size_t repetition);
  Word sum(const std::vector<kernel::ZoneId>& zones);
  Word sumOfCounts(const std::vector<kernel::ZoneId>& zones);
  Word sumOfTokens(const std::vector<kernel::ZoneId>& zones);
  machine::At filterOf(Word key, std::size_t repetition);
  Word filterBit(Word key);
  machine::At entry(Word number, std::size_t repetition) const;

  Parts& m_parts;
};

}  // namespace ludo::engine
