// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/sim/game_summary.h"

namespace ludo::sim {

/// Counts what the players of a game do to each other. Private to the room; used again for game after game.
class ContactTracker {
 public:
  explicit ContactTracker(const kernel::Rules& rules);

  void start();
  /// What happened while a move of `mover` resolved. `isPick`: it answers a choice in the midst of effects.
  /// `ownerOf`: of a token, after all of it.
  template <typename OwnerOf>
  void count(kernel::Seat mover, bool isPick, const std::vector<kernel::Delta>& deltas,
             const OwnerOf& ownerOf) {
    // Who picks in the middle of an action may be another player than the one who takes it, as a victim is
    // that chooses what to lose.
    if (!isPick || m_actor == kernel::nobody) m_actor = mover;
    bool shared = false;
    for (const kernel::Delta& delta : deltas) {
      if (delta.node == 0) continue;
      ++m_contact.effects;
      const kernel::Seat owner = isAboutToken(delta.kind) ? ownerOf(delta.subject) : kernel::nobody;
      if (hitsAnother(mover, owner, delta) || hitsAnother(m_actor, owner, delta)) ++m_contact.onOthers;
      if (!isAboutPlace(delta.kind)) continue;
      // A destroyed token went nowhere, a new one came from nowhere: both are no zones.
      shared = touch(mover, delta.before) || shared;
      shared = touch(mover, delta.after) || shared;
    }
    if (shared) ++m_contact.sharedPlies;
  }
  const Contact& contact() const { return m_contact; }

 private:
  static bool isAboutPlace(kernel::Delta::Kind kind) {
    using Kind = kernel::Delta::Kind;
    return kind == Kind::TokenCreated || kind == Kind::TokenMoved || kind == Kind::TokenDestroyed;
  }
  static bool isAboutToken(kernel::Delta::Kind kind) {
    using Kind = kernel::Delta::Kind;
    return isAboutPlace(kind) || kind == Kind::TokenOwner || kind == Kind::TokenProperty;
  }
  /// `owner`: of the token that it is about.
  bool hitsAnother(kernel::Seat mover, kernel::Seat owner, const kernel::Delta& delta) const;
  /// Whether another seat touched the shared zone last.
  bool touch(kernel::Seat mover, std::int64_t zone);

  const kernel::Rules& m_rules;
  std::vector<kernel::Seat> m_slotOwner;    ///< by variable slot
  std::vector<kernel::Seat> m_lastToTouch;  ///< by zone
  kernel::Seat m_actor = kernel::nobody;    ///< who took the action under way
  Contact m_contact;
};

}  // namespace ludo::sim
