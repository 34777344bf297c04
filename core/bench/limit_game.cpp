// SPDX-License-Identifier: Apache-2.0
#include "core/bench/limit_game.h"

#include <algorithm>

#include "core/bench/limits/tables.h"

namespace ludo::bench {

std::span<const LimitGame> limitGames() {
#ifdef LUDO_LIMITS_FOR_BMI2
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2"))
    return bmi2Processor::games();
#endif
  return anyProcessor::games();
}

const LimitGame* limitGame(std::string_view sample) {
  const std::span<const LimitGame> games = limitGames();
  const auto found = std::ranges::find(games, sample, &LimitGame::sample);
  return found == games.end() ? nullptr : &*found;
}

}  // namespace ludo::bench
