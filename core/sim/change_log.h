// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/engine/recorder.h"
#include "core/kernel/event_log.h"
#include "core/kernel/kernel.h"

namespace ludo::sim {

/// Writes the changes that a program tells as the kernel logs them, but for the nodes that they come from. It
/// follows the tokens of a game for that: programs without identities tell zones. Private to the room.
class ChangeLog {
 public:
  ChangeLog(const kernel::Rules& rules, bool keepsIdentities, bool countsTokens);

  void start(const kernel::State& state);
  void write(std::span<const engine::Change> changes, kernel::EventLog& log);
  /// Of a move before its changes are written; see moveHash.
  std::uint64_t hashOf(const engine::Played& played) const;
  kernel::Seat ownerOf(std::size_t token) const {
    return token < m_owners.size() ? m_owners[token] : kernel::nobody;
  }

 private:
  /// The token's id of a change that names one.
  std::uint32_t token(const engine::Change& change) const;
  void move(std::uint32_t token, std::int64_t from, std::int64_t to, kernel::EventLog& log);
  void create(const engine::Change& change, kernel::EventLog& log);

  static constexpr std::uint32_t node = 1;  ///< an effect's, whichever
  bool m_isCells;
  bool m_countsTokens;
  std::vector<std::uint32_t> m_tokenAt;  ///< of cells: by zone
  std::vector<kernel::Seat> m_owners;    ///< by token
};

}  // namespace ludo::sim
