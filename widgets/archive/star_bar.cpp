// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/star_bar.h"

#include <QHBoxLayout>
#include <QToolButton>

#include "core/campaign/opinions.h"

namespace ludo::widgets {

StarBar::StarBar(QWidget* parent) : QWidget(parent) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  for (int stars = 1; stars <= campaign::mostStars; ++stars) {
    auto* button = new QToolButton(this);
    button->setObjectName(QStringLiteral("star%1").arg(stars));
    button->setAutoRaise(true);
    button->setToolTip(tr("Give %n star(s)", nullptr, stars));
    row->addWidget(button);
    connect(button, &QToolButton::clicked, this, [this, stars] { emit given(stars); });
    m_buttons.push_back(button);
  }
  setStars({});
}

void StarBar::setStars(std::optional<int> stars) {
  for (std::size_t i = 0; i < m_buttons.size(); ++i) {
    const bool isFull = stars && static_cast<int>(i) < *stars;
    m_buttons[i]->setText(isFull ? QString(QChar(0x2605)) : QString(QChar(0x2606)));
    const QString state = stars ? tr("it has %n", nullptr, *stars) : tr("it has none yet");
    m_buttons[i]->setAccessibleName(QStringLiteral("%1; %2").arg(m_buttons[i]->toolTip(), state));
  }
}

}  // namespace ludo::widgets
