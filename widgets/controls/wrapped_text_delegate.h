// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStyledItemDelegate>

class QTreeView;

namespace ludo::widgets {

/// Gives the rows of a tree as many lines as their texts take in their columns, whatever widths these have. A
/// tree asks for one line by itself. GUI thread.
class WrappedTextDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// Of all columns; belongs to the tree.
  explicit WrappedTextDelegate(QTreeView& tree);

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  QTreeView& m_tree;
};

}  // namespace ludo::widgets
