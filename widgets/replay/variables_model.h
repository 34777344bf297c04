// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractTableModel>
#include <vector>

#include "core/kernel/kernel.h"

namespace ludo::widgets {

struct VariableRow {
  QString name;
  QString owner;            ///< "Player 1"; empty for a global one
  std::int64_t before = 0;  ///< at the step before
  std::int64_t value = 0;
  bool changed() const { return before != value; }
  bool operator==(const VariableRow&) const = default;
};

/// All variables of a step, globals first, with their values before it.
std::vector<VariableRow> variableRows(const kernel::Rules& rules, const kernel::State& before,
                                      const kernel::State& after);

/// The variables as a table; changed ones stand out in bold, with an arrow from the old value.
class VariablesModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Name, Owner, Value, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setRows(std::vector<VariableRow> rows);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<VariableRow> m_rows;
};

}  // namespace ludo::widgets
