// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/elites_model.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

namespace ludo::widgets {

void ElitesModel::setSnapshot(ArchiveSnapshotPtr snapshot) {
  beginResetModel();
  m_snapshot = std::move(snapshot);
  endResetModel();
}

int ElitesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_snapshot ? 0 : static_cast<int>(m_snapshot->elites.size());
}

int ElitesModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid() || !m_snapshot) return 0;
  // The first measure is fitness, which has a column of its own.
  const std::size_t measures = std::max<std::size_t>(m_snapshot->measures.size(), 1) - 1;
  return FirstAxis + static_cast<int>(m_snapshot->axes.size() + measures);
}

std::optional<std::size_t> ElitesModel::measureOf(int column) const {
  const int first = FirstAxis + static_cast<int>(m_snapshot->axes.size());
  if (column < first) return std::nullopt;
  return static_cast<std::size_t>(column - first) + 1;
}

QVariant ElitesModel::text(const ArchiveElite& elite, int column) const {
  const QLocale locale;
  const auto decimal = [&locale](double number) { return locale.toString(number, 'f', 3); };
  switch (column) {
    case Fitness:
      return decimal(elite.fitness.value);
    case Interval:
      return tr("%1 to %2").arg(decimal(elite.fitness.low), decimal(elite.fitness.high));
    case Game:
      return elite.pinned ? tr("%1 (pinned)").arg(elite.name) : elite.name;
    case Candidate:
      return QString::number(elite.candidate);
    default: {
      if (const auto measure = measureOf(column)) {
        const double value = measuredValue(elite, *measure);
        return std::isnan(value) ? QStringLiteral("–") : locale.toString(value, 'g', 4);
      }
      const auto axis = static_cast<std::size_t>(column - FirstAxis);
      return cellLabel(m_snapshot->axes[axis], elite.coordinates[axis]);
    }
  }
}

QVariant ElitesModel::sortKey(const ArchiveElite& elite, int column) const {
  switch (column) {
    case Fitness:
      return elite.fitness.value;
    case Interval:
      return elite.fitness.low;
    case Game:
      return elite.name;
    case Candidate:
      return static_cast<qulonglong>(elite.candidate);
    default:
      // A value that was not measured sorts before all that were.
      if (const auto measure = measureOf(column)) {
        const double value = measuredValue(elite, *measure);
        return std::isnan(value) ? -HUGE_VAL : value;
      }
      return static_cast<qulonglong>(elite.coordinates[static_cast<std::size_t>(column - FirstAxis)]);
  }
}

QVariant ElitesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ArchiveElite& elite = m_snapshot->elites[static_cast<std::size_t>(index.row())];
  if (role == Qt::DisplayRole) return text(elite, index.column());
  if (role == Qt::EditRole) return sortKey(elite, index.column());
  const bool isNumber = index.column() == Fitness || index.column() == Candidate || measureOf(index.column());
  if (role == Qt::TextAlignmentRole && isNumber) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
  return {};
}

QVariant ElitesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
  if (const auto measure = measureOf(section)) {
    if (role == Qt::ToolTipRole) return m_snapshot->measures[*measure].help;
    return role == Qt::DisplayRole ? m_snapshot->measures[*measure].title : QVariant();
  }
  if (section >= FirstAxis) {
    const ArchiveAxis& axis = m_snapshot->axes[static_cast<std::size_t>(section - FirstAxis)];
    if (role == Qt::ToolTipRole) return axis.help;
    return role == Qt::DisplayRole ? axis.title : QVariant();
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Fitness:
      return tr("Fitness");
    case Interval:
      return tr("Interval");
    case Game:
      return tr("Game");
    default:
      return tr("Candidate");
  }
}

}  // namespace ludo::widgets
