// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/moves_model.h"

#include <QtGui/QFont>
#include <algorithm>
#include <utility>

namespace ludo::widgets {

void MovesModel::setRows(std::vector<MoveRow> rows) {
  const auto same = std::ranges::mismatch(m_rows, rows).in1 - m_rows.begin();
  const auto kept = static_cast<int>(same);
  if (kept < rowCount()) {
    beginRemoveRows({}, kept, rowCount() - 1);
    m_rows.resize(static_cast<std::size_t>(kept));
    endRemoveRows();
  }
  if (rows.size() > m_rows.size()) {
    beginInsertRows({}, kept, static_cast<int>(rows.size()) - 1);
    m_rows = std::move(rows);
    endInsertRows();
  }
}

void MovesModel::setBest(std::optional<int> row) {
  if (row == m_best) return;
  const std::optional<int> before = std::exchange(m_best, row);
  for (const std::optional<int>& changed : {before, row}) {
    if (changed && *changed < rowCount())
      emit dataChanged(index(*changed, 0), index(*changed, ColumnCount - 1), {Qt::FontRole});
  }
}

int MovesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MovesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant MovesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const MoveRow& row = m_rows[static_cast<std::size_t>(index.row())];
  switch (role) {
    case SeatRole:
      return row.seat;
    case TextRole:
    case Qt::ToolTipRole:
      return row.text;
    case Qt::FontRole: {
      if (index.row() != m_best) return {};
      QFont font;
      font.setBold(true);
      return font;
    }
    case Qt::TextAlignmentRole:
      if (index.column() == Ply || index.column() == Time)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
      return {};
    case Qt::DisplayRole:
      break;
    default:
      return {};
  }
  switch (index.column()) {
    case Ply:
      return row.ply > 0 ? QVariant(row.ply) : QVariant();
    case Player:
      return row.seat == kernel::nobody ? QString() : tr("Player %1").arg(row.seat + 1);
    case Move:
      return row.label;
    case Time:
      return row.time;
    default:
      return {};
  }
}

QVariant MovesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole && (section == Ply || section == Time)) {
    return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Ply:
      return tr("Ply");
    case Player:
      return tr("Player");
    case Move:
      return tr("Move");
    case Time:
      return tr("Time");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
