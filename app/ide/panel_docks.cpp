// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/panel_docks.h"

#include <QApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMainWindow>
#include <QResizeEvent>
#include <QTabBar>
#include <algorithm>
#include <cmath>

#include "app/ide/panel_dock.h"
#include "widgets/problems/problems_panel.h"

namespace ludo::ide {
namespace {

constexpr int problemsShare = 24;  ///< percent of the window's height that the list of problems has at first
constexpr int stateVersion = 2;    ///< raised when old states must not be applied

constexpr std::array<const char*, layoutCount> layoutNames{"design", "play", "analyse", "evolve"};

QString nameOf(Panel panel) {
  return QString::fromLatin1(infoOf(panel).id);
}

QString nameOf(Layout layout) {
  return QString::fromLatin1(layoutNames[static_cast<std::size_t>(layout)]);
}

std::optional<Panel> panelCalled(const QString& name) {
  for (const PanelInfo& info : panelInfos()) {
    if (nameOf(info.panel) == name) return info.panel;
  }
  return std::nullopt;
}

/// Whether panels that share a place are on their way to another one. The window's state does not hold them
/// then.
bool isDraggingGroup(const QMainWindow& window) {
  if (!QGuiApplication::mouseButtons().testFlag(Qt::LeftButton)) return false;
  return std::ranges::any_of(window.findChildren<QWidget*>(), [](const QWidget* child) {
    return child->isVisible() && child->inherits("QDockWidgetGroupWindow");
  });
}

QByteArray bytesOf(const QJsonValue& value) {
  return QByteArray::fromBase64(value.toString().toLatin1());
}

QString textOf(const QByteArray& bytes) {
  return QString::fromLatin1(bytes.toBase64());
}

}  // namespace

QString layoutTitle(Layout layout) {
  switch (layout) {
    case Layout::Design:
      return PanelDocks::tr("Design");
    case Layout::Play:
      return PanelDocks::tr("Play");
    case Layout::Analyse:
      return PanelDocks::tr("Analyse");
    case Layout::Evolve:
      return PanelDocks::tr("Evolve");
  }
  return {};
}

PanelDocks::PanelDocks(QMainWindow& window) : QObject(&window), m_window(window) {
  window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks |
                        QMainWindow::AnimatedDocks | QMainWindow::GroupedDragging);
  window.setDockNestingEnabled(true);
  window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
  window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  for (const PanelInfo& info : panelInfos()) {
    const Panel panel = info.panel;
    auto* dock = new PanelDock(panel, &window);
    dock->setObjectName(nameOf(panel));
    placeAtFirst(*dock, info.area);
    m_docks[panel] = dock;
    connect(dock, &QDockWidget::visibilityChanged, this, &PanelDocks::changed);
    connect(dock, &QDockWidget::dockLocationChanged, this, &PanelDocks::foldProblems);
    connect(dock, &QDockWidget::topLevelChanged, this, &PanelDocks::foldProblems);
    connect(dock, &PanelDock::maximiseRequested, this, [this, panel] { maximise(panel); });
    connect(dock, &PanelDock::panelRequested, this, [this](Panel other) { reveal(other, true); });
  }
  dock(Panel::Board)->raise();
  makeFirstDesks();
  window.installEventFilter(this);
}

void PanelDocks::placeAtFirst(PanelDock& dock, PanelArea area) {
  const Qt::DockWidgetArea side =
      area == PanelArea::BelowText ? Qt::BottomDockWidgetArea : Qt::RightDockWidgetArea;
  m_window.addDockWidget(side, &dock);
  for (const auto& [panel, before] : m_docks) {
    if (infoOf(panel).area == area) return m_window.tabifyDockWidget(before, &dock);
  }
}

void PanelDocks::makeFirstDesks() {
  m_window.resizeDocks({dock(Panel::Board)}, {m_window.width() / 2}, Qt::Horizontal);
  m_window.resizeDocks({dock(Panel::Problems)}, {m_window.height() * problemsShare / 100}, Qt::Vertical);
  const Docks design{m_window.saveState(stateVersion), 0.5};
  for (const auto& [panel, dock] : m_docks) dock->hide();
  const Docks play{m_window.saveState(stateVersion)};
  m_window.addDockWidget(Qt::LeftDockWidgetArea, dock(Panel::Simulate));
  dock(Panel::Simulate)->show();
  m_window.resizeDocks({dock(Panel::Simulate)}, {320}, Qt::Horizontal);
  const Docks analyse{m_window.saveState(stateVersion)};
  m_firstDesks = {{Layout::Design, {design, std::nullopt, {}}},
                  {Layout::Play, {play, Panel::Play, design}},
                  {Layout::Analyse, {analyse, Panel::Charts, design}},
                  {Layout::Evolve, {play, Panel::Archive, design}}};
  m_desks = m_firstDesks;
  apply();
}

void PanelDocks::remember() {
  if (m_shown && !isDraggingGroup(m_window)) m_desks[m_layout].docks = docksNow();
}

