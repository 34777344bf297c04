// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/trace_model.h"

#include <QtGui/QFontDatabase>

#include "core/kernel/label_in_play.h"
#include "widgets/models/move_title.h"

namespace ludo::widgets {

namespace {

constexpr std::size_t pliesTold = 64;

}  // namespace

QString hashText(std::uint64_t hash) {
  return QStringLiteral("%1").arg(hash, 16, 16, QLatin1Char('0'));
}

void TraceModel::setReplay(std::shared_ptr<const sim::Replay> replay) {
  beginResetModel();
  m_replay = std::move(replay);
  m_told.clear();
  m_start = m_replay != nullptr ? m_replay->stateAt(0) : kernel::State();
  endResetModel();
}

std::uint64_t TraceModel::hashOf(std::size_t step) const {
  const sim::GameTrace& trace = m_replay->trace();
  return step == 0 ? trace.initialHash : trace.entries[step - 1].stateHash;
}

int TraceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || m_replay == nullptr ? 0 : static_cast<int>(m_replay->trace().entries.size()) + 1;
}

int TraceModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

/// Read in blocks, for each needs the positions before it.
QString TraceModel::moveOf(std::size_t step) const {
  const sim::GameTrace& trace = m_replay->trace();
  // What is recorded beyond a divergence need not name anything that these rules have.
  if (step >= m_replay->stepCount()) return QString::fromStdString(trace.entries[step - 1].moveText);
  const kernel::Move& wanted = trace.entries[step - 1].move;
  if (!kernel::namesToken(wanted)) return moveTitle(*m_replay->rules(), m_start, wanted);
  const std::size_t ply = step - 1;
  if (ply < m_firstTold || ply >= m_firstTold + m_told.size()) {
    m_told.clear();
    m_firstTold = ply / pliesTold * pliesTold;
    const kernel::Rules& rules = *m_replay->rules();
    kernel::State state = m_replay->stateAt(m_firstTold);
    for (std::size_t i = m_firstTold; i + 1 < m_replay->stepCount() && i < m_firstTold + pliesTold; ++i) {
      const kernel::Move& move = trace.entries[i].move;
      m_told.push_back(moveTitle(rules, state, move));
      kernel::applyMove(rules, state, move);
    }
  }
  return m_told[ply - m_firstTold];
}

QVariant TraceModel::text(std::size_t step, int column) const {
  if (column == Ply) return static_cast<qulonglong>(step);
  if (column == Hash) return hashText(hashOf(step));
  if (step == 0) return column == Move ? QVariant(tr("Start of the game")) : QVariant();
  const sim::TraceEntry& entry = m_replay->trace().entries[step - 1];
  switch (column) {
    case Player:
      return tr("Player %1").arg(entry.move.player + 1);
    case Move:
      return moveOf(step);
    case LegalMoves:
      return entry.legalMoveCount;
    default:
      return {};
  }
}

QVariant TraceModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const auto step = static_cast<std::size_t>(index.row());
  switch (role) {
    case Qt::DisplayRole:
      return text(step, index.column());
    case Qt::ToolTipRole:
      return index.column() == Move && step > 0
                 ? QVariant(QString::fromStdString(m_replay->trace().entries[step - 1].moveText))
                 : QVariant();
    case Qt::FontRole:
      return index.column() == Hash ? QVariant(QFontDatabase::systemFont(QFontDatabase::FixedFont))
                                    : QVariant();
    case Qt::TextAlignmentRole:
      if (index.column() != Ply && index.column() != LegalMoves) return {};
      return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case SeatRole:
      return step == 0 ? kernel::nobody : m_replay->trace().entries[step - 1].move.player;
    case ReachableRole:
      return step < m_replay->stepCount();
    default:
      return {};
  }
}

QVariant TraceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::ToolTipRole) {
    if (section == LegalMoves) return tr("How many moves the player could choose from");
    if (section == Hash) return tr("Hash of the whole state after the move");
    return {};
  }
  if (role == Qt::TextAlignmentRole && (section == Ply || section == LegalMoves)) {
    return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
  }
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Ply:
      return tr("Ply");
    case Player:
      return tr("Player");
    case Move:
      return tr("Move");
    case LegalMoves:
      return tr("Options");
    case Hash:
      return tr("State hash");
    default:
      return {};
  }
}

Qt::ItemFlags TraceModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  const bool reachable = static_cast<std::size_t>(index.row()) < m_replay->stepCount();
  return reachable ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren
                   : Qt::ItemFlags(Qt::ItemNeverHasChildren);
}

}  // namespace ludo::widgets
