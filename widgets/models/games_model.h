// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <QMetaType>
#include <QString>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "core/kernel/rules.h"
#include "core/metrics/report.h"
#include "core/sim/run_batch.h"

namespace ludo::widgets {

/// A finished simulation: the rules it ran under, its games and their evaluation. Immutable and shared.
struct SimulationResult {
  kernel::RulesPtr rules;
  std::shared_ptr<const sim::Batch> batch;
  std::shared_ptr<const metrics::EvalReport> report;

  bool valid() const { return rules && batch && report; }
};

/// How a game ended, for people: "Player 1 wins", "Draw", "Turn limit reached".
QString gameResultText(const sim::GameSummary& game);

/// Some games of a batch. Qt::EditRole gives the plain numbers for sorting and export. Lives on the GUI
/// thread.
class GamesModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Game, Seed, Plies, Turns, Result, Ply, ColumnCount };

  explicit GamesModel(QObject* parent = nullptr);

  /// Shows every game of the batch.
  void setAllGames(SimulationResult simulation);
  /// Shows the games with these indices (GameSummary::index); those the batch does not hold are left out.
  /// `plies` is empty or has, by game, the ply that is worth seeing.
  void setGames(SimulationResult simulation, const std::vector<std::uint64_t>& games,
                const std::vector<std::uint32_t>& plies = {});
  void clear();

  const SimulationResult& simulation() const { return m_simulation; }
  const sim::GameSummary& game(int row) const;
  /// The ply worth seeing in a row's game, or -1.
  int plyOf(int row) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QVariant value(int row, int column) const;

  SimulationResult m_simulation;
  std::vector<std::uint32_t> m_positions;  ///< by row: place in the batch
  std::vector<std::int64_t> m_plies;       ///< by row; empty when no ply stands out
};

}  // namespace ludo::widgets

Q_DECLARE_METATYPE(ludo::widgets::SimulationResult)
