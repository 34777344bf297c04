// SPDX-License-Identifier: Apache-2.0
#include "core/archive/cell_archive.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

constexpr std::uint32_t nobody = std::numeric_limits<std::uint32_t>::max();

}  // namespace

Result<CellArchive> CellArchive::make(TessellationPtr tessellation, std::size_t solutionLength,
                                      Acceptance acceptance) {
  if (!(acceptance.learningRate >= 0 && acceptance.learningRate <= 1))
    return Failure{"the learning rate of an archive is between 0 and 1"};
  if (acceptance.learningRate < 1 && !usable(acceptance.thresholdMinimum))
    return Failure{"an archive with a learning rate below 1 needs a finite minimum of its thresholds"};
  if (std::isnan(acceptance.thresholdMinimum) || acceptance.thresholdMinimum > largestNumber)
    return Failure{"the minimum of the thresholds is no number that an objective could surpass"};
  if (solutionLength > maximumLength) return Failure{"a solution has more than 100,000 numbers"};
  return CellArchive(std::move(tessellation), solutionLength, acceptance);
}

CellArchive::CellArchive(TessellationPtr tessellation, std::size_t solutionLength, Acceptance acceptance)
    : m_tessellation(std::move(tessellation)),
      m_solutionLength(solutionLength),
      m_acceptance(acceptance),
      m_places(m_tessellation->cellCount(), nobody) {}

Result<CellArchive> CellArchive::restore(TessellationPtr tessellation, std::size_t solutionLength,
                                         Acceptance acceptance, CellArchiveState state) {
  auto archive = make(std::move(tessellation), solutionLength, acceptance);
  if (!archive) return archive;
  for (Elite& elite : state.elites) {
    const Candidate& candidate = elite.candidate;
    if (refusalOf(candidate, archive->measureCount(), solutionLength) != Refusal::none)
      return Failure{"an elite has numbers that the archive would refuse"};
    if (archive->m_tessellation->cellOf(candidate.measures) != elite.cell)
      return Failure{"an elite lies in another cell than its measures say"};
    if (archive->at(elite.cell) != nullptr) return Failure{"two elites hold the same cell"};
    if (!usable(elite.threshold)) return Failure{"the threshold of a cell is not a finite number"};
    archive->place(std::move(elite));
  }
  for (const Candidate& anchor : state.overtakenAnchors) {
    if (refusalOf(anchor, archive->measureCount(), solutionLength) != Refusal::none)
      return Failure{"an anchor has numbers that the archive would refuse"};
  }
  archive->m_overtaken = std::move(state.overtakenAnchors);
  return archive;
}

std::vector<Addition> CellArchive::add(std::span<const Candidate> batch) {
  std::vector<Addition> additions;
  additions.reserve(batch.size());
  std::vector<Claim> claims;
  for (const Candidate& candidate : batch) additions.push_back(judge(candidate, claims));
  std::ranges::stable_sort(claims, {}, &Claim::cell);
  for (std::size_t begin = 0; begin < claims.size();) {
    std::size_t end = begin + 1;
    while (end < claims.size() && claims[end].cell == claims[begin].cell) ++end;
    settle(std::span(claims).subspan(begin, end - begin));
    begin = end;
  }
  return additions;
}

Addition CellArchive::judge(const Candidate& candidate, std::vector<Claim>& claims) const {
  const Refusal refusal = refusalOf(candidate, measureCount(), m_solutionLength);
  if (refusal != Refusal::none) return {AddStatus::refused, 0, refusal};
  const auto cell = m_tessellation->cellOf(candidate.measures);
  if (!cell) return {AddStatus::refused, 0, Refusal::unknownCategory};
  const Elite* elite = at(*cell);
  const double threshold = elite != nullptr ? elite->threshold : m_acceptance.thresholdMinimum;
  const double value = std::isfinite(threshold) ? candidate.objective - threshold : candidate.objective;
  const bool isHeld = elite != nullptr && elite->pinned;
  if (isHeld || !(candidate.objective > threshold)) return {AddStatus::notAdded, value};
  claims.push_back({*cell, &candidate});
  return {elite != nullptr ? AddStatus::improved : AddStatus::isNew, value};
}

/// Gives a cell to the best of those who surpass its threshold.
void CellArchive::settle(std::span<const Claim> claims) {
  const std::size_t cell = claims.front().cell;
  const Candidate* best = claims.front().candidate;
  for (const Claim& claim : claims) {
    if (claim.candidate->objective > best->objective) best = claim.candidate;
  }
  const Elite* elite = at(cell);
  const double threshold = elite != nullptr ? elite->threshold : m_acceptance.thresholdMinimum;
  Elite next{*best, cell, movedThreshold(threshold, best->objective, claims), false};
  if (elite == nullptr) {
    place(std::move(next));
    return;
  }
  Elite& held = m_elites[m_places[cell]];
  if (held.anchored) m_overtaken.push_back(std::move(held.candidate));
  held = std::move(next);
}

