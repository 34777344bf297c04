// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

class QLabel;
class QSpinBox;

namespace ludo::widgets {

class TextView;

/// Asks for a line number and goes there as it is typed. Escape goes back. GUI thread.
class GoToLineBar : public QWidget {
  Q_OBJECT
 public:
  explicit GoToLineBar(TextView* view, QWidget* parent = nullptr);

  void open();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void goTo(int line);

  TextView* m_view;
  QSpinBox* m_line;
  QLabel* m_lines;
  std::size_t m_origin = 0;
};

}  // namespace ludo::widgets
