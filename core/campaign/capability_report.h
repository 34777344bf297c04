// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/campaign/sample.h"
#include "core/language/missing_capabilities.h"

namespace ludo::campaign {

class StoreReader;

/// How much fitter some games are than others, with its 95 % interval (Welch, "The generalization of
/// 'Student's' problem when several different population variances are involved", 1947, with the normal
/// distribution's quantile). Nothing while one of the two has fewer than two games.
struct FitnessDifference {
  std::uint64_t with = 0;  ///< games that have it
  std::uint64_t without = 0;
  std::optional<Estimate> difference;
};

/// What became of one thing that the language leaves out on purpose.
struct CapabilityCount {
  const language::MissingCapability* capability = nullptr;
  std::uint64_t candidates = 0;                              ///< that asked for it
  std::uint64_t requests = 0;                                ///< places where they did
  std::vector<std::pair<std::string, std::uint64_t>> words;  ///< in which they did, the most frequent first
  /// The fitness of the parents of those that asked: are they good games that want it?
  FitnessDifference parents;
  /// The fitness of measured games that go round it as the language advises; nothing where no word tells.
  std::optional<FitnessDifference> workaround;
};

struct CapabilityReport {
  std::uint64_t candidates = 0;  ///< of the whole campaign
  std::uint64_t notCompiled = 0;
  std::uint64_t asking = 0;             ///< candidates that asked for anything of the kind
  std::vector<CapabilityCount> counts;  ///< the most wanted first; all that there are
};

/// Reads every candidate of a store, and the text of those that were measured.
CapabilityReport capabilityReport(StoreReader& reader);
/// The same as JSON.
std::string capabilityJson(const CapabilityReport& report);

}  // namespace ludo::campaign
