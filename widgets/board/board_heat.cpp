// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_heat.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QLocale>
#include <algorithm>
#include <cmath>

#include "core/sim/run_batch.h"

namespace ludo::widgets {
namespace {

using kernel::Delta;

struct HeatTexts {
  Q_DECLARE_TR_FUNCTIONS(BoardHeat)
};

constexpr std::size_t mostGames = 400;

/// Counts one game.
class HeatCounter {
 public:
  HeatCounter(BoardHeat& heat, const sim::GameTrace& trace)
      : m_heat(heat), m_trace(trace), m_state(kernel::initialState(*heat.rules, trace.seed)) {}

  void count() {
    for (std::size_t i = 0; i < m_trace.entries.size(); ++i) {
      const kernel::Move& move = m_trace.entries[i].move;
      kernel::EventLog log;
      const std::vector<kernel::Token> before = m_state.tokens;
      kernel::applyMove(*m_heat.rules, m_state, move, &log);
      kernel::ZoneId first;
      for (const Delta& delta : log.deltas) {
        const kernel::ZoneId to = add(delta, before, move.player);
        if (!first.valid()) first = to;
      }
      if (i == 0) addOpening(move, first);
    }
    ++m_heat.games;
  }

 private:
  /// Where a token came to.
  kernel::ZoneId add(const Delta& delta, const std::vector<kernel::Token>& before, kernel::Seat mover) {
    const auto isZone = [&](std::int64_t zone) {
      return zone >= 0 && zone < static_cast<std::int64_t>(m_heat.visits.size());
    };
    const bool leaves = delta.kind == Delta::Kind::TokenMoved || delta.kind == Delta::Kind::TokenDestroyed;
    const bool comes = delta.kind == Delta::Kind::TokenMoved || delta.kind == Delta::Kind::TokenCreated;
    if (leaves && isZone(delta.before) && delta.subject < before.size()) {
      const kernel::Seat owner = before[delta.subject].owner;
      if (owner != kernel::nobody && owner != mover)
        ++m_heat.captures[static_cast<std::size_t>(delta.before)];
    }
    // A token that another player comes to own counts as captured, too.
    if (delta.kind == Delta::Kind::TokenOwner && delta.before != kernel::nobody && delta.before != mover) {
      const kernel::ZoneId zone = m_state.tokens[delta.subject].zone;
      if (zone.valid()) ++m_heat.captures[zone.index];
    }
    if (!comes || !isZone(delta.after)) return {};
    ++m_heat.visits[static_cast<std::size_t>(delta.after)];
    return kernel::ZoneId(static_cast<std::size_t>(delta.after));
  }

  /// A game begins at the last zone that its first move names, or where it first brings something.
  void addOpening(const kernel::Move& move, kernel::ZoneId first) {
    kernel::ZoneId zone = first;
    for (const kernel::Value& argument : move.args) {
      if (argument.kind == kernel::Value::Kind::Zone) zone = argument.zone();
    }
    const auto mover = static_cast<std::size_t>(move.player);
    if (!zone.valid() || !m_trace.outcome || mover >= m_trace.outcome->seats.size()) return;
    const kernel::SeatResult result = m_trace.outcome->seats[mover];
    ++m_heat.openings[zone.index];
    m_heat.openingPoints[zone.index] += result == kernel::SeatResult::Win    ? 1
                                        : result == kernel::SeatResult::Draw ? 0.5
                                                                             : 0;
  }

  BoardHeat& m_heat;
  const sim::GameTrace& m_trace;
  kernel::State m_state;
};

}  // namespace

BoardHeat heatOf(const SimulationResult& simulation, double seconds, const std::stop_token& stop,
                 const std::function<void(std::size_t, std::size_t)>& progressed) {
  QElapsedTimer timer;
  timer.start();
  const std::size_t zones = simulation.rules->zones().size();
  BoardHeat heat{simulation.rules,
                 0,
                 std::vector<std::uint64_t>(zones),
                 std::vector<std::uint64_t>(zones),
                 std::vector<std::uint64_t>(zones),
                 std::vector<double>(zones)};
  const std::vector<sim::GameSummary>& games = simulation.batch->games;
  const std::size_t wanted = std::min(mostGames, games.size());
  for (std::size_t i = 0; i < wanted; ++i) {
    if (stop.stop_requested() || static_cast<double>(timer.elapsed()) > seconds * 1000) break;
    const sim::GameTrace trace =
        sim::replayGame(simulation.rules, simulation.batch->options, games[i * games.size() / wanted]);
    HeatCounter(heat, trace).count();
    if (progressed) progressed(i + 1, wanted);
  }
  return heat;
}

HeatOverlay heatOverlay(const BoardHeat& heat, HeatKind kind) {
  HeatOverlay overlay;
  if (heat.games == 0) return overlay;
  const bool isShare = kind == HeatKind::OpeningWins;
  const std::vector<std::uint64_t>& counts = kind == HeatKind::Captures ? heat.captures : heat.visits;
  double most = 0;
  std::map<QString, double> values;
  for (std::size_t zone = 0; zone < heat.visits.size(); ++zone) {
    // Hands and piles are no places of a board.
    if (heat.rules->def().zones[heat.rules->zones()[zone].def].board.empty() ||
        (isShare && heat.openings[zone] == 0))
      continue;
    const double value = isShare ? heat.openingPoints[zone] / static_cast<double>(heat.openings[zone])
                                 : static_cast<double>(counts[zone]) / static_cast<double>(heat.games);
    values[QString::fromStdString(heat.rules->zones()[zone].name)] = value;
    most = std::max(most, value);
  }
  for (const auto& [name, value] : values) {
    const double warmth = isShare ? value : most == 0 ? 0 : value / most;
    const QString text = isShare ? HeatTexts::tr("%1 %", "share").arg(std::lround(100 * value))
                                 : QLocale().toString(value, 'f', value > 0 && value < 0.095 ? 2 : 1);
    overlay.cells[name] = {warmth, text};
  }
  return overlay;
}

}  // namespace ludo::widgets
