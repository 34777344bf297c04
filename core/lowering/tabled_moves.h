// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/entry_moves.h"

namespace ludo::engine {

class Moves;

/// Moves listed one by one in scratch memory, with all their arguments.
class ListedMoves final : public ActionMoves {
 public:
  ListedMoves(Parts& parts, std::uint32_t action);
  void play(Word number, const Retry& retry);

 private:
  machine::At argument(Word move, std::size_t parameter) const;

  QueryKinds& m_queryKinds;
  std::uint32_t m_stride;  ///< bytes of a move
  std::uint32_t m_moves;   ///< where they begin
};

/// Moves whose last parameter is a zone or a token: an entry for each choice of the parameters before it,
/// with the set of values that the last one can have.
class PrefixMoves final : public EntryMoves {
 public:
  PrefixMoves(Parts& parts, std::uint32_t action, Word mayTake);
  void play(Word number, const Retry& retry);

 private:
  void writeEntry(const Choice& choice, machine::Variable entry, machine::Variable total);

  Moves& m_moves;
};

}  // namespace ludo::engine
