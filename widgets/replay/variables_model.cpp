// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/variables_model.h"

#include <QtGui/QFont>
#include <algorithm>

#include "widgets/board/board_scene.h"

namespace ludo::widgets {

std::vector<VariableRow> variableRows(const kernel::Rules& rules, const kernel::State& before,
                                      const kernel::State& after) {
  std::vector<VariableRow> rows;
  const auto add = [&](std::uint32_t variable, kernel::Seat seat) {
    const std::size_t slot = rules.variableSlot(variable, seat);
    rows.push_back({QString::fromStdString(rules.def().variables[variable].id.name),
                    seat == kernel::nobody ? QString() : seatName(seat), before.variables[slot],
                    after.variables[slot]});
  };
  const auto count = static_cast<std::uint32_t>(rules.def().variables.size());
  const auto isGlobal = [&](std::uint32_t i) {
    return rules.def().variables[i].scope == language::VariableScope::Global;
  };
  for (std::uint32_t i = 0; i < count; ++i) {
    if (isGlobal(i)) add(i, kernel::nobody);
  }
  for (kernel::Seat seat = 0; seat < rules.seats(); ++seat) {
    for (std::uint32_t i = 0; i < count; ++i) {
      if (!isGlobal(i)) add(i, seat);
    }
  }
  return rows;
}

void VariablesModel::setRows(std::vector<VariableRow> rows) {
  if (rows.size() != m_rows.size()) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
    return;
  }
  if (rows.empty() || rows == m_rows) return;
  m_rows = std::move(rows);
  emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int VariablesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VariablesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant VariablesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const VariableRow& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::FontRole && row.changed()) {
    QFont font;
    font.setBold(true);
    return font;
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Name:
      return row.name;
    case Owner:
      return row.owner;
    case Value:
      return row.changed() ? QVariant(QStringLiteral("%1 → %2").arg(row.before).arg(row.value))
                           : QVariant(QString::number(row.value));
    default:
      return {};
  }
}

QVariant VariablesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Name:
      return tr("Variable");
    case Owner:
      return tr("Of");
    case Value:
      return tr("Value");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
