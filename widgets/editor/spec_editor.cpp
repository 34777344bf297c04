// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/spec_editor.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QSplitter>
#include <QToolTip>
#include <QVBoxLayout>

#include "widgets/document/text_file.h"
#include "widgets/editor/breadcrumbs.h"
#include "widgets/editor/completer.h"
#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/document_notices.h"
#include "widgets/editor/find_bar.h"
#include "widgets/editor/formatter.h"
#include "widgets/editor/go_to_line_bar.h"
#include "widgets/editor/hover_text.h"
#include "widgets/editor/notice_bar.h"
#include "widgets/editor/prose_spelling.h"
#include "widgets/editor/second_view.h"
#include "widgets/editor/signature_help.h"
#include "widgets/editor/snippet_stops.h"
#include "widgets/editor/text_view.h"
#include "widgets/editor/typing.h"
#include "widgets/editor/usages_bar.h"

namespace ludo::widgets {

using diagnostics::Diagnostic;
using service::Analysis;

/// The view as the document sees it.
class SpecEditor::Buffer : public TextBuffer {
 public:
  explicit Buffer(TextView* view) : m_view(view) {}
  std::string text() const override { return m_view->content(); }
  void reset(const std::string& text) override {
    m_resetting = true;
    change([&] { m_view->resetContent(text); });
    m_resetting = false;
  }
  void replace(const std::string& text) override {
    change([&] { m_view->replaceContent(text); });
  }
  bool resetting() const { return m_resetting; }

 private:
  /// The document changes its text also where the user cannot.
  void change(const std::function<void()>& act) {
    const bool isReadOnly = m_view->isReadOnly();
    m_view->setReadOnly(false);
    act();
    m_view->setReadOnly(isReadOnly);
  }

  TextView* m_view;
  bool m_resetting = false;
};

SpecEditor::SpecEditor(Document* document, LanguageServices services, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_services(std::move(services)),
      m_view(new TextView),
      m_buffer(std::make_unique<Buffer>(m_view)),
      m_noticeBar(new NoticeBar),
      m_findBar(new FindBar(m_view)),
      m_goToLineBar(new GoToLineBar(m_view)),
      m_usagesBar(new UsagesBar(m_view, document)),
      m_completer(new Completer(m_view, document, m_services, this)),
      m_signature(new SignatureHelp(m_view, document, m_services, this)),
      m_stops(std::make_unique<SnippetStops>(*m_view)),
      m_fixMenu(new QMenu(this)),
      m_formatter(new Formatter(m_view)),
      m_remarks(std::make_unique<LineRemarks>(*m_view)) {
  build();
  makeActions();
  document->attachBuffer(m_buffer.get());
  connect(m_view, &QsciScintilla::textChanged, this, [this] {
    if (!m_buffer->resetting() && m_document) m_document->noteEdit();
    markPlace(std::nullopt);
    updateUndoActions();
  });
  connect(m_view, &QsciScintillaBase::SCN_CHARADDED, this, [this](int character) {
    if (character < 128) noteTyped(static_cast<char>(character));
  });
  connect(m_view, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
    // A change before the caret moves it as well.
    constexpr int moves = QsciScintillaBase::SC_UPDATE_SELECTION | QsciScintillaBase::SC_UPDATE_CONTENT;
    if ((updated & moves) != 0) noteCaret();
  });
  connect(m_view, &QsciScintillaBase::SCN_DWELLSTART, this, [this](int position, int, int) {
    if (position >= 0 && m_view->viewport()->underMouse()) explainAt(static_cast<std::size_t>(position));
  });
  connect(m_view, &QsciScintilla::marginClicked, this,
          [this](int, int line, Qt::KeyboardModifiers) { explainLine(line); });
  connect(document, &Document::analysisChanged, this, &SpecEditor::showMarks);
  connect(document, &Document::openElsewhereChanged, this, &SpecEditor::showWhetherEditable);
  connect(m_completer, &Completer::writtenOut, this,
          [this](const std::vector<Span>& values) { m_stops->begin(values); });
  connect(m_usagesBar, &UsagesBar::told, this,
          [this](const QString& text) { showTip(text, m_view->caret()); });
  m_signature->keepClearOf(m_completer->popup());
  connect(m_signature, &SignatureHelp::told, this,
          [this](const QString& text) { showTip(text, m_view->caret()); });
  m_notices = new DocumentNotices(document, m_noticeBar, this);
  connect(m_notices, &DocumentNotices::copyRequested, this, &SpecEditor::copyRequested);
  showMarks();
  showWhetherEditable();
  updateUndoActions();
}

SpecEditor::~SpecEditor() {
  if (m_document) m_document->detachBuffer(m_buffer.get());
}

void SpecEditor::build() {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_noticeBar);
  auto* crumbs = new Breadcrumbs(m_view);
  connect(crumbs, &Breadcrumbs::chosen, this, [this](std::size_t offset) {
    const auto place = static_cast<std::uint32_t>(offset);
    showPlace({place, place});
  });
  layout->addWidget(crumbs);
  m_views = new QSplitter(Qt::Vertical);
  m_views->setChildrenCollapsible(false);
  m_views->addWidget(m_view);
  layout->addWidget(m_views, 1);
  layout->addWidget(m_findBar);
  layout->addWidget(m_goToLineBar);
  layout->addWidget(m_usagesBar);
  setFocusProxy(m_view);
  m_fixMenu->setAccessibleName(tr("Fixes"));
  connect(m_formatter, &Formatter::told, this,
          [this](const QString& what) { showTip(what, m_view->caret()); });
  m_view->installEventFilter(this);
  m_view->viewport()->installEventFilter(this);
}

