// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <QString>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "app/ide/panel_table.h"

namespace ludo::ide {

/// Everything that the user can ask the window to do.
enum class Command {
  NewFile,
  OpenFile,
  OpenSample,
  Save,
  SaveAs,
  SaveAll,
  History,
  ExportRulebook,
  ExportPrintAndPlay,
  CloseFile,
  Quit,
  Undo,
  Redo,
  Cut,
  Copy,
  Paste,
  SelectAll,
  Find,
  Replace,
  FindNext,
  FindPrevious,
  FindInFiles,
  GoToLine,
  ToggleComment,
  Indent,
  Outdent,
  AddCursorAbove,
  AddCursorBelow,
  SelectNextAlike,
  SelectAllAlike,
  DuplicateLines,
  MoveLinesUp,
  MoveLinesDown,
  FoldBlocks,
  Split,
  UnfoldAll,
  Complete,
  CompletePlace,
  ShowKeys,
  Explain,
  GoToDefinition,
  GoBack,
  FindUsages,
  Rename,
  NextProblem,
  PreviousProblem,
  NextUnknownWord,
  QuickFix,
  FixAll,
  Repair,
  Format,
  LiveLens,
  ShowEditor,
  LayoutDesign,
  LayoutPlay,
  LayoutAnalyse,
  LayoutEvolve,
  MaximisePanel,
  CommandPalette,
  StartPage,
  ThemeSystem,
  ThemeLight,
  ThemeDark,
  ThemeHighContrast,
  LargerText,
  SmallerText,
  FullScreen,
  ResetLayout,
  PlayNewGame,
  OpenRecordedGame,
  RunSimulation,
  CancelSimulation,
  BreedGame,
  PlaceInArchive,
  SetUpBoard,
  Hint,
  Manual,
  Preferences,
  Shortcuts,
  About,
  FirstPanel,  ///< the panels' commands begin here: see commandOf
};

/// Goes to the panel.
constexpr Command commandOf(Panel panel) {
  return static_cast<Command>(static_cast<int>(Command::FirstPanel) + static_cast<int>(panel));
}

enum class CommandMenu { File, Edit, Specification, View, Game, Help };

/// What has to be true for a command to make sense; joined with |.
enum Need : unsigned {
  Always = 0,
  NeedsDocument = 1U << 0,
  NeedsGame = 1U << 1,  ///< the specification has no errors
  NeedsProblems = 1U << 2,
  NeedsUndo = 1U << 3,
  NeedsRedo = 1U << 4,
  NeedsIdle = 1U << 5,        ///< no simulation is running
  NeedsSimulation = 1U << 6,  ///< a simulation is running
  NeedsText = 1U << 7,        ///< the keyboard is in the text of a specification
  NeedsField = 1U << 8,       ///< the keyboard is in the text or in a field
  NeedsCopy = 1U << 9,        ///< the keyboard is in something that can be copied from
};

/// One row of the table. Texts are English source texts in the translation context "Commands".
struct CommandInfo {
  Command command;
  const char* id;        ///< stable; what settings store
  const char* text;      ///< with its mnemonic, e.g. "&Open…"
  const char* tip;       ///< tool tip and status tip
  const char* shortcut;  ///< portable text; may be empty
  const char* icon;      ///< file name in :/icons without suffix; may be empty
  CommandMenu menu;
  unsigned needs;  ///< Need joined with |; all must hold
  bool inToolBar;
  bool checkable;
  bool separatorAfter;  ///< in the menu and the tool bar
};

/// All rows, in menu order; one for each Command. Those of the panels are made of the panel table.
std::span<const CommandInfo> commandInfos();
QString menuTitle(CommandMenu menu);

/// The window's actions, made from the rows: menus, tool bar, command palette and shortcuts editor all read
/// it.
class CommandTable : public QObject {
  Q_OBJECT
 public:
  explicit CommandTable(QObject* parent = nullptr);

  QAction* action(Command command) const { return m_actions.at(command); }
  /// What is done when the command is chosen.
  void bind(Command command, std::function<void()> handler);
  /// Enables the commands whose needs are all met.
  void setMet(unsigned needs);

  QKeySequence shortcut(Command command) const { return action(command)->shortcut(); }
  static QKeySequence defaultShortcut(Command command);
  void setShortcut(Command command, const QKeySequence& shortcut);
  /// Shortcuts that differ from the defaults, by command id, in portable text; what settings keep.
  std::map<QString, QString> changedShortcuts() const;
  /// Applies kept shortcuts; ids that are not known are ignored.
  void applyShortcuts(const std::map<QString, QString>& changed);

  /// The command's text without mnemonic and dots: "Open".
  static QString plainText(const CommandInfo& info);

 private:
  /// Keys that some commands have besides their own, as long as no other command has them.
  void addSecondKeys();
  void updateTip(const CommandInfo& info);

  std::map<Command, QAction*> m_actions;
};

}  // namespace ludo::ide
