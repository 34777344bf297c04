// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panel_docks.h"

#include <QMainWindow>

#include "app/ide/panel_dock.h"

namespace ludo::ide {
namespace {

constexpr int layoutVersion = 1;  ///< raised when docks come or go, so that old layouts are not applied

}  // namespace

PanelDocks::PanelDocks(QMainWindow& window) : QObject(&window), m_window(window) {
  window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks |
                        QMainWindow::AnimatedDocks | QMainWindow::GroupedDragging);
  window.setDockNestingEnabled(true);
  window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  const QString emptyText = tr("Open a specification first");
  const auto make = [&](Panel panel, const char* name, const QString& title, Qt::DockWidgetArea area) {
    auto* dock = new PanelDock(panel, title, emptyText, &window);
    dock->setObjectName(QString::fromLatin1(name));
    window.addDockWidget(area, dock);
    m_docks[panel] = dock;
    connect(dock, &QDockWidget::visibilityChanged, this, &PanelDocks::changed);
  };
  make(Panel::Problems, "problems", tr("Problems"), Qt::BottomDockWidgetArea);
  make(Panel::Board, "board", tr("Board"), Qt::RightDockWidgetArea);
  make(Panel::Play, "play", tr("Play"), Qt::RightDockWidgetArea);
  make(Panel::Simulate, "simulate", tr("Simulate"), Qt::RightDockWidgetArea);
  make(Panel::Charts, "charts", tr("Charts"), Qt::RightDockWidgetArea);
  make(Panel::Replay, "replay", tr("Replay"), Qt::RightDockWidgetArea);
  for (const Panel panel : {Panel::Play, Panel::Simulate, Panel::Charts, Panel::Replay})
    window.tabifyDockWidget(dock(Panel::Board), dock(panel));
  dock(Panel::Board)->raise();
  window.resizeDocks({dock(Panel::Board)}, {window.width() / 2}, Qt::Horizontal);
  window.resizeDocks({dock(Panel::Problems)}, {window.height() * 24 / 100}, Qt::Vertical);
}

void PanelDocks::setShown(bool shown) {
  if (shown == m_shown) return;
  m_shown = shown;
  if (shown) {
    m_window.restoreState(m_hiddenLayout, layoutVersion);
    return;
  }
  m_hiddenLayout = m_window.saveState(layoutVersion);
  for (const auto& [panel, dock] : m_docks) dock->hide();
}

void PanelDocks::showWorkbench(Workbench* workbench) {
  setShown(workbench != nullptr);
  for (const auto& [panel, dock] : m_docks) dock->showWorkbench(workbench);
}

void PanelDocks::reveal(Panel panel, bool focus) {
  dock(panel)->reveal(focus);
  emit changed();
}

void PanelDocks::toggle(Panel panel) {
  if (!dock(panel)->isRevealed()) return reveal(panel, true);
  dock(panel)->close();
  emit changed();
}

QByteArray PanelDocks::layout() const {
  return m_shown ? m_window.saveState(layoutVersion) : m_hiddenLayout;
}

void PanelDocks::restore(const QByteArray& layout) {
  m_window.restoreState(layout, layoutVersion);
}

void PanelDocks::setFirstLayout() {
  m_firstLayout = m_window.saveState(layoutVersion);
}

void PanelDocks::reset() {
  restore(m_firstLayout);
}

}  // namespace ludo::ide
