// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/start_page.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextLayout>
#include <QVBoxLayout>
#include <algorithm>

#include "app/ide/icons.h"

namespace ludo::ide {
namespace {

constexpr int cardWidth = 250;
constexpr int cardPadding = 14;
constexpr int cardGap = 12;
constexpr int sampleLines = 4;
constexpr int templateLines = 2;
constexpr int mostColumns = 4;
constexpr int pageWidth = 1080;

/// The text broken into at most `most` lines, the last one cut short with dots when there is more.
QStringList brokenLines(const QString& text, const QFont& font, int width, int most) {
  QStringList lines;
  QTextLayout layout(text, font);
  layout.beginLayout();
  while (true) {
    QTextLine line = layout.createLine();
    if (!line.isValid()) break;
    line.setLineWidth(width);
    if (lines.size() == most - 1) {
      lines << QFontMetrics(font).elidedText(text.mid(line.textStart()), Qt::ElideRight, width);
      break;
    }
    lines << text.mid(line.textStart(), line.textLength()).trimmed();
  }
  layout.endLayout();
  return lines;
}

}  // namespace

CardButton::CardButton(const QString& title, const QString& description, int lines, QWidget* parent)
    : QAbstractButton(parent), m_description(description), m_lines(lines) {
  setText(title);
  setAccessibleName(title);
  setAccessibleDescription(description);
  setToolTip(description);
  setFocusPolicy(Qt::StrongFocus);
  setCursor(Qt::PointingHandCursor);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

QFont CardButton::titleFont() const {
  QFont bold = font();
  bold.setBold(true);
  bold.setPointSizeF(bold.pointSizeF() * 1.1);
  return bold;
}

int CardButton::heightForWidth(int) const {
  return 2 * cardPadding + QFontMetrics(titleFont()).height() + 6 + m_lines * fontMetrics().lineSpacing();
}

QSize CardButton::sizeHint() const {
  return {cardWidth, heightForWidth(cardWidth)};
}

QSize CardButton::minimumSizeHint() const {
  return {160, heightForWidth(160)};
}

void CardButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  update();
}

void CardButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  update();
}

void CardButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isMarked = underMouse() || hasFocus();
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  painter.setBrush(isDown() ? palette().alternateBase() : palette().base());
  painter.setPen(QPen(isMarked ? palette().highlight().color() : palette().mid().color(), isMarked ? 2 : 1));
  painter.drawRoundedRect(frame, 8, 8);

  const QRect inner = rect().adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding);
  painter.setFont(titleFont());
  painter.setPen(palette().text().color());
  const QFontMetrics titleMetrics(titleFont());
  painter.drawText(inner.left(), inner.top() + titleMetrics.ascent(),
                   titleMetrics.elidedText(text(), Qt::ElideRight, inner.width()));
  painter.setFont(font());
  painter.setPen(palette().placeholderText().color());
  int y = inner.top() + titleMetrics.height() + 6 + fontMetrics().ascent();
  for (const QString& line : brokenLines(m_description, font(), inner.width(), m_lines)) {
    painter.drawText(inner.left(), y, line);
    y += fontMetrics().lineSpacing();
  }
}

StartPage::StartPage(std::vector<Sample> samples, std::vector<SpecTemplate> templates, QWidget* parent)
    : QWidget(parent), m_samples(std::move(samples)), m_templates(std::move(templates)) {
  setObjectName(QStringLiteral("startPage"));
  auto* scroll = new QScrollArea(this);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setWidget(makePage());
  scroll->viewport()->installEventFilter(this);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(scroll);
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
  layout->setContentsMargins(24, 20, 24, 24);

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
  m_templateGrid = new QGridLayout;
  m_templateGrid->setSpacing(cardGap);
  layout->addLayout(m_templateGrid);
  for (int i = 0; i < static_cast<int>(m_templates.size()); ++i) {
    const SpecTemplate& begin = m_templates[static_cast<std::size_t>(i)];
    auto* card = new CardButton(begin.name, begin.description, templateLines, column);
    connect(card, &CardButton::clicked, this, [this, i] { emit templateRequested(i); });
    m_templateCards.push_back(card);
  }

  addHeading(*layout, tr("Recent files"));
  m_noRecent = new QLabel(
      tr("Files that you open will be listed here. You can also drop files on the window."), column);
  m_noRecent->setWordWrap(true);
  layout->addWidget(m_noRecent);
  m_recent = new QVBoxLayout;
  m_recent->setSpacing(2);
  layout->addLayout(m_recent);
  auto* open = new QPushButton(themedIcon(QStringLiteral("open")), tr("Open a file…"), column);
  open->setAccessibleName(tr("Open a file"));
  open->setToolTip(tr("Open a specification from disk"));
  connect(open, &QPushButton::clicked, this, &StartPage::openRequested);
  layout->addSpacing(6);
  layout->addWidget(open, 0, Qt::AlignLeft);

  addHeading(*layout, tr("Open sample"));
  m_sampleGrid = new QGridLayout;
  m_sampleGrid->setSpacing(cardGap);
  layout->addLayout(m_sampleGrid);
  for (const Sample& sample : m_samples) {
    auto* card = new CardButton(sample.name, sample.paragraph, sampleLines, column);
    connect(card, &CardButton::clicked, this, [this, path = sample.path] { emit sampleRequested(path); });
    m_sampleCards.push_back(card);
  }
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
  for (const QString& path : paths) {
    const QFileInfo file(path);
    auto* link = new QLabel(QStringLiteral("<a href=\"%1\">%2</a> &nbsp;%3")
                                .arg(path.toHtmlEscaped(), file.fileName().toHtmlEscaped(),
                                     QDir::toNativeSeparators(file.absolutePath()).toHtmlEscaped()),
                            this);
    link->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    link->setAccessibleName(tr("Open %1").arg(file.fileName()));
    link->setToolTip(QDir::toNativeSeparators(path));
    connect(link, &QLabel::linkActivated, this, &StartPage::fileRequested);
    m_recent->addWidget(link);
  }
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) arrangeCards(static_cast<QWidget*>(watched)->width());
  return QWidget::eventFilter(watched, event);
}

void StartPage::arrangeCards(int width) {
  const int columns =
      std::clamp((std::min(width, pageWidth) - 48 + cardGap) / (cardWidth + cardGap), 1, mostColumns);
  const int shared = (std::min(width, pageWidth) - 48 - (columns - 1) * cardGap) / columns;
  for (QGridLayout* grid : {m_sampleGrid, m_templateGrid}) {
    // All cards of the page have one width, however many columns of a grid hold any; the rest stays empty.
    for (int column = 0; column < mostColumns; ++column)
      grid->setColumnMinimumWidth(column, column < columns ? shared : 0);
    grid->setColumnStretch(mostColumns, 1);
  }
  if (columns == m_columns) return;
  m_columns = columns;
  const auto arrange = [&](QGridLayout& grid, const std::vector<CardButton*>& cards) {
    for (std::size_t i = 0; i < cards.size(); ++i) {
      grid.addWidget(cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
    }
  };
  arrange(*m_sampleGrid, m_sampleCards);
  arrange(*m_templateGrid, m_templateCards);
}

}  // namespace ludo::ide
