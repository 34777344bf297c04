// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/simulated_game.h"

#include <algorithm>

#include "widgets/models/core_words.h"
#include "widgets/replay/replay_panel.h"

namespace ludo::widgets {
namespace {

std::vector<ReplayFlag> flagsOf(const metrics::EvalReport& report, const sim::GameSummary& game) {
  std::vector<ReplayFlag> flags;
  for (const metrics::Flag& flag : report.flags) {
    for (std::size_t i = 0; i < flag.games.size() && i < flag.plies.size(); ++i) {
      if (flag.games[i] == game.index) flags.push_back({flag.plies[i], flagTitle(flag.kind)});
    }
  }
  return flags;
}

}  // namespace

SimulatedGame::SimulatedGame(ReplayPanel& panel)
    : QObject(&panel),
      m_job(
          [this](std::uint64_t, Result<std::shared_ptr<sim::GameTrace>> trace) {
            if (trace && *trace) m_show(std::move(**trace));
          },
          Urgency::Background) {}

void SimulatedGame::open(const SimulationResult& simulation, const sim::GameSummary& game, int ply) {
  auto* panel = static_cast<ReplayPanel*>(parent());
  m_show = [panel, rules = simulation.rules, flags = flagsOf(*simulation.report, game),
            ply](sim::GameTrace trace) {
    panel->openGame(rules, std::move(trace), static_cast<std::size_t>(std::max(0, ply)));
    panel->setFlags(flags);
  };
  m_job.start(0, [rules = simulation.rules, options = simulation.batch->options, game](std::stop_token) {
    return std::make_shared<sim::GameTrace>(sim::replayGame(rules, options, game));
  });
}

}  // namespace ludo::widgets
