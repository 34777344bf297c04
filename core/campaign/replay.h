// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <memory>
#include <stop_token>

#include "core/base/result.h"
#include "core/campaign/population.h"
#include "core/campaign/store_reader.h"

namespace ludo::campaign {

/// What a store keeps decides how its archive became what it is: so that is told again, and nothing is
/// played. `afterRound` is given the archive as each round left it. What was done by hand and waits for the
/// campaign counts as done after the last round. The archive after it; null when stopped; fails where the
/// store lacks what it takes. The reader outlives it.
Result<std::unique_ptr<Population>> replay(StoreReader& reader, const std::stop_token& stop,
                                           const std::function<void(const Population&)>& afterRound = {});

}  // namespace ludo::campaign
