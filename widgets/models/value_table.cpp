// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/value_table.h"

#include <QFont>
#include <QLocale>

namespace ludo::widgets {

ValueTable::Cell countCell(std::uint64_t count) {
  return {QLocale().toString(static_cast<qulonglong>(count)), static_cast<qulonglong>(count)};
}

void ValueTableModel::setTable(ValueTable table) {
  beginResetModel();
  m_table = std::move(table);
  endResetModel();
}

int ValueTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int ValueTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant ValueTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ValueTable::Row& row = m_table.rows[static_cast<std::size_t>(index.row())];
  const auto column = static_cast<std::size_t>(index.column());
  const ValueTable::Cell& cell = row.cells[column];
  switch (role) {
    case Qt::DisplayRole:
      return cell.text;
    case Qt::EditRole:
      return cell.value.isValid() ? cell.value : QVariant(cell.text);
    case Qt::ToolTipRole:
      return row.tip.isEmpty() ? QVariant() : QVariant(row.tip);
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(Qt::Alignment(
          (m_table.columns[column].isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    case Qt::FontRole: {
      if (!row.standsOut) return {};
      QFont font;
      font.setBold(true);
      return font;
    }
    default:
      return {};
  }
}

QVariant ValueTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  const ValueTable::Column& column = m_table.columns[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return column.title;
  if (role != Qt::TextAlignmentRole) return {};
  return QVariant::fromValue(
      Qt::Alignment((column.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
}

}  // namespace ludo::widgets
