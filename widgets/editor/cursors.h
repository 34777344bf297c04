// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <functional>
#include <vector>

namespace ludo::widgets {

class TextView;

/// Several cursors in one text, each with a selection of its own, which may be empty. What is typed goes to
/// each. A rectangular selection is one cursor a line. GUI thread.
struct Cursor {
  std::size_t anchor = 0;  ///< bytes: where the selection began
  std::size_t caret = 0;   ///< bytes: where it ends, and typing goes on
  /// How many columns the cursor stands behind the end of its line, in a rectangle over lines of different
  /// lengths; these become blanks when something is typed there.
  long beyondEnd = 0;
  bool isMain = false;  ///< what is scrolled to, and what commands for one place mean
};

/// The most cursors for which keys do what they do for one, such as to indent a new line; with more of them
/// characters are only put in.
constexpr std::size_t mostCursorsWithKeys = 1000;

std::size_t countOfCursors(const TextView& view);
/// In the order of the text.
std::vector<Cursor> cursorsOf(const TextView& view);
/// In place of those there are; none changes nothing.
void setCursors(TextView& view, const std::vector<Cursor>& cursors);

/// One more in the line above the first, or below the last one, in the widest column of those there are.
/// Lines that are folded away are passed over.
void addCursorAbove(TextView& view);
void addCursorBelow(TextView& view);
/// The word at the cursor; when something is selected, the next place with the same text as well. A whole
/// word is only found as a whole word. Case matters.
void selectNextAlike(TextView& view);
void selectAllAlike(TextView& view);
/// Leaves the main one.
void dropCursors(TextView& view);

/// Lets `act` do for each cursor, as if it were alone, what it does at the view's caret, all as one undo
/// step. The cursors stay where `act` leaves them.
void forEachCursor(TextView& view, const std::function<void()>& act);

}  // namespace ludo::widgets
