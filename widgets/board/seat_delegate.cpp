// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/seat_delegate.h"

#include <QtGui/QPainter>

#include "widgets/board/board_colours.h"
#include "widgets/models/colours.h"

namespace ludo::widgets {

QIcon seatIcon(const QPalette& palette, kernel::Seat seat) {
  const QColor colour = BoardColours::from(palette).seat(seat);
  QIcon icon;
  for (const int side : {16, 32, 48}) {
    QPixmap pixmap(side, side);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(mixed(colour, Qt::black, 0.3), side / 16.0));
    painter.setBrush(colour);
    painter.drawEllipse(
        QRectF(0, 0, side, side).adjusted(side * 0.15, side * 0.15, -side * 0.15, -side * 0.15));
    painter.end();
    icon.addPixmap(pixmap);
  }
  return icon;
}

void SeatDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
  QStyledItemDelegate::initStyleOption(option, index);
  bool known = false;
  const int seat = index.data(m_seatRole).toInt(&known);
  if (!known || seat < 0) return;
  option->features |= QStyleOptionViewItem::HasDecoration;
  option->icon = seatIcon(option->palette, seat);
  option->decorationSize = {14, 14};
}

}  // namespace ludo::widgets
