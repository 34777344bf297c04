// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/archive/candidate.h"

namespace ludo::archive {

/// By what the solutions of a batch are put in order, the best first. Who was refused comes last in each.
enum class Ranking : std::uint8_t {
  /// New before improved before not added, and among these by value: improvement ranking of CMA-ME.
  statusThenValue,
  /// By value alone: annealing in a soft archive (CMA-MAE), and novelty in a novelty archive.
  value,
  /// By objective: the optimising emitter of CMA-ME.
  objective,
};

/// The order, as indices. Of equal ones the first comes first.
std::vector<std::size_t> ranked(Ranking ranking, std::span<const Candidate> candidates,
                                std::span<const Addition> additions);

/// Whether the first and the last of the order are alike within 1e-12, so that there is nothing to learn from
/// it; false for less than two.
bool flat(Ranking ranking, std::span<const std::size_t> order, std::span<const Candidate> candidates,
          std::span<const Addition> additions);

}  // namespace ludo::archive
