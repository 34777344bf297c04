// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <map>

#include "widgets/archive/elites_model.h"

class QSplitter;
class QTabWidget;
class QTableView;

namespace ludo::widgets {

class AxisBar;
class HeatmapView;
class MatchingGames;
class MeasuresPage;

/// An archive as a heatmap over two axes that can be chosen, all of its games as a table, and as lines over
/// their measures: all three select the same game and have the same filter. GUI thread.
class ArchiveView : public QWidget {
  Q_OBJECT
 public:
  explicit ArchiveView(QWidget* parent = nullptr);

  /// Shows a snapshot. One of the same file keeps what is chosen and selected.
  void setSnapshot(ArchiveSnapshotPtr snapshot);
  const ArchiveSnapshotPtr& snapshot() const { return m_snapshot; }
  /// The game that is selected; nothing where the selected cell is empty.
  const std::optional<campaign::CandidateId>& candidate() const { return m_candidate; }

  /// Holds the archive against that of another store; against none where the path is empty.
  void setAgainst(const QString& store);

  /// What was asked for cannot be had: goes back to what is shown.
  void forgetWishes();

  /// Selects a game, which need not hold a cell.
  void selectCandidate(campaign::CandidateId candidate);

  /// Selects a game and the cell in which it lies, by the campaign's own axes, which another may hold.
  void showAt(campaign::CandidateId candidate, const std::vector<std::size_t>& coordinates);

  HeatmapView* heatmap() const { return m_heatmap; }
  QTableView* table() const { return m_table; }
  MeasuresPage* measures() const { return m_measures; }
  /// Puts a widget beside the table, as another tab.
  void addPage(QWidget* page, const QString& title);

 signals:
  /// Another game is selected, or none.
  void candidateChanged();
  /// The selected game is to be opened.
  void candidateActivated();
  /// The archive is to be read for these axes; see ArchiveLoader::setWishes.
  void wishesChanged(const ludo::widgets::ArchiveWishes& wishes);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void makeTable();
  void connectParts();
  ArchiveWishes wishes() const;
  bool isOfCampaign(const QString& measure) const;
  void ask();
  void zoomIn(const ArchiveAxis& axis, std::size_t first, std::size_t last);
  void setColour();
  void setFilter();
  void project();
  void takeFromHeatmap();
  void takeFromTable(const QModelIndex& current);
  void setCandidate(std::optional<campaign::CandidateId> candidate);
  void markRow();

  ArchiveSnapshotPtr m_snapshot;
  std::optional<campaign::CandidateId> m_candidate;
  bool m_isMarking = false;  ///< the selection follows, and is not the user's
  ElitesModel m_model;
  ArchiveWishes m_asked;  ///< that the archive was asked to be read for
  QString m_against;
  std::map<QString, AxisWish> m_close;  ///< closer looks, by measure
  MatchingGames* m_sorted = nullptr;
  AxisBar* m_axes = nullptr;
  HeatmapView* m_heatmap = nullptr;
  QTableView* m_table = nullptr;
  MeasuresPage* m_measures = nullptr;
  QTabWidget* m_pages = nullptr;
  QSplitter* m_splitter = nullptr;
};

}  // namespace ludo::widgets
