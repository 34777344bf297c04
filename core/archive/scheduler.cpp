// SPDX-License-Identifier: Apache-2.0
#include "core/archive/scheduler.h"

#include <string>
#include <utility>

namespace ludo::archive {

Scheduler::Scheduler(Archive& archive, std::vector<std::unique_ptr<Emitter>> emitters, Archive* result,
                     CandidateId firstId)
    : m_archive(archive), m_emitters(std::move(emitters)), m_result(result), m_nextId(firstId) {}

const std::vector<Task>& Scheduler::ask() {
  if (!m_tasks.empty()) return m_tasks;
  for (std::size_t i = 0; i < m_emitters.size(); ++i) {
    for (Proposal& proposal : m_emitters[i]->ask(m_archive))
      m_tasks.push_back({m_nextId++, i, std::move(proposal)});
  }
  return m_tasks;
}

Result<std::vector<Addition>> Scheduler::tell(std::span<const Evaluation> evaluations) {
  if (evaluations.size() != m_tasks.size())
    return Failure{"there are " + std::to_string(evaluations.size()) + " evaluations for " +
                   std::to_string(m_tasks.size()) + " tasks"};
  std::vector<Candidate> candidates;
  candidates.reserve(m_tasks.size());
  for (std::size_t i = 0; i < m_tasks.size(); ++i) {
    candidates.push_back({m_tasks[i].id, std::move(m_tasks[i].proposal.solution), evaluations[i].objective,
                          evaluations[i].measures});
  }
  auto additions = m_archive.add(candidates);
  if (m_result != nullptr) m_result->add(candidates);
  for (std::size_t begin = 0; begin < m_tasks.size();) {
    std::size_t end = begin + 1;
    while (end < m_tasks.size() && m_tasks[end].emitter == m_tasks[begin].emitter) ++end;
    m_emitters[m_tasks[begin].emitter]->tell(m_archive, std::span(candidates).subspan(begin, end - begin),
                                             std::span(additions).subspan(begin, end - begin));
    begin = end;
  }
  m_tasks.clear();
  ++m_rounds;
  return additions;
}

Result<SchedulerState> Scheduler::state() const {
  if (!m_tasks.empty()) return Failure{"a round is under way"};
  SchedulerState state{m_rounds, m_nextId, {}};
  for (const auto& emitter : m_emitters) state.emitters.push_back(emitter->state());
  return state;
}

Result<Done> Scheduler::restore(SchedulerState state) {
  if (state.emitters.size() != m_emitters.size())
    return Failure{"the state is of " + std::to_string(state.emitters.size()) + " emitters instead of " +
                   std::to_string(m_emitters.size())};
  for (std::size_t i = 0; i < m_emitters.size(); ++i) {
    auto restored = m_emitters[i]->restore(std::move(state.emitters[i]));
    if (!restored) return restored;
  }
  m_rounds = state.rounds;
  m_nextId = state.nextId;
  m_tasks.clear();
  return Done{};
}

}  // namespace ludo::archive
