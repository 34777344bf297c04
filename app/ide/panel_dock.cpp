// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panel_dock.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include "widgets/controls/tinted_icon.h"

namespace ludo::ide {

void letScroll(QScrollArea& area) {
  area.setWidgetResizable(true);
  area.setFrameShape(QFrame::NoFrame);
  area.setFocusPolicy(Qt::NoFocus);
}

PanelDock::PanelDock(Panel panel, QWidget* parent) : QDockWidget(panelTitle(panel), parent), m_panel(panel) {
  setAccessibleName(windowTitle());
  m_empty = new QLabel(tr("Open a specification first"), this);
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setWordWrap(true);
  m_empty->setMargin(16);
  m_empty->setForegroundRole(QPalette::PlaceholderText);
  m_pages = new QStackedWidget(this);
  m_pages->addWidget(m_empty);
  auto* scroll = new QScrollArea(this);
  scroll->setWidget(m_pages);
  letScroll(*scroll);
  setWidget(scroll);
  setTitleBarWidget(makeTitleBar());
}

QWidget* PanelDock::makeTitleBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(8, 2, 2, 2);
  layout->setSpacing(0);
  layout->addWidget(makeTitle());
  layout->addStretch();
  const auto add = [&](QStyle::StandardPixmap icon, const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    m_titleButtons.emplace_back(button, icon);
    button->setIconSize(QSize(10, 10));
    button->setAccessibleName(name);
    button->setToolTip(tip);
    layout->addWidget(button);
    return button;
  };
  const QString title = windowTitle();
  connect(add(QStyle::SP_TitleBarMaxButton, tr("Maximise %1").arg(title), tr("Give this panel the window")),
          &QToolButton::clicked, this, &PanelDock::maximiseRequested);
  connect(add(QStyle::SP_TitleBarNormalButton, tr("Detach %1").arg(title),
              tr("Make this panel a window of its own, or put it back")),
          &QToolButton::clicked, this, [this] { setFloating(!isFloating()); });
  connect(add(QStyle::SP_TitleBarCloseButton, tr("Close %1").arg(title), tr("Close this panel")),
          &QToolButton::clicked, this, &QDockWidget::close);
  tintTitle();
  return bar;
}

QToolButton* PanelDock::makeTitle() {
  auto* title = new QToolButton;
  title->setText(windowTitle() + QStringLiteral(" ▾"));
  title->setAutoRaise(true);
  title->setFocusPolicy(Qt::NoFocus);
  title->setAccessibleName(tr("%1, and other panels").arg(windowTitle()));
  title->setToolTip(tr("Go to another panel"));
  auto* menu = new QMenu(title);
  for (const PanelInfo& info : panelInfos()) {
    if (info.panel == m_panel) continue;
    menu->addAction(panelTitle(info.panel), [this, panel = info.panel] { emit panelRequested(panel); });
  }
  // Not the button's own menu, whose sign is hardly seen.
  connect(title, &QToolButton::clicked, menu,
          [title, menu] { menu->exec(title->mapToGlobal(QPoint(0, title->height()))); });
  return title;
}

void PanelDock::tintTitle() {
  for (const auto& [button, icon] : m_titleButtons) button->setIcon(widgets::tintedIcon(*this, icon));
}

void PanelDock::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) tintTitle();
  QDockWidget::changeEvent(event);
}

void PanelDock::showWorkbench(Workbench* workbench) {
  QWidget* shown = workbench != nullptr ? workbench->panel(m_panel) : m_empty;
  if (m_pages->indexOf(shown) < 0) m_pages->addWidget(shown);
  m_pages->setCurrentWidget(shown);
  // Only what is shown needs room.
  for (int i = 0; i < m_pages->count(); ++i) {
    const auto policy = m_pages->widget(i) == shown ? QSizePolicy::Preferred : QSizePolicy::Ignored;
    m_pages->widget(i)->setSizePolicy(policy, policy);
  }
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

void PanelDock::setHeights(int least, int most) {
  widget()->setMinimumHeight(least);
  widget()->setMaximumHeight(most);
}

bool PanelDock::isRevealed() const {
  return isVisible() && !visibleRegion().isEmpty();
}

}  // namespace ludo::ide
