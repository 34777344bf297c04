// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/typing.h"

#include <algorithm>
#include <set>

#include "widgets/editor/cursors.h"

namespace ludo::widgets {

namespace {

using Sci = QsciScintillaBase;

char closingOf(char c) {
  switch (c) {
    case '"':
      return '"';
    case '[':
      return ']';
    case '{':
      return '}';
    default:
      return '\0';
  }
}

bool isClosing(char c) {
  return c == '"' || c == ']' || c == '}';
}

bool mayFollowPair(char c) {
  return c == '\0' || c == ' ' || c == '\n' || c == '\r' || c == ',' || c == ']' || c == '}' || c == ':';
}

char byteBefore(const TextView& view, std::size_t offset) {
  return offset > 0 ? view.byteAt(offset - 1) : '\0';
}

bool isInString(const TextView& view, std::size_t offset) {
  if (offset == 0) return false;
  TokenKind before = view.tokenAt(offset - 1);
  bool quoted =
      before == TokenKind::String || before == TokenKind::Binding || before == TokenKind::SectionName;
  // After the closing quote the caret is outside again; a quote alone is one that was just opened.
  std::size_t begin = offset - 1;
  std::size_t lineBegin = view.lineBegin(view.lineOf(offset));
  while (begin > lineBegin && view.tokenAt(begin - 1) == before) --begin;
  return quoted && (view.byteAt(offset - 1) != '"' || offset - begin == 1);
}

void insertAtCaret(TextView& view, std::string_view text, std::size_t caretAfter) {
  Span selection = view.selection();
  UndoStep step(view);
  view.replace(selection, text);
  view.setCaret(selection.begin + caretAfter);
}

bool wrapSelection(TextView& view, char open, char close) {
  Span selection = view.selection();
  std::string wrapped = open + view.content(selection) + close;
  UndoStep step(view);
  view.replace(selection, wrapped);
  view.select({selection.begin + 1, selection.end + 1});
  return true;
}

bool typeCharacter(TextView& view, char typed) {
  std::size_t caret = view.caret();
  Span selection = view.selection();
  bool isSelected = selection.begin != selection.end;
  char close = closingOf(typed);
  if (isSelected) return close != '\0' && wrapSelection(view, typed, close);
  char next = view.byteAt(caret);
  bool inString = isInString(view, caret);
  bool stepsOver = isClosing(typed) && next == typed && (typed == '"') == inString;
  if (stepsOver && byteBefore(view, caret) != '\\') {
    view.setCaret(caret + 1);
    return true;
  }
  if (close == '\0' || inString || !mayFollowPair(next)) return false;
  if (caret > 0 && view.tokenAt(caret - 1) == TokenKind::Comment) return false;
  insertAtCaret(view, std::string{typed, close}, 1);
  return true;
}

bool eraseEmptyPair(TextView& view) {
  std::size_t caret = view.caret();
  Span selection = view.selection();
  char close = closingOf(byteBefore(view, caret));
  if (selection.begin != selection.end || close == '\0' || view.byteAt(caret) != close) return false;
  view.replace({static_cast<std::uint32_t>(caret - 1), static_cast<std::uint32_t>(caret + 1)}, {});
  return true;
}

/// The dash of a list item that holds nothing yet goes at once with the space behind it.
bool eraseEmptyItem(TextView& view) {
  const std::size_t caret = view.caret();
  const Span selection = view.selection();
  const long line = view.lineOf(caret);
  if (selection.begin != selection.end || caret != view.lineEnd(line)) return false;
  const std::string text = view.lineText(line);
  if (!text.ends_with("- ") || text.find_first_not_of("- ") != std::string::npos) return false;
  view.replace({static_cast<std::uint32_t>(caret - 2), static_cast<std::uint32_t>(caret)}, {});
  return true;
}

/// Whether the fence that opens on `line` swallows the rest of the text or the next fence's opening.
bool isUnclosedFence(const TextView& view, long line) {
  long lines = view.lines();
  LineState state = scanLine(view.lineText(line), view.stateBefore(line)).after;
  for (++line; line < lines; ++line) {
    std::string text = view.lineText(line);
    ScannedLine scanned = scanLine(text, state);
    if (scanned.closesFence) return false;
    if (scanLine(text, LineState()).opensFence) return true;
    state = scanned.after;
  }
  return true;
}

bool breakProseLine(TextView& view, long line) {
  std::string text = view.lineText(line);
  ScannedLine scanned = scanLine(text, view.stateBefore(line));
  if (!scanned.opensFence || view.caret() != view.lineEnd(line) || !isUnclosedFence(view, line)) return false;
  std::string fence = text.substr(0, text.find_first_not_of("`~", indentationOf(text)));
  std::string lineBreak = view.lineBreak();
  insertAtCaret(view, lineBreak + lineBreak + fence, lineBreak.size());
  return true;
}

bool breakYamlLine(TextView& view, long line) {
  auto begin = static_cast<std::uint32_t>(view.lineBegin(line));
  Span selection = view.selection();
  std::string before = view.content({begin, std::max(begin, selection.begin)});
  char opened = byteBefore(view, selection.begin);
  bool splitsPair = (opened == '[' || opened == '{') && view.byteAt(selection.end) == closingOf(opened);
  std::string opening = view.lineBreak() + indentationAfter(before);
  std::string closing =
      splitsPair ? view.lineBreak() + std::string(indentationOf(before), ' ') : std::string();
  insertAtCaret(view, opening + closing, opening.size());
  view.reveal(view.caret());
  return true;
}

/// The lines of the selections, in order; a line that is selected up to its begin only does not count.
std::vector<long> selectedLines(const TextView& view) {
  std::set<long> lines;
  for (const Cursor& cursor : cursorsOf(view)) {
    const auto [begin, end] = std::minmax(cursor.anchor, cursor.caret);
    const long last = view.lineOf(begin == end ? end : end - 1);
    for (long line = view.lineOf(begin); line <= last; ++line) lines.insert(line);
  }
  return {lines.begin(), lines.end()};
}

/// Whether a flow mapping or list begins the text and ends with it.
bool isWholeFlow(std::string_view text) {
  if (text.empty() || (text.front() != '{' && text.front() != '[')) return false;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\') {
      ++i;
    } else if (text[i] == '"') {
      quoted = !quoted;
    } else if (!quoted) {
      if (text[i] == '{' || text[i] == '[') ++depth;
      if (text[i] == '}' || text[i] == ']') --depth;
      if (depth == 0) return i + 1 == text.size();
    }
  }
  return false;
}

}  // namespace

