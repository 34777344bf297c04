// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/sim/game_summary.h"

namespace ludo::sim {

/// Counts what the players of a game do to each other. Internal to the room; used again for game after game.
class ContactTracker {
 public:
  explicit ContactTracker(const kernel::Rules& rules);

  void start();
  /// What happened while the move resolved.
  void count(const kernel::Move& move, const kernel::State& after, const kernel::EventLog& log);
  const Contact& contact() const { return m_contact; }

 private:
  bool hitsAnother(kernel::Seat mover, const kernel::State& after, const kernel::Delta& delta) const;
  /// Whether another seat touched the shared zone last.
  bool touch(kernel::Seat mover, std::int64_t zone);

  const kernel::Rules& m_rules;
  std::vector<kernel::Seat> m_slotOwner;    ///< by variable slot
  std::vector<kernel::Seat> m_lastToTouch;  ///< by zone
  kernel::Seat m_actor = kernel::nobody;    ///< who took the action under way
  Contact m_contact;
};

}  // namespace ludo::sim
