// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/step_events_model.h"

#include <QtGui/QFont>

namespace ludo::widgets {

void StepEventsModel::setEvents(std::vector<StepEvent> events) {
  if (events == m_events) return;
  beginResetModel();
  m_events = std::move(events);
  endResetModel();
}

int StepEventsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_events.size());
}

int StepEventsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant StepEventsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const StepEvent& event = m_events[static_cast<std::size_t>(index.row())];
  const bool note = event.kind == StepEvent::Kind::Note;
  switch (role) {
    case Qt::DisplayRole:
      if (index.column() == Text) return event.text;
      return note ? tr("Note") : tr("Change");
    case Qt::FontRole: {
      QFont font;
      font.setBold(note);
      return note ? QVariant(font) : QVariant();
    }
    case Qt::ToolTipRole:
      return event.span.known() ? QVariant(tr("%1\nEnter or a double click shows the rule").arg(event.text))
                                : QVariant(event.text);
    default:
      return {};
  }
}

QVariant StepEventsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == What ? tr("What") : section == Text ? tr("Happened") : QString();
}

}  // namespace ludo::widgets
