// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <vector>

class QGridLayout;

namespace ludo::ide {

class CardButton;

/// Cards beside and below one another, as many in a row as there is room for. All have one width, however
/// many columns hold any.
class CardGrid : public QWidget {
  Q_OBJECT
 public:
  explicit CardGrid(QWidget* parent = nullptr);

  /// Takes the card; it is shown from the next arrangement on.
  void add(CardButton* card);
  const std::vector<CardButton*>& cards() const { return m_cards; }
  /// Shows only the cards for which `shown` holds, by their place.
  void show(const std::vector<bool>& shown);
  /// Fits the cards into a width.
  void arrange(int width);

 private:
  void place();

  QGridLayout* m_layout;
  std::vector<CardButton*> m_cards;
  std::vector<bool> m_shown;
  int m_width = 0;
};

}  // namespace ludo::ide
