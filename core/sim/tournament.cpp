// SPDX-License-Identifier: Apache-2.0
#include "core/sim/tournament.h"

#include <algorithm>
#include <cassert>

#include "core/base/budget.h"
#include "core/base/limits.h"
#include "core/sim/in_order.h"
#include "core/sim/play.h"
#include "core/sim/progress.h"
#include "core/sim/summary_parts.h"

namespace ludo::sim {
template <MaybeConst<PlayedGame> Self>
auto parts(Self& game) {
  auto& [stop, results, plies, error, givenUp] = game;
  return std::tie(stop, results, plies, error, givenUp);
}

namespace {

/// Keeps how a game was left.
class EndRecorder final : public PlayObserver {
 public:
  void started(const kernel::State&) override { m_game = {}; }
  void chosen(const kernel::State&, const std::vector<kernel::Move>&, std::size_t) override {
    ++m_game.plies;
  }
  void resolved(const kernel::State&, const kernel::EventLog&) override {}
  void failed(const AgentError& error) override { m_game.agentError = error; }
  void givenUp(const GivenUp& why) override { m_game.givenUp = why; }
  void finished(const kernel::State& state, Stop stop) override {
    m_game.stop = stop;
    if (stop == Stop::Ended && state.outcome) m_game.results = state.outcome->seats;
  }
  PlayedGame take() { return std::move(m_game); }

 private:
  PlayedGame m_game;
};

int rank(kernel::SeatResult result) {
  if (result == kernel::SeatResult::Win) return 2;
  return result == kernel::SeatResult::Draw ? 1 : 0;
}

/// Counts the games of one pair, whole rounds only.
class Counter {
 public:
  Counter(PairTally& tally, const Pairings& pairings) : m_tally(tally), m_pairings(pairings) {
    tally.roundPoints.assign(2 * pairings.gamesPerRound() + 1, 0);
    tally.seatWins.assign(pairings.seating(0).size(), 0);
  }

  /// Games come in their order. True when it was the last of a round.
  bool add(PlayedGame&& game, std::uint64_t round) {
    m_games.push_back(std::move(game));
    if (m_games.size() < m_pairings.gamesPerRound()) return false;
    std::size_t points = 0;
    for (std::size_t seating = 0; seating < m_games.size(); ++seating)
      points += count(m_games[seating], {round, seating});
    ++m_tally.roundPoints[points];
    ++m_tally.rounds;
    m_games.clear();
    return true;
  }

 private:
  /// The half points of the first.
  std::size_t count(const PlayedGame& game, const GameName& name) {
    const std::vector<bool>& seating = m_pairings.seating(name.seating);
    const PairResult result = pairResult(game, seating);
    const auto kind = static_cast<std::size_t>(result);
    ++m_tally.games[kind];
    if (!m_tally.firstGames[kind]) m_tally.firstGames[kind] = name;
    m_tally.plies += game.plies;
    for (std::size_t seat = 0; seat < game.results.size(); ++seat)
      m_tally.seatWins[seat] += game.results[seat] == kernel::SeatResult::Win ? 1 : 0;
    m_tally.turnCaps += game.stop == Stop::TurnCap ? 1 : 0;
    m_tally.stuck += game.stop == Stop::NoLegalMoves ? 1 : 0;
    m_tally.givenUp += game.givenUp ? 1 : 0;
    if (game.agentError) {
      ++m_tally.errors[seating[static_cast<std::size_t>(game.agentError->seat)] ? 0 : 1];
      if (!m_tally.errorGame) {
        m_tally.errorGame = name;
        m_tally.errorReason = game.agentError->reason;
      }
    }
    return 2 - kind;
  }

