// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does when a command is chosen.
#include <QApplication>

#include "app/ide/about_box.h"
#include "app/ide/clipboard.h"
#include "app/ide/command_palette.h"
#include "app/ide/command_targets.h"
#include "app/ide/document_area.h"
#include "app/ide/find_in_files.h"
#include "app/ide/main_window.h"
#include "app/ide/panel_docks.h"
#include "app/ide/preferences_dialog.h"
#include "app/ide/print_export.h"
#include "app/ide/rulebook_export.h"
#include "app/ide/shortcuts_dialog.h"
#include "app/ide/start_page.h"
#include "widgets/editor/spec_editor.h"

namespace ludo::ide {

void MainWindow::bindFileCommands() {
  m_commands.bind(Command::NewFile, [this] {
    m_documents->showStartPage();
    m_startPage->focusTemplates();
  });
  m_commands.bind(Command::OpenFile, [this] { m_documents->chooseAndOpen(); });
  m_commands.bind(Command::OpenSample, [this] {
    m_documents->showStartPage();
    m_startPage->focusSamples();
  });
  m_commands.bind(Command::Save, [this] {
    if (Workbench* workbench = m_documents->current()) m_documents->save(*workbench);
  });
  m_commands.bind(Command::SaveAs, [this] {
    if (Workbench* workbench = m_documents->current()) m_documents->saveAs(*workbench);
  });
  m_commands.bind(Command::SaveAll, [this] { m_documents->saveAll(); });
  auto* rulebooks = new RulebookExport(this);
  m_documents->jobs().follow(rulebooks->work());
  connect(rulebooks, &RulebookExport::saved, this,
          [this](const QString& path) { mention(tr("The rulebook is saved in “%1”").arg(path)); });
  m_commands.bind(Command::ExportRulebook, [this, rulebooks] {
    if (const Workbench* workbench = m_documents->current()) rulebooks->ask(*workbench);
  });
  auto* sheets = new PrintExport(this);
  m_documents->jobs().follow(sheets->work());
  connect(sheets, &PrintExport::saved, this, [this](const QString& path, int count) {
    mention(tr("%n sheet(s) to print are saved in “%1”", nullptr, count).arg(path));
  });
  m_commands.bind(Command::ExportPrintAndPlay, [this, sheets] {
    if (const Workbench* workbench = m_documents->current()) sheets->ask(*workbench);
  });
  m_commands.bind(Command::History, [this] {
    if (Workbench* workbench = m_documents->current()) workbench->showHistory();
  });
  m_commands.bind(Command::CloseFile, [this] {
    if (Workbench* workbench = m_documents->current()) m_documents->close(*workbench);
  });
  m_commands.bind(Command::Quit, [this] { close(); });
}

void MainWindow::bindEditCommands() {
  const auto onWorkbench = [this](Command command, std::function<void(Workbench&)> handler) {
    m_commands.bind(command, [this, handler = std::move(handler)] {
      if (Workbench* workbench = m_documents->current()) handler(*workbench);
    });
  };
  onWorkbench(Command::Undo, [](Workbench& workbench) { workbench.undo(); });
  onWorkbench(Command::Redo, [](Workbench& workbench) { workbench.redo(); });
  const auto onFocus = [this](Command command, void (*act)(QWidget*)) {
    m_commands.bind(command, [act] { act(QApplication::focusWidget()); });
  };
  onFocus(Command::Cut, clipboard::cut);
  onFocus(Command::Copy, clipboard::copy);
  onFocus(Command::Paste, clipboard::paste);
  onFocus(Command::SelectAll, clipboard::selectAll);
  for (const auto& [command, inEditor] : editorCommands) {
    onWorkbench(command, [act = inEditor](Workbench& workbench) {
      workbench.showText();
      workbench.editor()->action(act)->trigger();
    });
  }
  m_commands.bind(Command::FindInFiles, [this] {
    if (m_findInFiles == nullptr) m_findInFiles = new FindInFiles(m_documents);
    m_findInFiles->open();
  });
  m_commands.bind(Command::LiveLens, [this] {
    Preferences changed = m_preferences;
    changed.liveLens = !changed.liveLens;
    setPreferences(changed);
  });
  onWorkbench(Command::ShowEditor, [](Workbench& workbench) { workbench.focusEditor(); });
}

void MainWindow::bindViewCommands() {
  for (const PanelInfo& info : panelInfos()) {
    m_commands.bind(commandOf(info.panel), [this, panel = info.panel] {
      if (m_docks->focused() != panel) return m_docks->reveal(panel, true);
      if (Workbench* workbench = m_documents->current()) workbench->focusEditor();
    });
  }
  for (const auto& [command, layout] : layoutCommands)
    m_commands.bind(command, [this, chosen = layout] { m_docks->setLayout(chosen); });
  m_commands.bind(Command::MaximisePanel, [this] {
    m_docks->maximise(m_docks->maximised() ? std::nullopt
                                           : std::optional(m_docks->focused().value_or(Panel::Board)));
  });
  m_commands.bind(Command::CommandPalette, [this] {
    auto* palette = new CommandPaletteDialog(m_commands, this);
    palette->setAttribute(Qt::WA_DeleteOnClose);
    palette->move(mapToGlobal(QPoint((width() - palette->width()) / 2, 60)));
    palette->show();
  });
  m_commands.bind(Command::StartPage, [this] { m_documents->showStartPage(); });
  m_commands.bind(Command::ThemeSystem, [this] { setTheme(Theme::System); });
  m_commands.bind(Command::ThemeLight, [this] { setTheme(Theme::Light); });
  m_commands.bind(Command::ThemeDark, [this] { setTheme(Theme::Dark); });
  m_commands.bind(Command::ThemeHighContrast, [this] { setTheme(Theme::HighContrast); });
  m_commands.bind(Command::LargerText, [this] { changeFontSize(m_preferences.fontSize + 1); });
  m_commands.bind(Command::SmallerText, [this] { changeFontSize(m_preferences.fontSize - 1); });
  m_commands.bind(Command::FullScreen, [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
  m_commands.bind(Command::ResetLayout, [this] { m_docks->reset(); });
}

void MainWindow::bindGameCommands() {
  const auto ask = [this](Command command, void (widgets::Workspace::*request)()) {
    m_commands.bind(command, [this, request] {
      if (const Workbench* workbench = m_documents->current()) emit(workbench->workspace().*request)();
    });
  };
  ask(Command::PlayNewGame, &widgets::Workspace::newGameRequested);
  ask(Command::Hint, &widgets::Workspace::hintRequested);
  ask(Command::OpenRecordedGame, &widgets::Workspace::recordedGameRequested);
  ask(Command::RunSimulation, &widgets::Workspace::simulationRequested);
  ask(Command::CancelSimulation, &widgets::Workspace::simulationStopRequested);
  ask(Command::BreedGame, &widgets::Workspace::breedingRequested);
  ask(Command::PlaceInArchive, &widgets::Workspace::placingRequested);
  ask(Command::Repair, &widgets::Workspace::repairRequested);
  ask(Command::CompletePlace, &widgets::Workspace::completionRequested);
  m_commands.bind(Command::SetUpBoard, [this] {
    const Workbench* workbench = m_documents->current();
    if (workbench == nullptr) return;
    workbench->workspace().setSettingUp(!workbench->workspace().isSettingUp());
  });
}

void MainWindow::bindHelpCommands() {
  m_commands.bind(Command::Manual, [this] { showManual(); });
  m_commands.bind(Command::Preferences, [this] {
    PreferencesDialog dialog(m_preferences, this);
    if (dialog.exec() == QDialog::Accepted) setPreferences(dialog.preferences());
  });
  m_commands.bind(Command::Shortcuts, [this] {
    ShortcutsDialog dialog(m_commands, this);
    if (dialog.exec() != QDialog::Accepted) return;
    Preferences changed = m_preferences;
    changed.shortcuts = m_commands.changedShortcuts();
    setPreferences(changed);
  });
  m_commands.bind(Command::About, [this] { showAbout(this); });
}

}  // namespace ludo::ide
