// SPDX-License-Identifier: Apache-2.0
#include "core/sim/forced_moves.h"

#include <bit>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/kernel/kernel.h"

namespace ludo::sim {
// Without what only counts, such as turns and passes.
std::uint64_t ForcedMoves::fingerprintOf(const kernel::State& state) {
  std::uint64_t hash = combine(state.positionSum, state.rng.state().high);
  hash = combine(hash, state.rng.state().low);
  hash = combine(hash, static_cast<std::uint64_t>(kernel::playerToMove(state)));
  hash = combine(hash, static_cast<std::uint64_t>(state.active));
  return combine(hash, combine(state.phase, state.tasks.size()));
}

bool ForcedMoves::goOn(std::uint64_t fingerprint) {
  const bool isBack = m_inARow > 0 && fingerprint == m_mark;
  if (std::has_single_bit(++m_inARow)) m_mark = fingerprint;
  return isBack && m_inARow > limits::forcedMoves;
}

}  // namespace ludo::sim
