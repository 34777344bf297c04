// SPDX-License-Identifier: Apache-2.0
#include <benchmark/benchmark.h>

#include <chrono>

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
  std::uint64_t moveLook(const engine::Position& position, const engine::Move& move,
                         kernel::Seat seat) const override {
    return m_program->moveLook(position, move, seat);
  }
  void shufflePools(engine::Position& position, const kernel::TokenPools& pools, Rng& random) const override {
    m_program->shufflePools(position, pools, random);
  }
  std::size_t positionBytes() const override { return m_program->positionBytes(); }

 private:
  engine::ProgramPtr m_program;
  mutable Clock::duration m_inPlayouts{};
  mutable std::uint64_t m_looks = 0;  ///< at the clock, in pairs
};

/// One decision from this state again and again; `playouts` is the share of the time that goes into them,
/// less what looking at the clock takes.
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
  const double look = secondsPerLook();
  state.counters["playouts"] =
      (watched.secondsInPlayouts() - watched.looks() * look) / (seconds - 2 * watched.looks() * look);
}

/// One decision of UCT at the beginning of a game.
void searchWith(benchmark::State& state, engine::ProgramPtr program, std::uint32_t playouts) {
  Watched watched(std::move(program));
  agents::UctSettings settings;
  settings.limits.iterations = iterations;
  settings.playouts = playouts;
  agents::UctSearch search(watched, settings);
  decide(state, watched, search, settings.limits, kernel::initialState(watched.rules(), 1));
}

constexpr const char* samples[] = {"tic-tac-toe",  "connect-four",    "hex", "reversi", "gomoku",
                                   "breakthrough", "english-draughts"};

void uct(benchmark::State& state) {
  const char* name = samples[state.range(0)];
  const engine::Compilation compiled = engine::compileProgram(performance::sample(name));
  searchWith(state, compiled.program, static_cast<std::uint32_t>(state.range(1)));
  state.SetLabel(std::string(name) + (compiled.execution == engine::Execution::Reference ? " (kernel)" : ""));
}
/// By iterations and by time; see UctSettings::playouts.
BENCHMARK(uct)
    ->ArgsProduct({benchmark::CreateDenseRange(0, std::size(samples) - 1, 1), {1, 0}})
    ->Unit(benchmark::kMillisecond);

constexpr const char* hiddenSamples[] = {"kuhn-poker",   "sealed-bids",      "foretold", "spice-mills",
                                         "deck-builder", "art-auction",      "bouquets", "rail-freight",
                                         "pig",          "threat-and-money", "dice-race"};

/// The first decision of a game in which there is something to decide.
kernel::State firstDecision(const kernel::Rules& rules) {
  kernel::State state = kernel::initialState(rules, 1);
  for (auto legal = kernel::legalMoves(rules, state); legal.size() == 1;
       legal = kernel::legalMoves(rules, state))
    kernel::applyMove(rules, state, legal.front());
  return state;
}

void ismcts(benchmark::State& state) {
  const char* name = hiddenSamples[state.range(0)];
  const engine::Compilation compiled = engine::compileProgram(performance::sample(name));
  Watched watched(compiled.program);
  agents::InformationSetSettings settings;
  settings.playouts = static_cast<std::uint32_t>(state.range(1));
  settings.limits.iterations = settings.playouts == 0 ? UINT64_MAX : iterations;
  settings.limits.milliseconds = settings.playouts == 0 ? milliseconds : 0;
  agents::InformationSetSearch search(watched, settings);
  decide(state, watched, search, settings.limits, firstDecision(watched.rules()));
  state.SetLabel(std::string(name) + (compiled.execution == engine::Execution::Reference ? " (kernel)" : ""));
}
BENCHMARK(ismcts)
    ->ArgsProduct({benchmark::CreateDenseRange(0, std::size(hiddenSamples) - 1, 1), {1, 0}})
    ->Unit(benchmark::kMillisecond);

void uctByHand(benchmark::State& state) {
  const bool hex = state.range(0) == 1;
  searchWith(state,
             hex ? testing::handWrittenHex(performance::sample("hex"))
                 : testing::handWrittenConnectFour(performance::sample("connect-four")),
             1);
  state.SetLabel(hex ? "hex" : "connect-four");
}
BENCHMARK(uctByHand)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);

}  // namespace