void PanelDocks::apply() {
  ++m_applied;
  m_awaitedShare.reset();
  if (m_shown) {
    m_isRestoring = true;
    // A panel that is younger than the state stays closed.
    for (const auto& [panel, dock] : m_docks) dock->hide();
    const Docks& docks = m_desks[m_layout].docks;
    m_window.restoreState(docks.state, stateVersion);
    m_isRestoring = false;
    // The window may have had another width then.
    giveShare(docks.share);
  }
  placePanels();
  emit changed();
}

void PanelDocks::placePanels() {
  const std::optional<Panel> middle = maximised();
  if (m_workbench != nullptr) m_workbench->setMiddle(middle);
  for (const auto& [panel, dock] : m_docks) {
    dock->showWorkbench(panel == middle ? nullptr : m_workbench.data());
    if (panel == middle) dock->hide();
  }
  foldProblems();
}

bool PanelDocks::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::Resize) {
    const auto* resize = static_cast<QResizeEvent*>(event);
    const int before = resize->oldSize().width();
    const int now = resize->size().width();
    // While a share is awaited, the dock does not have its width yet. And X11 may tell of a size after the
    // docks were given their share of it.
    const bool isSettled = m_awaitedShare || now == m_sharedWidth;
    const PanelDock* dock = before > 0 && before != now && !isSettled ? besideText() : nullptr;
    if (dock != nullptr && m_window.isVisible()) giveShare(double(dock->width()) / before);
  } else if (watched == &m_window && event->type() == QEvent::LayoutRequest) {
    // Where there is no room for the names of all panels, some are whole and the others a click away.
    for (QTabBar* tabs : m_window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
      tabs->setElideMode(Qt::ElideNone);
  }
  return QObject::eventFilter(watched, event);
}

PanelDock* PanelDocks::besideText() const {
  if (!m_shown || m_isRestoring) return nullptr;
  for (const auto& [panel, dock] : m_docks) {
    if (!dock->isFloating() && dock->isRevealed() && m_window.dockWidgetArea(dock) == Qt::RightDockWidgetArea)
      return dock;
  }
  return nullptr;
}

PanelDocks::Docks PanelDocks::docksNow() const {
  if (m_awaitedShare) return {m_window.saveState(stateVersion), *m_awaitedShare};
  const PanelDock* dock = besideText();
  // Where none is seen, as before the window is there, the share is what it was.
  const auto known = m_desks.find(m_layout);
  const double before = known != m_desks.end() ? known->second.docks.share : 0;
  return {m_window.saveState(stateVersion),
          dock != nullptr ? double(dock->width()) / m_window.width() : before};
}

void PanelDocks::giveShare(double share) {
  if (share <= 0) return;
  m_awaitedShare = share;
  QMetaObject::invokeMethod(
      this,
      [this, share, applied = m_applied] {
        // A layout that is taken up meanwhile has its own widths.
        if (applied != m_applied) return;
        m_awaitedShare.reset();
        PanelDock* dock = besideText();
        if (dock == nullptr) return;
        m_sharedWidth = m_window.width();
        m_window.resizeDocks({dock}, {static_cast<int>(std::lround(share * m_window.width()))},
                             Qt::Horizontal);
      },
      Qt::QueuedConnection);
}

void PanelDocks::foldProblems() {
  if (m_workbench == nullptr || m_isRestoring) return;
  PanelDock* dock = m_docks.at(Panel::Problems);
  auto* problems = m_workbench->panel<widgets::ProblemsPanel>();
  problems->setFoldable(maximised() != Panel::Problems && !dock->isFloating() &&
                        m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea &&
                        m_window.tabifiedDockWidgets(dock).isEmpty());
  const bool folded = problems->isFolded();
  // A layout that was kept while the list was folded gives it no more than a line.
  const int least = problems->leastHeight();
  const int good = std::max(m_window.height() * problemsShare / 100, problems->goodHeight());
  if (folded && !m_isFolded && dock->isVisible() && dock->height() > least)
    m_unfoldedHeight = m_hasUnfolded ? dock->height() : std::max(dock->height(), good);
  m_awaitsHeight = !folded && (m_awaitsHeight || m_isFolded);
  m_isFolded = folded;
  if (folded) {
    dock->setHeights(problems->foldedHeight(), problems->foldedHeight());
  } else {
    dock->setHeights(m_window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea ? least : 0, QWIDGETSIZE_MAX);
    if (!m_awaitsHeight || dock->isHidden()) return;
    m_awaitsHeight = false;
    m_hasUnfolded = true;
    m_window.resizeDocks({dock}, {m_unfoldedHeight > 0 ? m_unfoldedHeight : good}, Qt::Vertical);
  }
}

