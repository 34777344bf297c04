// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <stop_token>

#include "core/campaign/store_reader.h"
#include "core/kernel/rules.h"
#include "core/metrics/report.h"
#include "core/sim/run_batch.h"

namespace ludo::campaign {

/// The games of the agent against itself behind a sample of a candidate. A plain value.
struct GamesBehind {
  kernel::RulesPtr rules;
  sim::Batch batch;
  metrics::EvalReport report;  ///< of these games alone, with all flags that they raise
};

/// Plays them once more: stores keep no games, but all follows from the seed, so they are the very same. The
/// sample is one that is believed. Fails where it is not in the store; nothing when stopped. Any thread, one
/// at a time a reader; takes as long as the campaign took for them.
Result<std::optional<GamesBehind>> playGamesBehind(StoreReader& reader, CandidateId id, std::uint64_t sample,
                                                   const std::stop_token& stop);

}  // namespace ludo::campaign
