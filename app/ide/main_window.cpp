// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/main_window.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>

#include "app/ide/accessible_names.h"
#include "app/ide/clipboard.h"
#include "app/ide/command_targets.h"
#include "app/ide/document_area.h"
#include "app/ide/icons.h"
#include "app/ide/manual_window.h"
#include "app/ide/panel_dock.h"
#include "app/ide/panel_docks.h"
#include "app/ide/session_keeper.h"
#include "app/ide/start_page.h"
#include "app/ide/status_info.h"
#include "widgets/controls/accessible_box.h"
#include "widgets/controls/accessible_toggle.h"
#include "widgets/editor/spec_editor.h"

namespace ludo::ide {
namespace {

widgets::DocumentSettings settingsOf(const Preferences& preferences, const WindowFiles& files) {
  widgets::DocumentSettings settings;
  settings.autosaveLimit.reset();
  if (preferences.autosaveSeconds > 0)
    settings.autosaveLimit = std::chrono::seconds(preferences.autosaveSeconds);
  settings.recoveryFolder = files.recovery;
  settings.lockFolder = files.locks;
  settings.historyFolder = files.history;
  return settings;
}

}  // namespace

MainWindow::MainWindow(Themes& themes, WindowFiles files, QWidget* parent)
    : QMainWindow(parent), m_themes(themes), m_files(std::move(files)) {
  if (!m_files.preferences.isEmpty()) m_preferences = readPreferences(m_files.preferences);
  widgets::installAccessibleBoxes();
  widgets::installAccessibleToggles();
  setWindowIcon(applicationIcon());
  setAcceptDrops(true);

  m_startPage = new StartPage(readSamples(samplesFolder()), specTemplates());
  m_documents = new DocumentArea(m_startPage, this);
  auto* spelling = new widgets::Spelling(
      m_files.words.isEmpty() ? QStringList() : widgets::dictionaryFolders(), m_files.words, this);
  connect(spelling, &widgets::Spelling::failed, this, [this](const QString& reason) {
    report(tr("The word was not added to the dictionary. %1").arg(reason));
  });
  m_documents->setSpelling(spelling);
  setCentralWidget(m_documents);
  // With room for a frame.
  resize(QSize(1440, 900).boundedTo(screen()->availableSize() - QSize(16, 48)));
  m_docks = new PanelDocks(*this);
  m_session = new SessionKeeper(m_files.session, *this, *m_documents, *m_docks);
  makeMenus();
  makeToolBar();
  m_statusInfo = new StatusInfo(*statusBar());
  bindFileCommands();
  bindEditCommands();
  bindViewCommands();
  bindGameCommands();
  bindHelpCommands();
  watchDocuments();

  m_commands.applyShortcuts(m_preferences.shortcuts);
  setPreferences(m_preferences);
  m_startPage->setRecentFiles(m_session->recentFiles());
  if (!m_session->recentFiles().isEmpty())
    m_documents->setLastFolder(QFileInfo(m_session->recentFiles().constFirst()).absolutePath());
  m_session->restoreLayout();
  showWorkbench(nullptr);
  nameToolkitParts(*this);
}

PanelDock* MainWindow::dock(Panel panel) const {
  return m_docks->dock(panel);
}

MainWindow::~MainWindow() {
  // The documents end before the docks that hold their panels, and nothing that ends has to be shown any
  // more.
  delete m_session;
  disconnect(qApp, nullptr, this, nullptr);
  disconnect(m_documents, nullptr, this, nullptr);
  disconnect(m_docks, nullptr, this, nullptr);
  delete m_documents;
}

void MainWindow::makeMenus() {
  std::map<CommandMenu, QMenu*> menus;
  for (const CommandInfo& info : commandInfos()) {
    QMenu*& menu = menus[info.menu];
    if (menu == nullptr) {
      menu = menuBar()->addMenu(menuTitle(info.menu));
      menu->setToolTipsVisible(true);
      connect(menu, &QMenu::aboutToHide, this, &MainWindow::updateState, Qt::QueuedConnection);
    }
    menu->addAction(m_commands.action(info.command));
    if (info.command == Command::OpenFile) {
      m_recentMenu = menu->addMenu(tr("Open &recent"));
      connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    }
    if (info.separatorAfter) menu->addSeparator();
    // A shortcut works whichever window of the program has the keyboard, floating panels too.
    m_commands.action(info.command)->setShortcutContext(Qt::ApplicationShortcut);
  }
  auto* themes = new QActionGroup(this);
  for (const auto& [theme, command] : themeCommands) themes->addAction(m_commands.action(command));
}

void MainWindow::makeToolBar() {
  QToolBar* bar = addToolBar(tr("Tools"));
  bar->setObjectName(QStringLiteral("tools"));
  bar->setAccessibleName(tr("Tools"));
  bar->setMovable(false);
  bar->setIconSize(QSize(20, 20));
  CommandMenu lastMenu = CommandMenu::File;
  for (const CommandInfo& info : commandInfos()) {
    if (!info.inToolBar) continue;
    if (info.menu != lastMenu) bar->addSeparator();
    lastMenu = info.menu;
    bar->addAction(m_commands.action(info.command));
    // Three pictures alone would not say that the buttons choose layouts.
    if (!layoutCommands.contains(info.command)) continue;
    auto* button = qobject_cast<QToolButton*>(bar->widgetForAction(m_commands.action(info.command)));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_commands.action(info.command)->setIconText(layoutTitle(layoutCommands.at(info.command)));
  }
}

void MainWindow::watchDocuments() {
  connect(m_startPage, &StartPage::sampleRequested, m_documents, &DocumentArea::openSample);
  connect(m_startPage, &StartPage::fileRequested, m_documents, &DocumentArea::openFile);
  connect(m_startPage, &StartPage::openRequested, m_documents, &DocumentArea::chooseAndOpen);
  connect(m_startPage, &StartPage::templateRequested, this, [this](int index) {
    m_documents->openNew(specTemplates()[static_cast<std::size_t>(index)].text, tr("New game.md"));
  });
  connect(m_documents, &DocumentArea::workbenchOpened, this, &MainWindow::adopt);
  connect(m_documents, &DocumentArea::currentWorkbenchChanged, this, &MainWindow::showWorkbench);
  connect(m_documents, &DocumentArea::workbenchChanged, this, [this](const Workbench* workbench) {
    if (workbench == m_documents->current()) updateState();
  });
  connect(m_documents, &DocumentArea::playRequested, this, [this] { m_docks->setLayout(Layout::Play); });
  connect(m_documents, &DocumentArea::fileUsed, this, &MainWindow::remember);
  connect(m_documents, &DocumentArea::happened, this, &MainWindow::mention);
  connect(m_session, &SessionKeeper::failed, this, &MainWindow::mention);
  connect(qApp, &QApplication::focusChanged, this, &MainWindow::updateState);
  connect(m_docks, &PanelDocks::changed, this, &MainWindow::updateState);
  connect(m_statusInfo, &StatusInfo::problemsRequested, this,
          [this] { m_docks->reveal(Panel::Problems, true); });
}

void MainWindow::adopt(Workbench* workbench) {
  releaseKeys(*workbench, m_commands);
  for (const PanelInfo& info : panelInfos()) releaseKeys(*workbench->panel(info.panel), m_commands);
  connect(workbench, &Workbench::panelRequested, this, [this, workbench](Panel panel, bool focus) {
    if (workbench == m_documents->current()) m_docks->reveal(panel, focus);
  });
}

void MainWindow::showWorkbench(Workbench* workbench) {
  m_docks->showWorkbench(workbench);
  nameToolkitParts(*this);
  updateState();
}

void MainWindow::updateState() {
  // A menu, the bar of menus or the command palette borrows the focus; commands are about the widget that
  // gets it back.
  if (QApplication::activePopupWidget() != nullptr || menuBar()->hasFocus()) return;
  const Workbench* workbench = m_documents->current();
  const clipboard::Offer offer = clipboard::offerOf(QApplication::focusWidget());
  unsigned met = (offer.copy ? NeedsCopy : Always) | (offer.edit ? NeedsField : Always);
  if (workbench != nullptr) {
    const Workbench::UndoState undo = workbench->undoState();
    const bool isRunning = workbench->workspace().isSimulating();
    met |= NeedsDocument | (workbench->hasGame() ? NeedsGame : Always) |
           (workbench->problemCount() > 0 ? NeedsProblems : Always) | (undo.canUndo ? NeedsUndo : Always) |
           (undo.canRedo ? NeedsRedo : Always) | (isRunning ? NeedsSimulation : NeedsIdle) |
           (workbench->editorHasFocus() ? NeedsText : Always);
    m_commands.action(Command::Undo)->setText(undo.isGame ? tr("&Undo move") : tr("&Undo"));
    setWindowTitle(tr("%1[*] – LudoForge").arg(workbench->document().name()));
  } else {
    setWindowTitle(QStringLiteral("LudoForge"));
  }
  setWindowModified(workbench != nullptr && workbench->document().isModified());
  m_commands.setMet(met);
  for (const PanelInfo& info : panelInfos())
    m_commands.action(commandOf(info.panel))->setChecked(m_docks->isRevealed(info.panel));
  for (const auto& [command, layout] : layoutCommands)
    m_commands.action(command)->setChecked(m_docks->layout() == layout);
  m_commands.action(Command::SetUpBoard)
      ->setChecked(workbench != nullptr && workbench->workspace().isSettingUp());
  m_commands.action(Command::MaximisePanel)->setChecked(m_docks->maximised().has_value());
  m_statusInfo->showWorkbench(workbench);
}

void MainWindow::fillRecentMenu() {
  m_recentMenu->clear();
  for (const QString& path : m_session->recentFiles()) {
    m_recentMenu->addAction(path, this, [this, path] { m_documents->openFile(path); });
  }
  if (m_session->recentFiles().isEmpty()) m_recentMenu->addAction(tr("No files yet"))->setEnabled(false);
}

void MainWindow::remember(const QString& path) {
  m_session->remember(path);
  m_startPage->setRecentFiles(m_session->recentFiles());
}

void MainWindow::setPreferences(const Preferences& preferences) {
  const bool hasChanged = preferences != m_preferences;
  m_preferences = preferences;
  overrideTheme(preferences.theme);
  m_documents->setFontSize(preferences.fontSize);
  m_documents->setLensOn(preferences.liveLens);
  m_documents->spelling()->choose(preferences.spelling);
  m_commands.action(Command::LiveLens)->setChecked(preferences.liveLens);
  m_documents->setSettings(settingsOf(preferences, m_files));
  if (hasChanged && !m_files.preferences.isEmpty())
    report(writePreferences(preferences, m_files.preferences));
}

void MainWindow::setTheme(Theme theme) {
  Preferences changed = m_preferences;
  changed.theme = theme;
  setPreferences(changed);
}

void MainWindow::overrideTheme(Theme theme) {
  m_themes.apply(theme);
  m_commands.action(themeCommands.at(theme))->setChecked(true);
}

void MainWindow::changeFontSize(int points) {
  Preferences changed = m_preferences;
  changed.fontSize = std::clamp(points, Preferences::leastFontSize, Preferences::mostFontSize);
  setPreferences(changed);
}

void MainWindow::restoreOpenFiles() {
  m_session->restoreFiles();
  offerUnsavedTexts();
}

void MainWindow::offerUnsavedTexts() {
  std::vector<widgets::Document*> documents;
  for (Workbench* workbench : m_documents->workbenches()) documents.push_back(&workbench->document());
  if (std::ranges::none_of(documents, [](const auto* document) { return document->recovery() != nullptr; }))
    return;
  delete m_recoveryDialog;
  m_recoveryDialog = new RecoveryDialog(documents, this);
  m_recoveryDialog->setAttribute(Qt::WA_DeleteOnClose);
  m_recoveryDialog->open();
}

void MainWindow::openFromOutside(const QStringList& files) {
  setWindowState((windowState() & ~Qt::WindowMinimized) | Qt::WindowActive);
  raise();
  activateWindow();
  if (m_session->takeUpAbandoned()) offerUnsavedTexts();
  for (const QString& file : files) m_documents->openFile(file);
}

void MainWindow::mention(const QString& message) {
  constexpr int milliseconds = 20000;
  statusBar()->showMessage(message, milliseconds);
}

void MainWindow::report(const QString& failure) {
  if (!failure.isEmpty()) QMessageBox::warning(this, QStringLiteral("LudoForge"), failure);
}

void MainWindow::closeEvent(QCloseEvent* event) {
  if (!m_documents->closeAll()) return event->ignore();
  report(m_session->finish());
  event->accept();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
  if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
  for (const QUrl& url : event->mimeData()->urls()) {
    if (url.isLocalFile()) m_documents->openFile(url.toLocalFile());
  }
}

void MainWindow::showManual() {
  if (m_manual == nullptr) m_manual = new ManualWindow(this);
  m_manual->show();
  m_manual->raise();
  m_manual->activateWindow();
}

}  // namespace ludo::ide