std::string indentationAfter(std::string_view before) {
  std::size_t indent = indentationOf(before);
  std::string_view content = before.substr(indent);
  while (!content.empty() && content.back() == ' ') content.remove_suffix(1);
  bool opens = !content.empty() && std::string_view(":[{|>").find(content.back()) != std::string_view::npos;
  // The keys of a list item stand under its first key, not under its dash; after a whole item comes the next.
  while (content.starts_with("- ")) {
    const std::size_t dash = indent;
    std::size_t inner = content.find_first_not_of(' ', 1);
    indent += inner;
    content.remove_prefix(inner);
    if (isWholeFlow(content)) return std::string(dash, ' ') + "- ";
  }
  return std::string(indent + (opens ? TextView::indentWidth : 0), ' ');
}

namespace {

bool isEnterKey(const QKeyEvent& event) {
  return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

bool handleAtCaret(TextView& view, const QKeyEvent& event) {
  long line = view.lineOf(view.selection().begin);
  const bool isEnter = isEnterKey(event);
  if (view.stateBefore(line).region != Region::Yaml) return isEnter && breakProseLine(view, line);
  if (scanLine(view.lineText(line), view.stateBefore(line)).closesFence) return false;
  if (isEnter) return breakYamlLine(view, line);
  if (event.key() == Qt::Key_Backspace) return eraseEmptyPair(view) || eraseEmptyItem(view);
  QString text = event.text();
  return text.size() == 1 && text[0].unicode() < 128 && typeCharacter(view, text[0].toLatin1());
}

/// What the view does by itself for a key at one caret.
void typeAsUsual(TextView& view, const QKeyEvent& event) {
  if (isEnterKey(event)) {
    view.send(Sci::SCI_NEWLINE);
  } else if (event.key() == Qt::Key_Backspace) {
    view.send(Sci::SCI_DELETEBACK);
  } else {
    const std::string typed = event.text().toStdString();
    insertAtCaret(view, typed, typed.size());
  }
}

bool handleAtEach(TextView& view, const QKeyEvent& event) {
  const bool erases = event.key() == Qt::Key_Backspace;
  const bool types = !event.text().isEmpty() && event.text()[0].isPrint();
  if (!erases && !types && !isEnterKey(event)) return false;
  const auto isBeyondEnd = [](const Cursor& cursor) { return cursor.beyondEnd > 0; };
  // What is not there cannot be erased: the cursor goes to the left, as the view does by itself.
  if (erases && std::ranges::any_of(cursorsOf(view), isBeyondEnd)) return false;
  forEachCursor(view, [&] {
    if (!handleAtCaret(view, event)) typeAsUsual(view, event);
  });
  return true;
}

}  // namespace

bool handleTyping(TextView& view, const QKeyEvent& event) {
  if (view.isReadOnly() ||
      (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) != 0) {
    return false;
  }
  const std::size_t cursors = countOfCursors(view);
  if (cursors > mostCursorsWithKeys) return false;
  return cursors > 1 ? handleAtEach(view, event) : handleAtCaret(view, event);
}

void indentLines(TextView& view, int steps) {
  std::vector<diagnostics::TextEdit> edits;
  for (const long line : selectedLines(view)) {
    std::string text = view.lineText(line);
    std::size_t indent = indentationOf(text);
    auto begin = static_cast<std::uint32_t>(view.lineBegin(line));
    if (steps > 0 && indent < text.size()) {
      edits.push_back(
          {{begin, begin}, std::string(static_cast<std::size_t>(steps * TextView::indentWidth), ' ')});
    } else if (steps < 0) {
      std::size_t less = std::min(indent, static_cast<std::size_t>(-steps * TextView::indentWidth));
      if (less > 0) edits.push_back({{begin, static_cast<std::uint32_t>(begin + less)}, {}});
    }
  }
  view.apply(edits);
}

void duplicateLines(TextView& view) {
  const std::vector<long> lines = selectedLines(view);
  std::vector<diagnostics::TextEdit> edits;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t first = i;
    while (i + 1 < lines.size() && lines[i + 1] == lines[i] + 1) ++i;
    const auto begin = static_cast<std::uint32_t>(view.lineBegin(lines[first]));
    const auto end = static_cast<std::uint32_t>(view.lineEnd(lines[i]));
    edits.push_back({{end, end}, view.lineBreak() + view.content({begin, end})});
  }
  view.apply(edits);
}

void toggleComment(TextView& view) {
  std::vector<long> lines;
  std::size_t column = SIZE_MAX;
  bool allCommented = true;
  for (const long line : selectedLines(view)) {
    std::string text = view.lineText(line);
    std::size_t indent = indentationOf(text);
    LineState before = view.stateBefore(line);
    if (before.region != Region::Yaml || indent == text.size() || scanLine(text, before).closesFence)
      continue;
    lines.push_back(line);
    column = std::min(column, indent);
    allCommented = allCommented && text[indent] == '#';
  }
  if (lines.empty()) return;
  std::vector<diagnostics::TextEdit> edits;
  for (long line : lines) {
    std::string text = view.lineText(line);
    auto begin = static_cast<std::uint32_t>(view.lineBegin(line));
    if (allCommented) {
      auto at = static_cast<std::uint32_t>(begin + indentationOf(text));
      std::uint32_t length = text.compare(indentationOf(text), 2, "# ") == 0 ? 2 : 1;
      edits.push_back({{at, at + length}, {}});
    } else {
      auto at = static_cast<std::uint32_t>(begin + column);
      edits.push_back({{at, at}, "# "});
    }
  }
  view.apply(edits);
}

}  // namespace ludo::widgets
