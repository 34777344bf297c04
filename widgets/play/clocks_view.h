// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <vector>

#include "widgets/play/game_clock.h"

class QLabel;

namespace ludo::widgets {

/// The time that each player has left, beside one another; hidden without clocks.
class ClocksView : public QWidget {
  Q_OBJECT
 public:
  explicit ClocksView(QWidget* parent = nullptr);
  void showClock(const GameClock& clock);
  QString textOf(kernel::Seat seat) const;

 private:
  std::vector<QLabel*> m_dots;
  std::vector<QLabel*> m_times;
};

}  // namespace ludo::widgets
