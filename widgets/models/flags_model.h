// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAbstractTableModel>
#include <vector>

#include "core/sim/report.h"

namespace ludo::widgets {

/// A flag's name for people: "Loop", "No legal moves".
QString flagTitle(sim::FlagKind kind);
/// What the flag means and what to do about it, in a sentence.
QString flagHelp(sim::FlagKind kind);

/// The flags of an evaluation report. Lives on the GUI thread.
class FlagsModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Kind, Message, Games, ColumnCount };

  explicit FlagsModel(QObject* parent = nullptr);

  void setFlags(std::vector<sim::Flag> flags);
  const sim::Flag& flag(int row) const { return m_flags[static_cast<std::size_t>(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<sim::Flag> m_flags;
};

}  // namespace ludo::widgets
