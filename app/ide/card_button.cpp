// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/card_button.h"

#include <QKeyEvent>
#include <QPainter>
#include <QTextLayout>

namespace ludo::ide {
namespace {

constexpr int cardPadding = 14;
constexpr int pictureGap = 10;

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

void CardButton::reservePicture() {
  m_reservesPicture = true;
  update();
}

void CardButton::setPicture(Picture picture) {
  m_picture = std::move(picture);
  reservePicture();
}

QRect CardButton::wordRect(const QRect& inner) const {
  // The picture is as wide as it is high.
  return m_reservesPicture ? inner.adjusted(0, 0, -inner.height() - pictureGap, 0) : inner;
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
  return {preferredWidth, heightForWidth(preferredWidth)};
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

void CardButton::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QAbstractButton::keyPressEvent(event);
}

void CardButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const bool isMarked = underMouse() || hasFocus();
  const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
  painter.setBrush(isDown() ? palette().alternateBase() : palette().base());
  painter.setPen(QPen(isMarked ? palette().highlight().color() : palette().mid().color(), isMarked ? 2 : 1));
  painter.drawRoundedRect(frame, 8, 8);

  const QRect all = rect().adjusted(cardPadding, cardPadding, -cardPadding, -cardPadding);
  const QRect inner = wordRect(all);
  if (m_picture) {
    painter.save();
    m_picture(painter, QRectF(all.right() + 1 - all.height(), all.top(), all.height(), all.height()),
              palette());
    painter.restore();
  }
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

}  // namespace ludo::ide
