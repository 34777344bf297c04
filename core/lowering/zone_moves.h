// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/action_moves.h"

namespace ludo::engine {

class EmptyZones;

/// Moves with one parameter, which is any empty zone, in playouts that keep a list of these (EmptyZones).
class ListedZoneMoves final : public ActionMoves {
 public:
  ListedZoneMoves(Parts& parts, std::uint32_t action, Word mayTake);
  void play(Word number, const Retry& retry);

 private:
  EmptyZones& m_emptyZones;
};

/// Moves with one parameter, a zone or a token: the bits of a set.
class SetMoves final : public ActionMoves {
 public:
  SetMoves(Parts& parts, std::uint32_t action, Word mayTake, const ZoneSet& values);
  std::vector<Word*> words();
  void recount();
  void play(Word number, const Retry& retry);

 private:
  EmptyZones& m_emptyZones;
  kernel::Value::Kind m_kind = kernel::Value::Kind::Zone;
  ZoneSet m_values;
  bool m_isCountKept = false;  ///< the values are all empty zones, whose number is kept, or none
};

}  // namespace ludo::engine
