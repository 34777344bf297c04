// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <map>
#include <vector>

#include "app/ide/samples.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace ludo::ide {

class CardButton;
class CardGrid;

/// The samples as cards, to be found by words and by what they are played with.
class SampleGallery : public QWidget {
  Q_OBJECT
 public:
  explicit SampleGallery(const std::vector<Sample>& samples, QWidget* parent = nullptr);

  CardButton* card(int index) const;
  /// How many are shown.
  int shownCount() const { return m_shownCount; }
  /// Fits the cards into a width.
  void arrange(int width);

 signals:
  void sampleRequested(const QString& path);

 private:
  QWidget* makeFilters();
  void filter();
  bool isWanted(const Sample& sample) const;

  const std::vector<Sample>& m_samples;
  QLineEdit* m_search = nullptr;
  std::map<SampleTag, QToolButton*> m_tags;
  CardGrid* m_cards = nullptr;
  QLabel* m_none = nullptr;
  int m_shownCount = 0;
};

}  // namespace ludo::ide
