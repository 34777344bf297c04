// SPDX-License-Identifier: Apache-2.0
#include "core/metrics/tournament_report.h"

namespace ludo::metrics {
namespace {

double share(double part, std::uint64_t whole) {
  return whole == 0 ? 0 : part / static_cast<double>(whole);
}

sim::PairScore scoreOf(const sim::Pairings::Pair& pair, const sim::PairTally& tally) {
  return {pair.first, pair.second, tally.played(), tally.points(), tally.roundPoints};
}

PairStanding standingOf(const sim::Tournament& tournament, std::size_t index) {
  const sim::Pairings::Pair& pair = tournament.pairings.pairs()[index];
  const sim::PairTally& tally = tournament.pairs[index];
  PairStanding standing;
  standing.firstIndex = pair.first;
  standing.secondIndex = pair.second;
  standing.first = tournament.options.agents[pair.first];
  standing.second = tournament.options.agents[pair.second];
  standing.tally = tally;
  standing.score = share(tally.points(), tally.played());
  standing.wins = sim::makeShare(standing.first + " wins", tally.wins(), tally.played());
  standing.losses = sim::makeShare(standing.second + " wins", tally.losses(), tally.played());
  sim::PairScore score = scoreOf(pair, tally);
  score.first = 0;
  score.second = 1;
  const sim::Ratings alone(2, {score});
  standing.elo = alone.difference(0, 1);
  standing.elo95 = alone.difference95(0, 1);
  standing.superiority = sim::likelihoodOfSuperiority(tally.wins(), tally.losses());
  standing.plies = share(static_cast<double>(tally.plies), tally.played());
  return standing;
}

std::vector<Standing> standings(const sim::Tournament& tournament) {
  std::vector<Standing> result(tournament.options.agents.size());
  std::vector<double> points(result.size(), 0.0);
  std::vector<std::uint64_t> wins(result.size(), 0);
  std::vector<sim::PairScore> scores;
  const auto add = [&](std::size_t agent, double won, std::uint64_t winCount, std::uint64_t lossCount,
                       std::uint64_t errors, const sim::PairTally& tally) {
    points[agent] += won;
    wins[agent] += winCount;
    result[agent].losses += lossCount;
    result[agent].draws += tally.draws();
    result[agent].games += tally.played();
    result[agent].errors += errors;
  };
  for (std::size_t i = 0; i < tournament.pairs.size(); ++i) {
    const sim::Pairings::Pair& pair = tournament.pairings.pairs()[i];
    const sim::PairTally& tally = tournament.pairs[i];
    const double rest = static_cast<double>(tally.played()) - tally.points();
    add(pair.first, tally.points(), tally.wins(), tally.losses(), tally.errors[0], tally);
    add(pair.second, rest, tally.losses(), tally.wins(), tally.errors[1], tally);
    scores.push_back(scoreOf(pair, tally));
  }
  const sim::Ratings ratings(result.size(), scores);
  for (std::size_t agent = 0; agent < result.size(); ++agent) {
    Standing& standing = result[agent];
    standing.agent = tournament.options.agents[agent];
    standing.elo = ratings.rating(agent);
    standing.elo95 = ratings.interval95(agent);
    standing.score = share(points[agent], standing.games);
    standing.wins = sim::makeShare(standing.agent + " wins", wins[agent], standing.games);
  }
  return result;
}

}  // namespace

std::uint64_t TournamentReport::games() const {
  std::uint64_t sum = 0;
  for (const PairStanding& pair : pairs) sum += pair.tally.played();
  return sum;
}

TournamentReport report(const kernel::Rules& rules, const sim::Tournament& tournament) {
  TournamentReport result{
      rules.def().metadata.id, sim::gameHash(rules.def()), rules.seats(),         tournament.options,
      tournament.pairings,     !tournament.cancelled,      standings(tournament), {},
      tournament.sprt};
  for (std::size_t i = 0; i < tournament.pairs.size(); ++i) result.pairs.push_back(standingOf(tournament, i));
  return result;
}

}  // namespace ludo::metrics
