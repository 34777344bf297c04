// SPDX-License-Identifier: Apache-2.0
#include "core/sim/forced_moves.h"

#include <bit>

#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/kernel/kernel.h"

namespace ludo::sim {
namespace {

/// Without what only counts, such as turns and passes.
std::uint64_t fingerprintOf(const kernel::State& state) {
  std::uint64_t hash = combine(state.positionSum, state.rng.state().high);
  hash = combine(hash, state.rng.state().low);
  hash = combine(hash, static_cast<std::uint64_t>(kernel::playerToMove(state)));
  hash = combine(hash, static_cast<std::uint64_t>(state.active));
  return combine(hash, combine(state.phase, state.tasks.size()));
}

}  // namespace

bool ForcedMoves::goRound(const kernel::State& state, std::size_t legalMoves) {
  if (legalMoves != 1) {
    m_inARow = 0;
    return false;
  }
  const std::uint64_t fingerprint = fingerprintOf(state);
  const bool isBack = m_inARow > 0 && fingerprint == m_mark;
  if (std::has_single_bit(++m_inARow)) m_mark = fingerprint;
  return isBack && m_inARow > limits::forcedMoves;
}

}  // namespace ludo::sim
