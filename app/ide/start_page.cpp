// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/start_page.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>
#include <algorithm>

#include "app/ide/card_grid.h"
#include "app/ide/icons.h"
#include "app/ide/sample_gallery.h"

namespace ludo::ide {
namespace {

constexpr int templateLines = 2;
constexpr int pageWidth = 1080;
constexpr int pageMargin = 24;

/// A label alone takes a first Tab to get the keyboard, and a second one to give it to its link.
class FileLink : public QLabel {
 public:
  using QLabel::QLabel;

 protected:
  void focusInEvent(QFocusEvent* event) override {
    QLabel::focusInEvent(event);
    focusNextPrevChild(true);
  }
};

}  // namespace

StartPage::StartPage(std::vector<Sample> samples, std::vector<SpecTemplate> templates, QWidget* parent)
    : QWidget(parent), m_samples(std::move(samples)), m_templates(std::move(templates)) {
  setObjectName(QStringLiteral("startPage"));
  m_scroll = new QScrollArea(this);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setWidgetResizable(true);
  m_scroll->setWidget(makePage());
  m_scroll->viewport()->installEventFilter(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_scroll);
  setRecentFiles({});
}

void StartPage::addHeading(QVBoxLayout& layout, const QString& text) {
  auto* heading = new QLabel(text, this);
  QFont font = heading->font();
  font.setBold(true);
  font.setPointSizeF(font.pointSizeF() * 1.2);
  heading->setFont(font);
  layout.addSpacing(14);
  layout.addWidget(heading);
}

QWidget* StartPage::makePage() {
  auto* page = new QWidget(this);
  auto* column = new QWidget(page);
  column->setMaximumWidth(pageWidth);
  auto* outer = new QHBoxLayout(page);
  outer->addStretch(0);
  outer->addWidget(column, 1);
  outer->addStretch(0);
  auto* layout = new QVBoxLayout(column);
  layout->setContentsMargins(pageMargin, 20, pageMargin, 24);

  auto* title = new QLabel(QStringLiteral("LudoForge"), column);
  QFont font = title->font();
  font.setPointSizeF(font.pointSizeF() * 2.2);
  font.setBold(true);
  title->setFont(font);
  auto* claim =
      new QLabel(tr("Write a game, play it while you write, and see how it plays a thousand times."), column);
  claim->setWordWrap(true);
  layout->addWidget(title);
  layout->addWidget(claim);

  addHeading(*layout, tr("Begin a new game"));
  m_templateCards = new CardGrid(column);
  layout->addWidget(m_templateCards);
  for (int i = 0; i < static_cast<int>(m_templates.size()); ++i) {
    const SpecTemplate& begin = m_templates[static_cast<std::size_t>(i)];
    auto* card = new CardButton(begin.name, begin.description, templateLines, column);
    connect(card, &CardButton::clicked, this, [this, i] { emit templateRequested(i); });
    m_templateCards->add(card);
  }

  addHeading(*layout, tr("Recent files"));
  m_noRecent = new QLabel(
      tr("Files that you open will be listed here. You can also drop files on the window."), column);
  m_noRecent->setWordWrap(true);
  layout->addWidget(m_noRecent);
  m_recent = new QVBoxLayout;
  m_recent->setSpacing(2);
  layout->addLayout(m_recent);
  m_open = new QPushButton(themedIcon(QStringLiteral("open")), tr("Open a file…"), column);
  m_open->setAccessibleName(tr("Open a file"));
  m_open->setToolTip(tr("Open a specification from disk"));
  connect(m_open, &QPushButton::clicked, this, &StartPage::openRequested);
  layout->addSpacing(6);
  layout->addWidget(m_open, 0, Qt::AlignLeft);

  addHeading(*layout, tr("Open sample"));
  m_gallery = new SampleGallery(m_samples, column);
  connect(m_gallery, &SampleGallery::sampleRequested, this, &StartPage::sampleRequested);
  layout->addWidget(m_gallery);
  if (m_samples.empty()) {
    auto* none = new QLabel(tr("The samples were not found beside the program."), column);
    none->setWordWrap(true);
    layout->addWidget(none);
  }
  layout->addStretch();
  return page;
}

void StartPage::setRecentFiles(const QStringList& paths) {
  while (QLayoutItem* item = m_recent->takeAt(0)) {
    delete item->widget();
    delete item;
  }
  m_noRecent->setVisible(paths.isEmpty());
  // Tab goes down the page, whatever was made last.
  QWidget* before = m_templateCards->cards().empty() ? nullptr : m_templateCards->cards().back();
  for (const QString& path : paths) {
    const QFileInfo file(path);
    auto* link = new FileLink(QStringLiteral("<a href=\"%1\">%2</a> &nbsp;%3")
                                  .arg(path.toHtmlEscaped(), file.fileName().toHtmlEscaped(),
                                       QDir::toNativeSeparators(file.absolutePath()).toHtmlEscaped()),
                              this);
    link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    link->setAccessibleName(tr("Open %1").arg(file.fileName()));
    link->setToolTip(QDir::toNativeSeparators(path));
    connect(link, &QLabel::linkActivated, this, &StartPage::fileRequested);
    m_recent->addWidget(link);
    if (before != nullptr) setTabOrder(before, link);
    before = link;
  }
  if (before != nullptr) setTabOrder(before, m_open);
}

void StartPage::focusTemplates() {
  if (m_templateCards->cards().empty()) return;
  CardButton* first = m_templateCards->cards().front();
  first->setFocus(Qt::ShortcutFocusReason);
  m_scroll->ensureWidgetVisible(first);
}

void StartPage::focusSamples() {
  m_gallery->focusSearch();
  // With the first cards below it.
  m_scroll->verticalScrollBar()->setValue(m_gallery->mapTo(m_scroll->widget(), QPoint()).y() - pageMargin);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) {
    const int width = std::min(static_cast<QWidget*>(watched)->width(), pageWidth) - 2 * pageMargin;
    m_templateCards->arrange(width);
    m_gallery->arrange(width);
  }
  return QWidget::eventFilter(watched, event);
}

CardButton* StartPage::sampleCard(int index) const {
  return m_gallery->card(index);
}

int StartPage::sampleCount() const {
  return static_cast<int>(m_samples.size());
}

}  // namespace ludo::ide
