// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/completer.h"

#include <QKeyEvent>

#include "widgets/editor/completion_model.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/cursors.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

using service::Completion;

namespace {

bool isNameByte(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

}  // namespace

Completer::Completer(TextView* view, Document* document, LanguageServices services, QObject* parent)
    : QObject(parent),
      m_view(view),
      m_document(document),
      m_services(std::move(services)),
      m_model(new CompletionModel(this)),
      m_popup(new CompletionPopup(m_model, view)) {
  m_popup->hide();
  connect(m_popup, &CompletionPopup::chosen, this, &Completer::accept);
  connect(document, &Document::analysisChanged, this, [this] {
    if (m_wanted && m_document->analysisIsCurrent()) answer();
  });
  connect(view, &QsciScintilla::cursorPositionChanged, this, [this] {
    if (isOpen()) follow();
  });
  connect(view, &QsciScintillaBase::SCN_MODIFIED, this,
          [this](int position, int type, const char*, int length) {
            const bool inserted = (type & QsciScintillaBase::SC_MOD_INSERTTEXT) != 0;
            if (inserted || (type & QsciScintillaBase::SC_MOD_DELETETEXT) != 0)
              noteChange(static_cast<std::size_t>(position), inserted ? length : -length);
          });
}

Completer::~Completer() = default;

QWidget* Completer::popup() const {
  return m_popup;
}

bool Completer::isOpen() const {
  return m_popup->isVisible();
}

void Completer::close() {
  m_wanted = false;
  m_popup->hide();
}

void Completer::request() {
  if (!m_services.completionsAt || !m_document) return;
  m_wanted = true;
  if (m_document->analysisIsCurrent()) {
    answer();
  } else {
    m_document->analyseNow();
  }
}

void Completer::answer() {
  m_wanted = false;
  std::size_t caret = m_view->caret();
  std::vector<Completion> completions = m_services.completionsAt(*m_document->analysis(), caret);
  m_begin = m_end = caret;
  m_grownBefore = m_grownWithin = 0;
  for (const Completion& completion : completions) {
    m_begin = std::min<std::size_t>(m_begin, completion.replaces.begin);
    m_end = std::max<std::size_t>(m_end, completion.replaces.end);
  }
  m_model->setCompletions(std::move(completions), [this](const Completion& c) { return typedIn(c); });
  if (m_model->rowCount() == 0 || isComplete() || !m_view->hasFocus()) {
    close();
    return;
  }
  m_popup->showAt(m_view->viewport()->mapToGlobal(m_view->pointBelow(m_begin)), m_view->lineHeight());
}

void Completer::follow() {
  std::size_t caret = m_view->caret();
  bool left = caret < m_begin || m_view->lineOf(caret) != m_view->lineOf(m_begin) ||
              m_view->selection().begin != m_view->selection().end;
  if (!left) m_model->refilter([this](const Completion& c) { return typedIn(c); });
  if (left || m_model->rowCount() == 0) {
    close();
    return;
  }
  m_popup->refresh();
}

void Completer::noteChange(std::size_t offset, std::int64_t grown) {
  if (!isOpen() || offset > m_end) return;
  const auto moved = [grown](std::size_t place) {
    return static_cast<std::size_t>(std::max<std::int64_t>(0, static_cast<std::int64_t>(place) + grown));
  };
  const bool isBefore = offset < m_begin;
  (isBefore ? m_grownBefore : m_grownWithin) += grown;
  if (isBefore) m_begin = moved(m_begin);
  m_end = std::max(m_begin, moved(m_end));
}

std::size_t Completer::beginOf(const Completion& completion) const {
  return static_cast<std::size_t>(
      std::max<std::int64_t>(0, std::int64_t{completion.replaces.begin} + m_grownBefore));
}

QString Completer::typedIn(const Completion& completion) const {
  const std::size_t caret = m_view->caret();
  const std::size_t begin = std::min(beginOf(completion), caret);
  return QString::fromStdString(
      m_view->content({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(caret)}));
}

/// Whether all that is offered is there already.
bool Completer::isComplete() const {
  return m_model->rowCount() == 1 &&
         typedIn(m_model->completion(0)).toStdString() == m_model->completion(0).text;
}

bool Completer::wantsKey(int key) const {
  if (!isOpen()) return false;
  switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
    case Qt::Key_Return:
    case Qt::Key_Enter:
      return true;
    default:
      return false;
  }
}

