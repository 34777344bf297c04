// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <map>

#include "app/ide/command_table.h"
#include "app/ide/panel_docks.h"
#include "app/ide/theme.h"
#include "widgets/editor/spec_editor.h"

/// Which part of the window carries out which commands.
namespace ludo::ide {

extern const std::map<Command, widgets::EditorCommand> editorCommands;
extern const std::map<Command, Layout> layoutCommands;
extern const std::map<Theme, Command> themeCommands;

/// Takes from a panel's own actions the keys that a command of the window has: two actions with the same keys
/// would both be ignored.
void releaseKeys(const QWidget& panel, const CommandTable& commands);

}  // namespace ludo::ide
