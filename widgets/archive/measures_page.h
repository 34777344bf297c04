// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <set>

#include "widgets/archive/game_filter.h"

class QDoubleSpinBox;
class QLabel;
class QMenu;
class QPushButton;
class QComboBox;

namespace ludo::widgets {

class ParallelView;

/// All games of an archive along several measures, and the filter that leaves some of them out: drawn on the
/// axes, or given as numbers. GUI thread.
class MeasuresPage : public QWidget {
  Q_OBJECT
 public:
  explicit MeasuresPage(QWidget* parent = nullptr);

  void setSnapshot(ArchiveSnapshotPtr snapshot);
  /// By the name of a measure; empty for fitness.
  void setColour(const QString& measure);
  void setCandidate(std::optional<campaign::CandidateId> candidate);
  const GameFilter& filter() const { return m_filter; }
  ParallelView* view() const { return m_view; }

 signals:
  void filterChanged();
  void candidateChosen(ludo::campaign::CandidateId candidate);

 private:
  void makeControls();
  void fillMenu();
  void show();
  void showRange();
  void setRange(const std::optional<GameFilter::Range>& range);
  void setFilter(GameFilter filter);
  const ArchiveMeasure* current() const;

  ArchiveSnapshotPtr m_snapshot;
  QString m_colour;
  GameFilter m_filter;
  std::vector<std::size_t> m_shown;  ///< measures of the snapshot
  std::set<QString> m_added;         ///< that the user wishes to see beside those of the campaign
  std::set<QString> m_removed;       ///< of the campaign's that the user does not wish to see
  ParallelView* m_view = nullptr;
  QLabel* m_text = nullptr;
  QMenu* m_menu = nullptr;
  QComboBox* m_axis = nullptr;
  QDoubleSpinBox* m_from = nullptr;
  QDoubleSpinBox* m_to = nullptr;
  QPushButton* m_clear = nullptr;
  QPushButton* m_clearAll = nullptr;
};

}  // namespace ludo::widgets
