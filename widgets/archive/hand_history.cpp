// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/hand_history.h"

#include <algorithm>

namespace ludo::widgets {
namespace {

using campaign::Intervention;
using campaign::InterventionKind;

/// Takes out what a later one undoes. Whether it was there.
bool takeOut(std::vector<Intervention>& list, std::uint64_t number) {
  return std::erase_if(list, [number](const Intervention& each) { return each.number == number; }) > 0;
}

}  // namespace

std::optional<InterventionKind> oppositeOf(InterventionKind kind) {
  switch (kind) {
    case InterventionKind::pin:
      return InterventionKind::unpin;
    case InterventionKind::unpin:
      return InterventionKind::pin;
    case InterventionKind::throwOut:
      return InterventionKind::takeBack;
    case InterventionKind::takeBack:
    case InterventionKind::add:
      return InterventionKind::throwOut;
    default:
      return std::nullopt;
  }
}

void HandHistory::setInterventions(const std::vector<Intervention>& interventions) {
  const std::uint64_t before = m_last;
  m_done.clear();
  m_undone.clear();
  for (const Intervention& each : interventions) {
    m_last = std::max(m_last, each.number);
    if (each.undoes) {
      if (takeOut(m_done, *each.undoes)) {
        m_undone.push_back(each);
      } else if (takeOut(m_undone, *each.undoes)) {
        m_done.push_back(each);
      }
    } else if (oppositeOf(each.kind)) {
      m_done.push_back(each);
      // Whoever does something else does not go on with what they undid.
      m_undone.clear();
      if (each.number > before) m_unsaid.clear();
    }
  }
  std::erase_if(m_undone, [this](const Intervention& each) { return each.number <= m_lastOpinion; });
}

void HandHistory::said(const Opinion& opinion) {
  m_said.push_back({opinion, m_last});
  m_unsaid.clear();
  m_undone.clear();
  m_lastOpinion = m_last;
}

void HandHistory::undid() {
  move(m_said, m_unsaid);
}

void HandHistory::redid() {
  move(m_unsaid, m_said);
}

void HandHistory::move(std::vector<Said>& from, std::vector<Said>& to) const {
  if (from.empty()) return;
  to.push_back({from.back().opinion, m_last});
  from.pop_back();
}

std::optional<HandStep> HandHistory::undo() const {
  return latest(m_done, m_said);
}

std::optional<HandStep> HandHistory::redo() const {
  return latest(m_undone, m_unsaid);
}

std::optional<HandStep> HandHistory::latest(const Interventions& interventions,
                                            const std::vector<Said>& said) {
  const bool isSaid =
      !said.empty() && (interventions.empty() || said.back().after >= interventions.back().number);
  if (isSaid) return said.back().opinion;
  if (!interventions.empty()) return interventions.back();
  return std::nullopt;
}

}  // namespace ludo::widgets
