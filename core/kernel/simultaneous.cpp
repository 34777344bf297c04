// SPDX-License-Identifier: Apache-2.0
// Simultaneous phases: each player commits a move that the others do not see; when the last one has, all are
// carried out in seat order. One that an earlier one has made impossible is left out, with a note.
#include <algorithm>
#include <utility>

#include "core/kernel/legal_moves.h"
#include "core/kernel/resolution.h"

namespace ludo::kernel {

using namespace language;

bool Resolution::commits(const Move& move) const {
  const bool choosesAction = move.kind == Move::Kind::Action || move.kind == Move::Kind::Pass;
  return choosesAction && m_rules.def().turn.phases[m_state.phase].simultaneous;
}

void Resolution::commit(const Move& move) {
  m_state.committed.push_back(move);
  std::erase(m_state.toAct, move.player);
  if (m_rules.def().turn.phases[m_state.phase].pass == PassRule::Skip) skipIdle();
  if (!m_state.toAct.empty()) {
    endIfStuck();
    return;
  }
  Task task;
  task.kind = Task::Kind::Committed;
  push(std::move(task));
}

void Resolution::stepCommitted() {
  Task& task = m_state.tasks.back();
  if (task.next == m_state.committed.size()) {
    m_state.committed.clear();
    pop();
    pushTurn(TurnStage::Act);
    return;
  }
  const Move move = m_state.committed[task.next++];
  if (isStillLegal(m_rules, m_state, move, m_budget)) {
    carryOut(move);
  } else {
    m_editor.log(Note{Note::Kind::NotCarriedOut, static_cast<std::uint32_t>(move.player), 1, 0, {}});
  }
}

}  // namespace ludo::kernel
