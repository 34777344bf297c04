// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <vector>

namespace ludo::widgets {

/// A table of values that are there at once and do not change: what a report says, as text and as what is
/// sorted and exported. A plain value.
struct ValueTable {
  struct Column {
    QString title;
    bool isNumber = false;  ///< to the right
  };
  struct Cell {
    QString text;
    QVariant value;  ///< what is sorted by; the text when there is none
  };
  struct Row {
    std::vector<Cell> cells;  ///< one a column
    QString tip;
    bool standsOut = false;  ///< in bold
  };
  std::vector<Column> columns;
  std::vector<Row> rows;
};

/// "1,000", sorted as a number.
ValueTable::Cell countCell(std::uint64_t count);

/// Shows a ValueTable; Qt::EditRole gives what is sorted by. GUI thread.
class ValueTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(ValueTable table);
  const ValueTable& table() const { return m_table; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  ValueTable m_table;
};

}  // namespace ludo::widgets
