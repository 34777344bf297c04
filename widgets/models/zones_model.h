// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractTableModel>
#include <vector>

namespace ludo::widgets {

/// One zone as a row of text.
struct ZoneRow {
  QString name;
  QString owner;
  int tokens = 0;
  QString contents;
  int neighbours = 0;  ///< zones that it has edges to
  bool operator==(const ZoneRow&) const = default;
};

/// The zones of a position as a table: the board for those who would rather read it.
/// Row i is the zone with index i.
class ZonesModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Name, Owner, Tokens, Contents, Neighbours, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  /// Rows that keep their number and names are updated in place, so that a view keeps its selection.
  void setRows(std::vector<ZoneRow> rows);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<ZoneRow> m_rows;
};

}  // namespace ludo::widgets