void PanelDocks::showWorkbench(Workbench* workbench) {
  remember();
  if (workbench != m_workbench && workbench != nullptr) {
    disconnect(workbench, &Workbench::middleLeft, this, nullptr);
    connect(workbench, &Workbench::middleLeft, this, [this] { maximise(std::nullopt); });
    connect(workbench->panel<widgets::ProblemsPanel>(), &widgets::ProblemsPanel::foldedChanged, this,
            &PanelDocks::foldProblems, Qt::UniqueConnection);
  }
  m_workbench = workbench;
  const bool shown = workbench != nullptr;
  if (shown == m_shown) return placePanels();
  m_shown = shown;
  if (shown) return apply();
  for (const auto& [panel, dock] : m_docks) dock->hide();
  placePanels();
}

void PanelDocks::reveal(Panel panel, bool focus) {
  if (panel != maximised()) {
    const bool appears = dock(panel)->isHidden();
    const int room = m_workbench == nullptr ? 0 : m_workbench->width();
    dock(panel)->reveal(focus);
    if (appears && maximised()) limitToHalf(panel, room);
  } else if (m_workbench != nullptr) {
    m_workbench->showMiddlePanel();
    if (focus) m_workbench->focusMiddle();
  }
  emit changed();
}

bool PanelDocks::isRevealed(Panel panel) const {
  if (panel != maximised()) return dock(panel)->isRevealed();
  return m_workbench != nullptr && m_workbench->middlePanelIsShown();
}

void PanelDocks::limitToHalf(Panel panel, int available) {
  PanelDock* appeared = dock(panel);
  if (appeared->isFloating() || m_window.dockWidgetArea(appeared) != Qt::RightDockWidgetArea) return;
  // Once the window has laid itself out.
  QMetaObject::invokeMethod(
      this,
      [this, appeared, half = available / 2, applied = m_applied] {
        if (applied == m_applied && appeared->width() > half)
          m_window.resizeDocks({appeared}, {half}, Qt::Horizontal);
      },
      Qt::QueuedConnection);
}

std::optional<Panel> PanelDocks::focused() const {
  const QWidget* focus = QApplication::focusWidget();
  if (focus == nullptr || m_workbench == nullptr) return std::nullopt;
  for (const auto& [panel, dock] : m_docks) {
    const QWidget* shown = m_workbench->panel(panel);
    if (shown == focus || shown->isAncestorOf(focus)) return panel;
  }
  return std::nullopt;
}

void PanelDocks::setLayout(Layout layout) {
  if (layout == m_layout) {
    const std::optional<Panel> usual = m_firstDesks[layout].middle;
    if (usual && !maximised()) return maximise(usual);
    return emit changed();
  }
  remember();
  m_layout = layout;
  apply();
  if (m_workbench != nullptr) m_workbench->focusMiddle();
}

void PanelDocks::maximise(std::optional<Panel> panel) {
  if (panel == maximised()) return;
  remember();
  Desk& desk = m_desks[m_layout];
  if (panel) {
    if (!desk.middle) desk.before = desk.docks;
    const bool hadIt = !desk.middle && desk.left == panel;
    desk.middle = panel;
    if (hadIt) {
      desk.docks = desk.around;
      apply();
    } else {
      for (const auto& [other, dock] : m_docks) dock->hide();
      remember();
      placePanels();
    }
    if (m_workbench != nullptr) m_workbench->focusMiddle();
    emit changed();
    return;
  }
  const Panel left = *desk.middle;
  desk.left = desk.middle;
  desk.around = desk.docks;
  desk.middle.reset();
  desk.docks = desk.before;
  apply();
  reveal(left, true);
}

QByteArray PanelDocks::state() {
  remember();
  QJsonObject desks;
  for (const auto& [layout, desk] : m_desks) {
    QJsonObject stored{{"docks", textOf(desk.docks.state)},
                       {"share", desk.docks.share},
                       {"before", textOf(desk.before.state)},
                       {"shareBefore", desk.before.share}};
    if (desk.middle) stored["middle"] = nameOf(*desk.middle);
    desks[nameOf(layout)] = stored;
  }
  return QJsonDocument(QJsonObject{{"layout", nameOf(m_layout)}, {"desks", desks}})
      .toJson(QJsonDocument::Compact);
}

void PanelDocks::restoreState(const QByteArray& state) {
  const QJsonObject stored = QJsonDocument::fromJson(state).object();
  const QJsonObject desks = stored["desks"].toObject();
  for (auto& [layout, desk] : m_desks) {
    if (!desks.contains(nameOf(layout))) continue;
    const QJsonObject kept = desks[nameOf(layout)].toObject();
    const auto docks = [&kept](const char* state, const char* share) {
      return Docks{bytesOf(kept[state]), std::clamp(kept[share].toDouble(), 0.0, 1.0)};
    };
    desk = {docks("docks", "share"), panelCalled(kept["middle"].toString()), docks("before", "shareBefore")};
  }
  for (int i = 0; i < layoutCount; ++i) {
    if (nameOf(static_cast<Layout>(i)) == stored["layout"].toString()) m_layout = static_cast<Layout>(i);
  }
  apply();
}

void PanelDocks::reset() {
  m_desks[m_layout] = m_firstDesks[m_layout];
  apply();
}

}  // namespace ludo::ide
