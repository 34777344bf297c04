// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/action_moves.h"
#include "core/lowering/displacement_table.h"

namespace ludo::engine {

/// Moves from one zone to another, counted for all zones at once; see Displacements.
class DisplacementMoves final : public ActionMoves {
 public:
  DisplacementMoves(Parts& parts, std::uint32_t action, Word mayTake,
                    std::vector<Displacement> displacements);
  std::vector<Word*> words();
  void recount();
  void play(Word number, const Retry& retry);

 private:
  DisplacementTable table();

  Displacements& m_displacements;
  kernel::Value::Kind m_kind;  ///< of what moves: a zone, or a token that is its zone
  std::vector<Displacement> m_all;
  bool m_isInTable;  ///< else the sets of zones are carried
  std::uint32_t m_tableAt = 0;
};

}  // namespace ludo::engine
