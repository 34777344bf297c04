// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/move_group.h"

namespace ludo::engine {

class IndependentParameters;
class QueryKinds;

/// Moves whose last parameters do not bear on each other: in scratch memory, for each choice of the
/// parameters before them, those and how many moves there are with them.
class ProductMoves final : public MoveGroup {
 public:
  ProductMoves(Parts& parts, std::uint32_t action, Word mayTake, std::size_t first);
  void play(Word number, const Retry& retry) override;

 private:
  machine::At at(Word entry, std::size_t word) const;
  void writeEntry(const std::vector<Typed>& before, machine::Variable entry, machine::Variable total);

  IndependentParameters& m_independent;
  QueryKinds& m_queryKinds;
  std::size_t m_first;         ///< of the last ones
  std::uint32_t m_stride = 0;  ///< bytes of an entry
  std::uint32_t m_entries = 0;
};

}  // namespace ludo::engine
