// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/find_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

FindBar::FindBar(TextView* view, QWidget* parent) : QWidget(parent), m_view(view) {
  build();
  hide();
  m_changed.setSingleShot(true);
  connect(&m_changed, &QTimer::timeout, this, &FindBar::refresh);
  connect(view, &QsciScintilla::textChanged, this, [this] {
    if (isVisible()) m_changed.start(0);
  });
  connect(view, &QsciScintilla::selectionChanged, this, &FindBar::showStatus);
}

QLineEdit* FindBar::makeField(const QString& name) {
  auto* field = new QLineEdit;
  field->setPlaceholderText(name);
  field->setAccessibleName(name);
  field->setClearButtonEnabled(true);
  field->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
  return field;
}

QToolButton* FindBar::makeOption(const QString& text, const QString& name) {
  QToolButton* option = makeButton(text, name);
  option->setCheckable(true);
  connect(option, &QToolButton::toggled, this, &FindBar::refresh);
  return option;
}

QToolButton* FindBar::makeButton(const QString& text, const QString& tip) {
  auto* button = new QToolButton;
  button->setText(text);
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  return button;
}

void FindBar::build() {
  m_pattern = makeField(tr("Find"));
  m_replacement = makeField(tr("Replace with"));
  m_caseOption = makeOption(QStringLiteral("Aa"), tr("Match case"));
  m_wordOption = makeOption(QStringLiteral("\u201Cab\u201D"), tr("Whole words only"));
  m_regexOption = makeOption(QStringLiteral(".*"), tr("Regular expression"));
  m_status = new QLabel;
  m_status->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
  QToolButton* previous = makeButton(QStringLiteral("\u2191"), tr("Previous match (Shift+Enter)"));
  QToolButton* next = makeButton(QStringLiteral("\u2193"), tr("Next match (Enter)"));
  QToolButton* close = makeButton(QStringLiteral("\u2715"), tr("Close (Escape)"));
  QToolButton* replace = makeButton(tr("Replace"), tr("Replace this match and go to the next (Enter)"));
  QToolButton* replaceEach =
      makeButton(tr("Replace all"), tr("Replace every match as one step (Ctrl+Enter)"));

  auto* findRow = new QHBoxLayout;
  findRow->addWidget(m_pattern, 1);
  for (QWidget* widget : {static_cast<QWidget*>(m_caseOption), static_cast<QWidget*>(m_wordOption),
                          static_cast<QWidget*>(m_regexOption), static_cast<QWidget*>(previous),
                          static_cast<QWidget*>(next), static_cast<QWidget*>(m_status)}) {
    findRow->addWidget(widget);
  }
  findRow->addWidget(close);
  m_replaceRow = new QWidget;
  auto* replaceRow = new QHBoxLayout(m_replaceRow);
  replaceRow->setContentsMargins(0, 0, 0, 0);
  replaceRow->addWidget(m_replacement, 1);
  replaceRow->addWidget(replace);
  replaceRow->addWidget(replaceEach);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->setSpacing(4);
  layout->addLayout(findRow);
  layout->addWidget(m_replaceRow);

  connect(m_pattern, &QLineEdit::textChanged, this, [this] {
    refresh();
    if (!m_result.matches.empty()) goTo(matchFrom(m_origin));
  });
  connect(next, &QToolButton::clicked, this, &FindBar::findNext);
  connect(previous, &QToolButton::clicked, this, &FindBar::findPrevious);
  connect(close, &QToolButton::clicked, this, &FindBar::dismiss);
  connect(replace, &QToolButton::clicked, this, &FindBar::replaceCurrent);
  connect(replaceEach, &QToolButton::clicked, this, &FindBar::replaceAll);
}

void FindBar::openForFind() {
  open(false);
}

void FindBar::openForReplace() {
  open(true);
}

void FindBar::open(bool replace) {
  Span selection = m_view->selection();
  m_origin = selection.begin;
  bool withinLine =
      selection.begin < selection.end && m_view->lineOf(selection.begin) == m_view->lineOf(selection.end);
  m_replaceRow->setVisible(replace);
  show();
  if (withinLine) m_pattern->setText(QString::fromStdString(m_view->content(selection)));
  refresh();
  m_pattern->setFocus();
  m_pattern->selectAll();
}

void FindBar::dismiss() {
  hide();
  showIndicator(*m_view, TextView::MatchMark, {});
  showIndicator(*m_view, TextView::CurrentMatchMark, {});
  m_view->setFocus();
}

