// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QLabel>

#include "core/kernel/value.h"

namespace ludo::widgets {

/// A small disc in a seat's colour, in any theme. GUI thread.
class SeatDot : public QLabel {
  Q_OBJECT
 public:
  explicit SeatDot(kernel::Seat seat, QWidget* parent = nullptr);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void paintDot();

  kernel::Seat m_seat;
};

}  // namespace ludo::widgets
