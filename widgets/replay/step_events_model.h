// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QAbstractTableModel>
#include <vector>

#include "core/base/source_text.h"

namespace ludo::widgets {

/// One thing that happened while a move resolved.
struct StepEvent {
  enum class Kind { Change, Note };
  Kind kind = Kind::Change;
  QString text;
  Span span;  ///< the rule that did it; unknown for the turn machinery
  bool operator==(const StepEvent&) const = default;
};

/// What happened in one step, in order: changes of the state, triggers that fired, and other remarks.
class StepEventsModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { What, Text, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;

  void setEvents(std::vector<StepEvent> events);
  const StepEvent& eventAt(int row) const { return m_events.at(static_cast<std::size_t>(row)); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  std::vector<StepEvent> m_events;
};

}  // namespace ludo::widgets
