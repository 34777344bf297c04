// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <span>

#include "lanes/lanes.h"

namespace ludo::bench::LUDO_LIMITS_FOR {

std::span<const LanesForm> ticTacToeForms();
std::span<const LanesForm> connectFourForms();
std::span<const LanesForm> breakthroughForms();
std::span<const LanesForm> reversiForms();

}  // namespace ludo::bench::LUDO_LIMITS_FOR
