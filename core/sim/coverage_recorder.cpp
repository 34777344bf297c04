// SPDX-License-Identifier: Apache-2.0
#include "core/sim/coverage_recorder.h"

#include <algorithm>

namespace ludo::sim {

CoverageRecorder::CoverageRecorder(const kernel::Rules& rules)
    : m_rules(rules), m_legal(rules.def().actions.size()) {
  for (std::uint32_t node = 0; node <= rules.def().nodeCount; ++node) m_nodes.push_back({node});
}

GameCoverage CoverageRecorder::take() {
  GameCoverage coverage;
  for (NodeInGame& node : m_nodes) {
    if (node.ran > 0 || node.refused > 0 || node.possible > 0) coverage.push_back(node);
    node = {node.node};
  }
  return coverage;
}

void CoverageRecorder::setUp(const kernel::EventLog& log) {
  m_ply = 0;
  count(log);
}

void CoverageRecorder::started(const kernel::State&) {}

void CoverageRecorder::chosen(const kernel::State&, const std::vector<kernel::Move>& legal,
                              std::size_t choice) {
  std::fill(m_legal.begin(), m_legal.end(), false);
  for (const kernel::Move& move : legal) {
    if (move.kind == kernel::Move::Kind::Action) m_legal[move.action] = true;
  }
  const auto& actions = m_rules.def().actions;
  for (std::size_t i = 0; i < actions.size(); ++i) m_nodes[actions[i].node].possible += m_legal[i] ? 1 : 0;
  ++m_ply;
  if (legal[choice].kind == kernel::Move::Kind::Action) run(actions[legal[choice].action].node);
}

void CoverageRecorder::resolved(const kernel::State&, const kernel::EventLog& log) {
  count(log);
}

void CoverageRecorder::finished(const kernel::State& state, Stop) {
  if (state.outcome) run(m_rules.def().end[state.outcome->endCondition].node);
}

void CoverageRecorder::count(const kernel::EventLog& log) {
  using Kind = kernel::Note::Kind;
  for (const std::uint32_t node : log.effects) run(node);
  for (const kernel::Delta& delta : log.deltas) m_nodes[delta.node].changed += isChange(delta) ? 1 : 0;
  for (const kernel::Note& note : log.notes) {
    if (note.kind == Kind::TriggerFired) {
      run(note.node);
    } else {
      ++m_nodes[note.node].refused;
    }
  }
}

/// Whether anybody could tell that it happened.
bool CoverageRecorder::isChange(const kernel::Delta& delta) const {
  using Kind = kernel::Delta::Kind;
  if (delta.kind == Kind::Shuffled || delta.kind == Kind::Rolled || delta.before != delta.after) return true;
  // A token that stays where it is may have another place in the pile.
  return delta.kind == Kind::TokenMoved &&
         m_rules.zones()[static_cast<std::size_t>(delta.after)].capacity > 1;
}

void CoverageRecorder::run(std::uint32_t node) {
  NodeInGame& use = m_nodes[node];
  if (use.ran++ == 0) use.ply = m_ply;
}

}  // namespace ludo::sim
