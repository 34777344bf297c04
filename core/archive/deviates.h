// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>

#include "core/base/rng.h"

/// Random numbers of other distributions than that of the generator, the same on every machine.
namespace ludo::archive {

/// Uniform in [0, 1), a multiple of 2^-53.
inline double uniform(Rng& rng) {
  return static_cast<double>(rng.next() >> 11U) * 0x1p-53;
}

/// Fills with independent standard normal deviates, in pairs by the polar method (Marsaglia and Bray, "A
/// convenient method for generating normal variables", 1964). What a call draws depends on nothing but the
/// generator and the number of deviates.
void drawNormal(Rng& rng, std::span<double> deviates);
double normal(Rng& rng);

}  // namespace ludo::archive
