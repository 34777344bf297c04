// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/entry_moves.h"

namespace ludo::engine {

class IndependentParameters;

/// Moves whose last parameters are independent (IndependentParameters): an entry for each choice of the
/// parameters before them, whose moves are found by their number.
class ProductMoves final : public EntryMoves {
 public:
  ProductMoves(Parts& parts, std::uint32_t action, Word mayTake, std::size_t first);
  void play(Word number, const Retry& retry);

 private:
  void writeEntry(const Choice& choice, machine::Variable entry, machine::Variable total);

  IndependentParameters& m_independent;
};

}  // namespace ludo::engine
