// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/preview_panel.h"

#include <QtCore/QThread>
#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QTextBlock>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTextBrowser>
#include <QtWidgets/QVBoxLayout>
#include <algorithm>

#include "widgets/preview/rulebook_document.h"

namespace ludo::widgets {

namespace {

const QColor markColour(0xFF, 0xE9, 0xA8);      ///< behind black letters
const QColor darkMarkColour(0x5C, 0x4A, 0x12);  ///< behind white ones

/// The page of an analysis, for the thread of the window; null where there are errors.
std::shared_ptr<QTextDocument> pageOf(const service::Analysis& analysis, QThread* thread) {
  const Result<rulebook::Rulebook> book = rulebook::makeRulebook(analysis);
  if (!book) return nullptr;
  std::unique_ptr<QTextDocument> page = rulebookDocument(*book, rulebook::Anchors::OfPlaces);
  page->moveToThread(thread);
  // Wherever the last one lets go of it, it ends on its own thread.
  return {page.release(), [](QTextDocument* document) { document->deleteLater(); }};
}

}  // namespace

PreviewPanel::PreviewPanel(QWidget* parent)
    : QWidget(parent),
      m_page(new QTextBrowser),
      m_notice(new QLabel),
      m_job([this](std::uint64_t, Result<DocumentPtr> made) { take(made ? std::move(*made) : nullptr); },
            Urgency::Background) {
  m_page->setAccessibleName(tr("Rules as people read them"));
  m_page->setOpenLinks(false);
  m_page->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_page->setPlaceholderText(tr("The rules appear here once the game compiles"));
  m_page->installEventFilter(this);
  m_page->viewport()->installEventFilter(this);
  m_notice->setText(tr("The text has errors. These are the rules from before them."));
  m_notice->setWordWrap(true);
  m_notice->setMargin(6);
  m_notice->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_notice);
  layout->addWidget(m_page);
  setFocusProxy(m_page);
}

void PreviewPanel::showAnalysis(service::AnalysisPtr analysis) {
  m_analysis = std::move(analysis);
  m_isWanted = true;
  if (isVisible()) start();
}

void PreviewPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  // Lines break elsewhere, and what was in sight may not be.
  const auto marks = m_page->extraSelections();
  if (!marks.isEmpty()) bringIntoSight(marks.constFirst().cursor);
}

void PreviewPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  if (m_isWanted) start();
}

void PreviewPanel::start() {
  m_isWanted = false;
  m_job.start(0, [analysis = m_analysis, thread = QThread::currentThread()](const std::stop_token&) {
    return pageOf(*analysis, thread);
  });
}

void PreviewPanel::take(DocumentPtr document) {
  m_isStale = document == nullptr;
  m_notice->setVisible(m_isStale && m_document != nullptr);
  if (!document) return;
  const int scrolled = m_page->verticalScrollBar()->value();
  m_page->setDocument(document.get());
  m_document = std::move(document);
  m_said.clear();
  for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      for (const QString& name : part.fragment().charFormat().anchorNames()) {
        const Span place = rulebook::placeOfAnchor(name.toStdString());
        if (place.known()) m_said.push_back({place, part.fragment().position()});
      }
    }
  }
  m_page->verticalScrollBar()->setValue(scrolled);
  mark();
}

void PreviewPanel::showCaret(std::size_t offset) {
  m_caret = offset;
  mark();
}

void PreviewPanel::mark() {
  const Said* innermost = nullptr;
  for (const Said& said : m_said) {
    if (m_isStale || !said.place.touches(m_caret)) continue;
    const auto length = [](const Said& some) { return some.place.end - some.place.begin; };
    if (innermost == nullptr || length(said) < length(*innermost)) innermost = &said;
  }
  const bool isDark = palette().color(QPalette::Base).lightness() < 128;
  QList<QTextEdit::ExtraSelection> marks;
  if (innermost != nullptr) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(m_document.get());
    mark.cursor.setPosition(innermost->position);
    mark.cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    mark.format.setBackground(isDark ? darkMarkColour : markColour);
    mark.format.setForeground(isDark ? Qt::white : Qt::black);
    marks << mark;
  }
  m_page->setExtraSelections(marks);
  // By itself it paints no more than the line of its own cursor.
  m_page->viewport()->update();
  if (!marks.isEmpty()) bringIntoSight(marks.constFirst().cursor);
}

void PreviewPanel::bringIntoSight(const QTextCursor& cursor) {
  // Where it is seen already, the page stays.
  const QRect shown = m_page->cursorRect(cursor);
  if (!m_page->viewport()->rect().contains(shown.center()))
    m_page->verticalScrollBar()->setValue(m_page->verticalScrollBar()->value() + shown.top() -
                                          m_page->viewport()->height() / 3);
}

QString PreviewPanel::marked() const {
  const auto marks = m_page->extraSelections();
  return marks.isEmpty() ? QString() : marks.constFirst().cursor.selectedText();
}

void PreviewPanel::requestAt(int position) {
  if (m_isStale) return;
  const auto behind =
      std::ranges::find_if(m_said, [&](const Said& said) { return said.position > position; });
  if (behind != m_said.begin()) emit placeRequested(std::prev(behind)->place);
}

bool PreviewPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_page->viewport() && event->type() == QEvent::MouseButtonRelease) {
    const auto* mouse = static_cast<QMouseEvent*>(event);
    // Whoever drags chooses words to copy.
    if (mouse->button() == Qt::LeftButton && !m_page->textCursor().hasSelection())
      requestAt(m_page->cursorForPosition(mouse->position().toPoint()).position());
  } else if (watched == m_page && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
      requestAt(m_page->textCursor().position());
      return true;
    }
  }
  return QWidget::eventFilter(watched, event);
}

}  // namespace ludo::widgets
