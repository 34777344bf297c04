// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/diff_view.h"

#include <QEvent>
#include <QFontDatabase>
#include <QTextBlock>

#include "widgets/editor/editor_colours.h"

namespace ludo::widgets {
namespace {

using Mark = DiffLine::Mark;

/// Nobody reads more, and the view would take seconds to lay it out.
constexpr std::size_t mostLines = 5000;
constexpr qsizetype mostLetters = 400;

}  // namespace

DiffView::DiffView(QWidget* parent) : QPlainTextEdit(parent) {
  setReadOnly(true);
  setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  setTabChangesFocus(true);
  setLineWrapMode(NoWrap);
  setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
}

QString DiffView::textOf(const DiffLine& line) {
  if (line.mark == Mark::Skipped) return tr("… %n equal line(s)", nullptr, static_cast<int>(line.count));
  QString text = QString::fromStdString(line.text);
  if (text.size() > mostLetters) text = text.left(mostLetters) + u'…';
  const char16_t sign = line.mark == Mark::Added ? u'+' : line.mark == Mark::Removed ? u'−' : u' ';
  return QChar(sign) + QStringLiteral(" ") + text;
}

void DiffView::setDiff(std::vector<DiffLine> lines) {
  const std::size_t all = lines.size();
  if (all > mostLines) lines.resize(mostLines);
  m_lines = std::move(lines);
  QStringList texts;
  for (const DiffLine& line : m_lines) texts << textOf(line);
  if (all > mostLines) texts << tr("… and %n more line(s)", nullptr, static_cast<int>(all - mostLines));
  setPlainText(texts.join(u'\n'));
  colour();
}

void DiffView::colour() {
  const QColor paper = palette().color(QPalette::Base);
  const QColor ink = palette().color(QPalette::Text);
  const auto tinted = [&](const QColor& hue) {
    constexpr float share = 0.22F;
    return QColor::fromRgbF(paper.redF() + (hue.redF() - paper.redF()) * share,
                            paper.greenF() + (hue.greenF() - paper.greenF()) * share,
                            paper.blueF() + (hue.blueF() - paper.blueF()) * share);
  };
  QList<QTextEdit::ExtraSelection> marks;
  QTextBlock block = document()->firstBlock();
  for (const DiffLine& line : m_lines) {
    QTextEdit::ExtraSelection mark;
    mark.cursor = QTextCursor(block);
    mark.format.setProperty(QTextFormat::FullWidthSelection, true);
    if (line.mark == Mark::Added) mark.format.setBackground(tinted(QColor(0x2e, 0xa0, 0x43)));
    if (line.mark == Mark::Removed) mark.format.setBackground(tinted(QColor(0xd0, 0x3b, 0x3b)));
    if (line.mark == Mark::Skipped) {
      mark.cursor.select(QTextCursor::LineUnderCursor);
      mark.format.setForeground(withContrast(palette().color(QPalette::PlaceholderText), paper));
    }
    if (line.mark == Mark::Added || line.mark == Mark::Removed) mark.format.setForeground(ink);
    if (line.mark != Mark::Same) marks << mark;
    block = block.next();
  }
  setExtraSelections(marks);
}

void DiffView::changeEvent(QEvent* event) {
  QPlainTextEdit::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) colour();
}

}  // namespace ludo::widgets
