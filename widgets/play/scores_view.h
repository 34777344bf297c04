// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <vector>

#include "core/kernel/rules.h"
#include "widgets/board/known_scores.h"

class QGridLayout;
class QLabel;

namespace ludo::widgets {

/// Each player's score beside the player; hidden where a game counts none. GUI thread.
class ScoresView : public QWidget {
  Q_OBJECT
 public:
  explicit ScoresView(QWidget* parent = nullptr);

  /// The game whose scores come next. Its players have their places at once, so that nothing moves then.
  void setRules(const kernel::Rules& rules);
  void showScores(const KnownScores& scores);
  /// Shows none until they come.
  void forget();
  /// "12", "?" while it is not known, empty before scores came.
  QString textOf(kernel::Seat seat) const;

 private:
  void addSeat();
  /// `said`: what a screen reader says of it.
  void showScore(std::size_t seat, const QString& text, const QString& said);

  QLabel* m_title = nullptr;
  QGridLayout* m_grid = nullptr;
  std::vector<QWidget*> m_seats;  ///< each with what stands beside its player
  std::vector<QLabel*> m_scores;
};

}  // namespace ludo::widgets
