// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QKeyEvent>

#include "widgets/editor/text_view.h"

/// What typing does beyond inserting the character, inside YAML fences.
namespace ludo::widgets {

/// The indentation, with a list dash where one belongs, of a line begun by Enter after `before`, the part of
/// a YAML line before the caret.
std::string indentationAfter(std::string_view before);

/// Handles a key press that means more than its character: Enter (indents, closes a fence just opened),
/// quotes and brackets (come in pairs, wrap a selection, are stepped over), Backspace (in an empty pair,
/// removes both); with several cursors, at each. Returns false when the view shall handle the key as usual.
bool handleTyping(TextView& view, const QKeyEvent& event);

/// Moves the lines of the selections right by `steps` indentations, or left when negative.
void indentLines(TextView& view, int steps);

/// Puts a copy of the lines of the selections below them, as one undo step.
void duplicateLines(TextView& view);

/// Adds or removes # before the YAML lines of the selections, as one undo step.
void toggleComment(TextView& view);

}  // namespace ludo::widgets
