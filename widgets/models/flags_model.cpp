// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/flags_model.h"

#include <QLocale>

#include "widgets/models/core_words.h"

namespace ludo::widgets {

FlagsModel::FlagsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FlagsModel::setReport(std::shared_ptr<const metrics::EvalReport> report) {
  beginResetModel();
  m_report = std::move(report);
  endResetModel();
}

int FlagsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || !m_report ? 0 : static_cast<int>(m_report->flags.size());
}

int FlagsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant FlagsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const metrics::Flag& item = flag(index.row());
  if (role == Qt::ToolTipRole) {
    return tr("%1\n%2 Click or press Enter to list its games.")
        .arg(flagText(item, *m_report), flagHelp(item.kind));
  }
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(
        Qt::Alignment((index.column() == Games ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole && role != Qt::EditRole) return {};
  switch (index.column()) {
    case Kind:
      return flagTitle(item.kind);
    case Message:
      return flagText(item, *m_report);
    case Games:
      return role == Qt::EditRole ? QVariant(static_cast<qulonglong>(item.count))
                                  : QVariant(QLocale().toString(static_cast<qulonglong>(item.count)));
    default:
      return {};
  }
}

QVariant FlagsModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case Kind:
      return tr("Flag");
    case Message:
      return tr("What was seen");
    case Games:
      return tr("Games");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
