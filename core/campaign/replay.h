// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <memory>
#include <stop_token>

#include "core/base/result.h"
#include "core/campaign/population.h"
#include "core/campaign/store_reader.h"

namespace ludo::campaign {

/// Goes through the rounds of a stored campaign again and makes its archive of what the store keeps, without
/// playing a game. `afterRound` is given the archive as each round left it. What was done by hand and waits
/// for the campaign counts as done after the last round. The archive after it; null when stopped; fails where
/// the store lacks what it takes. The reader outlives it.
Result<std::unique_ptr<Population>> replay(StoreReader& reader, const std::stop_token& stop,
                                           const std::function<void(const Population&)>& afterRound = {});

}  // namespace ludo::campaign
