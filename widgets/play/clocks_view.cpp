// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/clocks_view.h"

#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"
#include "widgets/play/seat_dot.h"

namespace ludo::widgets {
namespace {

constexpr int clocksInLine = 4;

}  // namespace

ClocksView::ClocksView(QWidget* parent) : QWidget(parent) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  hide();
}

void ClocksView::showClock(const GameClock& clock) {
  auto* grid = static_cast<QGridLayout*>(layout());
  while (m_times.size() > clock.seats()) {
    delete m_times.back();
    delete m_dots.back();
    m_times.pop_back();
    m_dots.pop_back();
  }
  while (m_times.size() < clock.seats()) {
    const auto at = static_cast<int>(m_times.size());
    m_dots.push_back(new SeatDot(at));
    m_times.push_back(new QLabel);
    grid->addWidget(m_dots.back(), at / clocksInLine, 2 * (at % clocksInLine));
    grid->addWidget(m_times.back(), at / clocksInLine, 2 * (at % clocksInLine) + 1);
    grid->setColumnStretch(2 * (at % clocksInLine) + 1, 1);
  }
  for (std::size_t i = 0; i < m_times.size(); ++i) {
    const auto seat = static_cast<kernel::Seat>(i);
    QLabel& time = *m_times[i];
    const QString text = clockText(clock.left(seat));
    time.setText(text);
    time.setAccessibleName(tr("Time of %1: %2").arg(seatName(seat), text));
    QFont font = this->font();
    font.setBold(seat == clock.running());
    time.setFont(font);
    QPalette colours = palette();
    if (clock.isOut(seat)) colours.setColor(QPalette::WindowText, BoardColours::from(palette()).changed);
    time.setPalette(colours);
  }
  setVisible(!m_times.empty());
}

QString ClocksView::textOf(kernel::Seat seat) const {
  return m_times.at(static_cast<std::size_t>(seat))->text();
}

}  // namespace ludo::widgets
