// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QByteArray>
#include <QObject>
#include <QPointer>
#include <array>
#include <map>
#include <optional>

#include "app/ide/workbench.h"

class QMainWindow;

namespace ludo::ide {

class PanelDock;

/// Where the panels lie for a kind of work.
enum class Layout {
  Design,   ///< the text, beside it the board, below it the problems
  Play,     ///< the game has the window
  Analyse,  ///< the charts have the window, beside what lets bots play
  Evolve    ///< the archive of a campaign has the window
};
constexpr int layoutCount = 4;
/// As a button names it.
QString layoutTitle(Layout layout);

/// The docks round the documents, one a kind of panel, and where they lie: for each layout as it was left.
/// One panel can have the middle of the window, a tab before the text. GUI thread.
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
  /// Whether it can be seen: neither closed nor behind another tab.
  bool isRevealed(Panel panel) const;
  /// The panel that has the keyboard, if one has.
  std::optional<Panel> focused() const;

  Layout layout() const { return m_layout; }
  /// When a layout is chosen that is chosen already, the panel that it is for gets the middle back.
  void setLayout(Layout layout);
  /// Gives the window to a panel; without one, the docks are as before. A panel that had the window last
  /// finds the docks around it that were there then.
  void maximise(std::optional<Panel> panel);
  std::optional<Panel> maximised() const { return m_desks.at(m_layout).middle; }

  /// All layouts as they are, and which one is chosen: to be kept and taken up again.
  QByteArray state();
  /// What cannot be read of it stays as it is.
  void restoreState(const QByteArray& state);
  /// Puts the chosen layout back to how it was at first.
  void reset();

 signals:
  /// A panel was shown, hidden, or moved to the front or behind another; or another layout was chosen.
  void changed();

 private:
  /// How docks lie.
  struct Docks {
    QByteArray state;  ///< QMainWindow::saveState
    double share = 0;  ///< of the window's width, that those beside the text have; 0: there are none
  };
  /// How a layout was left.
  struct Desk {
    Docks docks;
    std::optional<Panel> middle;     ///< the panel that has the middle
    Docks before;                    ///< docks to go back to from it
    std::optional<Panel> left = {};  ///< the panel that had the middle last
    Docks around = {};               ///< docks that were around it
  };

  void placeAtFirst(PanelDock& dock, PanelArea area);
  void makeFirstDesks();
  /// Remembers how the docks lie, unless they are hidden for want of a document.
  void remember();
  void apply();
  void placePanels();
  void foldProblems();
  /// The one in front of the docks beside the text, if there are any.
  PanelDock* besideText() const;
  Docks docksNow() const;
  /// Docks beside the text get so much of the window's width, once it has laid itself out.
  void giveShare(double share);
  /// A panel that appears beside the middle takes no more than half of the room that the middle had.
  void limitToHalf(Panel panel, int available);
  bool eventFilter(QObject* watched, QEvent* event) override;

  QMainWindow& m_window;
  std::map<Panel, PanelDock*> m_docks;
  std::map<Layout, Desk> m_desks;
  std::map<Layout, Desk> m_firstDesks;
  Layout m_layout = Layout::Design;
  QPointer<Workbench> m_workbench;
  bool m_shown = true;
  int m_applied = 0;      ///< how often a layout was taken up
  int m_sharedWidth = 0;  ///< of the window, as docks beside the text got their share of it last
  std::optional<double> m_awaitedShare;  ///< that docks beside the text will have once the window is laid out
  bool m_isRestoring = false;            ///< docks come and go, and are not yet where they will be
  bool m_isFolded = false;               ///< the dock with the problems
  bool m_hasUnfolded = false;            ///< so that its height is what the user left it at
  bool m_awaitsHeight = false;           ///< it unfolded while it was hidden
  int m_unfoldedHeight = 0;              ///< that it had before; 0: none yet
};

}  // namespace ludo::ide
