// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panel_dock.h"

#include <QLabel>
#include <QStackedWidget>

namespace ludo::ide {

PanelDock::PanelDock(Panel panel, const QString& title, const QString& emptyText, QWidget* parent)
    : QDockWidget(title, parent), m_panel(panel) {
  setAccessibleName(title);
  m_empty = new QLabel(emptyText, this);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setMargin(16);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_pages = new QStackedWidget(this);
  m_pages->addWidget(m_empty);
  setWidget(m_pages);
}

void PanelDock::showWorkbench(Workbench* workbench) {
  if (workbench == nullptr) return m_pages->setCurrentWidget(m_empty);
  QWidget* shown = workbench->panel(m_panel);
  if (m_pages->indexOf(shown) < 0) m_pages->addWidget(shown);
  m_pages->setCurrentWidget(shown);
}

void PanelDock::reveal(bool focus) {
  show();
  raise();
  if (!focus) return;
  activateWindow();
  QWidget* shown = m_pages->currentWidget();
  // A panel that does not take the keyboard itself hands it to its first control.
  QWidget* target = shown;
  while (target->focusPolicy() == Qt::NoFocus || !target->isVisibleTo(shown) || !target->isEnabled()) {
    target = target->nextInFocusChain();
    if (target == shown || !shown->isAncestorOf(target)) return shown->setFocus(Qt::ShortcutFocusReason);
  }
  target->setFocus(Qt::ShortcutFocusReason);
}

bool PanelDock::isRevealed() const {
  return isVisible() && !visibleRegion().isEmpty();
}

}  // namespace ludo::ide
