// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/curtain.h"

#include <QtCore/QEvent>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ludo::widgets {

Curtain::Curtain(QWidget* covered) : QFrame(covered), m_title(new QLabel), m_lift(new QPushButton) {
  setAutoFillBackground(true);
  setAccessibleName(tr("Curtain between the players"));
  QFont font = m_title->font();
  font.setPointSizeF(font.pointSizeF() * 1.5);
  font.setBold(true);
  m_title->setFont(font);
  auto* text = new QLabel(tr("What the others have is covered. Nobody else should look now."));
  for (QLabel* label : {m_title, text}) {
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
  }
  auto* layout = new QVBoxLayout(this);
  layout->addStretch(1);
  layout->addWidget(m_title);
  layout->addWidget(text);
  layout->addSpacing(12);
  layout->addWidget(m_lift, 0, Qt::AlignCenter);
  layout->addStretch(1);
  connect(m_lift, &QPushButton::clicked, this, &Curtain::lifted);
  setFocusProxy(m_lift);
  covered->installEventFilter(this);
  hide();
}

void Curtain::fall(const QString& player) {
  m_title->setText(tr("It is the turn of %1").arg(player));
  m_lift->setText(tr("I am %1: show what I know").arg(player));
  resize(parentWidget()->size());
  show();
  raise();
}

bool Curtain::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Resize) resize(parentWidget()->size());
  return QFrame::eventFilter(watched, event);
}

}  // namespace ludo::widgets
