// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/seat_dot.h"

#include <QtCore/QEvent>

#include "widgets/board/board_scene.h"
#include "widgets/board/seat_delegate.h"

namespace ludo::widgets {

SeatDot::SeatDot(kernel::Seat seat, QWidget* parent) : QLabel(parent), m_seat(seat) {
  setAccessibleName(seatName(seat));
  paintDot();
}

void SeatDot::paintDot() {
  setPixmap(seatIcon(palette(), m_seat).pixmap(QSize(14, 14), devicePixelRatioF()));
}

void SeatDot::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) paintDot();
  QLabel::changeEvent(event);
}

}  // namespace ludo::widgets
