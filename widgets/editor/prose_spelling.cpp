// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/prose_spelling.h"

#include <QContextMenuEvent>
#include <algorithm>

#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {
namespace {

constexpr int mostSuggestions = 7;
constexpr std::size_t mostMarked = 1000;

/// "&" marks letters in menus.
QString asMenuText(QString text) {
  return text.replace(u'&', QLatin1String("&&"));
}

}  // namespace

ProseSpelling::ProseSpelling(TextView* view, Document* document, Spelling* spelling, QObject* parent)
    : QObject(parent),
      m_view(view),
      m_document(document),
      m_spelling(spelling),
      m_menu(new QMenu(view)),
      m_check([this](std::uint64_t revision, Result<Checked> checked) { take(revision, std::move(checked)); },
              Urgency::Background),
      m_suggest([this](std::uint64_t, Result<Offer> found) {
        if (found) offer(*found);
      }) {
  m_menu->setAccessibleName(tr("Spelling"));
  m_view->installEventFilter(this);
  m_view->viewport()->installEventFilter(this);
  connect(document, &Document::analysisChanged, this, &ProseSpelling::check);
  connect(spelling, &Spelling::changed, this, &ProseSpelling::check);
  connect(view, &QsciScintillaBase::SCN_UPDATEUI, this, [this](int updated) {
    if (m_isTyped && (updated & QsciScintillaBase::SC_UPDATE_SELECTION) != 0) mark();
  });
  check();
}

void ProseSpelling::check() {
  if (!m_document || !m_spelling || !m_document->analysisIsCurrent()) return;
  m_check.start(m_document->revision(), [analysis = m_document->analysis(),
                                         rules = m_spelling->rules()](const std::stop_token& stop) {
    Checked checked;
    std::vector<ProseWord> words = proseWords(analysis->source->content());
    const QSet<QString> names = wordsOfGame(analysis->document);
    std::erase_if(words, [&](const ProseWord& word) { return isNamed(word.text, names); });
    for (const ProseWord& word : words) checked.words << word.text;
    if (stop.stop_requested()) return checked;
    const QSet<QString> unknown = rules.unknownOf(checked.words);
    for (ProseWord& word : words) {
      if (unknown.contains(word.text) && checked.unknown.size() < mostMarked)
        checked.unknown.push_back(std::move(word));
    }
    return checked;
  });
}

void ProseSpelling::take(std::uint64_t revision, Result<Checked> checked) {
  // Of a text that has changed since, the next check follows.
  if (!checked || !m_document || revision != m_document->revision()) return;
  m_words = std::move(checked->words);
  m_unknown = std::move(checked->unknown);
  m_checked = revision;
  mark();
}

void ProseSpelling::mark() {
  // Until the text is checked again, the marks go with it.
  if (!m_document || m_checked != m_document->revision()) return;
  const std::size_t caret = m_view->caret();
  m_isTyped = false;
  std::vector<Span> places;
  for (const ProseWord& word : m_unknown) {
    const bool isTyped = m_view->hasFocus() && word.place.end == caret;
    m_isTyped = m_isTyped || isTyped;
    if (!isTyped) places.push_back(word.place);
  }
  showIndicator(*m_view, TextView::SpellingMark, std::move(places));
}

std::optional<Span> ProseSpelling::placeNow(const ProseWord& word) const {
  const Span place = word.place;
  if (place.end > m_view->size()) return std::nullopt;
  const QString there = QString::fromStdString(m_view->content(place));
  return QString(there).replace(u'’', u'\'') == word.text ? std::optional(place) : std::nullopt;
}

const ProseWord* ProseSpelling::wordAt(std::size_t offset) const {
  const auto at = std::ranges::find_if(
      m_unknown, [&](const ProseWord& word) { return word.place.touches(offset) && placeNow(word); });
  return at == m_unknown.end() ? nullptr : &*at;
}

bool ProseSpelling::offerAtCaret() {
  const ProseWord* word = wordAt(m_view->caret());
  if (word == nullptr || m_view->isReadOnly()) return false;
  request(*word, m_view->viewport()->mapToGlobal(m_view->pointBelow(m_view->caret())), false);
  return true;
}

bool ProseSpelling::goToNext() {
  const std::size_t from = m_view->selection().end;
  auto next = std::ranges::find_if(m_unknown, [&](const ProseWord& word) { return word.place.begin > from; });
  if (next == m_unknown.end()) next = m_unknown.begin();
  if (next == m_unknown.end()) return false;
  m_view->reveal(next->place.begin);
  m_view->setCaret(next->place.begin);
  return true;
}

void ProseSpelling::request(const ProseWord& word, const QPoint& at, bool withEditing) {
  if (!m_spelling) return;
  m_menuPlace = at;
  m_menuHasEditing = withEditing;
  m_suggest.start(++m_asked, [word, words = m_words, rules = m_spelling->rules()](const std::stop_token&) {
    return Offer{word, rules.suggestions(word.text, words, mostSuggestions)};
  });
}

void ProseSpelling::offer(const Offer& offer) {
  if (!m_spelling || !placeNow(offer.word)) return;
  m_menu->clear();
  for (const QString& suggestion : offer.suggestions) {
    QAction* action = m_menu->addAction(asMenuText(suggestion));
    connect(action, &QAction::triggered, this,
            [this, word = offer.word, suggestion] { replace(word, suggestion); });
  }
  if (offer.suggestions.isEmpty()) m_menu->addAction(tr("No word is like this one"))->setEnabled(false);
  m_menu->addSeparator();
  QAction* add = m_menu->addAction(tr("&Add “%1” to the dictionary").arg(asMenuText(offer.word.text)));
  connect(add, &QAction::triggered, this, [this, word = offer.word.text] {
    if (m_spelling) m_spelling->add(word);
  });
  if (m_menuHasEditing) {
    m_menu->addSeparator();
    std::unique_ptr<QMenu> usual(m_view->createStandardContextMenu());
    for (QAction* action : usual->actions()) {
      action->setParent(m_menu);
      m_menu->addAction(action);
    }
  }
  m_menu->popup(m_menuPlace);
  m_menu->setActiveAction(offer.suggestions.isEmpty() ? add : m_menu->actions().constFirst());
}

void ProseSpelling::replace(const ProseWord& word, const QString& by) {
  const std::optional<Span> place = placeNow(word);
  if (place) m_view->apply({{*place, by.toStdString()}});
}

bool ProseSpelling::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ContextMenu || m_view->isReadOnly())
    return QObject::eventFilter(watched, event);
  const auto* menu = static_cast<QContextMenuEvent*>(event);
  std::size_t offset = m_view->caret();
  if (menu->reason() == QContextMenuEvent::Mouse) {
    const long at =
        m_view->send(QsciScintillaBase::SCI_POSITIONFROMPOINTCLOSE, menu->pos().x(), menu->pos().y());
    if (at < 0) return QObject::eventFilter(watched, event);
    offset = static_cast<std::size_t>(at);
  }
  const ProseWord* word = wordAt(offset);
  if (word == nullptr) return QObject::eventFilter(watched, event);
  const bool isByMouse = menu->reason() == QContextMenuEvent::Mouse;
  request(*word, isByMouse ? menu->globalPos() : m_view->viewport()->mapToGlobal(m_view->pointBelow(offset)),
          true);
  return true;
}

}  // namespace ludo::widgets
