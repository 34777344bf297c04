// SPDX-License-Identifier: Apache-2.0
#include "core/sim/summary.h"

#include <algorithm>
#include <limits>

namespace ludo::sim {
namespace {

using Narrow = std::uint16_t;
constexpr std::uint32_t narrowMost = std::numeric_limits<Narrow>::max();

std::vector<BranchingCount> compact(const std::unordered_map<std::uint32_t, std::uint32_t>& counts) {
  std::vector<BranchingCount> result;
  result.reserve(counts.size());
  for (auto [legalMoves, plies] : counts) {
    for (; plies > narrowMost; plies -= narrowMost) {
      result.push_back({static_cast<Narrow>(legalMoves), static_cast<Narrow>(narrowMost)});
    }
    result.push_back({static_cast<Narrow>(legalMoves), static_cast<Narrow>(plies)});
  }
  std::sort(result.begin(), result.end(), [](BranchingCount a, BranchingCount b) {
    return std::pair(a.legalMoves, a.plies) < std::pair(b.legalMoves, b.plies);
  });
  return result;
}

}  // namespace

SummaryRecorder::SummaryRecorder(const kernel::Rules& rules)
    : m_rules(rules), m_legalActions(rules.def().actions.size()) {}

void SummaryRecorder::started(const kernel::State& state) {
  m_summary = {};
  m_summary.actionCounts.resize(m_rules.def().actions.size());
  m_summary.actionChances.resize(m_rules.def().actions.size());
  m_summary.actionChosen.resize(m_rules.def().actions.size());
  m_summary.triggerCounts.resize(m_rules.def().triggers.size());
  m_branching.clear();
  m_visits.clear();
  m_visits.emplace(kernel::positionHash(m_rules, state), Visit{state.rng, 0});
  m_positionSum = state.positionSum;
  m_stall = 0;
}

void SummaryRecorder::chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
                             std::size_t choice) {
  m_summary.turns = before.turnNumber;
  m_summary.legalMoves += legal.size();
  ++m_branching[static_cast<std::uint32_t>(std::min<std::size_t>(legal.size(), narrowMost))];
  const kernel::Move& move = legal[choice];
  countChances(legal, move);
  if (move.kind == kernel::Move::Kind::Action) ++m_summary.actionCounts[move.action];
}

void SummaryRecorder::countChances(const std::vector<kernel::Move>& legal, const kernel::Move& chosen) {
  std::fill(m_legalActions.begin(), m_legalActions.end(), false);
  std::size_t distinct = 0;
  bool otherwise = false;
  for (const kernel::Move& move : legal) {
    if (move.kind != kernel::Move::Kind::Action) {
      otherwise = true;
    } else if (!m_legalActions[move.action]) {
      m_legalActions[move.action] = true;
      ++distinct;
    }
  }
  if (distinct + (otherwise ? 1 : 0) < 2) return;
  for (std::size_t action = 0; action < m_legalActions.size(); ++action) {
    if (m_legalActions[action]) ++m_summary.actionChances[action];
  }
  if (chosen.kind == kernel::Move::Kind::Action) ++m_summary.actionChosen[chosen.action];
}

void SummaryRecorder::resolved(const kernel::State& after, const kernel::EventLog& log) {
  ++m_summary.plies;
  countEvents(log);
  visit(after);
  watchStall(after);
}

void SummaryRecorder::countEvents(const kernel::EventLog& log) {
  for (const kernel::Note& note : log.notes) {
    if (note.kind == kernel::Note::Kind::TriggerFired) {
      ++m_summary.triggerCounts[note.subject];
    } else if (note.kind == kernel::Note::Kind::TriggerDepthExceeded) {
      if (m_summary.depthExceeded++ == 0) m_summary.depthPly = m_summary.plies;
    }
  }
}

void SummaryRecorder::visit(const kernel::State& state) {
  auto [entry, isNew] = m_visits.try_emplace(kernel::positionHash(m_rules, state), Visit{state.rng, 0});
  if (isNew) return;
  if (m_summary.repeatedPositions++ == 0) m_summary.firstRepeatPly = m_summary.plies;
  // Dice that bring a position back are chance, not a loop: those visits begin a new count.
  Visit& seen = entry->second;
  seen.repeats = seen.rng == state.rng ? seen.repeats + 1 : 0;
  seen.rng = state.rng;
  if (seen.repeats > m_summary.mostRepeats) {
    m_summary.mostRepeats = seen.repeats;
    m_summary.mostRepeatsPly = m_summary.plies;
  }
}

void SummaryRecorder::watchStall(const kernel::State& state) {
  m_stall = state.positionSum == m_positionSum ? m_stall + 1 : 0;
  m_positionSum = state.positionSum;
  if (m_stall > m_summary.longestStall) {
    m_summary.longestStall = m_stall;
    m_summary.stallPly = m_summary.plies;
  }
}

void SummaryRecorder::finished(const kernel::State& state, Stop stop) {
  m_summary.stop = stop;
  m_summary.branching = compact(m_branching);
  m_summary.finalHash = kernel::stateHash(m_rules, state);
  if (state.outcome) {
    m_summary.results = state.outcome->seats;
    m_summary.scores = state.outcome->scores;
  } else {
    m_summary.scores = kernel::scores(m_rules, state);
  }
}

GameSummary SummaryRecorder::take() {
  return std::move(m_summary);
}

}  // namespace ludo::sim
