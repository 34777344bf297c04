// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <vector>

#include "core/campaign/archive_state.h"
#include "core/campaign/finding.h"

namespace ludo::campaign {

/// A candidate that is to be bred.
struct Proposal {
  CandidateId id = 0;
  std::optional<std::size_t> operatorIndex;  ///< nothing: a game that the campaign began with
  std::vector<CandidateId> parents;
  std::uint64_t seed = 0;
};

/// An elite that is to be measured again.
struct Remeasurement {
  CandidateId id = 0;
  std::uint64_t sampleNumber = 0;  ///< of the sample that is taken; see SampleNumber
  std::uint64_t seed = 0;
};

/// What is evaluated together: all of it was decided on from the same state of the archive.
struct Round {
  std::uint64_t number = 0;
  std::vector<Proposal> proposals;
  std::vector<Remeasurement> remeasurements;
  std::shared_ptr<const ArchiveState> archiveState;  ///< of the archive as the round began
};

}  // namespace ludo::campaign
