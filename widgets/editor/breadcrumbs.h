// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QTimer>
#include <QWidget>

#include "widgets/editor/crumbs.h"

class QLabel;
class QToolButton;

namespace ludo::widgets {

/// A line that says what the caret of a text view is inside of; each part leads to where it begins. GUI
/// thread.
class Breadcrumbs : public QWidget {
  Q_OBJECT
 public:
  explicit Breadcrumbs(TextView* view, QWidget* parent = nullptr);

 signals:
  void chosen(std::size_t offset);

 private:
  void refresh();
  QToolButton* button(std::size_t index);

  TextView* m_view;
  std::vector<Crumb> m_crumbs;
  std::vector<QToolButton*> m_buttons;
  std::vector<QLabel*> m_marks;  ///< between them: one after each button
  QTimer m_changed;
};

}  // namespace ludo::widgets
