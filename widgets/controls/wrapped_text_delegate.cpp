// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/wrapped_text_delegate.h"

#include <QHeaderView>
#include <QTreeView>

namespace ludo::widgets {

WrappedTextDelegate::WrappedTextDelegate(QTreeView& tree) : QStyledItemDelegate(&tree), m_tree(tree) {
  tree.setWordWrap(true);
  tree.setUniformRowHeights(false);
  tree.setItemDelegate(this);
  // Other widths make other heights.
  connect(tree.header(), &QHeaderView::sectionResized, this,
          [this](int column) { emit sizeHintChanged(m_tree.model()->index(0, column)); });
}

QSize WrappedTextDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  QStyleOptionViewItem wrapped = option;
  int width = m_tree.columnWidth(index.column());
  // The tree's own column has what opens and closes rows before its texts.
  if (m_tree.header()->visualIndex(index.column()) == 0) {
    for (QModelIndex at = index; at.isValid(); at = at.parent()) width -= m_tree.indentation();
  }
  wrapped.features |= QStyleOptionViewItem::WrapText;
  // Without a height the width would not count.
  wrapped.rect = QRect(0, 0, width, 1);
  return QStyledItemDelegate::sizeHint(wrapped, index);
}

}  // namespace ludo::widgets
