// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/command_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "app/ide/icons.h"

namespace ludo::ide {
namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("Commands", text)

using enum Command;
using enum CommandMenu;

// clang-format off
constexpr std::array infos{
  CommandInfo{NewFile, "file.new", TEXT("&New…"), TEXT("Start a new specification from a template"), "Ctrl+N", "new", File, Always, true, false, false},
  CommandInfo{OpenFile, "file.open", TEXT("&Open…"), TEXT("Open a specification from disk"), "Ctrl+O", "open", File, Always, true, false, false},
  CommandInfo{OpenSample, "file.openSample", TEXT("Open s&ample…"), TEXT("Choose one of the sample games"), "Ctrl+Shift+O", "samples", File, Always, false, false, true},
  CommandInfo{Save, "file.save", TEXT("&Save"), TEXT("Save the specification"), "Ctrl+S", "save", File, NeedsDocument, true, false, false},
  CommandInfo{SaveAs, "file.saveAs", TEXT("Sa&ve as…"), TEXT("Save the specification under another name"), "Ctrl+Shift+S", "", File, NeedsDocument, false, false, false},
  CommandInfo{SaveAll, "file.saveAll", TEXT("Save a&ll"), TEXT("Save every open specification"), "Ctrl+Alt+S", "", File, NeedsDocument, false, false, true},
  CommandInfo{CloseFile, "file.close", TEXT("&Close"), TEXT("Close the specification"), "Ctrl+W", "", File, NeedsDocument, false, false, false},
  CommandInfo{Quit, "file.quit", TEXT("&Quit"), TEXT("Close every window and leave"), "Ctrl+Q", "", File, Always, false, false, false},

  CommandInfo{Undo, "edit.undo", TEXT("&Undo"), TEXT("Take back the last change of the panel in use"), "Ctrl+Z", "undo", Edit, NeedsUndo, true, false, false},
  CommandInfo{Redo, "edit.redo", TEXT("&Redo"), TEXT("Make the change again that was taken back"), "Ctrl+Shift+Z", "redo", Edit, NeedsRedo, true, false, true},
  CommandInfo{Find, "edit.find", TEXT("&Find…"), TEXT("Find text in the specification"), "Ctrl+F", "find", Edit, NeedsDocument, true, false, false},
  CommandInfo{Replace, "edit.replace", TEXT("R&eplace…"), TEXT("Find text and replace it"), "Ctrl+H", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FindNext, "edit.findNext", TEXT("Find &next"), TEXT("Go to the next place that was found"), "F3", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FindPrevious, "edit.findPrevious", TEXT("Find &previous"), TEXT("Go to the place that was found before"), "Shift+F3", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{GoToLine, "edit.goToLine", TEXT("&Go to line…"), TEXT("Go to a line by its number"), "Ctrl+L", "", Edit, NeedsDocument, false, false, true},
  CommandInfo{ToggleComment, "edit.toggleComment", TEXT("Toggle &comment"), TEXT("Make the chosen lines comments, or text again"), "Ctrl+/", "", Edit, NeedsText, false, false, false},
  CommandInfo{Indent, "edit.indent", TEXT("&Indent"), TEXT("Move the chosen lines to the right"), "Ctrl+]", "", Edit, NeedsText, false, false, false},
  CommandInfo{Outdent, "edit.outdent", TEXT("&Outdent"), TEXT("Move the chosen lines to the left"), "Ctrl+[", "", Edit, NeedsText, false, false, false},
  CommandInfo{DuplicateLines, "edit.duplicateLines", TEXT("&Duplicate lines"), TEXT("Put a copy of the chosen lines below them"), "Ctrl+D", "", Edit, NeedsText, false, false, false},
  CommandInfo{MoveLinesUp, "edit.moveLinesUp", TEXT("&Move lines up"), TEXT("Move the chosen lines up by one"), "Alt+Up", "", Edit, NeedsText, false, false, false},
  CommandInfo{MoveLinesDown, "edit.moveLinesDown", TEXT("Move lines do&wn"), TEXT("Move the chosen lines down by one"), "Alt+Down", "", Edit, NeedsText, false, false, true},
  CommandInfo{FoldBlocks, "edit.foldBlocks", TEXT("Fold &all blocks"), TEXT("Hide the inside of every block, so that the prose remains"), "Ctrl+Alt+[", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{UnfoldAll, "edit.unfoldAll", TEXT("Unfo&ld everything"), TEXT("Show everything that is folded"), "Ctrl+Alt+]", "", Edit, NeedsDocument, false, false, false},

  CommandInfo{Complete, "spec.complete", TEXT("&Complete"), TEXT("List what may stand at the cursor"), "Ctrl+Space", "", Specification, NeedsText, false, false, false},
  CommandInfo{Explain, "spec.explain", TEXT("&Explain this"), TEXT("Show what the word at the cursor means"), "F1", "", Specification, NeedsText, false, false, false},
  CommandInfo{GoToDefinition, "spec.goToDefinition", TEXT("Go to &definition"), TEXT("Go to where the name at the cursor is defined"), "F12", "", Specification, NeedsDocument, false, false, false},
  CommandInfo{GoBack, "spec.goBack", TEXT("Go &back"), TEXT("Go back to where the cursor was before"), "Alt+Left", "", Specification, NeedsDocument, false, false, true},
  CommandInfo{NextProblem, "spec.nextProblem", TEXT("&Next problem"), TEXT("Go to the next problem"), "F8", "", Specification, NeedsProblems, false, false, false},
  CommandInfo{PreviousProblem, "spec.previousProblem", TEXT("&Previous problem"), TEXT("Go to the problem before"), "Shift+F8", "", Specification, NeedsProblems, false, false, false},
  CommandInfo{QuickFix, "spec.quickFix", TEXT("&Fix problem…"), TEXT("Show how the problem at the cursor can be fixed"), "Ctrl+.", "", Specification, NeedsProblems, false, false, false},

  CommandInfo{ShowEditor, "view.editor", TEXT("&Editor"), TEXT("Go to the text of the specification"), "Ctrl+E", "editor", View, NeedsDocument, false, false, false},
  CommandInfo{ShowProblems, "view.problems", TEXT("&Problems"), TEXT("Show or hide the list of problems"), "Ctrl+1", "problems", View, Always, false, true, false},
  CommandInfo{ShowBoard, "view.board", TEXT("&Board"), TEXT("Show or hide the board"), "Ctrl+2", "board", View, Always, false, true, false},
  CommandInfo{ShowPlay, "view.play", TEXT("P&lay"), TEXT("Show or hide the panel for playing"), "Ctrl+3", "play", View, Always, false, true, false},
  CommandInfo{ShowSimulate, "view.simulate", TEXT("&Simulate"), TEXT("Show or hide the panel that lets bots play"), "Ctrl+4", "simulate", View, Always, false, true, false},
  CommandInfo{ShowCharts, "view.charts", TEXT("&Charts"), TEXT("Show or hide the charts of the last simulation"), "Ctrl+5", "charts", View, Always, false, true, false},
  CommandInfo{ShowReplay, "view.replay", TEXT("&Replay"), TEXT("Show or hide the replay of a game"), "Ctrl+6", "replay", View, Always, false, true, true},
  CommandInfo{CommandPalette, "view.commandPalette", TEXT("Co&mmand palette…"), TEXT("Find any command by typing a part of its name"), "Ctrl+Shift+P", "palette", View, Always, false, false, false},
  CommandInfo{StartPage, "view.startPage", TEXT("S&tart page"), TEXT("Show samples, recent files and templates"), "Ctrl+Shift+H", "home", View, Always, false, false, true},
  CommandInfo{ThemeSystem, "view.themeSystem", TEXT("Theme of the s&ystem"), TEXT("Use the colours of the desktop"), "", "", View, Always, false, true, false},
  CommandInfo{ThemeLight, "view.themeLight", TEXT("L&ight theme"), TEXT("Dark text on a light ground"), "", "light", View, Always, false, true, false},
  CommandInfo{ThemeDark, "view.themeDark", TEXT("&Dark theme"), TEXT("Light text on a dark ground"), "", "dark", View, Always, false, true, true},
  CommandInfo{LargerText, "view.largerText", TEXT("L&arger text"), TEXT("Make the text of the editor larger"), "Ctrl++", "", View, Always, false, false, false},
  CommandInfo{SmallerText, "view.smallerText", TEXT("Smaller te&xt"), TEXT("Make the text of the editor smaller"), "Ctrl+-", "", View, Always, false, false, true},
  CommandInfo{FullScreen, "view.fullScreen", TEXT("&Full screen"), TEXT("Use the whole screen, or the window again"), "F11", "", View, Always, false, true, false},
  CommandInfo{ResetLayout, "view.resetLayout", TEXT("Reset lay&out"), TEXT("Put every panel back where it was at first"), "", "", View, Always, false, false, false},

  CommandInfo{PlayNewGame, "game.new", TEXT("&New game"), TEXT("Begin a new game of this specification"), "F5", "play", Game, NeedsGame, true, false, true},
  CommandInfo{RunSimulation, "game.simulate", TEXT("&Run simulation"), TEXT("Let bots play many games"), "F6", "simulate", Game, NeedsGame | NeedsIdle, true, false, false},
  CommandInfo{CancelSimulation, "game.cancelSimulation", TEXT("&Cancel simulation"), TEXT("Stop the bots and keep the games played so far"), "Shift+F6", "stop", Game, NeedsSimulation, true, false, false},

  CommandInfo{Preferences, "help.preferences", TEXT("&Preferences…"), TEXT("Theme, text size and autosave"), "Ctrl+,", "preferences", Help, Always, false, false, false},
  CommandInfo{Shortcuts, "help.shortcuts", TEXT("&Keyboard shortcuts…"), TEXT("See and change the keys of every command"), "Ctrl+K", "keyboard", Help, Always, false, false, true},
  CommandInfo{About, "help.about", TEXT("&About LudoForge"), TEXT("Version and licence"), "", "", Help, Always, false, false, false},
};
// clang-format on

#undef TEXT

QString translated(const char* text) {
  return QCoreApplication::translate("Commands", text);
}

const CommandInfo& infoOf(Command command) {
  return *std::find_if(infos.begin(), infos.end(),
                       [&](const CommandInfo& info) { return info.command == command; });
}

}  // namespace

std::span<const CommandInfo> commandInfos() {
  return infos;
}

QString menuTitle(CommandMenu menu) {
  switch (menu) {
    case File:
      return QCoreApplication::translate("Commands", "&File");
    case Edit:
      return QCoreApplication::translate("Commands", "&Edit");
    case Specification:
      return QCoreApplication::translate("Commands", "&Specification");
    case View:
      return QCoreApplication::translate("Commands", "&View");
    case Game:
      return QCoreApplication::translate("Commands", "&Game");
    case Help:
      return QCoreApplication::translate("Commands", "&Help");
  }
  return {};
}

CommandTable::CommandTable(QObject* parent) : QObject(parent) {
  for (const CommandInfo& info : infos) {
    auto* action = new QAction(translated(info.text), this);
    action->setObjectName(QString::fromLatin1(info.id));
    action->setShortcut(defaultShortcut(info.command));
    action->setCheckable(info.checkable);
    if (*info.icon != '\0') action->setIcon(themedIcon(QString::fromLatin1(info.icon)));
    if (info.command == Quit) action->setMenuRole(QAction::QuitRole);
    if (info.command == Preferences) action->setMenuRole(QAction::PreferencesRole);
    if (info.command == About) action->setMenuRole(QAction::AboutRole);
    m_actions.emplace(info.command, action);
    updateTip(info);
  }
  setMet(Always);
}

void CommandTable::bind(Command command, std::function<void()> handler) {
  connect(action(command), &QAction::triggered, this, [handler = std::move(handler)] { handler(); });
}

void CommandTable::setMet(unsigned needs) {
  for (const CommandInfo& info : infos) action(info.command)->setEnabled((info.needs & ~needs) == 0);
}

QKeySequence CommandTable::defaultShortcut(Command command) {
  return QKeySequence::fromString(QString::fromLatin1(infoOf(command).shortcut), QKeySequence::PortableText);
}

void CommandTable::setShortcut(Command command, const QKeySequence& shortcut) {
  action(command)->setShortcut(shortcut);
  updateTip(infoOf(command));
}

std::map<QString, QString> CommandTable::changedShortcuts() const {
  std::map<QString, QString> changed;
  for (const CommandInfo& info : infos) {
    const QKeySequence now = shortcut(info.command);
    if (now != defaultShortcut(info.command)) {
      changed[QString::fromLatin1(info.id)] = now.toString(QKeySequence::PortableText);
    }
  }
  return changed;
}

void CommandTable::applyShortcuts(const std::map<QString, QString>& changed) {
  for (const CommandInfo& info : infos) {
    const auto found = changed.find(QString::fromLatin1(info.id));
    setShortcut(info.command, found == changed.end()
                                  ? defaultShortcut(info.command)
                                  : QKeySequence::fromString(found->second, QKeySequence::PortableText));
  }
}

QString CommandTable::plainText(const CommandInfo& info) {
  QString text = translated(info.text);
  text.remove(u'&');
  if (text.endsWith(u'…')) text.chop(1);
  return text;
}

void CommandTable::updateTip(const CommandInfo& info) {
  QAction* const target = action(info.command);
  const QString tip = translated(info.tip);
  const QString keys = target->shortcut().toString(QKeySequence::NativeText);
  target->setStatusTip(tip);
  target->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
}

}  // namespace ludo::ide
