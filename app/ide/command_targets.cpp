// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/command_targets.h"

#include <algorithm>

namespace ludo::ide {

const std::map<Command, widgets::EditorCommand> editorCommands{
    {Command::Find, widgets::EditorCommand::Find},
    {Command::Replace, widgets::EditorCommand::Replace},
    {Command::FindNext, widgets::EditorCommand::FindNext},
    {Command::FindPrevious, widgets::EditorCommand::FindPrevious},
    {Command::GoToLine, widgets::EditorCommand::GoToLine},
    {Command::ToggleComment, widgets::EditorCommand::ToggleComment},
    {Command::Indent, widgets::EditorCommand::Indent},
    {Command::Outdent, widgets::EditorCommand::Outdent},
    {Command::AddCursorAbove, widgets::EditorCommand::AddCursorAbove},
    {Command::AddCursorBelow, widgets::EditorCommand::AddCursorBelow},
    {Command::SelectNextAlike, widgets::EditorCommand::SelectNextAlike},
    {Command::SelectAllAlike, widgets::EditorCommand::SelectAllAlike},
    {Command::DuplicateLines, widgets::EditorCommand::DuplicateLines},
    {Command::MoveLinesUp, widgets::EditorCommand::MoveLinesUp},
    {Command::MoveLinesDown, widgets::EditorCommand::MoveLinesDown},
    {Command::FoldBlocks, widgets::EditorCommand::FoldBlocks},
    {Command::Split, widgets::EditorCommand::Split},
    {Command::UnfoldAll, widgets::EditorCommand::UnfoldAll},
    {Command::Complete, widgets::EditorCommand::Complete},
    {Command::ShowKeys, widgets::EditorCommand::ShowKeys},
    {Command::Explain, widgets::EditorCommand::Explain},
    {Command::GoToDefinition, widgets::EditorCommand::GoToDefinition},
    {Command::GoBack, widgets::EditorCommand::GoBack},
    {Command::FindUsages, widgets::EditorCommand::FindUsages},
    {Command::Rename, widgets::EditorCommand::Rename},
    {Command::NextProblem, widgets::EditorCommand::NextProblem},
    {Command::PreviousProblem, widgets::EditorCommand::PreviousProblem},
    {Command::NextUnknownWord, widgets::EditorCommand::NextUnknownWord},
    {Command::QuickFix, widgets::EditorCommand::QuickFix},
    {Command::FixAll, widgets::EditorCommand::FixAll},
    {Command::Format, widgets::EditorCommand::Format},
};

const std::map<Command, Layout> layoutCommands{{Command::LayoutDesign, Layout::Design},
                                               {Command::LayoutPlay, Layout::Play},
                                               {Command::LayoutAnalyse, Layout::Analyse},
                                               {Command::LayoutEvolve, Layout::Evolve}};

const std::map<Theme, Command> themeCommands{{Theme::System, Command::ThemeSystem},
                                             {Theme::Light, Command::ThemeLight},
                                             {Theme::Dark, Command::ThemeDark},
                                             {Theme::HighContrast, Command::ThemeHighContrast}};

void releaseKeys(const QWidget& panel, const CommandTable& commands) {
  for (QAction* action : panel.findChildren<QAction*>()) {
    QList<QKeySequence> kept;
    for (const QKeySequence& keys : action->shortcuts()) {
      const bool isTaken = std::any_of(
          commandInfos().begin(), commandInfos().end(),
          [&](const CommandInfo& info) { return commands.action(info.command)->shortcuts().contains(keys); });
      if (!isTaken) kept << keys;
    }
    if (kept != action->shortcuts()) action->setShortcuts(kept);
  }
}

}  // namespace ludo::ide
