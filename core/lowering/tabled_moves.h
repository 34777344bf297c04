// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/move_group.h"

namespace ludo::engine {

class Moves;
class QueryKinds;

/// Moves one by one in scratch memory, with all their arguments.
class ListedMoves final : public MoveGroup {
 public:
  ListedMoves(Parts& parts, std::uint32_t action);
  void play(Word number, const Retry& retry) override;

 private:
  machine::At argument(Word move, std::size_t parameter) const;

  QueryKinds& m_queryKinds;
  std::uint32_t m_stride;  ///< bytes of a move
  std::uint32_t m_moves;   ///< where they begin
};

/// Moves whose last parameter is a zone or a token: in scratch memory, for each choice of the parameters
/// before it, those, how many values the last one has, and the set of these.
class PrefixMoves final : public MoveGroup {
 public:
  PrefixMoves(Parts& parts, std::uint32_t action, Word mayTake);
  void play(Word number, const Retry& retry) override;

 private:
  machine::At at(Word entry, std::size_t word) const;
  void writeEntry(const std::vector<Typed>& before, machine::Variable entry, machine::Variable total);

  Moves& m_moves;
  QueryKinds& m_queryKinds;
  std::size_t m_before;        ///< parameters before the last
  std::uint32_t m_stride = 0;  ///< bytes of an entry
  std::uint32_t m_entries = 0;
  bool m_isBounded = false;  ///< there is room for all choices that there can be
};

}  // namespace ludo::engine
