// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QFrame>

class QLabel;
class QListView;

namespace ludo::widgets {

class CompletionModel;

/// The list of completions beside the caret, with the chosen one's documentation below. It never takes the
/// focus: its owner passes it the keys that move the choice. GUI thread.
class CompletionPopup : public QFrame {
  Q_OBJECT
 public:
  CompletionPopup(CompletionModel* model, QWidget* parent);

  /// Shows the list below a place (global), or above the line of that height when there is no room.
  void showAt(const QPoint& below, int lineHeight);
  /// Fits size and choice to what the model shows now.
  void refresh();
  /// Takes Up, Down, Page Up and Page Down.
  bool moveChoice(int key);
  int chosenRow() const;

 signals:
  void chosen(int row);

 private:
  void showDetail();
  void place();

  CompletionModel* m_model;
  QListView* m_list;
  QLabel* m_detail;
  QPoint m_below;
  int m_lineHeight = 0;
};

}  // namespace ludo::widgets
