// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <map>
#include <vector>

#include "app/ide/sample_picture.h"
#include "app/ide/samples.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QLineEdit;
class QToolButton;

namespace ludo::ide {

class CardButton;
class CardGrid;

/// The samples as cards with pictures, to be found by words and by what they are played with. The pictures
/// come one by one, made on a worker thread once the cards are shown.
class SampleGallery : public QWidget {
  Q_OBJECT
 public:
  explicit SampleGallery(const std::vector<Sample>& samples, QWidget* parent = nullptr);

  CardButton* card(int index) const;
  /// How many are shown.
  int shownCount() const { return m_shownCount; }
  /// Puts the cursor into the search, all of it selected. Enter opens the first card that is shown from
  /// there, and the arrow down leads to it.
  void focusSearch();
  /// Fits the cards into a width.
  void arrange(int width);

 signals:
  void sampleRequested(const QString& path);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void drawNext();
  QWidget* makeFilters();
  void filter();
  /// Null when none is shown.
  CardButton* firstShown() const;
  bool isWanted(const Sample& sample) const;

  const std::vector<Sample>& m_samples;
  QLineEdit* m_search = nullptr;
  std::map<SampleTag, QToolButton*> m_tags;
  CardGrid* m_cards = nullptr;
  QLabel* m_none = nullptr;
  int m_shownCount = 0;
  std::size_t m_drawn = 0;  ///< cards that have their picture, or have none
  // Last, so that it stops before what its callback uses is gone.
  widgets::LatestJob<SamplePicture> m_pictureJob;
};

}  // namespace ludo::ide
