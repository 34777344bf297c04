// SPDX-License-Identifier: Apache-2.0
#include "core/archive/deviates.h"

#include <cmath>

#include "core/archive/portable_math.h"

namespace ludo::archive {
namespace {

struct Pair {
  double first;
  double second;
};

Pair normalPair(Rng& rng) {
  for (;;) {
    const double x = 2 * uniform(rng) - 1;
    const double y = 2 * uniform(rng) - 1;
    const double square = x * x + y * y;
    if (square >= 1 || square == 0) continue;
    const double factor = std::sqrt(-2 * portableLog(square) / square);
    return {x * factor, y * factor};
  }
}

}  // namespace

void drawNormal(Rng& rng, std::span<double> deviates) {
  for (std::size_t i = 0; i < deviates.size(); i += 2) {
    const Pair pair = normalPair(rng);
    deviates[i] = pair.first;
    if (i + 1 < deviates.size()) deviates[i + 1] = pair.second;
  }
}

double normal(Rng& rng) {
  return normalPair(rng).first;
}

}  // namespace ludo::archive
