// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QSortFilterProxyModel>
#include <vector>

namespace ludo::widgets {

/// Sorts the games of an archive, and leaves out those that a filter leaves out. GUI thread.
class MatchingGames : public QSortFilterProxyModel {
 public:
  using QSortFilterProxyModel::QSortFilterProxyModel;

  /// Whether each row of the source matches; empty where all do.
  void setMatching(std::vector<bool> matching) {
    m_matching = std::move(matching);
    invalidateFilter();
  }

 protected:
  bool filterAcceptsRow(int row, const QModelIndex&) const override {
    const auto index = static_cast<std::size_t>(row);
    return index >= m_matching.size() || m_matching[index];
  }

 private:
  std::vector<bool> m_matching;
};

}  // namespace ludo::widgets
