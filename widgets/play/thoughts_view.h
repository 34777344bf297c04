// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QFrame>

#include "widgets/play/advice.h"

class QLabel;
class QStandardItemModel;
class QToolButton;
class QTreeView;

namespace ludo::widgets {

/// What a bot thinks of the moves: the best first, with its chance to win, the games that it played in
/// thought and what it expects to follow. Hidden while there is nothing.
class ThoughtsView : public QFrame {
  Q_OBJECT
 public:
  explicit ThoughtsView(QWidget* parent = nullptr);

  /// While a bot thinks, it can be told to stop.
  void showThinking(const QString& bot);
  void showAdvice(const Advice& advice, bool canPlay);
  void clear();
  /// In pixels, what it takes with a few moves, whether it is shown or not.
  int leastHeight() const;
  QTreeView* list() const { return m_list; }

 signals:
  /// The bot shall stop, or what it said go away.
  void dismissed();
  /// Somebody wants to make the move, by its place in the advice.
  void moveChosen(std::size_t row);

 private:
  int heightOf(int rows) const;

  QLabel* m_title = nullptr;
  QToolButton* m_dismiss = nullptr;
  QTreeView* m_list = nullptr;
  QStandardItemModel* m_model = nullptr;
  QLabel* m_line = nullptr;  ///< what is expected to follow the chosen move
  bool m_canPlay = false;
};

}  // namespace ludo::widgets
