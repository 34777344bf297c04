// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/flags_model.h"

#include <QLocale>

namespace ludo::widgets {

QString flagTitle(sim::FlagKind kind) {
  switch (kind) {
    case sim::FlagKind::LoopDetected:
      return FlagsModel::tr("Loop");
    case sim::FlagKind::NoLegalMoves:
      return FlagsModel::tr("No legal moves");
    case sim::FlagKind::DominantAction:
      return FlagsModel::tr("Dominant action");
    case sim::FlagKind::TrivialWin:
      return FlagsModel::tr("Trivial win");
    case sim::FlagKind::Stall:
      return FlagsModel::tr("Stall");
    case sim::FlagKind::TriggerDepthExceeded:
      return FlagsModel::tr("Trigger chain too deep");
  }
  return {};
}

QString flagHelp(sim::FlagKind kind) {
  switch (kind) {
    case sim::FlagKind::LoopDetected:
      return FlagsModel::tr("The same position came up again, so the game may go round in circles.");
    case sim::FlagKind::NoLegalMoves:
      return FlagsModel::tr("A player had nothing to do although the game was not over.");
    case sim::FlagKind::DominantAction:
      return FlagsModel::tr(
          "One action was taken nearly every time it could be, so the choice may be no choice.");
    case sim::FlagKind::TrivialWin:
      return FlagsModel::tr("A game was won after very few turns.");
    case sim::FlagKind::Stall:
      return FlagsModel::tr("For many plies in a row nothing on the table changed.");
    case sim::FlagKind::TriggerDepthExceeded:
      return FlagsModel::tr("Triggers set each other off until the limit of the chain cut them short.");
  }
  return {};
}

FlagsModel::FlagsModel(QObject* parent) : QAbstractTableModel(parent) {}

void FlagsModel::setFlags(std::vector<sim::Flag> flags) {
  beginResetModel();
  m_flags = std::move(flags);
  endResetModel();
}

int FlagsModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_flags.size());
}

int FlagsModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant FlagsModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const sim::Flag& item = flag(index.row());
  if (role == Qt::ToolTipRole) {
    return tr("%1\n%2 Click or press Enter to list its games.")
        .arg(QString::fromStdString(item.message), flagHelp(item.kind));
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
      return QString::fromStdString(item.message);
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
