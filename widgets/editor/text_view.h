// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <Qsci/qsciscintilla.h>

#include <string>
#include <string_view>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "widgets/editor/editor_colours.h"
#include "widgets/editor/spec_line.h"

namespace ludo::widgets {

class SpecLexer;

/// The text area of the editor: a QsciScintilla set up for specifications, with
/// operations in bytes, which are the offsets that core uses too. GUI thread.
class TextView : public QsciScintilla {
  Q_OBJECT
 public:
  enum Indicator {
    ErrorMark = 8,
    WarningMark,
    NoteMark,
    MatchMark,
    CurrentMatchMark,
    LinkMark,
    StopMark,
    PlaceMark,
    SpellingMark
  };
  /// The signs stand in a margin; CodeLine tints a whole line, the indentation of its wrapped parts too.
  enum Marker { ErrorSign, WarningSign, NoteSign, CodeLine, RemarkSign };
  enum Margin { NumberMargin, SignMargin, FoldMargin };
  static constexpr int indentWidth = 2;

  explicit TextView(QWidget* parent = nullptr);

  long send(unsigned int message, long first = 0, long second = 0) const;

  std::string content() const;
  std::string content(Span span) const;
  std::size_t size() const { return static_cast<std::size_t>(send(SCI_GETLENGTH)); }
  char byteAt(std::size_t offset) const {
    return static_cast<char>(send(SCI_GETCHARAT, static_cast<long>(offset)));
  }

  std::size_t caret() const { return static_cast<std::size_t>(send(SCI_GETCURRENTPOS)); }
  Span selection() const;
  void select(Span span);
  void setCaret(std::size_t offset) {
    select({static_cast<std::uint32_t>(offset), static_cast<std::uint32_t>(offset)});
  }

  /// Lines from 0, as Scintilla counts them.
  long lineOf(std::size_t offset) const { return send(SCI_LINEFROMPOSITION, static_cast<long>(offset)); }
  std::size_t lineBegin(long line) const {
    return static_cast<std::size_t>(send(SCI_POSITIONFROMLINE, line));
  }
  std::size_t lineEnd(long line) const {
    return static_cast<std::size_t>(send(SCI_GETLINEENDPOSITION, line));
  }
  /// Without its line end.
  std::string lineText(long line) const;
  /// The state a line begins in.
  LineState stateBefore(long line) const;
  bool isInYaml(std::size_t offset) const { return stateBefore(lineOf(offset)).region == Region::Yaml; }
  TokenKind tokenAt(std::size_t offset) const;
  std::string lineBreak() const;

  /// Replaces a part of the text; one undo step of its own unless inside an
  /// UndoStep.
  void replace(Span span, std::string_view replacement);
  /// Applies edits, in source order and not overlapping, as one undo step; the
  /// caret stays in its text.
  void apply(const std::vector<diagnostics::TextEdit>& edits);
  /// Takes another text and forgets the undo history; the caret goes to the
  /// begin.
  void resetContent(const std::string& text);
  /// Takes another version of the text as one undo step; what is equal at both
  /// ends is not touched.
  void replaceContent(const std::string& text);

  /// Scrolls a place into view, with some lines around it, and opens folds over
  /// it.
  void reveal(std::size_t offset);
  /// Folds every fenced block, so that the prose can be read on its own; a block shows its section.
  void foldBlocks();
  /// Where a byte is drawn: the lower left corner of its cell, in the viewport.
  QPoint pointBelow(std::size_t offset) const;
  int lineHeight() const { return static_cast<int>(send(SCI_TEXTHEIGHT, 0)); }

  /// The line at a point of the sign margin; -1 elsewhere.
  long signLineAt(const QPoint& point) const;

  const EditorColours& colours() const { return m_colours; }

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  /// A caret that was in sight stays there.
  void resizeEvent(QResizeEvent* event) override;

 private:
  void setUpText();
  void setUpMargins();
  void setUpKeys();
  void paintWithPalette();
  void fitNumberMargin();
  /// Shows beside a folded line what is in it. The line is folded or unfolded by this.
  void toggleFoldNamed(long line);
  void nameFold(long line);
  /// The quoted section name of the YAML block that opens on a line; empty when it has none.
  std::string sectionBelow(long line) const;
  void paintSign(QPainter& painter, long line) const;

  SpecLexer* m_lexer;
  QFont m_font;
  EditorColours m_colours;
};

/// Makes everything done to the text during its life one undo step.
class UndoStep {
 public:
  explicit UndoStep(TextView& view) : m_view(view) { m_view.beginUndoAction(); }
  ~UndoStep() { m_view.endUndoAction(); }
  UndoStep(const UndoStep&) = delete;
  UndoStep& operator=(const UndoStep&) = delete;

 private:
  TextView& m_view;
};

}  // namespace ludo::widgets
