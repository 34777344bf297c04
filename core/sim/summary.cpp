// SPDX-License-Identifier: Apache-2.0
#include "core/sim/summary.h"

#include <algorithm>
#include <utility>

#include "core/base/hash.h"

namespace ludo::sim {

SummaryRecorder::SummaryRecorder(const kernel::Rules& rules)
    : m_rules(rules), m_tally(rules), m_legalActions((rules.def().actions.size() + 63) / 64) {}

void SummaryRecorder::setUp(const kernel::EventLog& log) {
  m_tally.begin();
  m_tally.happened(log);
}

GameTally::Snapshot SummaryRecorder::snapshot(const kernel::State& state) const {
  return {kernel::positionHash(m_rules, state), state.positionSum, state.rng, kernel::playerToMove(state)};
}

void SummaryRecorder::started(const kernel::State& state) {
  m_tally.useZones(state);
  m_tally.start(kernel::playerToMove(state), snapshot(state));
}

void SummaryRecorder::chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
                             std::size_t choice) {
  std::ranges::fill(m_legalActions, 0);
  GameTally::Decision decision;
  for (const kernel::Move& move : legal) {
    if (move.kind != kernel::Move::Kind::Action) {
      decision.othersLegal = true;
    } else {
      m_legalActions[move.action / 64] |= std::uint64_t{1} << (move.action % 64);
    }
  }
  const kernel::Move& move = legal[choice];
  decision.turn = before.turnNumber;
  decision.legalMoves = legal.size();
  decision.legalActions = m_legalActions;
  decision.isAction = move.kind == kernel::Move::Kind::Action;
  decision.action = move.action;
  decision.player = move.player;
  decision.moveHash = moveHash(move.kind, move.action, move.args);
  decision.isPending = before.pendingChoice() != nullptr;
  decision.phase = before.phase;
  m_tally.decided(decision);
}

void SummaryRecorder::resolved(const kernel::State& after, const kernel::EventLog& log) {
  const auto ownerOf = [&after](std::size_t token) { return after.tokens[token].owner; };
  m_tally.resolved(log, ownerOf, snapshot(after));
  if (m_tally.wantsScores(after.over(), after.turnNumber)) m_tally.lead(kernel::scores(m_rules, after));
}

void SummaryRecorder::finished(const kernel::State& state, Stop stop) {
  GameSummary& summary = m_tally.summary();
  if (state.outcome) {
    summary.endCondition = state.outcome->endCondition;
    summary.results = state.outcome->seats;
    summary.scores = state.outcome->scores;
  } else {
    summary.scores = kernel::scores(m_rules, state);
  }
  m_finished = m_tally.end(stop);
}

GameSummary SummaryRecorder::take() {
  return std::move(m_finished);
}

std::uint64_t moveHash(kernel::Move::Kind kind, std::uint32_t action,
                       std::span<const kernel::Value> arguments) {
  std::uint64_t hash = combine(static_cast<std::uint64_t>(kind), action);
  for (const kernel::Value& value : arguments) {
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, static_cast<std::uint64_t>(value.payload));
  }
  return hash;
}

}  // namespace ludo::sim
