// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QDockWidget>
#include <QStyle>
#include <utility>
#include <vector>

#include "app/ide/workbench.h"

class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;

namespace ludo::ide {

/// Lets what an area holds be as small as there is room, and scroll then: no panel makes the window too large
/// for its screen.
void letScroll(QScrollArea& area);

/// A dock that shows one kind of panel: that of the current workbench, or a line of text while there is none.
class PanelDock : public QDockWidget {
  Q_OBJECT
 public:
  PanelDock(Panel panel, QWidget* parent);

  Panel panel() const { return m_panel; }
  /// Takes the workbench's panel in and shows it; null shows the text.
  void showWorkbench(Workbench* workbench);
  /// Shows the dock, in front of those it is tabbed with, and moves the keyboard into it when `focus`.
  void reveal(bool focus);
  /// In pixels, between which heights of the panel the user can choose.
  void setHeights(int least, int most);
  /// True when it can be seen: neither closed nor behind another tab.
  bool isRevealed() const;

 signals:
  void maximiseRequested();
  /// Somebody chose another panel from the menu of the title.
  void panelRequested(Panel panel);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  QWidget* makeTitleBar();
  /// The title, with a menu that leads to the other panels: not all of their tabs may be in sight.
  QToolButton* makeTitle();
  void tintTitle();

  Panel m_panel;
  QStackedWidget* m_pages = nullptr;
  QLabel* m_empty = nullptr;
  std::vector<std::pair<QToolButton*, QStyle::StandardPixmap>> m_titleButtons;
};

}  // namespace ludo::ide
