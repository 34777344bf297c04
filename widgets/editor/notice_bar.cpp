// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/notice_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include "widgets/models/severity_icon.h"

namespace ludo::widgets {

NoticeBar::NoticeBar(QWidget* parent)
    : QFrame(parent), m_icon(new QLabel), m_message(new QLabel), m_choices(new QHBoxLayout) {
  setFrameShape(QFrame::StyledPanel);
  setAutoFillBackground(true);
  setBackgroundRole(QPalette::AlternateBase);
  m_message->setWordWrap(true);
  m_message->setTextFormat(Qt::PlainText);
  m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(8, 4, 8, 4);
  layout->addWidget(m_icon);
  layout->addWidget(m_message, 1);
  layout->addLayout(m_choices);
  hide();
}

void NoticeBar::showNotice(diagnostics::Severity severity, const QString& message,
                           std::vector<Choice> choices) {
  m_severity = severity;
  m_message->setText(message);
  setAccessibleName(message);
  paintWithPalette();
  while (QLayoutItem* item = m_choices->takeAt(0)) {
    // Later: the notice may be replaced from within a click on one of its buttons.
    item->widget()->hide();
    item->widget()->deleteLater();
    delete item;
  }
  for (Choice& choice : choices) {
    auto* button = new QPushButton(choice.text);
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, std::move(choice.act));
    m_choices->addWidget(button);
  }
  show();
}

void NoticeBar::paintWithPalette() {
  int side = fontMetrics().height();
  m_icon->setPixmap(severityIcon(m_severity, palette()).pixmap(QSize(side, side), devicePixelRatioF()));
}

void NoticeBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) paintWithPalette();
}

}  // namespace ludo::widgets
