// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/elites_model.h"

class QComboBox;
class QSortFilterProxyModel;
class QSplitter;
class QTabWidget;
class QTableView;

namespace ludo::widgets {

class HeatmapView;

/// An archive as a heatmap over two axes that can be chosen, and all of its games as a table; the two select
/// the same game. GUI thread.
class ArchiveView : public QWidget {
  Q_OBJECT
 public:
  explicit ArchiveView(QWidget* parent = nullptr);

  /// Shows a snapshot. One of the same file keeps what is chosen and selected.
  void setSnapshot(ArchiveSnapshotPtr snapshot);
  const ArchiveSnapshotPtr& snapshot() const { return m_snapshot; }
  /// The game that is selected; nothing where the selected cell is empty.
  const std::optional<campaign::CandidateId>& candidate() const { return m_candidate; }

  /// Selects a game, which need not hold a cell.
  void selectCandidate(campaign::CandidateId candidate);

  HeatmapView* heatmap() const { return m_heatmap; }
  QTableView* table() const { return m_table; }
  /// Puts a widget beside the table, as another tab.
  void addPage(QWidget* page, const QString& title);

 signals:
  /// Another game is selected, or none.
  void candidateChanged();
  /// The selected game is to be opened.
  void candidateActivated();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeAxes();
  void makeTable();
  void fillAxes();
  void project();
  void takeFromHeatmap();
  void takeFromTable(const QModelIndex& current);
  void setCandidate(std::optional<campaign::CandidateId> candidate);
  void markRow();

  ArchiveSnapshotPtr m_snapshot;
  std::optional<campaign::CandidateId> m_candidate;
  bool m_isMarking = false;  ///< the selection follows, and is not the user's
  ElitesModel m_model;
  QSortFilterProxyModel* m_sorted = nullptr;
  QComboBox* m_across = nullptr;
  QComboBox* m_up = nullptr;
  HeatmapView* m_heatmap = nullptr;
  QTableView* m_table = nullptr;
  QTabWidget* m_pages = nullptr;
  QSplitter* m_splitter = nullptr;
};

}  // namespace ludo::widgets
