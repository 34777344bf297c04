// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <utility>

#include "core/agents/uct_search.h"
#include "core/base/hash.h"
#include "core/engine/compile.h"
#include "hand_written/hand_written.h"
#include "matches.h"
#include "oracle.h"

namespace ludo::agents::testing {
namespace {

using kernel::State;

void collect(const kernel::Rules& rules, const State& state, std::map<std::uint64_t, State>& positions) {
  if (state.over() || !positions.emplace(kernel::positionHash(rules, state), state).second) return;
  for (const kernel::Move& move : kernel::legalMoves(rules, state)) {
    State next = state;
    kernel::applyMove(rules, next, move);
    collect(rules, next, positions);
  }
}

std::map<std::uint64_t, State> positionsOf(const kernel::Rules& rules) {
  std::map<std::uint64_t, State> positions;
  collect(rules, kernel::initialState(rules, 1), positions);
  return positions;
}

int mistakesInTicTacToe(const std::string& text) {
  const engine::ProgramPtr program = ludo::testing::handWrittenTicTacToe(sample("tic-tac-toe"));
  const kernel::Rules& rules = program->rules();
  Oracle oracle(rules);
  const AgentPtr player = agent(text, program);
  int mistakes = 0;
  for (const auto& [hash, state] : positionsOf(rules)) {
    const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
    player->newGame();
    Rng rng(hash);
    const std::size_t chosen = ask(*player, rules, state, legal, rng);
    mistakes += oracle.after(state, legal.at(chosen)) < oracle.worth(state) ? 1 : 0;
  }
  return mistakes;
}

TEST(Uct, MakesNoMistakeInAnyPositionOfTicTacToe) {
  EXPECT_EQ(positionsOf(*sample("tic-tac-toe")).size(), 4'520U);
  EXPECT_EQ(mistakesInTicTacToe("uct:iterations=2000"), 0);
  EXPECT_EQ(mistakesInTicTacToe("uct:iterations=2000,playouts=1"), 0);
}

TEST(Uct, NeedsNeitherProofsNorTranspositionsForThat) {
  EXPECT_EQ(mistakesInTicTacToe("uct:iterations=3000,playouts=1,solver=0,transpositions=0,exploration=0.7"),
            0);
}

TEST(Uct, MakesNoMistakeWithSeveralPlayoutsFromEachLeaf) {
  EXPECT_EQ(mistakesInTicTacToe("uct:iterations=2000,playouts=4"), 0);
  EXPECT_EQ(mistakesInTicTacToe("uct:iterations=3000,playouts=4,solver=0,transpositions=0,exploration=0.7"),
            0);
}

// It is a weak player by far, so that this test could fail.
TEST(Uct, FlatMonteCarloDoesMakeMistakes) {
  EXPECT_GT(mistakesInTicTacToe("flat:iterations=500"), 20);
}

TEST(Uct, NeverLosesTicTacToe) {
  const engine::ProgramPtr program = engine::makeReferenceProgram(sample("tic-tac-toe"));
  const AgentPtr uct = agent("uct:iterations=400,playouts=1", program);
  const AgentPtr other = agent("uct:iterations=400,playouts=1", program);
  const AgentPtr random = makeRandomAgent();
  int won = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const bool begins = seed % 2 == 0;
    const std::vector<Agent*> players =
        begins ? std::vector{uct.get(), random.get()} : std::vector{random.get(), uct.get()};
    const int points = playGame(*program, players, seed)[begins ? 0 : 1];
    EXPECT_GE(points, 1) << seed;
    won += points == 2 ? 1 : 0;
  }
  EXPECT_GE(won, 30);
  for (std::uint64_t seed = 0; seed < 10; ++seed)
    EXPECT_EQ(playGame(*program, {uct.get(), other.get()}, seed), (std::vector{1, 1})) << seed;
}

/// The state after some random moves.
State played(const kernel::Rules& rules, std::uint64_t seed, int plies) {
  State state = kernel::initialState(rules, seed);
  Rng rng(seed);
  for (int ply = 0; ply < plies && !state.over(); ++ply) {
    const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
    kernel::applyMove(rules, state, legal[rng.below(legal.size())]);
  }
  return state;
}

struct Searched {
  std::size_t move = 0;
  std::uint32_t visits = 0;
  std::size_t nodes = 0;
  bool operator==(const Searched&) const = default;
};

Searched searched(UctSearch& search, const kernel::Rules& rules, const State& state, Rng& rng) {
  const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
  const kernel::Seat player = kernel::playerToMove(state);
  const kernel::Observation observation(rules, state, player);
  const std::size_t move = search.choose({rules, observation, player, legal, rng, {}});
  return {move, search.rootVisits(), search.nodeCount()};
}

/// With one playout an iteration.
UctSettings settings(std::uint64_t iterations) {
  UctSettings result;
  result.limits.iterations = iterations;
  result.playouts = 1;
  return result;
}

TEST(Uct, AnIterationIsAWayWithSomePlayouts) {
  const auto rules = sample("connect-four");
  const engine::ProgramPtr program = ludo::testing::handWrittenConnectFour(rules);
  const State state = kernel::initialState(*rules, 1);
  const auto withPlayouts = [&](std::uint32_t playouts) {
    UctSettings several = settings(400);
    several.playouts = playouts;
    UctSearch search(*program, several);
    Rng rng(2);
    return searched(search, *rules, state, rng);
  };
  EXPECT_EQ(withPlayouts(1).visits, 400U);
  EXPECT_EQ(withPlayouts(4).visits, 1'600U);
  // A random game takes some 21 plies, so seven or eight are worth 160; the first 16 ways have one each.
  const Searched some = withPlayouts(0);
  EXPECT_GT(some.visits, 16U + 384U * 6);
  EXPECT_LT(some.visits, 16U + 384U * 10);
}

TEST(Uct, EndsWithTheMostPlayoutsThatItMayCount) {
  const auto rules = sample("connect-four");
  const engine::ProgramPtr program = ludo::testing::handWrittenConnectFour(rules);
  UctSettings few = settings(400);
  few.playouts = 4;
  few.playoutLimit = 101;
  UctSearch search(*program, few);
  Rng rng(2);
  EXPECT_EQ(searched(search, *rules, kernel::initialState(*rules, 1), rng).visits, 104U);
}

TEST(Uct, KeepsTheTreeBelowTheMovesThatWerePlayed) {
  const auto rules = sample("connect-four");
  for (const engine::ProgramPtr& program :
       {ludo::testing::handWrittenConnectFour(rules), engine::makeReferenceProgram(rules),
        engine::compileProgram(rules, engine::Execution::Interpreted).program}) {
    UctSettings unsolved = settings(300);
    unsolved.solver = false;
    UctSearch search(*program, unsolved);
    Rng rng(4);
    State state = kernel::initialState(*rules, 1);
    EXPECT_EQ(searched(search, *rules, state, rng).visits, 300U);
    // The move that was searched most is answered in the middle.
    kernel::applyMove(*rules, state,
                      kernel::legalMoves(*rules, state)[searched(search, *rules, state, rng).move]);
    kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state)[3]);
    const Searched kept = searched(search, *rules, state, rng);
    EXPECT_GT(kept.visits, 301U);
    EXPECT_LT(kept.visits, 900U);
    // Another game, or a position that does not follow, begins anew.
    EXPECT_EQ(searched(search, *rules, played(*rules, 9, 5), rng).visits, 300U);
    search.newGame();
    EXPECT_EQ(searched(search, *rules, state, rng).visits, 300U);
  }
}

TEST(Uct, ReusedTreesHoldOnlyLegalMoves) {
  // Moves name tokens here, limits count uses, and players may move twice in a row.
  for (const char* name : {"breakthrough", "nine-mens-morris", "kalah"}) {
    const engine::ProgramPtr program = engine::makeReferenceProgram(sample(name));
    const AgentPtr a = agent("uct:iterations=10", program);
    const AgentPtr b = makeRandomAgent();
    EXPECT_GE(playGame(*program, {a.get(), b.get()}, 1)[0], 1) << name;
  }
}

TEST(Uct, StopsGrowingWhenItsMemoryIsUsedUp) {
  const engine::ProgramPtr program = ludo::testing::handWrittenHex(sample("hex"));
  UctSettings small = settings(20'000);
  small.bytes = 1U << 20;
  UctSearch search(*program, small);
  Rng rng(1);
  const State state = kernel::initialState(program->rules(), 1);
  const Searched result = searched(search, program->rules(), state, rng);
  EXPECT_EQ(result.visits, 20'000U);
  // A third of a mebibyte, of which a node with 120 moves takes 2.4 kilobytes.
  EXPECT_GT(result.nodes, 50U);
  EXPECT_LT(result.nodes, 200U);
}

TEST(Uct, IsDeterministic) {
  const auto rules = sample("connect-four");
  const engine::ProgramPtr program = ludo::testing::handWrittenConnectFour(rules);
  UctSearch first(*program, settings(500));
  UctSearch second(*program, settings(500));
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    const State state = played(*rules, seed, static_cast<int>(seed));
    if (state.over()) continue;
    Rng rng(seed);
    Rng same(seed);
    EXPECT_EQ(searched(first, *rules, state, rng), searched(second, *rules, state, same));
    EXPECT_EQ(rng, same);
  }
}

TEST(Uct, ProvesWhatIsCertain) {
  const auto rules = sample("tic-tac-toe");
  const engine::ProgramPtr program = ludo::testing::handWrittenTicTacToe(rules);
  UctSearch search(*program, settings(100'000));
  Rng rng(1);
  // After a corner, an edge beside it loses, three moves of the winner later.
  State state = kernel::initialState(*rules, 1);
  for (const int move : {0, 0}) kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state)[move]);
  ASSERT_EQ(state.zones[rules->zoneNamed("cell_0_1").index].size(), 1U);
  const Searched result = searched(search, *rules, state, rng);
  EXPECT_TRUE(search.isSolved());
  EXPECT_LT(result.visits, 20'000U);
}

// Solved after some 46,000; a tree that goes back to what it has proven has not after 200,000.
TEST(Uct, DoesNotSearchWhatIsProven) {
  const auto rules = sample("tic-tac-toe");
  const engine::ProgramPtr program = ludo::testing::handWrittenTicTacToe(rules);
  UctSearch search(*program, settings(100'000));
  Rng rng(1);
  const Searched result = searched(search, *rules, kernel::initialState(*rules, 1), rng);
  EXPECT_TRUE(search.isSolved());
  EXPECT_LT(result.visits, 100'000U);
}

// After few iterations, a move that is no win has often won all its playouts.
TEST(Uct, PlaysWhatIsProvenAndNotWhatLooksAsGood) {
  const auto rules = sample("tic-tac-toe");
  const engine::ProgramPtr program = ludo::testing::handWrittenTicTacToe(rules);
  Oracle oracle(*rules);
  int solved = 0;
  for (std::uint64_t iterations = 1; iterations < 40; ++iterations) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const State state = played(*rules, seed, 4 + static_cast<int>(seed % 3));
      if (state.over()) continue;
      UctSearch search(*program, settings(iterations));
      Rng rng(seed);
      const Searched result = searched(search, *rules, state, rng);
      if (!search.isSolved()) continue;
      ++solved;
      const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
      EXPECT_EQ(oracle.after(state, legal.at(result.move)), oracle.worth(state)) << iterations << ' ' << seed;
    }
  }
  EXPECT_GT(solved, 200);
}

TEST(Uct, AStopEndsTheSearch) {
  const auto rules = sample("connect-four");
  const engine::ProgramPtr program = ludo::testing::handWrittenConnectFour(rules);
  const AgentPtr player = agent("uct:iterations=1000000000", program);
  std::stop_source source;
  source.request_stop();
  const State state = kernel::initialState(*rules, 1);
  const std::vector<kernel::Move> legal = kernel::legalMoves(*rules, state);
  Rng rng(1);
  EXPECT_LT(ask(*player, *rules, state, legal, rng, source.get_token()), legal.size());
}

// What the other tests rest on.
TEST(HandWrittenPrograms, PlayAsTheKernelDoes) {
  using Make = engine::ProgramPtr (*)(kernel::RulesPtr);
  const std::vector<std::pair<const char*, Make>> all{{"tic-tac-toe", ludo::testing::handWrittenTicTacToe},
                                                      {"connect-four", ludo::testing::handWrittenConnectFour},
                                                      {"hex", ludo::testing::handWrittenHex}};
  for (const auto& [name, make] : all) {
    const engine::ProgramPtr program = make(sample(name));
    const kernel::Rules& rules = program->rules();
    Rng rng(3);
    for (int game = 0; game < 20; ++game) {
      State state = kernel::initialState(rules, 1);
      engine::Position position = program->start(1);
      std::vector<engine::Move> moves;
      while (!state.over()) {
        ASSERT_FALSE(program->over(position));
        ASSERT_EQ(program->playerToMove(position), kernel::playerToMove(state));
        const std::vector<kernel::Move> legal = kernel::legalMoves(rules, state);
        program->legalMoves(position, moves);
        std::vector<kernel::Move> sorted;
        for (const engine::Move& move : moves) sorted.push_back(engine::toKernel(move));
        std::ranges::sort(sorted);
        std::vector<kernel::Move> expected = legal;
        std::ranges::sort(expected);
        ASSERT_EQ(sorted, expected) << name;
        const kernel::Move& move = legal[rng.below(legal.size())];
        kernel::applyMove(rules, state, move);
        program->apply(position, engine::fromKernel(move));
        ASSERT_EQ(program->positionHash(position), program->positionHash(program->pack(state)));
      }
      ASSERT_TRUE(program->over(position));
      for (kernel::Seat seat = 0; seat < 2; ++seat)
        ASSERT_EQ(program->result(position, seat), state.outcome->seats[static_cast<std::size_t>(seat)]);
    }
  }
}

}  // namespace
}  // namespace ludo::agents::testing
