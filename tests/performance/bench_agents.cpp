// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include <chrono>
#include <memory>
#include <type_traits>

#include "core/agents/game_nature.h"
#include "core/agents/information_set_search.h"
#include "core/agents/uct_search.h"
#include "core/engine/compile.h"
#include "hand_written/hand_written.h"
#include "specs.h"

namespace {

using namespace ludo;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t iterations = 10'000;
constexpr std::uint64_t milliseconds = 20;

/// What one look at the clock takes.
double secondsPerLook() {
  constexpr int looks = 100'000;
  const Clock::time_point start = Clock::now();
  for (int i = 0; i < looks; ++i) benchmark::DoNotOptimize(Clock::now());
  return std::chrono::duration<double>(Clock::now() - start).count() / looks;
}

/// A program that measures how long its playouts take.
class Watched final : public engine::Program {
 public:
  explicit Watched(engine::ProgramPtr program) : m_program(std::move(program)) {}
  double secondsInPlayouts() const { return std::chrono::duration<double>(m_inPlayouts).count(); }
  double looks() const { return static_cast<double>(m_looks); }
  void forget() {
    m_inPlayouts = {};
    m_looks = 0;
  }

  engine::Playout playout(engine::Position& position, Rng& picks,
                          const engine::PlayoutLimits& limits) const override {
    const Clock::time_point start = Clock::now();
    const engine::Playout result = m_program->playout(position, picks, limits);
    m_inPlayouts += Clock::now() - start;
    ++m_looks;
    return result;
  }

  void playouts(const engine::Position& from, Rng& picks, const engine::PlayoutLimits& limits,
                std::span<engine::PlayoutEnd> ends) const override {
    const Clock::time_point start = Clock::now();
    m_program->playouts(from, picks, limits, ends);
    m_inPlayouts += Clock::now() - start;
    ++m_looks;
  }
  std::size_t playoutsInStep() const override { return m_program->playoutsInStep(); }

  const kernel::RulesPtr& rulesPtr() const override { return m_program->rulesPtr(); }
  engine::Position start(std::uint64_t seed) const override { return m_program->start(seed); }
  engine::Position pack(const kernel::State& state) const override { return m_program->pack(state); }
  kernel::State unpack(const engine::Position& position) const override {
    return m_program->unpack(position);
  }
  bool keepsIdentities() const override { return m_program->keepsIdentities(); }
  bool over(const engine::Position& position) const override { return m_program->over(position); }
  kernel::Seat playerToMove(const engine::Position& position) const override {
    return m_program->playerToMove(position);
  }
  kernel::SeatResult result(const engine::Position& position, kernel::Seat seat) const override {
    return m_program->result(position, seat);
  }
  std::uint64_t turnNumber(const engine::Position& position) const override {
    return m_program->turnNumber(position);
  }
  void reseed(engine::Position& position, std::uint64_t seed) const override {
    m_program->reseed(position, seed);
  }
  void legalMoves(const engine::Position& position, std::vector<engine::Move>& moves) const override {
    m_program->legalMoves(position, moves);
  }
  void apply(engine::Position& position, const engine::Move& move) const override {
    m_program->apply(position, move);
  }
  std::uint64_t positionHash(const engine::Position& position) const override {
    return m_program->positionHash(position);
  }
  std::uint64_t stateHash(const engine::Position& position) const override {
    return m_program->stateHash(position);
  }
  std::uint64_t observedHash(const engine::Position& position, kernel::Seat seat) const override {
    return m_program->observedHash(position, seat);
  }
  std::uint64_t observedMoveHash(const engine::Position& position, const engine::Move& move,
                                 kernel::Seat seat) const override {
    return m_program->observedMoveHash(position, move, seat);
  }
  void imagine(engine::Position& position, const kernel::TokenPools& pools, Rng& random) const override {
    m_program->imagine(position, pools, random);
  }
  std::size_t positionBytes() const override { return m_program->positionBytes(); }

 private:
  engine::ProgramPtr m_program;
  mutable Clock::duration m_inPlayouts{};
  mutable std::uint64_t m_looks = 0;  ///< at the clock, in pairs
};

/// The counter `playouts`: which share of the time goes into them, less what looking at the clock takes.
void countShare(benchmark::State& state, const Watched& watched, double seconds) {
  const double look = secondsPerLook();
  state.counters["playouts"] =
      (watched.secondsInPlayouts() - watched.looks() * look) / (seconds - 2 * watched.looks() * look);
}

/// One decision from this state again and again.
template <typename Search>
void decide(benchmark::State& state, Watched& watched, Search& search, const agents::SearchLimits& limits,
            const kernel::State& position) {
  const kernel::Seat player = kernel::playerToMove(position);
  const std::vector<kernel::Move> legal = kernel::legalMoves(watched.rules(), position);
  const kernel::Observation observation(watched.rules(), position, player);
  Rng rng(1);
  const auto choose = [&] {
    if constexpr (requires { search.newGame(); }) search.newGame();
    benchmark::DoNotOptimize(search.choose({watched.rules(), observation, player, legal, rng, {}}));
  };
  // The first search waits for translation to native code.
  choose();
  watched.forget();
  const Clock::time_point start = Clock::now();
  for (auto _ : state) choose();
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  if (limits.milliseconds == 0)
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(limits.iterations));
  countShare(state, watched, seconds);
}

