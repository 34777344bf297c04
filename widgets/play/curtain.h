// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QFrame>

class QLabel;
class QPushButton;

namespace ludo::widgets {

/// Covers a widget between the turns of two people at one screen, until the one whose turn it is says so.
/// GUI thread.
class Curtain : public QFrame {
  Q_OBJECT
 public:
  /// Covers `covered`, its parent. Hidden at first.
  explicit Curtain(QWidget* covered);

  /// Falls for a player of this name.
  void fall(const QString& player);

 signals:
  /// The player is there: what the player knows can be shown.
  void lifted();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QLabel* m_title;
  QPushButton* m_lift;
};

}  // namespace ludo::widgets
