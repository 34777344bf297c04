// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <condition_variable>
#include <mutex>

#include "core/campaign/candidate_evaluator.h"
#include "core/campaign/crew.h"
#include "core/campaign/task.h"

namespace ludo::campaign {

/// Threads of this process that evaluate.
class LocalWorkforce final : public Workforce {
 public:
  /// Plan and breeder outlive it.
  LocalWorkforce(const Plan& plan, const Breeder& breeder, FindSame findSame, unsigned threads);

  void give(Task task) override;
  std::vector<Report> reports() override;
  bool isIdle() const override { return m_pending == 0; }

 private:
  void work(Task&& task, const std::stop_token& stop);

  CandidateEvaluator m_evaluator;
  std::size_t m_pending = 0;
  std::mutex m_mutex;
  std::condition_variable m_arrived;
  std::vector<Report> m_reports;
  Crew m_crew;  ///< last: its threads use all the rest
};

}  // namespace ludo::campaign
