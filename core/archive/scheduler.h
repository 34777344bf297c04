// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/emitter.h"
#include "core/base/result.h"

namespace ludo::archive {

/// A proposal on its way to be evaluated.
struct Task {
  CandidateId id = 0;
  std::size_t emitter = 0;  ///< whose it is
  Proposal proposal;
};

/// What came of a task.
struct Evaluation {
  double objective = 0;
  std::vector<double> measures;
};

/// Where a scheduler stands between two rounds, with its emitters; archives are kept by their owner.
struct SchedulerState {
  std::uint64_t rounds = 0;
  CandidateId nextId = 0;
  std::vector<EmitterState> emitters;
  bool operator==(const SchedulerState&) const = default;
};

/// Asks emitters, hands out tasks, and tells archive and emitters what came of them. It does not evaluate:
/// tasks can be worked on in any order and by any number of threads, and the run is the same. Owned and used
/// by one thread; the archives outlive it.
class Scheduler {
 public:
  /// A second archive can be given that is told everything and never asked: what CMA-MAE ends with.
  Scheduler(Archive& archive, std::vector<std::unique_ptr<Emitter>> emitters, Archive* result = nullptr,
            CandidateId firstId = 0);

  /// The tasks of a round: those of the first emitter, then those of the second, and so on. Asked again
  /// before tell, it answers the same.
  const std::vector<Task>& ask();
  /// One evaluation a task, in the order of ask(); where something could not be evaluated, its numbers are
  /// not finite and the archive refuses it. The archive takes in the whole round before an emitter is told.
  /// Gives the archive's answers. Fails, with nothing changed, where there is not one for each task.
  Result<std::vector<Addition>> tell(std::span<const Evaluation> evaluations);

  /// Fails in the midst of a round. Then the state before it gives the same tasks again.
  Result<SchedulerState> state() const;
  /// With archives that were restored too, the run goes on as if it had never been interrupted. Fails where
  /// the state is of other emitters, with nothing changed but emitters, which are then of no use.
  Result<Done> restore(SchedulerState state);

 private:
  Archive& m_archive;
  std::vector<std::unique_ptr<Emitter>> m_emitters;
  Archive* m_result;
  std::uint64_t m_rounds = 0;
  CandidateId m_nextId;
  std::vector<Task> m_tasks;
};

}  // namespace ludo::archive
