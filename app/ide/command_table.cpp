// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/command_table.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <iterator>

#include "app/ide/icons.h"

namespace ludo::ide {
namespace {

using enum Command;
using enum CommandMenu;

// clang-format off
constexpr std::array ownInfos{
  CommandInfo{NewFile, "file.new", QT_TRANSLATE_NOOP("Commands", "&New…"), QT_TRANSLATE_NOOP("Commands", "Start a new specification from a template"), "Ctrl+N", "new", File, Always, true, false, false},
  CommandInfo{OpenFile, "file.open", QT_TRANSLATE_NOOP("Commands", "&Open…"), QT_TRANSLATE_NOOP("Commands", "Open a specification from disk"), "Ctrl+O", "open", File, Always, true, false, false},
  CommandInfo{OpenSample, "file.openSample", QT_TRANSLATE_NOOP("Commands", "Open s&ample…"), QT_TRANSLATE_NOOP("Commands", "Choose one of the sample games"), "Ctrl+Shift+O", "samples", File, Always, false, false, true},
  CommandInfo{Save, "file.save", QT_TRANSLATE_NOOP("Commands", "&Save"), QT_TRANSLATE_NOOP("Commands", "Save the specification"), "Ctrl+S", "save", File, NeedsDocument, true, false, false},
  CommandInfo{SaveAs, "file.saveAs", QT_TRANSLATE_NOOP("Commands", "Sa&ve as…"), QT_TRANSLATE_NOOP("Commands", "Save the specification under another name"), "Ctrl+Shift+S", "", File, NeedsDocument, false, false, false},
  CommandInfo{SaveAll, "file.saveAll", QT_TRANSLATE_NOOP("Commands", "Save a&ll"), QT_TRANSLATE_NOOP("Commands", "Save every open specification"), "Ctrl+Alt+S", "", File, NeedsDocument, false, false, false},
  CommandInfo{History, "file.history", QT_TRANSLATE_NOOP("Commands", "&History…"), QT_TRANSLATE_NOOP("Commands", "See what the file held earlier, and bring some or all of it back"), "", "", File, NeedsDocument, false, false, false},
  CommandInfo{ExportRulebook, "file.exportRulebook", QT_TRANSLATE_NOOP("Commands", "Export rule&book…"), QT_TRANSLATE_NOOP("Commands", "Save the rules for people at a table, as a web page or PDF"), "", "", File, NeedsGame, false, false, false},
  CommandInfo{ExportPrintAndPlay, "file.exportPrintAndPlay", QT_TRANSLATE_NOOP("Commands", "Export print and &play…"), QT_TRANSLATE_NOOP("Commands", "Save cards, pieces and boards as sheets to print and cut out, as PDF"), "", "", File, NeedsGame, false, false, true},
  CommandInfo{CloseFile, "file.close", QT_TRANSLATE_NOOP("Commands", "&Close"), QT_TRANSLATE_NOOP("Commands", "Close the specification"), "Ctrl+W", "", File, NeedsDocument, false, false, false},
  CommandInfo{Quit, "file.quit", QT_TRANSLATE_NOOP("Commands", "&Quit"), QT_TRANSLATE_NOOP("Commands", "Close every window and leave"), "Ctrl+Q", "", File, Always, false, false, false},

  CommandInfo{Undo, "edit.undo", QT_TRANSLATE_NOOP("Commands", "&Undo"), QT_TRANSLATE_NOOP("Commands", "Take back the last change of the panel in use"), "Ctrl+Z", "undo", Edit, NeedsUndo, true, false, false},
  CommandInfo{Redo, "edit.redo", QT_TRANSLATE_NOOP("Commands", "&Redo"), QT_TRANSLATE_NOOP("Commands", "Make the change again that was taken back"), "Ctrl+Shift+Z", "redo", Edit, NeedsRedo, true, false, true},
  CommandInfo{Cut, "edit.cut", QT_TRANSLATE_NOOP("Commands", "Cu&t"), QT_TRANSLATE_NOOP("Commands", "Take what is selected out, and keep it to be pasted"), "Ctrl+X", "", Edit, NeedsField, false, false, false},
  CommandInfo{Copy, "edit.copy", QT_TRANSLATE_NOOP("Commands", "Cop&y"), QT_TRANSLATE_NOOP("Commands", "Copy what is selected: text, or rows of a table"), "Ctrl+C", "", Edit, NeedsCopy, false, false, false},
  CommandInfo{Paste, "edit.paste", QT_TRANSLATE_NOOP("Commands", "Pa&ste"), QT_TRANSLATE_NOOP("Commands", "Put in what was cut or copied"), "Ctrl+V", "", Edit, NeedsField, false, false, false},
  CommandInfo{SelectAll, "edit.selectAll", QT_TRANSLATE_NOOP("Commands", "Select &all"), QT_TRANSLATE_NOOP("Commands", "Select everything in the panel in use"), "Ctrl+A", "", Edit, NeedsCopy, false, false, true},
  CommandInfo{Find, "edit.find", QT_TRANSLATE_NOOP("Commands", "&Find…"), QT_TRANSLATE_NOOP("Commands", "Find text in the specification"), "Ctrl+F", "find", Edit, NeedsDocument, true, false, false},
  CommandInfo{Replace, "edit.replace", QT_TRANSLATE_NOOP("Commands", "R&eplace…"), QT_TRANSLATE_NOOP("Commands", "Find text and replace it"), "Ctrl+H", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FindNext, "edit.findNext", QT_TRANSLATE_NOOP("Commands", "Find &next"), QT_TRANSLATE_NOOP("Commands", "Go to the next place that was found"), "F3", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FindPrevious, "edit.findPrevious", QT_TRANSLATE_NOOP("Commands", "Find &previous"), QT_TRANSLATE_NOOP("Commands", "Go to the place that was found before"), "Shift+F3", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FindInFiles, "edit.findInFiles", QT_TRANSLATE_NOOP("Commands", "Find in files…"), QT_TRANSLATE_NOOP("Commands", "Find text, and perhaps replace it, in the open specifications and those of a folder"), "Ctrl+Shift+F", "", Edit, Always, false, false, false},
  CommandInfo{GoToLine, "edit.goToLine", QT_TRANSLATE_NOOP("Commands", "&Go to line…"), QT_TRANSLATE_NOOP("Commands", "Go to a line by its number"), "Ctrl+L", "", Edit, NeedsDocument, false, false, true},
  CommandInfo{ToggleComment, "edit.toggleComment", QT_TRANSLATE_NOOP("Commands", "Toggle &comment"), QT_TRANSLATE_NOOP("Commands", "Make the chosen lines comments, or text again"), "Ctrl+/", "", Edit, NeedsText, false, false, false},
  CommandInfo{Indent, "edit.indent", QT_TRANSLATE_NOOP("Commands", "&Indent"), QT_TRANSLATE_NOOP("Commands", "Move the chosen lines to the right"), "Ctrl+]", "", Edit, NeedsText, false, false, false},
  CommandInfo{Outdent, "edit.outdent", QT_TRANSLATE_NOOP("Commands", "&Outdent"), QT_TRANSLATE_NOOP("Commands", "Move the chosen lines to the left"), "Ctrl+[", "", Edit, NeedsText, false, false, false},
  CommandInfo{AddCursorAbove, "edit.addCursorAbove", QT_TRANSLATE_NOOP("Commands", "Another cursor abo&ve"), QT_TRANSLATE_NOOP("Commands", "Type in the line above as well"), "Ctrl+Shift+Up", "", Edit, NeedsText, false, false, false},
  CommandInfo{AddCursorBelow, "edit.addCursorBelow", QT_TRANSLATE_NOOP("Commands", "Anot&her cursor below"), QT_TRANSLATE_NOOP("Commands", "Type in the line below as well"), "Ctrl+Shift+Down", "", Edit, NeedsText, false, false, false},
  CommandInfo{SelectNextAlike, "edit.selectNextAlike", QT_TRANSLATE_NOOP("Commands", "Select the ne&xt like this"), QT_TRANSLATE_NOOP("Commands", "Select the next place with the same text as well, to change them at once"), "Ctrl+D", "", Edit, NeedsText, false, false, false},
  CommandInfo{SelectAllAlike, "edit.selectAllAlike", QT_TRANSLATE_NOOP("Commands", "Select all li&ke this"), QT_TRANSLATE_NOOP("Commands", "Select every place with the same text, to change them at once"), "Alt+F3", "", Edit, NeedsText, false, false, true},
  CommandInfo{DuplicateLines, "edit.duplicateLines", QT_TRANSLATE_NOOP("Commands", "&Duplicate lines"), QT_TRANSLATE_NOOP("Commands", "Put a copy of the chosen lines below them"), "Ctrl+Shift+D", "", Edit, NeedsText, false, false, false},
  CommandInfo{MoveLinesUp, "edit.moveLinesUp", QT_TRANSLATE_NOOP("Commands", "&Move lines up"), QT_TRANSLATE_NOOP("Commands", "Move the chosen lines up by one"), "Alt+Up", "", Edit, NeedsText, false, false, false},
  CommandInfo{MoveLinesDown, "edit.moveLinesDown", QT_TRANSLATE_NOOP("Commands", "Move lines do&wn"), QT_TRANSLATE_NOOP("Commands", "Move the chosen lines down by one"), "Alt+Down", "", Edit, NeedsText, false, false, true},
  CommandInfo{Split, "edit.split", QT_TRANSLATE_NOOP("Commands", "Split the text"), QT_TRANSLATE_NOOP("Commands", "Show the text once more below, to see two places of it, or only once again"), "Ctrl+\\", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{FoldBlocks, "edit.foldBlocks", QT_TRANSLATE_NOOP("Commands", "Fold all &blocks"), QT_TRANSLATE_NOOP("Commands", "Hide the inside of every block, so that the prose remains"), "Ctrl+Alt+[", "", Edit, NeedsDocument, false, false, false},
  CommandInfo{UnfoldAll, "edit.unfoldAll", QT_TRANSLATE_NOOP("Commands", "Unfo&ld everything"), QT_TRANSLATE_NOOP("Commands", "Show everything that is folded"), "Ctrl+Alt+]", "", Edit, NeedsDocument, false, false, false},

  CommandInfo{Complete, "spec.complete", QT_TRANSLATE_NOOP("Commands", "&Complete"), QT_TRANSLATE_NOOP("Commands", "List what may stand at the cursor"), "Ctrl+Space", "", Specification, NeedsText, false, false, false},
  CommandInfo{CompletePlace, "spec.completePlace", QT_TRANSLATE_NOOP("Commands", "Complete &this…"), QT_TRANSLATE_NOOP("Commands", "Let the assistant find what may stand at the cursor: in a hole, an empty list or behind a key"), "Ctrl+Alt+Space", "assistant", Specification, NeedsText, false, false, false},
  CommandInfo{ShowKeys, "spec.showKeys", QT_TRANSLATE_NOOP("Commands", "Show &keys"), QT_TRANSLATE_NOOP("Commands", "Show above the line what keys the construct at the cursor can have"), "Ctrl+Shift+Space", "", Specification, NeedsText, false, false, false},
  CommandInfo{Explain, "spec.explain", QT_TRANSLATE_NOOP("Commands", "&Explain this"), QT_TRANSLATE_NOOP("Commands", "Show what the word at the cursor means"), "F1", "", Specification, NeedsText, false, false, false},
  CommandInfo{GoToDefinition, "spec.goToDefinition", QT_TRANSLATE_NOOP("Commands", "Go to &definition"), QT_TRANSLATE_NOOP("Commands", "Go to where the name at the cursor is defined"), "F12", "", Specification, NeedsDocument, false, false, false},
  CommandInfo{GoBack, "spec.goBack", QT_TRANSLATE_NOOP("Commands", "Go &back"), QT_TRANSLATE_NOOP("Commands", "Go back to where the cursor was before"), "Alt+Left", "", Specification, NeedsDocument, false, false, false},
  CommandInfo{FindUsages, "spec.findUsages", QT_TRANSLATE_NOOP("Commands", "Find &usages"), QT_TRANSLATE_NOOP("Commands", "List where the name at the cursor is used"), "Shift+F12", "", Specification, NeedsText, false, false, false},
  CommandInfo{Rename, "spec.rename", QT_TRANSLATE_NOOP("Commands", "&Rename…"), QT_TRANSLATE_NOOP("Commands", "Give the name at the cursor another one, wherever it is used"), "F2", "", Specification, NeedsText, false, false, true},
  CommandInfo{NextProblem, "spec.nextProblem", QT_TRANSLATE_NOOP("Commands", "&Next problem"), QT_TRANSLATE_NOOP("Commands", "Go to the next problem"), "F8", "", Specification, NeedsProblems, false, false, false},
  CommandInfo{PreviousProblem, "spec.previousProblem", QT_TRANSLATE_NOOP("Commands", "&Previous problem"), QT_TRANSLATE_NOOP("Commands", "Go to the problem before"), "Shift+F8", "", Specification, NeedsProblems, false, false, false},
  CommandInfo{NextUnknownWord, "spec.nextUnknownWord", QT_TRANSLATE_NOOP("Commands", "Next unkno&wn word"), QT_TRANSLATE_NOOP("Commands", "Go to the next word of the prose that no dictionary has"), "Ctrl+F7", "", Specification, NeedsDocument, false, false, false},
  CommandInfo{QuickFix, "spec.quickFix", QT_TRANSLATE_NOOP("Commands", "&Fix problem…"), QT_TRANSLATE_NOOP("Commands", "Show how the problem or the unknown word at the cursor can be fixed"), "Ctrl+.", "", Specification, NeedsText, false, false, false},
  CommandInfo{FixAll, "spec.fixAll", QT_TRANSLATE_NOOP("Commands", "Fix &all problems"), QT_TRANSLATE_NOOP("Commands", "Apply every fix that is certain, as one step"), "Ctrl+Shift+.", "", Specification, NeedsProblems, false, false, false},
  CommandInfo{Repair, "spec.repair", QT_TRANSLATE_NOOP("Commands", "Repair with the assistant…"), QT_TRANSLATE_NOOP("Commands", "Mend what can be mended, after a look at what would change"), "", "assistant", Specification, NeedsProblems, false, false, true},
  CommandInfo{Format, "spec.format", QT_TRANSLATE_NOOP("Commands", "F&ormat"), QT_TRANSLATE_NOOP("Commands", "Set out the chosen blocks, or all, as the samples are: indentation and blanks"), "Ctrl+Shift+I", "", Specification, NeedsText, false, false, true},
  CommandInfo{LiveLens, "spec.liveLens", QT_TRANSLATE_NOOP("Commands", "&Live lens"), QT_TRANSLATE_NOOP("Commands", "Try the rules out after each pause in typing: recorded games, and games by random moves"), "Ctrl+Shift+L", "", Specification, Always, false, true, false},

  CommandInfo{ShowEditor, "view.editor", QT_TRANSLATE_NOOP("Commands", "&Editor"), QT_TRANSLATE_NOOP("Commands", "Go to the text of the specification"), "Ctrl+E", "editor", View, NeedsDocument, false, false, false},
  CommandInfo{LayoutDesign, "view.layoutDesign", QT_TRANSLATE_NOOP("Commands", "Layout for design"), QT_TRANSLATE_NOOP("Commands", "The text, with the board and the problems beside it"), "Alt+1", "editor", View, NeedsDocument, true, true, false},
  CommandInfo{LayoutPlay, "view.layoutPlay", QT_TRANSLATE_NOOP("Commands", "Layout for play"), QT_TRANSLATE_NOOP("Commands", "The game has the window; the text is a tab away"), "Alt+2", "board", View, NeedsDocument, true, true, false},
  CommandInfo{LayoutAnalyse, "view.layoutAnalyse", QT_TRANSLATE_NOOP("Commands", "Layout for analysis"), QT_TRANSLATE_NOOP("Commands", "The charts have the window, beside what lets bots play"), "Alt+3", "charts", View, NeedsDocument, true, true, false},
  CommandInfo{LayoutEvolve, "view.layoutEvolve", QT_TRANSLATE_NOOP("Commands", "Layout for evolution"), QT_TRANSLATE_NOOP("Commands", "The archive of a campaign has the window; the text is a tab away"), "Alt+4", "archive", View, NeedsDocument, true, true, false},
  CommandInfo{MaximisePanel, "view.maximisePanel", QT_TRANSLATE_NOOP("Commands", "Maximise panel"), QT_TRANSLATE_NOOP("Commands", "Give the panel in use the window, or put it back"), "Ctrl+Shift+M", "", View, NeedsDocument, false, true, true},
  CommandInfo{CommandPalette, "view.commandPalette", QT_TRANSLATE_NOOP("Commands", "Co&mmand palette…"), QT_TRANSLATE_NOOP("Commands", "Find any command by typing a part of its name"), "Ctrl+Shift+P", "palette", View, Always, false, false, false},
  CommandInfo{StartPage, "view.startPage", QT_TRANSLATE_NOOP("Commands", "S&tart page"), QT_TRANSLATE_NOOP("Commands", "Show samples, recent files and templates"), "Ctrl+Shift+H", "home", View, Always, false, false, true},
  CommandInfo{ThemeSystem, "view.themeSystem", QT_TRANSLATE_NOOP("Commands", "Theme of the s&ystem"), QT_TRANSLATE_NOOP("Commands", "Use the colours of the desktop"), "", "", View, Always, false, true, false},
  CommandInfo{ThemeLight, "view.themeLight", QT_TRANSLATE_NOOP("Commands", "L&ight theme"), QT_TRANSLATE_NOOP("Commands", "Dark text on a light ground"), "", "light", View, Always, false, true, false},
  CommandInfo{ThemeDark, "view.themeDark", QT_TRANSLATE_NOOP("Commands", "&Dark theme"), QT_TRANSLATE_NOOP("Commands", "Light text on a dark ground"), "", "dark", View, Always, false, true, false},
  CommandInfo{ThemeHighContrast, "view.themeHighContrast", QT_TRANSLATE_NOOP("Commands", "High contrast theme"), QT_TRANSLATE_NOOP("Commands", "White text on black, and a frame round what has the keyboard"), "", "", View, Always, false, true, true},
  CommandInfo{LargerText, "view.largerText", QT_TRANSLATE_NOOP("Commands", "L&arger text"), QT_TRANSLATE_NOOP("Commands", "Make the text of the editor larger"), "Ctrl++", "", View, Always, false, false, false},
  CommandInfo{SmallerText, "view.smallerText", QT_TRANSLATE_NOOP("Commands", "Smaller te&xt"), QT_TRANSLATE_NOOP("Commands", "Make the text of the editor smaller"), "Ctrl+-", "", View, Always, false, false, true},
  CommandInfo{FullScreen, "view.fullScreen", QT_TRANSLATE_NOOP("Commands", "&Full screen"), QT_TRANSLATE_NOOP("Commands", "Use the whole screen, or the window again"), "F11", "", View, Always, false, true, false},
  CommandInfo{ResetLayout, "view.resetLayout", QT_TRANSLATE_NOOP("Commands", "Reset lay&out"), QT_TRANSLATE_NOOP("Commands", "Put every panel back where it was at first"), "", "", View, Always, false, false, false},

  CommandInfo{PlayNewGame, "game.new", QT_TRANSLATE_NOOP("Commands", "&New game"), QT_TRANSLATE_NOOP("Commands", "Begin a new game of this specification"), "F5", "play", Game, NeedsGame, true, false, false},
  CommandInfo{Hint, "game.hint", QT_TRANSLATE_NOOP("Commands", "&Hint"), QT_TRANSLATE_NOOP("Commands", "Ask a bot what it would play for the player to move"), "F7", "", Game, NeedsGame, false, false, false},
  CommandInfo{OpenRecordedGame, "game.openRecorded", QT_TRANSLATE_NOOP("Commands", "&Open recorded game…"), QT_TRANSLATE_NOOP("Commands", "Step through a game that was saved"), "", "", Game, NeedsGame, false, false, true},
  CommandInfo{RunSimulation, "game.simulate", QT_TRANSLATE_NOOP("Commands", "&Run simulation"), QT_TRANSLATE_NOOP("Commands", "Let bots play many games"), "F6", "simulate", Game, NeedsGame | NeedsIdle, true, false, false},
  CommandInfo{CancelSimulation, "game.cancelSimulation", QT_TRANSLATE_NOOP("Commands", "&Cancel simulation"), QT_TRANSLATE_NOOP("Commands", "Stop the bots and keep the games played so far"), "Shift+F6", "stop", Game, NeedsSimulation, true, false, true},
  CommandInfo{BreedGame, "game.breed", QT_TRANSLATE_NOOP("Commands", "&Breed from this game…"), QT_TRANSLATE_NOOP("Commands", "Begin a campaign that breeds games from this one"), "", "archive", Game, NeedsGame, false, false, false},
  CommandInfo{PlaceInArchive, "game.placeInArchive", QT_TRANSLATE_NOOP("Commands", "&Place in the archive"), QT_TRANSLATE_NOOP("Commands", "Measure this game, and place it in the archive of the open campaign"), "", "", Game, NeedsGame, false, false, false},
  CommandInfo{SetUpBoard, "game.setUp", QT_TRANSLATE_NOOP("Commands", "&Set up the board"), QT_TRANSLATE_NOOP("Commands", "Put the tokens where the game begins with them; the text follows"), "Ctrl+Shift+B", "setup", Game, NeedsDocument, false, true, false},

  CommandInfo{Manual, "help.manual", QT_TRANSLATE_NOOP("Commands", "&Manual"), QT_TRANSLATE_NOOP("Commands", "Read and search the manual of the language and the program"), "Ctrl+F1", "", Help, Always, false, false, true},
  CommandInfo{Preferences, "help.preferences", QT_TRANSLATE_NOOP("Commands", "&Preferences…"), QT_TRANSLATE_NOOP("Commands", "Theme, language, text size and autosave"), "Ctrl+,", "preferences", Help, Always, false, false, false},
  CommandInfo{Shortcuts, "help.shortcuts", QT_TRANSLATE_NOOP("Commands", "&Keyboard shortcuts…"), QT_TRANSLATE_NOOP("Commands", "See and change the keys of every command"), "Ctrl+K", "keyboard", Help, Always, false, false, true},
  CommandInfo{About, "help.about", QT_TRANSLATE_NOOP("Commands", "&About LudoForge"), QT_TRANSLATE_NOOP("Commands", "Version and licence"), "", "", Help, Always, false, false, false},
};
// clang-format on

QString translated(const char* text) {
  return QCoreApplication::translate("Commands", text);
}

CommandInfo commandInfoOf(const PanelInfo& panel) {
  const bool isLast = &panel == &panelInfos().back();
  return {commandOf(panel.panel), panel.command, panel.text, panel.tip, panel.shortcut, panel.icon, View,
          NeedsDocument,          false,         true,       isLast};
}

std::vector<CommandInfo> joinInfos() {
  std::vector<CommandInfo> joined;
  for (const CommandInfo& info : ownInfos) {
    joined.push_back(info);
    if (info.command != ShowEditor) continue;
    std::ranges::transform(panelInfos(), std::back_inserter(joined), commandInfoOf);
  }
  return joined;
}

const CommandInfo& rowOf(Command command) {
  return *std::ranges::find(commandInfos(), command, &CommandInfo::command);
}

}  // namespace

std::span<const CommandInfo> commandInfos() {
  static const std::vector<CommandInfo> infos = joinInfos();
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
  for (const CommandInfo& info : commandInfos()) {
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
  addSecondKeys();
  setMet(Always);
}

void CommandTable::bind(Command command, std::function<void()> handler) {
  connect(action(command), &QAction::triggered, this, [handler = std::move(handler)] { handler(); });
}

void CommandTable::setMet(unsigned needs) {
  for (const CommandInfo& info : commandInfos()) action(info.command)->setEnabled((info.needs & ~needs) == 0);
}

QKeySequence CommandTable::defaultShortcut(Command command) {
  return QKeySequence::fromString(QString::fromLatin1(rowOf(command).shortcut), QKeySequence::PortableText);
}

void CommandTable::setShortcut(Command command, const QKeySequence& shortcut) {
  action(command)->setShortcut(shortcut);
  updateTip(rowOf(command));
  addSecondKeys();
}

void CommandTable::addSecondKeys() {
  for (const auto& [command, keys] : {std::pair(Redo, "Ctrl+Y"), std::pair(GoToLine, "Ctrl+G")}) {
    const QKeySequence second =
        QKeySequence::fromString(QString::fromLatin1(keys), QKeySequence::PortableText);
    const bool isFree = std::ranges::none_of(
        commandInfos(), [&](const CommandInfo& info) { return shortcut(info.command) == second; });
    const QKeySequence own = shortcut(command);
    action(command)->setShortcuts(isFree && !own.isEmpty() ? QList{own, second} : QList{own});
  }
}

std::map<QString, QString> CommandTable::changedShortcuts() const {
  std::map<QString, QString> changed;
  for (const CommandInfo& info : commandInfos()) {
    const QKeySequence now = shortcut(info.command);
    if (now != defaultShortcut(info.command)) {
      changed[QString::fromLatin1(info.id)] = now.toString(QKeySequence::PortableText);
    }
  }
  return changed;
}

void CommandTable::applyShortcuts(const std::map<QString, QString>& changed) {
  for (const CommandInfo& info : commandInfos()) {
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
