// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/local_workforce.h"

#include <chrono>

namespace ludo::campaign {

LocalWorkforce::LocalWorkforce(const Plan& plan, const Breeder& breeder, FindSame findSame, unsigned threads)
    : m_evaluator(plan, breeder, std::move(findSame)), m_crew(threads) {}

void LocalWorkforce::give(Task task) {
  ++m_pending;
  m_crew.give(
      [this, task = std::move(task)](const std::stop_token& stop) mutable { work(std::move(task), stop); });
}

void LocalWorkforce::work(Task&& task, const std::stop_token& stop) {
  Answer answer;
  if (task.isAgain()) {
    answer.sample = m_evaluator.measureAgain(task.prospect, stop);
  } else {
    answer.finding = m_evaluator.evaluate(task.prospect, *task.archiveState, stop);
    if (!answer.finding) return;
  }
  if (stop.stop_requested()) return;
  const std::scoped_lock lock(m_mutex);
  m_reports.push_back({std::move(task), std::move(answer)});
  m_arrived.notify_one();
}

std::vector<Report> LocalWorkforce::reports() {
  constexpr std::chrono::milliseconds moment{50};
  std::unique_lock lock(m_mutex);
  m_arrived.wait_for(lock, moment, [this] { return !m_reports.empty(); });
  std::vector<Report> reports = std::move(m_reports);
  m_reports.clear();
  m_pending -= reports.size();
  return reports;
}

}  // namespace ludo::campaign
