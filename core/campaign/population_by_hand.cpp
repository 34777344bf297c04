// SPDX-License-Identifier: Apache-2.0
// What is done to the archive by hand.
#include <algorithm>

#include "core/campaign/population.h"

namespace ludo::campaign {
namespace {

const MeasuredCandidate* findMeasured(const std::vector<MeasuredCandidate>& measured, CandidateId id) {
  const auto found = std::ranges::lower_bound(measured, id, {}, &MeasuredCandidate::id);
  return found == measured.end() || found->id != id ? nullptr : &*found;
}

archive::Candidate contender(const MeasuredCandidate& candidate) {
  return {candidate.id, {}, candidate.placement.fitness.value, candidate.placement.place};
}

}  // namespace

void Population::intervene(const std::vector<Intervention>& due,
                           const std::vector<MeasuredCandidate>& measured) {
  for (const Intervention& each : due) {
    const MeasuredCandidate* candidate = findMeasured(measured, each.candidate);
    if (candidate == nullptr) continue;
    switch (each.kind) {
      case InterventionKind::pin:
        pin(*candidate);
        break;
      case InterventionKind::unpin:
        unpin(*candidate, measured);
        break;
      case InterventionKind::throwOut:
        throwOut(each.candidate, measured);
        break;
      case InterventionKind::takeBack:
        if (m_byHand.thrownOut.erase(each.candidate) > 0) enter(*candidate);
        break;
      case InterventionKind::measure:
        takeMeasured(*candidate);
        break;
      case InterventionKind::add:
        m_settledByHand.push_back({each.candidate, enter(*candidate)});
        break;
    }
    setAnchors();
  }
  forgetThoseWhoLeft();
}

/// Games that the campaign began with, and those that are pinned: one parent in so many is one of them.
void Population::setAnchors() {
  m_anchors.clear();
  for (CandidateId id = 0; id < m_firstGames; ++id) {
    if (!m_byHand.thrownOut.contains(id)) m_anchors.push_back(id);
  }
  for (const CandidateId id : m_byHand.pinned) {
    if (id >= m_firstGames) m_anchors.push_back(id);
  }
}

void Population::know(const MeasuredCandidate& candidate) {
  Member& member = m_members[candidate.id];
  member.placement = candidate.placement;
  member.samples = candidate.samples;
}

void Population::pin(const MeasuredCandidate& candidate) {
  if (m_byHand.thrownOut.contains(candidate.id)) return;
  if (!m_archive->pin(contender(candidate), candidate.id < m_firstGames)) return;
  m_byHand.pinned.insert(candidate.id);
  know(candidate);
}

void Population::unpin(const MeasuredCandidate& candidate, const std::vector<MeasuredCandidate>& measured) {
  if (m_byHand.pinned.erase(candidate.id) == 0) return;
  m_archive->unpin(candidate.id, candidate.id < m_firstGames);
  if (const auto cell = cellOf(candidate)) fill(*cell, measured);
}

void Population::throwOut(CandidateId id, const std::vector<MeasuredCandidate>& measured) {
  std::optional<std::size_t> cell;
  for (const archive::Elite& elite : m_archive->elites()) {
    if (elite.candidate.id == id) cell = elite.cell;
  }
  m_byHand.pinned.erase(id);
  m_byHand.thrownOut.insert(id);
  m_archive->discard(id);
  if (cell) fill(*cell, measured);
}

Conclusion Population::enter(const MeasuredCandidate& candidate) {
  if (m_byHand.thrownOut.contains(candidate.id)) return {CandidateEnding::notBetter, ""};
  m_archive->discard(candidate.id);
  const archive::Addition addition = candidate.id < m_firstGames ? m_archive->addAnchor(contender(candidate))
                                                                 : m_archive->add(contender(candidate));
  if (addition.status == archive::AddStatus::refused)
    return {CandidateEnding::noPlace, std::string(archive::refusalText(addition.refusal))};
  know(candidate);
  if (!archive::accepted(addition)) return {CandidateEnding::notBetter, ""};
  return {CandidateEnding::archived,
          addition.status == archive::AddStatus::isNew ? "a new cell" : "a better game"};
}

void Population::takeMeasured(const MeasuredCandidate& candidate) {
  const bool isElite =
      m_archive->remeasure(candidate.id, candidate.placement.fitness.value, candidate.placement.place);
  if (isElite || isMember(candidate.id)) {
    know(candidate);
  } else if (!m_byHand.thrownOut.contains(candidate.id)) {
    enter(candidate);
  }
}

bool Population::isMember(CandidateId id) const {
  const archive::Archive& members = m_archive->members();
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (members.member(i).id == id) return true;
  }
  return false;
}

std::optional<std::size_t> Population::cellOf(const MeasuredCandidate& candidate) const {
  const archive::CellArchive* cells = m_archive->cells();
  return cells == nullptr ? std::nullopt : cells->tessellation()->cellOf(candidate.placement.place);
}

/// The best that was measured of all who belong to the cell takes it, if it is better than who is there.
void Population::fill(std::size_t cell, const std::vector<MeasuredCandidate>& measured) {
  const MeasuredCandidate* best = nullptr;
  for (const MeasuredCandidate& each : measured) {
    if (m_byHand.thrownOut.contains(each.id) || cellOf(each) != cell) continue;
    if (best == nullptr || each.placement.fitness.value > best->placement.fitness.value) best = &each;
  }
  if (best == nullptr) return;
  for (const archive::Elite& elite : m_archive->elites()) {
    if (elite.candidate.id == best->id) return;
  }
  enter(*best);
}

}  // namespace ludo::campaign
