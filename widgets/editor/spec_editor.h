// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPointer>
#include <QWidget>
#include <map>

#include "core/diagnostics/diagnostic.h"
#include "widgets/document/document.h"
#include "widgets/editor/cursors.h"
#include "widgets/editor/language_services.h"
#include "widgets/editor/line_remarks.h"

class QAction;
class QMenu;
class QSplitter;

namespace ludo::widgets {

class Completer;
class FindBar;
class Formatter;
class GoToLineBar;
class DocumentNotices;
class NoticeBar;
class ProseSpelling;
class SecondView;
class SignatureHelp;
class SnippetStops;
class Spelling;
class TextView;
class UsagesBar;

/// What an editor can be told to do. Each is a QAction whose object name is stable, so that menus, a command
/// palette and the settings of keys can refer to it.
enum class EditorCommand {
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
  GoToLine,
  GoToDefinition,
  GoBack,
  FindUsages,
  Rename,
  NextProblem,
  PreviousProblem,
  NextUnknownWord,
  QuickFix,
  FixAll,
  Format,
  Complete,
  ShowKeys,
  Explain,
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
  ZoomIn,
  ZoomOut,
  ZoomReset,
};

/// The editor of one document: the text, coloured and folded, with the document's diagnostics marked in it,
/// completion, documentation, definitions and fixes, find and replace; and notices of what happened to the
/// file. Holds the document's text while it exists. GUI thread.
class SpecEditor : public QWidget {
  Q_OBJECT
 public:
  /// `document` is not owned; it may go before the editor.
  SpecEditor(Document* document, LanguageServices services, QWidget* parent = nullptr);
  ~SpecEditor() override;

  Document* document() const { return m_document; }
  TextView* view() const { return m_view; }
  /// The text once more below, to see two places of it; null while it is not split.
  TextView* secondView() const;
  QAction* action(EditorCommand command) const { return m_actions.at(command); }

  /// Puts the caret where a place of the text begins, marks the place, scrolls to it and takes the focus.
  void showPlace(Span place);
  /// Applies a fix as one undo step. Returns false, and says so, when the text changed since the analysis
  /// that the fix comes from.
  bool applyFix(const diagnostics::Fix& fix);
  /// Applies every certain fix of the current analysis as one undo step.
  void applyAllCertainFixes();
  /// Tells something that went wrong above the text, until it is dismissed.
  void showFailure(const QString& message);

  /// What is to be known of lines beside their problems, in place of what was; see LineRemarks.
  void setRemarks(const std::vector<LineRemark>& remarks);
  /// From now on, unknown words of the prose are marked. `spelling` is shared by all editors, and outlives
  /// them.
  void checkSpelling(Spelling* spelling);
  /// Null before checkSpelling().
  ProseSpelling* spelling() const { return m_spelling; }
  /// A widget that stays at the lower edge; it belongs to the editor from then on.
  void setFoot(QWidget* foot);

  std::size_t caretOffset() const;
  /// How many places are typed at.
  std::size_t cursorCount() const;

 signals:
  /// Line and column from 1; the column counts characters. Also told when there are more or fewer cursors.
  void caretMoved(int line, int column);
  /// The user went to a problem, which stands at this place of the text.
  void problemShown(ludo::Span place);
  /// The text can only be read here, and the user wants to edit a copy.
  void copyRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  class Buffer;

  void build();
  void makeActions();
  void makeTextActions();
  void addCommand(EditorCommand command, const char* name, const QString& text,
                  const QList<QKeySequence>& keys, std::function<void()> act);
  bool handleKeyPress(const QKeyEvent& event);
  bool wantsKey(int key) const;
  void noteTyped(char typed);
  /// Ends the first of what the escape key can end here.
  bool handleEscape();
  bool handleViewportEvent(QEvent& event);
  void showMarks();
  void showWhetherEditable();
  void updateUndoActions();
  void noteCaret();
  void split();
  /// The view that has the keyboard, else the first.
  TextView* viewInUse() const;
  /// Marks what showPlace() shows, until the caret or the text changes; nothing: no more.
  void markPlace(std::optional<Span> place);
  const service::Analysis* currentAnalysis() const;

  void goToDefinition(std::size_t offset);
  void goBack();
  void goToProblem(int direction);
  void goToUnknownWord();
  void offerFixes();
  void offerAllowances(const service::Analysis& analysis,
                       const std::vector<const diagnostics::Diagnostic*>& problems);
  std::vector<const diagnostics::Diagnostic*> problemsAtCaret(const service::Analysis& analysis) const;
  void explainAt(std::size_t offset);
  void explainAtCaret();
  void explainLine(int line);
  QString remarkHtml(long line) const;
  void showTip(const QString& html, std::size_t offset);
  void underlineLink(const QPoint& point, bool wanted);
  void handleClick(std::size_t offset, Qt::KeyboardModifiers modifiers);
  std::optional<std::size_t> offsetAt(const QPoint& point) const;

  QPointer<Document> m_document;
  LanguageServices m_services;
  TextView* m_view;
  QSplitter* m_views = nullptr;
  QPointer<SecondView> m_second;
  std::unique_ptr<Buffer> m_buffer;
  NoticeBar* m_noticeBar;
  DocumentNotices* m_notices = nullptr;
  FindBar* m_findBar;
  GoToLineBar* m_goToLineBar;
  UsagesBar* m_usagesBar;
  Completer* m_completer;
  SignatureHelp* m_signature;
  std::unique_ptr<SnippetStops> m_stops;
  QMenu* m_fixMenu;
  Formatter* m_formatter;
  ProseSpelling* m_spelling = nullptr;
  std::unique_ptr<LineRemarks> m_remarks;
  std::map<EditorCommand, QAction*> m_actions;
  std::vector<std::size_t> m_visited;
  std::optional<Span> m_marked;
  QPoint m_pressedAt;
  std::vector<Cursor> m_cursorsAtPress;
};

}  // namespace ludo::widgets
