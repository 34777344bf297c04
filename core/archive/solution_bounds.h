// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace ludo::archive {

/// Between what each number of a solution has to lie, both ends included. Empty for no bounds at all; a
/// single end is left open by an infinite number.
struct SolutionBounds {
  std::vector<double> low;
  std::vector<double> high;
};

/// What is wrong with bounds for solutions of this length: too many or too few, reversed, or no numbers.
std::optional<std::string> boundsMistake(const SolutionBounds& bounds, std::size_t length);

bool within(const SolutionBounds& bounds, std::span<const double> solution);
/// Moves each number that is out of bounds to the nearer end.
void clip(const SolutionBounds& bounds, std::span<double> solution);

}  // namespace ludo::archive
