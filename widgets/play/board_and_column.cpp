// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/board_and_column.h"

#include <QtGui/QResizeEvent>
#include <algorithm>

#include "widgets/controls/column_area.h"

namespace ludo::widgets {
namespace {

// What the board has of the height where it is above.
constexpr int boardParts = 3;
constexpr int columnParts = 2;

}  // namespace

BoardAndColumn::BoardAndColumn(QWidget* board, QWidget* column) {
  addWidget(board);
  addWidget(new ColumnArea(column));
  setStretchFactor(0, 1);
  setCollapsible(0, false);
  setSizes({700, 320});
}

bool BoardAndColumn::isBoardLargerAbove() const {
  const int beside = std::min(width() - widget(1)->minimumSizeHint().width(), height());
  const int above = std::min(width(), height() * boardParts / (boardParts + columnParts));
  return above > beside;
}

void BoardAndColumn::resizeEvent(QResizeEvent* event) {
  const Qt::Orientation wanted = isBoardLargerAbove() ? Qt::Vertical : Qt::Horizontal;
  if (wanted != orientation()) {
    m_divided[orientation()] = sizes();
    setOrientation(wanted);
    setStretchFactor(0, wanted == Qt::Vertical ? boardParts : 1);
    setStretchFactor(1, wanted == Qt::Vertical ? columnParts : 0);
    const QList<int>& before = m_divided[wanted];
    setSizes(before.isEmpty() ? QList{height() * boardParts, height() * columnParts} : before);
  }
  QSplitter::resizeEvent(event);
}

}  // namespace ludo::widgets
