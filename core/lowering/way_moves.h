// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/move_group.h"
#include "core/lowering/way_table.h"

namespace ludo::engine {

/// Moves from one zone to another, all ways of going at once; see Ways.
class WayMoves final : public MoveGroup {
 public:
  WayMoves(Parts& parts, std::uint32_t action, Word mayTake, std::vector<Way> ways);
  std::vector<Word*> words() override;
  void recount() override;
  void play(Word number, const Retry& retry) override;

 private:
  WayTable table();

  Ways& m_waysOfGoing;
  std::vector<Way> m_ways;
  bool m_isInTable;  ///< else the sets of zones are carried
  std::uint32_t m_tableAt = 0;
};

}  // namespace ludo::engine
