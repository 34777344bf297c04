// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QSplitter>
#include <map>

namespace ludo::widgets {

/// A board and the column that belongs to it: side by side, or the board above where it is larger so. The
/// column scrolls by itself. How the user divided the room is kept for both. GUI thread.
class BoardAndColumn : public QSplitter {
  Q_OBJECT
 public:
  /// Owns both.
  BoardAndColumn(QWidget* board, QWidget* column);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool isBoardLargerAbove() const;

  std::map<Qt::Orientation, QList<int>> m_divided;  ///< sizes that it was left with
};

}  // namespace ludo::widgets