const Analysis* SpecEditor::currentAnalysis() const {
  return m_document && m_document->analysisIsCurrent() ? m_document->analysis().get() : nullptr;
}

void SpecEditor::setFoot(QWidget* foot) {
  layout()->addWidget(foot);
}

TextView* SpecEditor::secondView() const {
  return m_second;
}

TextView* SpecEditor::viewInUse() const {
  return m_second && m_second->hasFocus() ? m_second.data() : m_view;
}

void SpecEditor::split() {
  if (m_second) {
    delete m_second;
    m_view->setFocus();
    return;
  }
  m_second = new SecondView(*m_view, m_document, m_services);
  m_views->addWidget(m_second);
  m_views->setSizes({m_views->height() / 2, m_views->height() / 2});
  connect(m_second, &SecondView::left, m_view, qOverload<>(&QWidget::setFocus));
  m_second->show();
  m_second->setFocus();
}

std::size_t SpecEditor::cursorCount() const {
  return countOfCursors(*m_view);
}

std::size_t SpecEditor::caretOffset() const {
  return m_view->caret();
}

void SpecEditor::showMarks() {
  if (const Analysis* analysis = currentAnalysis()) {
    showDiagnostics(*m_view, analysis->diagnostics);
  } else if (!m_document || !m_document->analysis()) {
    showDiagnostics(*m_view, {});
  }
}

void SpecEditor::showFailure(const QString& message) {
  m_notices->showFailure(message);
}

void SpecEditor::showWhetherEditable() {
  m_view->setReadOnly(m_document && m_document->openElsewhere());
}

void SpecEditor::updateUndoActions() {
  action(EditorCommand::Undo)->setEnabled(m_view->isUndoAvailable());
  action(EditorCommand::Redo)->setEnabled(m_view->isRedoAvailable());
}

void SpecEditor::noteCaret() {
  std::size_t caret = m_view->caret();
  if (m_marked && m_marked->begin != caret) markPlace(std::nullopt);
  long line = m_view->lineOf(caret);
  auto begin = static_cast<long>(m_view->lineBegin(line));
  long column = m_view->send(QsciScintillaBase::SCI_COUNTCHARACTERS, begin, static_cast<long>(caret));
  emit caretMoved(static_cast<int>(line) + 1, static_cast<int>(column) + 1);
}

// Places

void SpecEditor::showPlace(Span place) {
  if (!place.known()) return;
  m_visited.push_back(m_view->caret());
  m_completer->close();
  m_view->reveal(place.begin);
  // Marked and not selected: the next key must not delete it.
  m_view->setCaret(place.begin);
  markPlace(place);
  m_view->setFocus();
}

void SpecEditor::markPlace(std::optional<Span> place) {
  if (!place && !m_marked) return;
  m_marked = place;
  showIndicator(*m_view, TextView::PlaceMark, place ? std::vector<Span>{*place} : std::vector<Span>());
}

