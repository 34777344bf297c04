// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form/card_table_model.h"

namespace ludo::widgets {

void CardTableModel::setTable(std::optional<service::CardTable> table) {
  const auto shapeOf = [](const std::optional<service::CardTable>& some) {
    return some ? std::pair(some->rows(), some->columns()) : std::pair(std::size_t{0}, std::size_t{0});
  };
  // The selection and the cell that is edited stay where the grid does.
  const bool isSameShape = shapeOf(table) == shapeOf(m_table);
  if (!isSameShape) beginResetModel();
  m_table = std::move(table);
  if (!isSameShape) return endResetModel();
  if (rowCount() == 0 || columnCount() == 0) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int CardTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->rows());
}

int CardTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_table ? 0 : static_cast<int>(m_table->columns());
}

QVariant CardTableModel::data(const QModelIndex& index, int role) const {
  if (!m_table || !index.isValid() || (role != Qt::DisplayRole && role != Qt::EditRole)) return {};
  return QString::fromStdString(
      m_table->text(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column())));
}

QVariant CardTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (!m_table || role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  return QString::fromStdString(m_table->title(static_cast<std::size_t>(section)));
}

bool CardTableModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (!m_table || !m_isEditable || role != Qt::EditRole) return false;
  service::CardTable changed = *m_table;
  changed.setText(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()),
                  value.toString().toStdString());
  const std::optional<diagnostics::Fix> fix = changed.fix();
  if (fix) emit changeRequested(*fix);
  return fix.has_value();
}

Qt::ItemFlags CardTableModel::flags(const QModelIndex& index) const {
  return QAbstractTableModel::flags(index) | (m_isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

}  // namespace ludo::widgets
