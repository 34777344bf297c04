// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <optional>

#include "core/service/card_table.h"

namespace ludo::widgets {

/// A table of cards as a grid that can be edited. What is changed is asked for and not done: the text
/// changes, and the table that is made of it is given back. GUI thread.
class CardTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;

  void setTable(std::optional<service::CardTable> table);
  const std::optional<service::CardTable>& table() const { return m_table; }
  /// While the text is checked, nothing can be changed.
  void setEditable(bool editable) { m_isEditable = editable; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 signals:
  void changeRequested(const ludo::diagnostics::Fix& fix);

 private:
  std::optional<service::CardTable> m_table;
  bool m_isEditable = true;
};

}  // namespace ludo::widgets
