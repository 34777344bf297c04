// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <vector>

#include "core/campaign/archive_state.h"
#include "core/campaign/finding.h"

namespace ludo::campaign {

/// One thing to find out about a candidate: what it is worth, or what further games of an elite say. All that
/// decides the answer is in it. A plain value.
struct Task {
  Prospect prospect;  ///< of a further sample: with the candidate's own text, and the sample's seed
  std::uint64_t sampleNumber = 0;  ///< of a further sample; 0: the candidate is to be evaluated
  std::size_t index = 0;           ///< among its round's proposals, or remeasurements
  std::shared_ptr<const ArchiveState> archiveState;  ///< of the round

  bool isAgain() const { return sampleNumber != 0; }
};

/// What came of a task. A plain value.
struct Answer {
  std::optional<Finding> finding;  ///< of a candidate that was evaluated
  std::optional<Sample> sample;    ///< a further one; nothing where it could not be taken
};

struct Report {
  Task task;
  Answer answer;
};

/// Whoever finds answers to tasks: threads of this process, or files in which the answers are kept. Of one
/// thread.
class Workforce {
 public:
  Workforce() = default;
  Workforce(const Workforce&) = delete;
  Workforce& operator=(const Workforce&) = delete;
  virtual ~Workforce() = default;

  virtual void give(Task task) = 0;
  /// What was found out since, in any order. Waits a moment while there is nothing.
  virtual std::vector<Report> reports() = 0;
  /// Whether nothing will come any more of what was given.
  virtual bool isIdle() const = 0;
};

}  // namespace ludo::campaign
