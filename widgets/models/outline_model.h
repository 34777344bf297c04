// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractItemModel>

#include "core/service/analysis.h"

namespace ludo::widgets {

/// The outline of a specification as a tree: sections, and in them what they
/// define. GUI thread.
class OutlineModel : public QAbstractItemModel {
  Q_OBJECT
 public:
  enum Role { KindRole = Qt::UserRole, OffsetRole };

  explicit OutlineModel(QObject* parent = nullptr);

  /// Entries in document order; an entry belongs to the last one before it of
  /// lesser depth. When only places changed, the tree stays as it is, with what
  /// is expanded and selected.
  void setOutline(std::vector<service::OutlineEntry> outline);

  const service::OutlineEntry& entry(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;

 private:
  struct Node {
    std::size_t parent = 0;
    int row = 0;
    std::vector<std::size_t> children;
  };

  const Node& node(const QModelIndex& index) const;

  std::vector<service::OutlineEntry> m_outline;
  /// The root, then a node for each entry; an entry's node is one further than
  /// the entry.
  std::vector<Node> m_nodes{Node{}};
};

}  // namespace ludo::widgets
