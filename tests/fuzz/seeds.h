// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "target.h"

namespace ludo::fuzz {

/// Inputs to begin with: made of samples, mistakes and bundles, and of games played now, so that they belong
/// to the rules as they are.
std::vector<std::string> freshSeeds(const Target& target);

/// The inputs that the repository keeps for a target: those that together reach the most code, and each that
/// was ever mishandled.
std::vector<std::string> keptSeeds(const Target& target);

}  // namespace ludo::fuzz
