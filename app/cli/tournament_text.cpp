// SPDX-License-Identifier: Apache-2.0
#include "app/cli/tournament_text.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "app/cli/table.h"

namespace ludo::cli {
namespace {

using metrics::countOf;
using metrics::PairStanding;
using metrics::Standing;
using metrics::TournamentReport;

std::string eloText(double elo) {
  // Not "-0".
  const double whole = std::round(elo) + 0.0;
  return (whole > 0 ? "+" : "") + decimalText(whole, 0);
}

std::string eloText(const sim::Interval& interval) {
  return eloText(interval.low) + " to " + eloText(interval.high);
}

std::string percents(const sim::Share& share) {
  return percentText(share.low95) + " to " + percentText(share.high95);
}

std::string head(const TournamentReport& report) {
  const sim::TournamentOptions& options = report.options;
  std::string agents;
  for (const std::string& agent : options.agents) agents += (agents.empty() ? "" : ", ") + agent;
  std::string text = report.gameId + ": " + countOf(report.games(), "game") + " between " + agents +
                     ", seed " + std::to_string(options.seed) + "\n";
  if (!report.complete) {
    const std::uint64_t all = report.pairings.gamesIn(report.pairings.roundsFor(options.games));
    text += "Partial: stopped after " + countText(report.games()) + " of " + countText(all) + " games\n";
  }
  return text;
}

std::string standings(const TournamentReport& report) {
  std::vector<std::size_t> order(report.standings.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t i) { return report.standings[i].elo; });
  Table table({"agent", "Elo", "95 % interval", "games", "wins", "draws", "losses", "score", "win rate",
               "95 % interval"});
  for (const std::size_t i : order) {
    const Standing& agent = report.standings[i];
    table.add({agent.agent, eloText(agent.elo), eloText(agent.elo95), countText(agent.games),
               countText(agent.wins.count), countText(agent.draws), countText(agent.losses),
               percentText(agent.score), percentText(agent.wins.value), percents(agent.wins)});
  }
  return "\n" + table.text();
}

std::string pairs(const TournamentReport& report) {
  Table table({"first", "second", "games", "wins", "draws", "losses", "score", "Elo", "95 % interval",
               "first is better", "plies"},
              {0, 1});
  for (const PairStanding& pair : report.pairs) {
    const sim::PairTally& tally = pair.tally;
    table.add({pair.first, pair.second, countText(tally.played()), countText(tally.wins()),
               countText(tally.draws()), countText(tally.losses()), percentText(pair.score),
               eloText(pair.elo), eloText(pair.elo95), percentText(pair.superiority),
               decimalText(pair.plies, 1)});
  }
  return "\n" + table.text();
}

std::string seats(const TournamentReport& report) {
  const std::uint64_t games = report.games();
  Table table({"seat", "wins", "win rate", "95 % interval"});
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(report.seats); ++seat) {
    std::uint64_t wins = 0;
    for (const PairStanding& pair : report.pairs) wins += pair.tally.seatWins[seat];
    const sim::Share share = sim::makeShare("player " + std::to_string(seat + 1), wins, games);
    table.add({share.name, countText(share.count), percentText(share.value), percents(share)});
  }
  return "\n" + table.text();
}

std::string ofGames(std::uint64_t count, const std::string& one, const std::string& more) {
  return count == 0 ? "" : countOf(count, "game") + (count == 1 ? one : more) + "\n";
}

std::string seedText(const TournamentReport& report, std::size_t pair, const sim::GameName& game) {
  std::string agents;
  for (const std::size_t agent : report.pairings.agentsBySeat(pair, game.seating))
    agents += (agents.empty() ? "" : ",") + report.options.agents[agent];
  const std::uint64_t seed = sim::gameSeed(report.pairings.pairs()[pair].seed, game.round);
  return "--agents " + agents + " --seed " + std::to_string(seed);
}

std::string troubles(const TournamentReport& report) {
  std::uint64_t turnCaps = 0;
  std::uint64_t stuck = 0;
  std::uint64_t givenUp = 0;
  std::string text;
  for (const PairStanding& pair : report.pairs) {
    turnCaps += pair.tally.turnCaps;
    stuck += pair.tally.stuck;
    givenUp += pair.tally.givenUp;
  }
  text += ofGames(turnCaps, " was stopped at the turn cap; it counts as drawn",
                  " were stopped at the turn cap; they count as drawn");
  text += ofGames(stuck, " stopped where a player had no legal move; it counts as drawn",
                  " stopped where a player had no legal move; they count as drawn");
  text += ofGames(givenUp, " was given up because the game asks for too much; it counts as drawn",
                  " were given up because the game asks for too much; they count as drawn");
  for (const Standing& agent : report.standings) {
    if (agent.errors > 0)
      text += "'" + agent.agent + "' failed in " + countOf(agent.errors, "game") + "; it loses " +
              (agent.errors == 1 ? "it" : "them") + "\n";
  }
  for (std::size_t i = 0; i < report.pairs.size(); ++i) {
    const sim::PairTally& tally = report.pairs[i].tally;
    if (tally.errorGame)
      text += "  " + tally.errorReason + " (" + seedText(report, i, *tally.errorGame) + ")\n";
  }
  return text.empty() ? "" : "\n" + text;
}

std::string plainNumber(double value) {
  std::string text = decimalText(value, 6);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string question(const TournamentReport& report) {
  if (!report.sprt) return "";
  const sim::SprtOptions& options = *report.options.sprt;
  const sim::SprtState& state = *report.sprt;
  const std::string elo0 = "elo0=" + plainNumber(options.elo0);
  const std::string elo1 = "elo1=" + plainNumber(options.elo1);
  std::string text = "\nsprt: ";
  if (state.verdict == sim::SprtVerdict::Open) {
    text += "neither " + elo0 + " nor " + elo1 + " is accepted";
  } else {
    const bool one = state.verdict == sim::SprtVerdict::Elo1;
    text += (one ? elo1 : elo0) + " is accepted against " + (one ? elo0 : elo1);
  }
  return text + " after " + countOf(report.games(), "game") + " (alpha " + plainNumber(options.alpha) +
         ", beta " + plainNumber(options.beta) + ", log-likelihood ratio " + decimalText(state.llr) + " of " +
         decimalText(state.lower) + " to " + decimalText(state.upper) + ")\n";
}

}  // namespace

std::string tournamentText(const TournamentReport& report) {
  return head(report) + standings(report) + pairs(report) + seats(report) + question(report) +
         troubles(report);
}

}  // namespace ludo::cli
