// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QStyledItemDelegate>

class QComboBox;

namespace ludo::widgets {

/// Draws the choices of a box that lies open with what each is below its name: its tool tip. The closed box
/// shows the name alone. GUI thread.
class DescribedChoices : public QStyledItemDelegate {
  Q_OBJECT
 public:
  /// Belongs to the box.
  explicit DescribedChoices(QComboBox& box);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  bool eventFilter(QObject* watched, QEvent* event) override;

  QComboBox& m_box;
};

}  // namespace ludo::widgets
