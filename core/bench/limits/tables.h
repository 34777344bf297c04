// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/bench/limit_game.h"

/// The limit games compiled for any processor, and on x86-64 once more for those that have BMI2 and AVX2.
namespace ludo::bench::anyProcessor {
std::span<const LimitGame> games();
}
namespace ludo::bench::bmi2Processor {
std::span<const LimitGame> games();
}
