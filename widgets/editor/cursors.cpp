// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/cursors.h"

#include <algorithm>

#include "widgets/editor/text_view.h"

namespace ludo::widgets {

namespace {

using Sci = QsciScintillaBase;

Cursor cursorAt(const TextView& view, long index) {
  Cursor cursor;
  cursor.anchor = static_cast<std::size_t>(view.send(Sci::SCI_GETSELECTIONNANCHOR, index));
  cursor.caret = static_cast<std::size_t>(view.send(Sci::SCI_GETSELECTIONNCARET, index));
  if (cursor.anchor == cursor.caret) {
    cursor.beyondEnd = std::min(view.send(Sci::SCI_GETSELECTIONNANCHORVIRTUALSPACE, index),
                                view.send(Sci::SCI_GETSELECTIONNCARETVIRTUALSPACE, index));
  }
  cursor.isMain = index == view.send(Sci::SCI_GETMAINSELECTION);
  return cursor;
}

long columnOf(const TextView& view, const Cursor& cursor) {
  return view.send(Sci::SCI_GETCOLUMN, static_cast<long>(cursor.caret)) + cursor.beyondEnd;
}

void addCursor(TextView& view, int direction) {
  const std::vector<Cursor> all = cursorsOf(view);
  const Cursor& outermost = direction < 0 ? all.front() : all.back();
  long line = view.lineOf(outermost.caret) + direction;
  while (line >= 0 && line < view.lines() && view.send(Sci::SCI_GETLINEVISIBLE, line) == 0) line += direction;
  if (line < 0 || line >= view.lines()) return;
  long column = 0;
  for (const Cursor& cursor : all) column = std::max(column, columnOf(view, cursor));
  const long place = view.send(Sci::SCI_FINDCOLUMN, line, column);
  view.send(Sci::SCI_ADDSELECTION, place, place);
  view.send(Sci::SCI_SCROLLCARET);
}

void selectAlike(TextView& view, unsigned int message) {
  const Span selected = view.selection();
  const bool isWord =
      selected.begin == selected.end || view.send(Sci::SCI_ISRANGEWORD, selected.begin, selected.end) != 0;
  const int wholeWord = isWord ? int{Sci::SCFIND_WHOLEWORD} : 0;
  view.send(Sci::SCI_SETSEARCHFLAGS, int{Sci::SCFIND_MATCHCASE} | wholeWord);
  view.send(Sci::SCI_TARGETWHOLEDOCUMENT);
  view.send(message);
  const std::size_t caret = view.caret();
  view.send(Sci::SCI_ENSUREVISIBLE, view.lineOf(caret));
  view.send(Sci::SCI_SCROLLCARET);
}

}  // namespace

std::size_t countOfCursors(const TextView& view) {
  return static_cast<std::size_t>(view.send(Sci::SCI_GETSELECTIONS));
}

std::vector<Cursor> cursorsOf(const TextView& view) {
  std::vector<Cursor> all;
  for (long index = 0, count = view.send(Sci::SCI_GETSELECTIONS); index < count; ++index)
    all.push_back(cursorAt(view, index));
  std::ranges::sort(all, {}, &Cursor::caret);
  return all;
}

void setCursors(TextView& view, const std::vector<Cursor>& cursors) {
  if (cursors.empty()) return;
  const auto main = std::ranges::find_if(cursors, &Cursor::isMain);
  const auto add = [&view](unsigned int message, const Cursor& cursor) {
    view.send(message, static_cast<long>(cursor.caret), static_cast<long>(cursor.anchor));
  };
  // The one that is added last becomes the main one.
  const Cursor& last = main == cursors.end() ? cursors.back() : *main;
  bool isFirst = true;
  for (const Cursor& cursor : cursors) {
    if (&cursor == &last) continue;
    add(isFirst ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION, cursor);
    isFirst = false;
  }
  add(isFirst ? Sci::SCI_SETSELECTION : Sci::SCI_ADDSELECTION, last);
}

void addCursorAbove(TextView& view) {
  addCursor(view, -1);
}

void addCursorBelow(TextView& view) {
  addCursor(view, 1);
}

void selectNextAlike(TextView& view) {
  selectAlike(view, Sci::SCI_MULTIPLESELECTADDNEXT);
}

void selectAllAlike(TextView& view) {
  // Of a cursor alone it would take the word and no more.
  if (view.selection().begin == view.selection().end) selectAlike(view, Sci::SCI_MULTIPLESELECTADDNEXT);
  selectAlike(view, Sci::SCI_MULTIPLESELECTADDEACH);
}

void dropCursors(TextView& view) {
  std::vector<Cursor> all = cursorsOf(view);
  std::erase_if(all, [](const Cursor& cursor) { return !cursor.isMain; });
  setCursors(view, all);
}

void forEachCursor(TextView& view, const std::function<void()>& act) {
  std::vector<Cursor> all = cursorsOf(view);
  const long firstVisible = view.send(Sci::SCI_GETFIRSTVISIBLELINE);
  {
    const UndoStep step(view);
    // From the last to the first: a change then moves no cursor that is still to come, and those that are
    // done keep their distance from the end of the text.
    for (auto cursor = all.rbegin(); cursor != all.rend(); ++cursor) {
      setCursors(view, {*cursor});
      if (cursor->beyondEnd > 0) {
        const std::string blanks(static_cast<std::size_t>(cursor->beyondEnd), ' ');
        view.replace(view.selection(), blanks);
        view.setCaret(cursor->caret + blanks.size());
      }
      act();
      cursor->anchor = view.size() - static_cast<std::size_t>(view.send(Sci::SCI_GETANCHOR));
      cursor->caret = view.size() - view.caret();
      cursor->beyondEnd = 0;
    }
  }
  const std::size_t size = view.size();
  for (Cursor& cursor : all) {
    cursor.anchor = size - std::min(size, cursor.anchor);
    cursor.caret = size - std::min(size, cursor.caret);
  }
  setCursors(view, all);
  if (all.size() > 1) view.send(Sci::SCI_SETFIRSTVISIBLELINE, firstVisible);
  view.send(Sci::SCI_SCROLLCARET);
}

}  // namespace ludo::widgets