double CellArchive::movedThreshold(double threshold, double best, std::span<const Claim> claims) const {
  if (m_acceptance.learningRate == 1) return best;
  double kept = 1;
  double sum = 0;
  for (const Claim& claim : claims) {
    kept *= 1 - m_acceptance.learningRate;
    sum += claim.candidate->objective;
  }
  return kept * threshold + (1 - kept) * (sum / static_cast<double>(claims.size()));
}

void CellArchive::place(Elite elite) {
  m_places[elite.cell] = static_cast<std::uint32_t>(m_elites.size());
  m_elites.push_back(std::move(elite));
}

Elite CellArchive::takeOut(std::size_t cell) {
  const std::uint32_t index = std::exchange(m_places[cell], nobody);
  std::swap(m_elites[index], m_elites.back());
  Elite taken = std::move(m_elites.back());
  m_elites.pop_back();
  if (index < m_elites.size()) m_places[m_elites[index].cell] = index;
  return taken;
}

const Candidate& CellArchive::member(std::size_t index) const {
  return index < m_elites.size() ? m_elites[index].candidate : m_overtaken[index - m_elites.size()];
}

const Elite* CellArchive::at(std::size_t cell) const {
  if (cell >= m_places.size() || m_places[cell] == nobody) return nullptr;
  return &m_elites[m_places[cell]];
}

Addition CellArchive::addAnchor(const Candidate& candidate) {
  const Addition addition = add(candidate);
  if (addition.status == AddStatus::refused) return addition;
  if (accepted(addition)) {
    setAnchored(*m_tessellation->cellOf(candidate.measures), true);
  } else {
    m_overtaken.push_back(candidate);
  }
  return addition;
}

bool CellArchive::setAnchored(std::size_t cell, bool anchored) {
  if (at(cell) == nullptr) return false;
  m_elites[m_places[cell]].anchored = anchored;
  return true;
}

Remeasured CellArchive::remeasure(std::size_t cell, double objective, std::vector<double> measures) {
  const Elite* elite = at(cell);
  if (elite == nullptr) return Remeasured::refused;
  const Candidate again{elite->candidate.id, elite->candidate.solution, objective, std::move(measures)};
  if (refusalOf(again, measureCount(), m_solutionLength) != Refusal::none) return Remeasured::refused;
  const auto place = m_tessellation->cellOf(again.measures);
  if (!place) return Remeasured::refused;
  if (place == cell) {
    Elite& held = m_elites[m_places[cell]];
    held.candidate = again;
    if (m_acceptance.learningRate == 1) held.threshold = objective;
    return Remeasured::stayed;
  }
  const Elite left = takeOut(cell);
  if (left.pinned) return pin(again, left.anchored) ? Remeasured::moved : Remeasured::refused;
  const bool anchored = left.anchored;
  const Addition addition = anchored ? addAnchor(again) : add(again);
  return accepted(addition) ? Remeasured::moved : Remeasured::left;
}

bool CellArchive::remove(std::size_t cell) {
  const Elite* elite = at(cell);
  if (elite == nullptr || elite->anchored || elite->pinned) return false;
  takeOut(cell);
  return true;
}

bool CellArchive::pin(const Candidate& candidate, bool anchored) {
  if (refusalOf(candidate, measureCount(), m_solutionLength) != Refusal::none) return false;
  const auto cell = m_tessellation->cellOf(candidate.measures);
  if (!cell) return false;
  discard(candidate.id);
  if (at(*cell) != nullptr) {
    Elite left = takeOut(*cell);
    if (left.anchored || left.pinned) m_overtaken.push_back(std::move(left.candidate));
  }
  place({candidate, *cell, candidate.objective, anchored, true});
  return true;
}

void CellArchive::unpin(CandidateId id, bool anchored) {
  for (Elite& elite : m_elites) {
    if (elite.candidate.id != id) continue;
    elite.pinned = false;
    elite.anchored = anchored;
    return;
  }
  if (!anchored) discard(id);
}

bool CellArchive::discard(CandidateId id) {
  const auto held =
      std::ranges::find_if(m_elites, [id](const Elite& elite) { return elite.candidate.id == id; });
  if (held != m_elites.end()) {
    takeOut(held->cell);
    return true;
  }
  return std::erase_if(m_overtaken, [id](const Candidate& anchor) { return anchor.id == id; }) > 0;
}

Result<CellArchive> CellArchive::rebuilt(TessellationPtr tessellation) const {
  if (tessellation->measureCount() != measureCount())
    return Failure{"the archive has other measures than the cells that it is to be divided into"};
  auto other = make(std::move(tessellation), m_solutionLength, m_acceptance);
  if (!other) return other;
  for (const Elite& elite : m_elites) {
    if (elite.pinned) continue;
    if (elite.anchored) {
      other->addAnchor(elite.candidate);
    } else {
      other->add(elite.candidate);
    }
  }
  for (const Candidate& anchor : m_overtaken) other->addAnchor(anchor);
  for (const Elite& elite : m_elites) {
    if (elite.pinned) other->pin(elite.candidate, elite.anchored);
  }
  return other;
}

}  // namespace ludo::archive
