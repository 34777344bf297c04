// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDockWidget>

#include "app/ide/workbench.h"

class QLabel;
class QStackedWidget;

namespace ludo::ide {

/// A dock that shows one kind of panel: that of the current workbench, or a line of text while there is none.
class PanelDock : public QDockWidget {
  Q_OBJECT
 public:
  PanelDock(Panel panel, const QString& title, const QString& emptyText, QWidget* parent);

  Panel panel() const { return m_panel; }
  /// Takes the workbench's panel in and shows it; null shows the text.
  void showWorkbench(Workbench* workbench);
  /// Shows the dock, in front of those it is tabbed with, and moves the keyboard into it when `focus`.
  void reveal(bool focus);
  /// True when it can be seen: neither closed nor behind another tab.
  bool isRevealed() const;

 private:
  Panel m_panel;
  QStackedWidget* m_pages = nullptr;
  QLabel* m_empty = nullptr;
};

}  // namespace ludo::ide
