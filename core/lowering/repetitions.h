// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;

/// How often positions have occurred: what the kernel's repetitions.cpp does. Where the rules do not ask,
/// none of it leaves code.
class Repetitions : private Part {
 public:
  explicit Repetitions(Parts& parts);

  /// A player moves from here; there is room for one more.
  void remember();
  /// How often what counts was as it is now, this time included.
  Word count(const language::RepetitionsValue& part);

  /// Whether a playout has to stop before the decision, for more room behind the position.
  Word isCrowded();

  /// An action is tried from here: the position counts there, too, where anybody can ask.
  void beginTrial();
  /// Everything else is as it was before; `isCountBack`: how many are remembered is, too.
  void endTrial(bool isCountBack);

 private:
  Word standing(std::size_t repetition);
  Word sum(const std::vector<kernel::ZoneId>& zones);
  Word sumOfCounts(const std::vector<kernel::ZoneId>& zones);
  Word sumOfTokens(const std::vector<kernel::ZoneId>& zones);
  machine::At filterOf(Word standing, std::size_t repetition);
  Word filterBit(Word standing);
  machine::At entry(Word number, std::size_t repetition) const;

  Parts& m_parts;
};

}  // namespace ludo::engine
