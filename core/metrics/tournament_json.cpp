// SPDX-License-Identifier: Apache-2.0
#include <nlohmann/json.hpp>

#include "core/metrics/tournament_report.h"
#include "core/sim/digits.h"

namespace ludo::metrics {
namespace {

using Json = nlohmann::ordered_json;

Json interval(const sim::Interval& interval) {
  return {interval.low, interval.high};
}

Json share(const sim::Share& share) {
  return {{"share", share.value}, {"interval95", {share.low95, share.high95}}};
}

Json standing(const Standing& standing) {
  return {
      {"agent", standing.agent},   {"elo", standing.elo},         {"eloInterval95", interval(standing.elo95)},
      {"games", standing.games},   {"wins", standing.wins.count}, {"draws", standing.draws},
      {"losses", standing.losses}, {"score", standing.score},     {"winRate", share(standing.wins)},
      {"errors", standing.errors}};
}

/// What it takes to play one game again: `ludo run` with these agents and this seed.
Json game(const TournamentReport& report, std::size_t pair, const sim::GameName& name) {
  Json agents = Json::array();
  for (const std::size_t agent : report.pairings.agentsBySeat(pair, name.seating))
    agents.push_back(report.options.agents[agent]);
  const std::uint64_t seed = sim::gameSeed(report.pairings.pairs()[pair].seed, name.round);
  return {{"agents", std::move(agents)}, {"seed", std::to_string(seed)}};
}

Json pair(const TournamentReport& report, std::size_t index) {
  const PairStanding& pair = report.pairs[index];
  const sim::PairTally& tally = pair.tally;
  Json examples = Json::object();
  const std::array<const char*, 3> names{"firstWins", "draw", "secondWins"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (tally.firstGames[i]) examples[names[i]] = game(report, index, *tally.firstGames[i]);
  }
  Json result{{"first", pair.firstIndex},
              {"second", pair.secondIndex},
              {"seed", std::to_string(report.pairings.pairs()[index].seed)},
              {"rounds", tally.rounds},
              {"games", tally.played()},
              {"wins", tally.wins()},
              {"draws", tally.draws()},
              {"losses", tally.losses()},
              {"score", pair.score},
              {"winRate", share(pair.wins)},
              {"lossRate", share(pair.losses)},
              {"elo", pair.elo},
              {"eloInterval95", interval(pair.elo95)},
              {"superiority", pair.superiority},
              {"roundPoints", tally.roundPoints},
              {"seatWins", tally.seatWins},
              {"plies", pair.plies},
              {"turnCaps", tally.turnCaps},
              {"stuck", tally.stuck},
              {"givenUp", tally.givenUp},
              {"errors", tally.errors},
              {"examples", std::move(examples)}};
  if (tally.errorGame) {
    result["firstError"] = game(report, index, *tally.errorGame);
    result["firstError"]["reason"] = tally.errorReason;
  }
  return result;
}

const char* verdictWord(sim::SprtVerdict verdict) {
  switch (verdict) {
    case sim::SprtVerdict::Elo0:
      return "elo0";
    case sim::SprtVerdict::Elo1:
      return "elo1";
    case sim::SprtVerdict::Open:
      break;
  }
  return "open";
}

Json sprt(const sim::SprtOptions& options, const sim::SprtState& state) {
  return {{"elo0", options.elo0},   {"elo1", options.elo1},
          {"alpha", options.alpha}, {"beta", options.beta},
          {"llr", state.llr},       {"lower", state.lower},
          {"upper", state.upper},   {"accepted", verdictWord(state.verdict)}};
}

}  // namespace

std::string tournamentJson(const TournamentReport& report) {
  Json document{{"format", "ludo-tournament"},
                {"version", 1},
                {"game", report.gameId},
                {"gameHash", sim::hashText(report.gameHash)},
                {"players", report.seats},
                {"agents", report.options.agents},
                {"seed", std::to_string(report.options.seed)},
                {"maxTurns", report.options.maxTurns},
                {"gamesAsked", report.options.games},
                {"gamesPerRound", report.pairings.gamesPerRound()},
                {"games", report.games()},
                {"complete", report.complete},
                {"standings", Json::array()},
                {"pairs", Json::array()}};
  for (const Standing& item : report.standings) document["standings"].push_back(standing(item));
  for (std::size_t i = 0; i < report.pairs.size(); ++i) document["pairs"].push_back(pair(report, i));
  if (report.sprt) document["sprt"] = sprt(*report.options.sprt, *report.sprt);
  return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace ludo::metrics
