// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QImage>
#include <QWidget>

class QLabel;

namespace ludo::widgets {

/// A game at a glance: a picture of its board beside its rules in a few lines. GUI thread.
class GameSketch : public QWidget {
  Q_OBJECT
 public:
  explicit GameSketch(QWidget* parent = nullptr);

  /// Without a picture the rules have the whole width; without rules nothing is shown.
  void setGame(const QStringList& rules, const QImage& picture);

 private:
  QLabel* m_picture = nullptr;
  QLabel* m_rules = nullptr;
};

}  // namespace ludo::widgets