void SpecEditor::goBack() {
  if (m_visited.empty()) return;
  std::size_t offset = m_visited.back();
  m_visited.pop_back();
  m_view->reveal(offset);
  m_view->setCaret(offset);
}

void SpecEditor::goToDefinition(std::size_t offset) {
  const Analysis* analysis = currentAnalysis();
  if (!analysis || !m_services.definitionAt) return;
  if (std::optional<Span> place = m_services.definitionAt(*analysis, offset)) {
    showPlace(*place);
  } else {
    showTip(tr("Nothing is defined under this name"), offset);
  }
}

void SpecEditor::goToProblem(int direction) {
  const Analysis* analysis = currentAnalysis();
  if (!analysis) return;
  std::vector<const Diagnostic*> placed;
  for (const Diagnostic& diagnostic : analysis->diagnostics) {
    if (diagnostic.span.known()) placed.push_back(&diagnostic);
  }
  if (placed.empty()) {
    showTip(tr("No problems"), m_view->caret());
    return;
  }
  std::size_t from = m_view->selection().begin;
  const Diagnostic* target = direction > 0 ? placed.front() : placed.back();
  if (direction > 0) {
    auto next = std::find_if(placed.begin(), placed.end(),
                             [from](const Diagnostic* d) { return d->span.begin > from; });
    if (next != placed.end()) target = *next;
  } else {
    auto previous = std::find_if(placed.rbegin(), placed.rend(),
                                 [from](const Diagnostic* d) { return d->span.begin < from; });
    if (previous != placed.rend()) target = *previous;
  }
  const Span place = target->span;
  showPlace(place);
  emit problemShown(place);
  showTip(hoverText({target}, std::nullopt, QToolTip::palette()), target->span.begin);
}

void SpecEditor::checkSpelling(Spelling* spelling) {
  m_spelling = new ProseSpelling(m_view, m_document, spelling, this);
}

void SpecEditor::goToUnknownWord() {
  if (m_spelling != nullptr && m_spelling->goToNext()) return;
  showTip(m_spelling == nullptr || m_spelling->unavailable().isEmpty() ? tr("No unknown words")
                                                                       : m_spelling->unavailable(),
          m_view->caret());
}

// Events

bool SpecEditor::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_view->viewport())
    return handleViewportEvent(*event) || QWidget::eventFilter(watched, event);
  if (watched != m_view) return QWidget::eventFilter(watched, event);
  switch (event->type()) {
    case QEvent::ShortcutOverride:
      // Keys that steer what is open over the text must not trigger the window's shortcuts.
      if (wantsKey(static_cast<QKeyEvent*>(event)->key())) {
        event->accept();
        return true;
      }
      break;
    case QEvent::KeyPress:
      if (handleKeyPress(*static_cast<QKeyEvent*>(event))) return true;
      break;
    case QEvent::KeyRelease:
      if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Control) underlineLink({}, false);
      break;
    case QEvent::FocusOut:
      m_completer->close();
      m_signature->close();
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

bool SpecEditor::handleKeyPress(const QKeyEvent& event) {
  if (m_completer->handleKey(event)) return true;
  if (event.key() == Qt::Key_Tab && event.modifiers() == Qt::NoModifier && m_stops->goOn()) return true;
  if (event.key() == Qt::Key_Escape && handleEscape()) return true;
  if (!handleTyping(*m_view, event)) return false;
  QString text = event.text();
  if (!text.isEmpty() && text[0].isPrint()) noteTyped(text[0].toLatin1());
  return true;
}

bool SpecEditor::wantsKey(int key) const {
  return m_completer->wantsKey(key) || (key == Qt::Key_Escape && m_signature->isOpen());
}

void SpecEditor::noteTyped(char typed) {
  m_completer->noteTyped(typed);
  m_signature->noteTyped(typed);
}

bool SpecEditor::handleEscape() {
  if (m_signature->isOpen()) {
    m_signature->close();
  } else if (m_stops->isActive()) {
    m_stops->end();
  } else if (countOfCursors(*m_view) > 1) {
    dropCursors(*m_view);
  } else if (m_findBar->isVisible()) {
    m_findBar->dismiss();
  } else if (m_usagesBar->isVisible()) {
    m_usagesBar->dismiss();
  } else {
    return false;
  }
  return true;
}

}  // namespace ludo::widgets
