// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractTableModel>
#include <optional>
#include <vector>

#include "core/kernel/value.h"

namespace ludo::widgets {

/// One move as a row of text: one that can be made, or one that was.
struct MoveRow {
  int ply = 0;  ///< from 1; 0 for a move not yet made
  kernel::Seat seat = kernel::nobody;
  QString label;  ///< for people: "Place on cell_1_2"
  QString text;   ///< exact: "place(cell_1_2)"
  QString time;   ///< that it took; empty without a clock
  bool operator==(const MoveRow&) const = default;
};

/// A list of moves. Appending and cutting off at the end keep the other rows as they are.
class MovesModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Ply, Player, Move, Time, ColumnCount };
  enum Role { SeatRole = Qt::UserRole, TextRole };

  using QAbstractTableModel::QAbstractTableModel;

  void setRows(std::vector<MoveRow> rows);
  const std::vector<MoveRow>& rows() const { return m_rows; }
  /// A row that stands out, such as the move that a bot would make.
  void setBest(std::optional<int> row);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<MoveRow> m_rows;
  std::optional<int> m_best;
};

}  // namespace ludo::widgets
