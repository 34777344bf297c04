// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>

#include "widgets/editor/completer.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/formatter.h"
#include "widgets/editor/go_to_line_bar.h"
#include "widgets/editor/second_view.h"
#include "widgets/editor/signature_help.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/editor/typing.h"
#include "widgets/editor/usages_bar.h"

namespace ludo::widgets {

void SpecEditor::addCommand(EditorCommand command, const char* name, const QString& text,
                            const QList<QKeySequence>& keys, std::function<void()> act) {
  auto* action = new QAction(text, this);
  action->setObjectName(QStringLiteral("editor.") + QLatin1String(name));
  action->setShortcuts(keys);
  action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
  connect(action, &QAction::triggered, this, std::move(act));
  addAction(action);
  m_actions.emplace(command, action);
}

void SpecEditor::makeActions() {
  using Command = EditorCommand;
  using Sci = QsciScintillaBase;
  auto keysOf = [](QKeySequence::StandardKey key) { return QKeySequence::keyBindings(key); };
  auto tell = [this](unsigned int message) { return [this, message] { viewInUse()->send(message); }; };

  addCommand(Command::Undo, "undo", tr("Undo"), keysOf(QKeySequence::Undo), tell(Sci::SCI_UNDO));
  addCommand(Command::Redo, "redo", tr("Redo"), keysOf(QKeySequence::Redo), tell(Sci::SCI_REDO));
  // Scintilla takes the usual keys for these itself; a second binding here would make them ambiguous.
  addCommand(Command::Cut, "cut", tr("Cut"), {}, tell(Sci::SCI_CUT));
  addCommand(Command::Copy, "copy", tr("Copy"), {}, tell(Sci::SCI_COPY));
  addCommand(Command::Paste, "paste", tr("Paste"), {}, tell(Sci::SCI_PASTE));
  addCommand(Command::SelectAll, "selectAll", tr("Select all"), {}, tell(Sci::SCI_SELECTALL));

  addCommand(Command::Find, "find", tr("Find…"), keysOf(QKeySequence::Find),
             [this] { m_findBar->openForFind(); });
  addCommand(Command::Replace, "replace", tr("Replace…"), {QKeySequence(tr("Ctrl+H"))},
             [this] { m_findBar->openForReplace(); });
  addCommand(Command::FindNext, "findNext", tr("Find next"), {QKeySequence(tr("F3"))},
             [this] { m_findBar->hasPattern() ? m_findBar->findNext() : m_findBar->openForFind(); });
  addCommand(Command::FindPrevious, "findPrevious", tr("Find previous"), {QKeySequence(tr("Shift+F3"))},
             [this] { m_findBar->hasPattern() ? m_findBar->findPrevious() : m_findBar->openForFind(); });
  addCommand(Command::GoToLine, "goToLine", tr("Go to line…"), {QKeySequence(tr("Ctrl+L"))},
             [this] { m_goToLineBar->open(); });

  addCommand(Command::GoToDefinition, "goToDefinition", tr("Go to definition"), {QKeySequence(tr("F12"))},
             [this] { goToDefinition(viewInUse()->caret()); });
  addCommand(Command::GoBack, "goBack", tr("Go back"), {QKeySequence(tr("Alt+Left"))}, [this] { goBack(); });
  addCommand(Command::FindUsages, "findUsages", tr("Find usages"), {QKeySequence(tr("Shift+F12"))},
             [this] { m_usagesBar->openForUsages(); });
  addCommand(Command::Rename, "rename", tr("Rename…"), {QKeySequence(tr("F2"))},
             [this] { m_usagesBar->openForRename(); });
  addCommand(Command::NextProblem, "nextProblem", tr("Next problem"), {QKeySequence(tr("F8"))},
             [this] { goToProblem(1); });
  addCommand(Command::PreviousProblem, "previousProblem", tr("Previous problem"),
             {QKeySequence(tr("Shift+F8"))}, [this] { goToProblem(-1); });
  addCommand(Command::NextUnknownWord, "nextUnknownWord", tr("Next unknown word"),
             {QKeySequence(tr("Ctrl+F7"))}, [this] { goToUnknownWord(); });
  addCommand(Command::QuickFix, "quickFix", tr("Fix problem…"), {QKeySequence(tr("Ctrl+."))},
             [this] { offerFixes(); });
  addCommand(Command::FixAll, "fixAll", tr("Apply all certain fixes"), {QKeySequence(tr("Ctrl+Shift+."))},
             [this] { applyAllCertainFixes(); });
  addCommand(Command::Format, "format", tr("Format"), {QKeySequence(tr("Ctrl+Shift+I"))},
             [this] { m_formatter->format(); });
  addCommand(Command::Complete, "complete", tr("Complete"), {QKeySequence(tr("Ctrl+Space"))},
             [this] { (viewInUse() == m_view ? m_completer : m_second->completer())->request(); });
  addCommand(Command::ShowKeys, "showKeys", tr("Show keys"), {QKeySequence(tr("Ctrl+Shift+Space"))}, [this] {
    if (viewInUse() == m_view) m_signature->request();
  });
  addCommand(Command::Explain, "explain", tr("Explain this"), {QKeySequence(tr("F1"))},
             [this] { explainAtCaret(); });
  makeTextActions();
}

void SpecEditor::makeTextActions() {
  using Command = EditorCommand;
  using Sci = QsciScintillaBase;
  auto tell = [this](unsigned int message) { return [this, message] { viewInUse()->send(message); }; };

  addCommand(Command::ToggleComment, "toggleComment", tr("Toggle comment"), {QKeySequence(tr("Ctrl+/"))},
             [this] { toggleComment(*viewInUse()); });
  addCommand(Command::Indent, "indent", tr("Indent"), {QKeySequence(tr("Ctrl+]"))},
             [this] { indentLines(*viewInUse(), 1); });
  addCommand(Command::Outdent, "outdent", tr("Outdent"), {QKeySequence(tr("Ctrl+["))},
             [this] { indentLines(*viewInUse(), -1); });
  addCommand(Command::AddCursorAbove, "addCursorAbove", tr("Another cursor above"),
             {QKeySequence(tr("Ctrl+Shift+Up"))}, [this] { addCursorAbove(*viewInUse()); });
  addCommand(Command::AddCursorBelow, "addCursorBelow", tr("Another cursor below"),
             {QKeySequence(tr("Ctrl+Shift+Down"))}, [this] { addCursorBelow(*viewInUse()); });
  addCommand(Command::SelectNextAlike, "selectNextAlike", tr("Select the next like this"),
             {QKeySequence(tr("Ctrl+D"))}, [this] { selectNextAlike(*viewInUse()); });
  addCommand(Command::SelectAllAlike, "selectAllAlike", tr("Select all like this"),
             {QKeySequence(tr("Alt+F3"))}, [this] { selectAllAlike(*viewInUse()); });
  addCommand(Command::DuplicateLines, "duplicateLines", tr("Duplicate lines"),
             {QKeySequence(tr("Ctrl+Shift+D"))}, [this] { duplicateLines(*viewInUse()); });
  addCommand(Command::MoveLinesUp, "moveLinesUp", tr("Move lines up"), {QKeySequence(tr("Alt+Up"))},
             tell(Sci::SCI_MOVESELECTEDLINESUP));
  addCommand(Command::MoveLinesDown, "moveLinesDown", tr("Move lines down"), {QKeySequence(tr("Alt+Down"))},
             tell(Sci::SCI_MOVESELECTEDLINESDOWN));

  addCommand(Command::FoldBlocks, "foldBlocks", tr("Fold all blocks"), {QKeySequence(tr("Ctrl+Alt+["))},
             [this] { viewInUse()->foldBlocks(); });
  addCommand(Command::Split, "split", tr("Split the text"), {QKeySequence(tr("Ctrl+\\"))},
             [this] { split(); });
  addCommand(Command::UnfoldAll, "unfoldAll", tr("Unfold everything"), {QKeySequence(tr("Ctrl+Alt+]"))},
             [this] { viewInUse()->send(Sci::SCI_FOLDALL, Sci::SC_FOLDACTION_EXPAND); });
  addCommand(Command::ZoomIn, "zoomIn", tr("Larger text"),
             {QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))}, tell(Sci::SCI_ZOOMIN));
  addCommand(Command::ZoomOut, "zoomOut", tr("Smaller text"), {QKeySequence(tr("Ctrl+-"))},
             tell(Sci::SCI_ZOOMOUT));
  addCommand(Command::ZoomReset, "zoomReset", tr("Usual text size"), {QKeySequence(tr("Ctrl+0"))},
             [this] { m_view->send(Sci::SCI_SETZOOM, 0); });
}

}  // namespace ludo::widgets
