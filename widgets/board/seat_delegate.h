// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QIcon>
#include <QtGui/QPalette>
#include <QtWidgets/QStyledItemDelegate>

#include "core/kernel/value.h"

namespace ludo::widgets {

/// A dot in a seat's colour, as on the board, crisp at any scale.
QIcon seatIcon(const QPalette& palette, kernel::Seat seat);

/// Puts the seat's dot before each item that holds a seat under `seatRole`.
class SeatDelegate : public QStyledItemDelegate {
  Q_OBJECT
 public:
  SeatDelegate(int seatRole, QObject* parent) : QStyledItemDelegate(parent), m_seatRole(seatRole) {}

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

 private:
  int m_seatRole;
};

}  // namespace ludo::widgets