  PairTally& m_tally;
  const Pairings& m_pairings;
  std::vector<PlayedGame> m_games;
};

std::vector<std::string> textsBySeat(const TournamentOptions& options,
                                     const std::vector<std::size_t>& agents) {
  std::vector<std::string> texts;
  for (const std::size_t agent : agents) texts.push_back(options.agents[agent]);
  return texts;
}

std::optional<PlayedGame> unpackPlayed(const kernel::Rules& rules, std::string_view bytes) {
  std::optional<PlayedGame> game = unpacked<PlayedGame>(bytes);
  if (!game) return std::nullopt;
  const bool fits =
      game->stop >= Stop::Ended && game->stop <= Stop::GivenUp &&
      (game->results.empty() || game->results.size() == static_cast<std::size_t>(rules.seats())) &&
      (!game->agentError || (game->agentError->seat >= 0 && game->agentError->seat < rules.seats())) &&
      (!game->givenUp || (game->givenUp->excess.bound <= kernel::Bound::ExtraTurns &&
                          game->givenUp->excess.node <= rules.def().nodeCount));
  return fits ? std::move(game) : std::nullopt;
}

}  // namespace

PairResult pairResult(const PlayedGame& game, const std::vector<bool>& seating) {
  if (game.agentError)
    return seating[static_cast<std::size_t>(game.agentError->seat)] ? PairResult::Second : PairResult::First;
  int first = 0;
  int second = 0;
  for (std::size_t seat = 0; seat < game.results.size(); ++seat) {
    int& best = seating[seat] ? first : second;
    best = std::max(best, rank(game.results[seat]));
  }
  if (first == second) return PairResult::Draw;
  return first > second ? PairResult::First : PairResult::Second;
}

Tournament runTournament(const kernel::RulesPtr& rules, const TournamentOptions& options,
                         const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
                         const JournalPart& journal, const AgentMaker& makeAgent) {
  assert(!options.sprt || options.agents.size() == 2);
  Tournament result{options, Pairings(options.agents.size(), rules->seats(), options.seed), {}, {}, false, 0};
  const Pairings& pairings = result.pairings;
  result.pairs.resize(pairings.pairs().size());
  std::vector<Counter> counters;
  for (PairTally& tally : result.pairs) counters.emplace_back(tally, pairings);
  if (options.sprt) result.sprt = sprt(*options.sprt, result.pairs[0].roundPoints);

  const engine::ProgramPtr program = programFor(rules, options.agents, options.games);
  const std::uint64_t games = pairings.gamesIn(pairings.roundsFor(options.games));
  const Shard::Range range = journal.range(games);
  const bool isWhole = range.size() == games;
  Progress teller(range.size(), progress);
  std::uint64_t taken = 0;
  InOrder<PlayedGame> order;
  order.count = range.size();
  order.threads = workerCount(options.threads, range.size());
  order.makeWorker = [&](const std::stop_token& token) {
    const auto playGame = [&, token](const Pairings::Game& game) -> std::optional<PlayedGame> {
      OwnedAgents owned;
      for (const std::string& text : textsBySeat(options, pairings.agentsBySeat(game.pair, game.seating))) {
        Result<agents::AgentPtr> agent = makeAgent(text, program);
        assert(agent);
        owned.push_back(std::move(*agent));
      }
      EndRecorder recorder;
      play(*rules, game.seed, pointers(owned), options.maxTurns, token, recorder, program.get());
      PlayedGame played = recorder.take();
      if (played.stop == Stop::Cancelled) return std::nullopt;
      return played;
    };
    return [&, playGame](std::uint64_t piece) {
      const std::uint64_t index = range.begin + piece;
      std::optional<PlayedGame> played = journal.game<PlayedGame>(
          index, [&](std::string_view bytes) { return unpackPlayed(*rules, bytes); }, packed<PlayedGame>,
          [&] { return playGame(pairings.game(index)); });
      if (played) teller.gameFinished(journal.has(index));
      return played;
    };
  };
  Budget inVain(limits::stepsInVain);
  order.take = [&](PlayedGame&& played) {
    if (played.givenUp) {
      inVain.spend(played.givenUp->steps);
      if (!result.excess) result.excess = played.givenUp->excess;
    }
    const Pairings::Game game = pairings.game(taken++);
    // Who won is told when all shards are together.
    if (!isWhole) return !inVain.exhausted();
    const bool roundEnds = counters[game.pair].add(std::move(played), game.round);
    if (inVain.exhausted()) return false;
    if (!options.sprt || !roundEnds) return true;
    result.sprt = sprt(*options.sprt, result.pairs[0].roundPoints);
    return result.sprt->verdict == SprtVerdict::Open;
  };
  const std::uint64_t kept = progress ? journal.countKept(range.begin, range.size()) : 0;
  if (progress && range.size() > kept + 1) {
    auto expected = expectedTimeOfMeetings(program, options.agents, options.maxTurns, stop);
    // A question may be answered before the last game.
    if (expected && options.sprt) expected->bound = ExpectedTime::Bound::Most;
    if (expected) teller.expect(*expected, order.threads, kept);
  }
  order.run(stop);
  result.seconds = teller.seconds();
  const bool answered = result.sprt && result.sprt->verdict != SprtVerdict::Open;
  result.cancelled = taken < range.size() && !answered;
  return result;
}

}  // namespace ludo::sim
