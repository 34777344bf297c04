// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/zones_model.h"

#include <algorithm>

namespace ludo::widgets {

void ZonesModel::setRows(std::vector<ZoneRow> rows) {
  const bool sameZones = std::ranges::equal(m_rows, rows, {}, &ZoneRow::name, &ZoneRow::name);
  if (!sameZones) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    return;
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    if (m_rows[row] == rows[row]) continue;
    m_rows[row] = std::move(rows[row]);
    const int at = static_cast<int>(row);
    emit dataChanged(index(at, 0), index(at, ColumnCount - 1));
  }
}

int ZonesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ZonesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant ZonesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const ZoneRow& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && (index.column() == Tokens || index.column() == Neighbours)) {
    return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
  }
  if (role == Qt::ToolTipRole && index.column() == Contents) return row.contents;
  if (role == Qt::AccessibleTextRole) {
    const QString shown = data(index, Qt::DisplayRole).toString();
    return shown.isEmpty() ? tr("none") : shown;
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Name:
      return row.name;
    case Owner:
      return row.owner;
    case Tokens:
      return row.tokens;
    case Contents:
      return row.contents;
    case Neighbours:
      return row.neighbours;
    default:
      return {};
  }
}

QVariant ZonesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole && (section == Tokens || section == Neighbours)) {
    return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Name:
      return tr("Zone");
    case Owner:
      return tr("Owner");
    case Tokens:
      return tr("Tokens");
    case Contents:
      return tr("Contents");
    case Neighbours:
      return tr("Neighbours");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
