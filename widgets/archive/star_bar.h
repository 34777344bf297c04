// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <optional>
#include <vector>

class QToolButton;

namespace ludo::widgets {

/// How many stars a game has, and a click away from others. GUI thread.
class StarBar : public QWidget {
  Q_OBJECT
 public:
  explicit StarBar(QWidget* parent = nullptr);

  void setStars(std::optional<int> stars);

 signals:
  /// Somebody gives so many.
  void given(int stars);

 private:
  std::vector<QToolButton*> m_buttons;
};

}  // namespace ludo::widgets