/// The first decision of a game in which there is something to decide.
kernel::State firstDecision(const kernel::Rules& rules) {
  kernel::State state = kernel::initialState(rules, 1);
  for (auto legal = kernel::legalMoves(rules, state); legal.size() == 1;
       legal = kernel::legalMoves(rules, state))
    kernel::applyMove(rules, state, legal.front());
  return state;
}

/// What bounds the search, and how many playouts it makes from each leaf.
enum Bound : std::int64_t { ByIterations, ByIterationsOneFromEachLeaf, ByTime };

template <typename Settings>
Settings settingsFor(std::int64_t bound) {
  Settings settings;
  settings.limits.iterations = bound == ByTime ? UINT64_MAX : iterations;
  settings.limits.milliseconds = bound == ByTime ? milliseconds : 0;
  settings.playouts = bound == ByIterationsOneFromEachLeaf ? 1 : 0;
  return settings;
}

template <typename Search, typename Settings>
void searchWith(benchmark::State& state, engine::ProgramPtr program, const Settings& settings) {
  Watched watched(std::move(program));
  Search search(watched, settings);
  decide(state, watched, search, settings.limits, firstDecision(watched.rules()));
}

template <typename Search, typename Settings>
void searchIn(benchmark::State& state, const char* name) {
  const engine::Compilation compiled = engine::compileProgram(performance::sample(name));
  const bool isOpen = agents::GameNature(compiled.program->rules()).isOpenAndCertain();
  if (isOpen != std::is_same_v<Search, agents::UctSearch>)
    return state.SkipWithError("a game for the other search");
  searchWith<Search>(state, compiled.program, settingsFor<Settings>(state.range(1)));
  state.SetLabel(std::string(name) + (compiled.execution == engine::Execution::Reference ? " (kernel)" : ""));
}

constexpr const char* samples[] = {"tic-tac-toe",
                                   "connect-four",
                                   "hex",
                                   "reversi",
                                   "gomoku",
                                   "breakthrough",
                                   "english-draughts",
                                   "nine-mens-morris",
                                   "kalah",
                                   "pente",
                                   "yavalath",
                                   "yavalax",
                                   "dai-hasami-shogi",
                                   "hopthrough",
                                   "nine-provinces",
                                   "shoulder",
                                   "cathedral-builders"};

void uct(benchmark::State& state) {
  searchIn<agents::UctSearch, agents::UctSettings>(state, samples[state.range(0)]);
}
BENCHMARK(uct)
    ->ArgsProduct({benchmark::CreateDenseRange(0, std::size(samples) - 1, 1),
                   {ByIterations, ByIterationsOneFromEachLeaf, ByTime}})
    ->Unit(benchmark::kMillisecond);

/// Whole games, up to so many decisions, in which each player keeps their tree.
void uctGame(benchmark::State& state) {
  constexpr int mostDecisions = 60;
  const char* name = samples[state.range(0)];
  Watched watched(engine::compileProgram(performance::sample(name)).program);
  const kernel::Rules& rules = watched.rules();
  std::vector<std::unique_ptr<agents::UctSearch>> searches;
  for (int seat = 0; seat < rules.seats(); ++seat)
    searches.push_back(
        std::make_unique<agents::UctSearch>(watched, settingsFor<agents::UctSettings>(ByIterations)));
  Rng rng(1);
  Clock::duration inSearches{};
  const auto play = [&] {
    for (const auto& search : searches) search->newGame();
    kernel::State position = kernel::initialState(rules, 1);
    for (int decision = 0; decision < mostDecisions && !position.over(); ++decision) {
      const kernel::Seat player = kernel::playerToMove(position);
      const std::vector<kernel::Move> legal = kernel::legalMoves(rules, position);
      const kernel::Observation observation(rules, position, player);
      const Clock::time_point start = Clock::now();
      const std::size_t move =
          searches[static_cast<std::size_t>(player)]->choose({rules, observation, player, legal, rng, {}});
      inSearches += Clock::now() - start;
      kernel::applyMove(rules, position, legal[move]);
    }
  };
  // The first search waits for translation to native code.
  play();
  watched.forget();
  inSearches = {};
  for (auto _ : state) play();
  countShare(state, watched, std::chrono::duration<double>(inSearches).count());
  state.SetLabel(name);
}
BENCHMARK(uctGame)->DenseRange(0, std::size(samples) - 1)->Unit(benchmark::kMillisecond);

constexpr const char* hiddenSamples[] = {"kuhn-poker",   "sealed-bids",      "foretold",  "spice-mills",
                                         "deck-builder", "art-auction",      "bouquets",  "rail-freight",
                                         "pig",          "threat-and-money", "dice-race", "salt-and-sails"};

void ismcts(benchmark::State& state) {
  searchIn<agents::InformationSetSearch, agents::InformationSetSettings>(state,
                                                                         hiddenSamples[state.range(0)]);
}
BENCHMARK(ismcts)
    ->ArgsProduct({benchmark::CreateDenseRange(0, std::size(hiddenSamples) - 1, 1),
                   {ByIterations, ByIterationsOneFromEachLeaf, ByTime}})
    ->Unit(benchmark::kMillisecond);

void uctByHand(benchmark::State& state) {
  const bool hex = state.range(0) == 1;
  searchWith<agents::UctSearch>(state,
                                hex ? testing::handWrittenHex(performance::sample("hex"))
                                    : testing::handWrittenConnectFour(performance::sample("connect-four")),
                                settingsFor<agents::UctSettings>(ByIterationsOneFromEachLeaf));
  state.SetLabel(hex ? "hex" : "connect-four");
}
BENCHMARK(uctByHand)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);

}  // namespace
