// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {

/// The games that hold the cells of an archive, one a row: fitness with its interval, the game, where it lies
/// along each axis, and what else was measured of it. Qt::EditRole gives what to sort by. GUI thread.
class ElitesModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  /// Columns before those of the axes.
  enum Column { Fitness, Interval, Game, Candidate, FirstAxis };

  using QAbstractTableModel::QAbstractTableModel;

  void setSnapshot(ArchiveSnapshotPtr snapshot);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  QVariant text(const ArchiveElite& elite, int column) const;
  QVariant sortKey(const ArchiveElite& elite, int column) const;
  /// The measure that a column shows; nothing for the columns before those.
  std::optional<std::size_t> measureOf(int column) const;

  ArchiveSnapshotPtr m_snapshot;
};

}  // namespace ludo::widgets