bool FindBar::hasPattern() const {
  return !m_pattern->text().isEmpty();
}

SearchQuery FindBar::query() const {
  return {m_pattern->text(), m_regexOption->isChecked(), m_caseOption->isChecked(),
          m_wordOption->isChecked()};
}

void FindBar::refresh() {
  m_changed.stop();
  m_result = findAll(m_view->content(), query());
  std::vector<Span> spans;
  for (const SearchMatch& match : m_result.matches) spans.push_back(match.span);
  showIndicator(*m_view, TextView::MatchMark, isVisible() ? std::move(spans) : std::vector<Span>());
  showStatus();
}

void FindBar::showStatus() {
  Span selection = m_view->selection();
  const auto& matches = m_result.matches;
  auto current =
      std::find_if(matches.begin(), matches.end(), [&](const SearchMatch& m) { return m.span == selection; });
  bool atMatch = isVisible() && current != matches.end();
  showIndicator(*m_view, TextView::CurrentMatchMark,
                atMatch ? std::vector<Span>{selection} : std::vector<Span>());
  QString count = QString::number(matches.size()) + (m_result.truncated ? QStringLiteral("+") : QString());
  if (!hasPattern()) {
    m_status->clear();
  } else if (!m_result.error.isEmpty()) {
    m_status->setText(tr("Not a regular expression"));
  } else if (m_result.tookTooLong) {
    m_status->setText(tr("The expression takes too long"));
  } else if (matches.empty()) {
    m_status->setText(tr("No matches"));
  } else if (current != matches.end()) {
    m_status->setText(tr("%1 of %2").arg(current - matches.begin() + 1).arg(count));
  } else {
    m_status->setText(tr("Matches: %1").arg(count));
  }
  m_status->setToolTip(m_result.error);
}

std::size_t FindBar::matchFrom(std::size_t offset) const {
  const auto& matches = m_result.matches;
  auto found = std::find_if(matches.begin(), matches.end(),
                            [&](const SearchMatch& m) { return m.span.begin >= offset; });
  return found == matches.end() ? 0 : static_cast<std::size_t>(found - matches.begin());
}

void FindBar::goTo(std::size_t match) {
  Span span = m_result.matches[match].span;
  m_view->reveal(span.begin);
  m_view->select(span);
  showStatus();
}

void FindBar::findNext() {
  refresh();
  if (m_result.matches.empty()) return;
  Span selection = m_view->selection();
  goTo(matchFrom(selection.begin < selection.end ? selection.begin + 1 : selection.begin));
  m_origin = m_view->selection().begin;
}

void FindBar::findPrevious() {
  refresh();
  if (m_result.matches.empty()) return;
  std::size_t from = matchFrom(m_view->selection().begin);
  std::size_t count = m_result.matches.size();
  bool pastTheLast = m_result.matches[count - 1].span.begin < m_view->selection().begin;
  goTo(pastTheLast ? count - 1 : (from + count - 1) % count);
  m_origin = m_view->selection().begin;
}

void FindBar::replaceCurrent() {
  refresh();
  Span selection = m_view->selection();
  for (const SearchMatch& match : m_result.matches) {
    if (match.span != selection) continue;
    std::string replacement = replacementFor(match, m_replacement->text(), m_regexOption->isChecked());
    UndoStep step(*m_view);
    m_view->replace(match.span, replacement);
    m_view->setCaret(match.span.begin + replacement.size());
    break;
  }
  findNext();
}

void FindBar::replaceAll() {
  refresh();
  if (m_result.matches.empty()) return;
  std::vector<diagnostics::TextEdit> edits;
  for (const SearchMatch& match : m_result.matches) {
    edits.push_back({match.span, replacementFor(match, m_replacement->text(), m_regexOption->isChecked())});
  }
  m_view->apply(edits);
  refresh();
  m_status->setText(tr("Replaced: %1").arg(edits.size()));
}

void FindBar::keyPressEvent(QKeyEvent* event) {
  bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (event->key() == Qt::Key_Escape) {
    dismiss();
  } else if (isEnter && (event->modifiers() & Qt::ControlModifier) != 0 && m_replaceRow->isVisible()) {
    replaceAll();
  } else if (isEnter && (event->modifiers() & Qt::ShiftModifier) != 0) {
    findPrevious();
  } else if (isEnter && m_replacement->hasFocus()) {
    replaceCurrent();
  } else if (isEnter && m_pattern->hasFocus()) {
    findNext();
  } else {
    QWidget::keyPressEvent(event);
  }
}

}  // namespace ludo::widgets
