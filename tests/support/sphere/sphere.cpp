// SPDX-License-Identifier: Apache-2.0
#include "sphere/sphere.h"

#include <cmath>

namespace ludo::sphere {
namespace {

constexpr double bound = 5.12;
constexpr double optimum = bound * 0.4;

double projected(double number) {
  return std::abs(number) <= bound ? number : bound / number;
}

}  // namespace

archive::Evaluation evaluate(std::span<const double> solution) {
  const std::size_t half = solution.size() / 2;
  double squares = 0;
  std::vector<double> measures(2, 0.0);
  for (std::size_t i = 0; i < solution.size(); ++i) {
    squares += (solution[i] - optimum) * (solution[i] - optimum);
    measures[i < half ? 0 : 1] += projected(solution[i]);
  }
  const double worst = (-bound - optimum) * (-bound - optimum) * static_cast<double>(solution.size());
  return {100 * (1 - squares / worst), measures};
}

std::vector<archive::Axis> axes(std::size_t length, std::size_t cells) {
  const double reach = static_cast<double>(length) / 2 * bound;
  return {archive::Axis::even("first half", -reach, reach, cells),
          archive::Axis::even("second half", -reach, reach, cells)};
}

}  // namespace ludo::sphere
