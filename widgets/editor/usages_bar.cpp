// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/usages_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/editor/diagnostic_marks.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {
namespace {

constexpr int shownLines = 6;

}  // namespace

UsagesBar::UsagesBar(TextView* view, Document* document, QWidget* parent)
    : QWidget(parent),
      m_view(view),
      m_document(document),
      m_title(new QLabel),
      m_name(new QLineEdit),
      m_rename(new QPushButton(tr("&Rename"))),
      m_list(new QListWidget),
      m_failure(new QLabel),
      m_searchJob([this](std::uint64_t, const Result<std::optional<service::Usages>>& usages) {
        show(usages ? *usages : std::nullopt);
      }),
      m_renameJob([this](std::uint64_t, const Result<std::shared_ptr<Edits>>& edits) {
        finishRename(edits ? **edits : Edits(Failure{edits.failure()}));
      }) {
  build();
  hide();
  connect(document, &Document::analysisChanged, this, [this] {
    if (m_isSearching) search();
  });
  connect(m_rename, &QPushButton::clicked, this, &UsagesBar::rename);
  connect(m_name, &QLineEdit::returnPressed, this, &UsagesBar::rename);
  connect(m_list, &QListWidget::currentRowChanged, this, &UsagesBar::goTo);
  connect(m_list, &QListWidget::itemActivated, this, [this] { m_view->setFocus(); });
}

void UsagesBar::build() {
  m_name->setAccessibleName(tr("New name"));
  m_name->setPlaceholderText(tr("New name"));
  m_rename->setToolTip(tr("Change the name in all these places, as one step (Enter)"));
  m_list->setAccessibleName(tr("Places where the name is used"));
  m_list->setMaximumHeight(shownLines * (fontMetrics().height() + 4) + 2 * m_list->frameWidth());
  m_list->installEventFilter(this);
  m_failure->setWordWrap(true);
  m_failure->setForegroundRole(QPalette::Text);
  auto* close = new QToolButton;
  close->setText(QStringLiteral("×"));
  close->setAutoRaise(true);
  close->setToolTip(tr("Close (Escape)"));
  close->setAccessibleName(tr("Close the list of usages"));
  connect(close, &QToolButton::clicked, this, &UsagesBar::dismiss);
  auto* line = new QHBoxLayout;
  line->addWidget(m_title, 1);
  line->addWidget(m_name, 1);
  line->addWidget(m_rename);
  line->addWidget(close);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->addLayout(line);
  layout->addWidget(m_failure);
  layout->addWidget(m_list);
}

void UsagesBar::openForUsages() {
  open(m_list);
}

void UsagesBar::openForRename() {
  open(m_name);
}

void UsagesBar::open(QWidget* focus) {
  // What is selected, with its quotes or without, is what is meant.
  const Span selected = m_view->selection();
  m_offset = selected.begin == selected.end ? m_view->caret() : selected.begin;
  if (selected.begin != selected.end && m_view->byteAt(m_offset) == '"') ++m_offset;
  m_wantedFocus = focus;
  search();
}

void UsagesBar::search() {
  m_isSearching = !m_document || !m_document->analysisIsCurrent();
  if (m_isSearching) return;
  m_analysis = m_document->analysis();
  m_searchJob.start(0, [analysis = m_analysis, offset = m_offset](std::stop_token stop) {
    return service::usagesAt(*analysis, offset, stop);
  });
}

void UsagesBar::show(const std::optional<service::Usages>& usages) {
  m_usages = usages;
  if (!usages) {
    dismiss();
    // Keys that were meant for a name must not take the place of what is selected.
    m_view->setCaret(m_offset);
    emit told(tr("No name stands here that this text defines"));
    return;
  }
  const QString name = QString::fromStdString(usages->name);
  m_title->setText(
      tr("“%1” stands in %n place(s)", nullptr, static_cast<int>(usages->places.size())).arg(name));
  m_name->setText(name);
  m_name->selectAll();
  m_name->setEnabled(!m_view->isReadOnly());
  m_rename->setEnabled(!m_view->isReadOnly());
  m_failure->hide();
  fillList();
  showIndicator(*m_view, TextView::MatchMark, usages->places);
  setVisible(true);
  m_wantedFocus->setFocus();
}

void UsagesBar::fillList() {
  const QSignalBlocker blocker(m_list);
  m_list->clear();
  const SourceText& source = *m_analysis->source;
  int current = 0;
  for (const Span& place : m_usages->places) {
    const std::uint32_t line = source.lineOf(place.begin);
    const std::string_view text = source.line(line);
    m_list->addItem(QStringLiteral("%1: %2").arg(line).arg(
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).trimmed()));
    if (place.begin <= m_offset) current = m_list->count() - 1;
  }
  m_list->setCurrentRow(current);
}

void UsagesBar::goTo(int row) {
  if (!m_usages || row < 0 || static_cast<std::size_t>(row) >= m_usages->places.size()) return;
  const Span place = m_usages->places[static_cast<std::size_t>(row)];
  if (place.end > m_view->size()) return;
  m_view->reveal(place.begin);
  m_view->select(place);
}

void UsagesBar::rename() {
  if (!m_usages || !m_rename->isEnabled()) return;
  m_rename->setEnabled(false);
  m_renameJob.start(0, [analysis = m_analysis, at = m_usages->places.front().begin,
                        name = m_name->text().toStdString()](std::stop_token stop) {
    return std::make_shared<Edits>(service::renameAt(*analysis, at, name, stop));
  });
}

void UsagesBar::finishRename(const Edits& edits) {
  m_rename->setEnabled(true);
  const bool isCurrent =
      m_document && m_document->analysisIsCurrent() && m_document->analysis() == m_analysis;
  if (!edits || !isCurrent) {
    m_failure->setText(edits ? tr("The text has changed since. Close this and try again.")
                             : QString::fromStdString(edits.failure()));
    m_failure->show();
    m_name->setFocus();
    return;
  }
  const std::size_t count = edits->size();
  m_view->apply(*edits);
  dismiss();
  emit told(tr("Changed in %n place(s); undo brings the old name back", nullptr, static_cast<int>(count)));
}

void UsagesBar::dismiss() {
  m_isSearching = false;
  m_searchJob.cancel();
  m_renameJob.cancel();
  m_rename->setEnabled(true);
  showIndicator(*m_view, TextView::MatchMark, {});
  hide();
  m_view->setFocus();
}

bool UsagesBar::eventFilter(QObject* watched, QEvent* event) {
  // The list hands Escape to nobody.
  if (watched == m_list && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Escape) dismiss();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) m_view->setFocus();
    if (key == Qt::Key_Escape || key == Qt::Key_Return || key == Qt::Key_Enter) return true;
  }
  return QWidget::eventFilter(watched, event);
}

void UsagesBar::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) return dismiss();
  QWidget::keyPressEvent(event);
}

}  // namespace ludo::widgets
