// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>
#include <vector>

namespace ludo::campaign {

/// What has to be surpassed in one cell.
struct Incumbent {
  std::size_t cell = 0;
  double screen = 0;   ///< its fitness before the searcher's match
  double fitness = 0;  ///< and after it
};

/// The archive as it was when candidates were bred: by it is told which of them are worth more games.
/// Immutable once made; shared by threads.
class Standing {
 public:
  explicit Standing(std::vector<Incumbent> incumbents = {}) : m_incumbents(std::move(incumbents)) {
    std::ranges::sort(m_incumbents, {}, &Incumbent::cell);
  }

  /// By cell.
  const std::vector<Incumbent>& incumbents() const { return m_incumbents; }
  /// Null for an empty cell.
  const Incumbent* at(std::size_t cell) const {
    const auto found = std::ranges::lower_bound(m_incumbents, cell, {}, &Incumbent::cell);
    return found == m_incumbents.end() || found->cell != cell ? nullptr : &*found;
  }

 private:
  std::vector<Incumbent> m_incumbents;
};

}  // namespace ludo::campaign
