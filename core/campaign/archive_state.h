// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <vector>

namespace ludo::campaign {

/// What has to be surpassed in one cell.
struct Incumbent {
  std::size_t cell = 0;  ///< its number
  double screen = 0;     ///< its fitness before the searcher's match
  double fitness = 0;    ///< and after it
};

/// The archive as it was when a round of candidates was bred: what these have to surpass to be worth more
/// games. Of a novelty archive there are no incumbents, but the places of all members. Immutable; shared by
/// threads.
class ArchiveState {
 public:
  using Numbers = std::vector<std::vector<double>>;

  explicit ArchiveState(std::vector<Incumbent> incumbents = {}, Numbers boundaries = {}, Numbers places = {})
      : m_incumbents(std::move(incumbents)),
        m_boundaries(std::move(boundaries)),
        m_places(std::move(places)) {
    std::ranges::sort(m_incumbents, {}, &Incumbent::cell);
  }

  /// By cell.
  const std::vector<Incumbent>& incumbents() const { return m_incumbents; }
  /// By axis: the boundaries between cells; empty where those of the plan hold.
  const Numbers& boundaries() const { return m_boundaries; }
  /// By member of a novelty archive: its measures; else empty.
  const Numbers& places() const { return m_places; }
  /// Null for an empty cell.
  const Incumbent* at(std::size_t cell) const {
    const auto found = std::ranges::lower_bound(m_incumbents, cell, {}, &Incumbent::cell);
    return found == m_incumbents.end() || found->cell != cell ? nullptr : &*found;
  }

 private:
  std::vector<Incumbent> m_incumbents;
  Numbers m_boundaries;
  Numbers m_places;
};

}  // namespace ludo::campaign
