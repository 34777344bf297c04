// SPDX-License-Identifier: Apache-2.0
#include "core/sim/lead_tracker.h"

#include <algorithm>
#include <limits>

namespace ludo::sim {
namespace {

std::int64_t difference(std::int64_t a, std::int64_t b) {
  std::int64_t result = 0;
  if (!__builtin_sub_overflow(a, b, &result)) return result;
  return a < b ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int64_t>::max();
}

}  // namespace

LeadTracker::LeadTracker(const kernel::Rules& rules)
    : m_rules(rules), m_seats(static_cast<std::size_t>(rules.seats())) {
  const auto& scoring = rules.def().scoring;
  m_lowestWins = scoring && scoring->order == language::ScoreOrder::Lowest;
}

void LeadTracker::start() {
  m_lead = {};
  m_leader = kernel::nobody;
  std::fill(m_seats.begin(), m_seats.end(), Seat());
}

void LeadTracker::sample(std::span<const std::int64_t> told, std::uint32_t ply) {
  if (told.empty()) return;
  m_scores.assign(told.begin(), told.end());
  if (m_lowestWins) {
    for (std::int64_t& score : m_scores) score = difference(0, score);
  }
  ++m_lead.samples;
  kernel::Seat leader = kernel::nobody;
  for (std::size_t i = 0; i < m_seats.size(); ++i) {
    std::int64_t others = std::numeric_limits<std::int64_t>::min();
    for (std::size_t j = 0; j < m_seats.size(); ++j) {
      if (j != i) others = std::max(others, m_scores[j]);
    }
    Seat& seat = m_seats[i];
    seat.last = difference(m_scores[i], others);
    if (m_lead.samples == 1 || seat.last < seat.worst) {
      seat.worst = seat.last;
      seat.worstPly = ply;
    }
    seat.best = m_lead.samples == 1 ? seat.last : std::max(seat.best, seat.last);
    if (seat.last > 0) leader = static_cast<kernel::Seat>(i);
    if (seat.last <= 0) seat.notLeading = m_lead.samples;
  }
  if (leader == kernel::nobody) return;
  if (m_leader != kernel::nobody && m_leader != leader) {
    ++m_lead.leadChanges;
    m_lead.leadChangePly = ply;
  }
  m_leader = leader;
}

Lead LeadTracker::finish(const std::vector<kernel::SeatResult>& results) const {
  Lead lead = m_lead;
  if (lead.samples == 0 || std::ranges::count(results, kernel::SeatResult::Win) != 1) return lead;
  const auto winner = std::ranges::find(results, kernel::SeatResult::Win) - results.begin();
  const Seat& seat = m_seats[static_cast<std::size_t>(winner)];
  lead.oneWinner = true;
  lead.settled = seat.notLeading;
  if (seat.worst < 0) {
    lead.deficit = difference(0, seat.worst);
    lead.deficitPly = seat.worstPly;
  }
  lead.swing = difference(seat.best, seat.worst);
  lead.margin = seat.last;
  return lead;
}

}  // namespace ludo::sim
