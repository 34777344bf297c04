// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QObject>
#include <map>

#include "app/ide/workbench.h"

class QMainWindow;

namespace ludo::ide {

class PanelDock;

/// The docks round the documents, one a kind of panel, and where they lie. GUI thread.
class PanelDocks : public QObject {
  Q_OBJECT
 public:
  /// Puts the docks into the window, which owns them and outlives this.
  explicit PanelDocks(QMainWindow& window);

  PanelDock* dock(Panel panel) const { return m_docks.at(panel); }
  /// Shows the panels of a workbench. Without one the docks are hidden: the documents have the window to
  /// themselves.
  void showWorkbench(Workbench* workbench);
  /// Brings a panel to the front; the keyboard goes into it when `focus`.
  void reveal(Panel panel, bool focus);
  /// Closes a panel that can be seen, else reveals it.
  void toggle(Panel panel);

  /// What lies where in the window, its tool bar too: to be kept and taken up again. While the docks are
  /// hidden, how they will come back.
  QByteArray layout() const;
  void restore(const QByteArray& layout);
  /// Remembers how the window is laid out now as what reset() goes back to.
  void setFirstLayout();
  void reset();

 signals:
  /// A panel was shown, hidden, or moved to the front or behind another.
  void changed();

 private:
  void setShown(bool shown);

  QMainWindow& m_window;
  std::map<Panel, PanelDock*> m_docks;
  QByteArray m_firstLayout;
  QByteArray m_hiddenLayout;  ///< to go back to while the docks are hidden
  bool m_shown = true;
};

}  // namespace ludo::ide
