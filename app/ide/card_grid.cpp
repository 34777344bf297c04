// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/card_grid.h"

#include <QGridLayout>
#include <algorithm>

#include "app/ide/card_button.h"

namespace ludo::ide {
namespace {

constexpr int gap = 12;
constexpr int mostColumns = 4;

}  // namespace

CardGrid::CardGrid(QWidget* parent) : QWidget(parent), m_layout(new QGridLayout(this)) {
  m_layout->setContentsMargins(0, 0, 0, 0);
  m_layout->setSpacing(gap);
}

void CardGrid::add(CardButton* card) {
  card->setParent(this);
  m_cards.push_back(card);
  m_shown.push_back(true);
}

void CardGrid::show(const std::vector<bool>& shown) {
  if (shown == m_shown) return;
  m_shown = shown;
  place();
}

void CardGrid::arrange(int width) {
  if (width == m_width) return;
  m_width = width;
  place();
}

void CardGrid::place() {
  const int columns = std::clamp((m_width + gap) / (CardButton::preferredWidth + gap), 1, mostColumns);
  const int cardWidth = (m_width - (columns - 1) * gap) / columns;
  for (int column = 0; column < mostColumns; ++column)
    m_layout->setColumnMinimumWidth(column, column < columns ? cardWidth : 0);
  m_layout->setColumnStretch(mostColumns, 1);
  int at = 0;
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    m_layout->removeWidget(m_cards[i]);
    m_cards[i]->setVisible(m_shown[i]);
    if (!m_shown[i]) continue;
    m_layout->addWidget(m_cards[i], at / columns, at % columns);
    ++at;
  }
}

}  // namespace ludo::ide
