// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/models/games_model.h"

class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace ludo::widgets {

/// Lists games of a simulation; Enter or a double click opens one.
class GamesPanel : public QWidget {
  Q_OBJECT
 public:
  explicit GamesPanel(QWidget* parent = nullptr);

  void showAllGames(const SimulationResult& simulation);
  /// Lists some games, told apart by what they have in common. `total` is how many there are when only the
  /// first of them were kept.
  void showGames(const SimulationResult& simulation, const QString& what,
                 const std::vector<std::uint64_t>& games, std::uint64_t total,
                 const std::vector<std::uint32_t>& plies = {});
  void clear();

  QTableView* table() const { return m_table; }
  const GamesModel& model() const { return m_model; }

 signals:
  /// `ply` is the one worth seeing, or -1.
  void openGame(const ludo::widgets::SimulationResult& simulation, const ludo::sim::GameSummary& game,
                int ply);

 private:
  void open(const QModelIndex& proxyIndex);
  void fitColumns();
  void updateButtons();

  GamesModel m_model;
  QSortFilterProxyModel* m_sorted = nullptr;
  QLabel* m_title = nullptr;
  QTableView* m_table = nullptr;
  QPushButton* m_allButton = nullptr;
  QPushButton* m_openButton = nullptr;
  bool m_showsAll = true;
};

}  // namespace ludo::widgets
