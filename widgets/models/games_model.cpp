// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/games_model.h"

#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace ludo::widgets {
namespace {

QString endedText(const std::vector<kernel::SeatResult>& results) {
  QStringList winners;
  for (std::size_t seat = 0; seat < results.size(); ++seat) {
    if (results[seat] == kernel::SeatResult::Win) winners << QString::number(seat + 1);
  }
  if (winners.size() == 1) return GamesModel::tr("Player %1 wins").arg(winners.front());
  if (winners.size() == static_cast<qsizetype>(results.size()) && !winners.isEmpty())
    return GamesModel::tr("All players win");
  if (winners.size() > 1) return GamesModel::tr("Players %1 win").arg(winners.join(QStringLiteral(", ")));
  const bool allLose = std::all_of(results.begin(), results.end(), [](kernel::SeatResult result) {
    return result == kernel::SeatResult::Loss;
  });
  return allLose && !results.empty() ? GamesModel::tr("All players lose") : GamesModel::tr("Draw");
}

}  // namespace

QString gameResultText(const sim::GameSummary& game) {
  switch (game.stop) {
    case sim::Stop::Ended:
      return endedText(game.results);
    case sim::Stop::TurnCap:
      return GamesModel::tr("Turn limit reached");
    case sim::Stop::NoLegalMoves:
      return GamesModel::tr("No legal moves");
    case sim::Stop::Cancelled:
      return GamesModel::tr("Cancelled");
    case sim::Stop::AgentError:
      return GamesModel::tr("A bot failed");
    case sim::Stop::GivenUp:
      return GamesModel::tr("Given up");
  }
  return {};
}

GamesModel::GamesModel(QObject* parent) : QAbstractTableModel(parent) {}

void GamesModel::setAllGames(SimulationResult simulation) {
  beginResetModel();
  m_simulation = std::move(simulation);
  m_plies.clear();
  m_positions.resize(m_simulation.batch ? m_simulation.batch->games.size() : 0);
  for (std::size_t row = 0; row < m_positions.size(); ++row)
    m_positions[row] = static_cast<std::uint32_t>(row);
  endResetModel();
}

void GamesModel::setGames(SimulationResult simulation, const std::vector<std::uint64_t>& games,
                          const std::vector<std::uint32_t>& plies) {
  beginResetModel();
  m_simulation = std::move(simulation);
  m_positions.clear();
  m_plies.clear();
  if (m_simulation.batch) {
    const std::vector<sim::GameSummary>& all = m_simulation.batch->games;
    for (std::size_t i = 0; i < games.size(); ++i) {
      const auto found = std::lower_bound(
          all.begin(), all.end(), games[i],
          [](const sim::GameSummary& game, std::uint64_t index) { return game.index < index; });
      if (found == all.end() || found->index != games[i]) continue;
      m_positions.push_back(static_cast<std::uint32_t>(found - all.begin()));
      if (!plies.empty()) m_plies.push_back(i < plies.size() ? static_cast<std::int64_t>(plies[i]) : -1);
    }
  }
  endResetModel();
}

void GamesModel::clear() {
  setAllGames({});
}

const sim::GameSummary& GamesModel::game(int row) const {
  return m_simulation.batch->games[m_positions[static_cast<std::size_t>(row)]];
}

int GamesModel::plyOf(int row) const {
  return m_plies.empty() ? -1 : static_cast<int>(m_plies[static_cast<std::size_t>(row)]);
}

int GamesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_positions.size());
}

int GamesModel::columnCount(const QModelIndex& parent) const {
  if (parent.isValid()) return 0;
  return m_plies.empty() ? ColumnCount - 1 : ColumnCount;
}

QVariant GamesModel::value(int row, int column) const {
  const sim::GameSummary& summary = game(row);
  switch (column) {
    case Game:
      return static_cast<qulonglong>(summary.index + 1);
    case Seed:
      return static_cast<qulonglong>(summary.seed);
    case Plies:
      return static_cast<qulonglong>(summary.plies);
    case Turns:
      return static_cast<qulonglong>(summary.turns);
    case Result:
      return gameResultText(summary);
    case Ply:
      return plyOf(row) < 0 ? QVariant() : QVariant(plyOf(row));
    default:
      return {};
  }
}

QVariant GamesModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  switch (role) {
    case Qt::EditRole:
      return value(index.row(), index.column());
    case Qt::DisplayRole: {
      QVariant content = value(index.row(), index.column());
      // A seed is a name to copy, not an amount: it is shown without separators.
      if (index.column() == Seed) return QString::number(content.toULongLong());
      if (content.userType() == QMetaType::ULongLong) return QLocale().toString(content.toULongLong());
      return content;
    }
    case Qt::TextAlignmentRole:
      return QVariant::fromValue(
          Qt::Alignment((index.column() == Result ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
    case Qt::ToolTipRole:
      return tr("Double-click or press Enter to see this game move by move");
    default:
      return {};
  }
}

QVariant GamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(
        Qt::Alignment((section == Result ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter));
  }
  const bool isTip = role == Qt::ToolTipRole;
  if (role != Qt::DisplayRole && !isTip) return {};
  switch (section) {
    case Game:
      return isTip ? tr("Number of the game in the simulation") : tr("Game");
    case Seed:
      return isTip ? tr("The seed of this game: the same seed plays the same game again") : tr("Seed");
    case Plies:
      return isTip ? tr("Number of single decisions in the game") : tr("Plies");
    case Turns:
      return isTip ? tr("Number of turns in the game") : tr("Turns");
    case Result:
      return isTip ? tr("How the game ended") : tr("Result");
    case Ply:
      return isTip ? tr("The ply at which to look") : tr("At ply");
    default:
      return {};
  }
}

}  // namespace ludo::widgets
