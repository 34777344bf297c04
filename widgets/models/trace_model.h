// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractTableModel>
#include <memory>
#include <vector>

#include "core/sim/replay.h"

namespace ludo::widgets {

/// A state hash as people compare it: 16 hexadecimal digits.
QString hashText(std::uint64_t hash);

/// The steps of a recorded game: row 0 is the start, row n the state after ply n. Reads the shared replay and
/// copies nothing, so a trace of any length costs the same.
class TraceModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Ply, Player, Move, LegalMoves, Hash, ColumnCount };
  enum Role {
    SeatRole = Qt::UserRole,
    ReachableRole,  ///< false for plies after a divergence, whose states cannot be shown
  };

  using QAbstractTableModel::QAbstractTableModel;

  void setReplay(std::shared_ptr<const sim::Replay> replay);
  const std::shared_ptr<const sim::Replay>& replay() const { return m_replay; }
  /// The recorded hash of a step's state.
  std::uint64_t hashOf(std::size_t step) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  QVariant text(std::size_t step, int column) const;
  QString moveOf(std::size_t step) const;

  std::shared_ptr<const sim::Replay> m_replay;
  /// The moves of the plies that were asked for last, from `m_firstTold` on: what a move reads like depends
  /// on the position it was made in.
  kernel::State m_start;  ///< for those that read the same in any
  mutable std::vector<QString> m_told;
  mutable std::size_t m_firstTold = 0;
};

}  // namespace ludo::widgets
