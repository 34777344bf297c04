// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <memory>

#include "core/metrics/report.h"

namespace ludo::widgets {

/// The flags of an evaluation report. Lives on the GUI thread.
class FlagsModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Kind, Message, Games, ColumnCount };

  explicit FlagsModel(QObject* parent = nullptr);

  /// Null: none.
  void setReport(std::shared_ptr<const metrics::EvalReport> report);
  const metrics::Flag& flag(int row) const { return m_report->flags[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::shared_ptr<const metrics::EvalReport> m_report;
};

}  // namespace ludo::widgets