bool Completer::repeatsDash(const QKeyEvent& event) {
  if (!m_afterDash || event.text().isEmpty()) return false;
  const bool repeats = *m_afterDash == m_view->caret() && (event.text() == u"-" || event.text() == u" ");
  if (!repeats || event.text() == u" ") m_afterDash.reset();
  return repeats;
}

bool Completer::handleKey(const QKeyEvent& event) {
  if (repeatsDash(event)) return true;
  bool plain = (event.modifiers() & ~Qt::KeypadModifier) == 0;
  if (!plain || !wantsKey(event.key())) return false;
  const Completion& chosen = m_model->completion(m_popup->chosenRow());
  bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  // With the list or without it, which depends on how fast one types, Enter after all of a line ends it.
  const bool isLine = chosen.text.starts_with(typedIn(chosen).toStdString() + '\n');
  if (isEnter && (isLine || isWhole(chosen, typedIn(chosen)))) {
    breakAfter(chosen);
    return false;
  }
  if (event.key() == Qt::Key_Escape) {
    close();
  } else if (event.key() == Qt::Key_Tab) {
    acceptWhole(m_popup->chosenRow());
  } else if (!m_popup->moveChoice(event.key())) {
    accept(m_popup->chosenRow());
  }
  return true;
}

void Completer::accept(int row) {
  const Completion completion = m_model->completion(row);
  close();
  replaceBy(completion, completion.text);
  if (completion.text.ends_with("\n- ") || completion.text.ends_with(" - ")) m_afterDash = m_view->caret();
  // What comes next is known now: the values of a key, the keys of an entry.
  if (completion.text.ends_with(' ')) request();
}

void Completer::acceptWhole(int row) {
  const Completion completion = m_model->completion(row);
  if (completion.whole.empty()) return accept(row);
  close();
  replaceBy(completion, completion.whole);
  if (countOfCursors(*m_view) > 1) return;
  const auto begin = static_cast<std::uint32_t>(beginOf(completion));
  std::vector<Span> values;
  for (const Span& value : completion.values) values.push_back({begin + value.begin, begin + value.end});
  emit writtenOut(values);
}

/// The word gets the quotes it lacks.
void Completer::breakAfter(const Completion& completion) {
  const Completion chosen = completion;
  const bool lacksQuotes = chosen.text.ends_with('"') && !typedIn(chosen).endsWith(u'"');
  close();
  if (lacksQuotes) replaceBy(chosen, chosen.text);
}

void Completer::replaceBy(const Completion& completion, const std::string& text) {
  const std::size_t caret = m_view->caret();
  const std::size_t begin = std::min(beginOf(completion), caret);
  // What was typed since the completions were made lies inside the part to replace, or right behind it.
  const std::int64_t end = std::int64_t{completion.replaces.end} + m_grownBefore + m_grownWithin;
  const auto last = std::clamp<std::int64_t>(end, static_cast<std::int64_t>(caret),
                                             static_cast<std::int64_t>(m_view->size()));
  const std::size_t before = caret - begin;
  const std::size_t behind = static_cast<std::size_t>(last) - caret;
  const auto part = [this](std::size_t from, std::size_t to) {
    return m_view->content({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(to)});
  };
  const std::string typed = part(begin, caret);
  const std::string rest = part(caret, caret + behind);
  forEachCursor(*m_view, [&] {
    const std::size_t here = m_view->caret();
    if (here < before || part(here - before, here) != typed) return;
    const bool hasRest = here + behind <= m_view->size() && part(here, here + behind) == rest;
    const std::size_t from = here - before;
    m_view->replace(
        {static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(hasRest ? here + behind : here)}, text);
    m_view->setCaret(from + text.size());
  });
}

void Completer::noteTyped(char typed) {
  // At once, for the next key may already accept.
  if (isOpen()) follow();
  std::size_t caret = m_view->caret();
  bool afterMark =
      typed == ' ' && caret >= 2 && (m_view->byteAt(caret - 2) == ':' || m_view->byteAt(caret - 2) == '-');
  bool offers = isNameByte(typed) || typed == '"' || afterMark;
  if (!offers || !m_view->isInYaml(caret)) {
    if (!isOpen()) m_wanted = false;
    return;
  }
  if (caret > 0 && m_view->tokenAt(caret - 1) == TokenKind::Comment) return;
  // The list that is open follows by itself; the next analysis may know better.
  m_wanted = true;
  if (!isOpen()) request();
}

}  // namespace ludo::widgets
