// SPDX-License-Identifier: Apache-2.0
#include <time.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <mutex>

#include "core/base/budget.h"
#include "core/base/hash.h"
#include "core/base/limits.h"
#include "core/sim/batch_game.h"
#include "core/sim/coverage_recorder.h"
#include "core/sim/in_order.h"
#include "core/sim/progress.h"
#include "core/sim/recorded_play.h"
#include "core/sim/recording_source.h"
#include "core/sim/run_batch.h"
#include "core/sim/run_game.h"
#include "core/sim/summary.h"

namespace ludo::sim {
namespace {

/// Hands everything on to two observers.
class Both final : public PlayObserver {
 public:
  Both(SummaryRecorder& summary, CoverageRecorder& coverage) : m_summary(summary), m_coverage(coverage) {}

  bool wantsEffects() const override { return true; }
  void setUp(const kernel::EventLog& log) override {
    m_summary.setUp(log);
    m_coverage.setUp(log);
  }
  void started(const kernel::State& state) override { m_summary.started(state); }
  void chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
              std::size_t choice) override {
    m_summary.chosen(before, legal, choice);
    m_coverage.chosen(before, legal, choice);
  }
  void resolved(const kernel::State& after, const kernel::EventLog& log) override {
    m_summary.resolved(after, log);
    m_coverage.resolved(after, log);
  }
  void failed(const AgentError& error) override { m_summary.failed(error); }
  void givenUp(const GivenUp& why) override { m_summary.givenUp(why); }
  void finished(const kernel::State& state, Stop stop) override {
    m_summary.finished(state, stop);
    m_coverage.finished(state, stop);
  }

 private:
  SummaryRecorder& m_summary;
  CoverageRecorder& m_coverage;
};

bool areRandom(const std::vector<std::string>& agents) {
  return std::ranges::all_of(agents, [](const std::string& agent) { return agent == "random"; });
}

/// Whether nothing is asked for but what a program can tell, of enough games.
bool playsRecorded(const BatchOptions& options) {
  return !options.coverage && areRandom(options.agents) && options.games >= gamesWorthCompiling;
}

/// How fast games were played, in time of the thread's own.
class Pace {
 public:
  static double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
  }
  void add(double begun, std::uint32_t plies) {
    m_seconds += now() - begun;
    m_plies += plies;
  }
  double secondsPerPly() const {
    return m_seconds / static_cast<double>(std::max<std::uint64_t>(m_plies, 1));
  }

 private:
  double m_seconds = 0;
  std::uint64_t m_plies = 0;
};

/// Games that the kernel has played though code was to play them. Of all threads.
class LeftToKernel {
 public:
  void add(std::string_view why) {
    const std::scoped_lock lock(m_mutex);
    ++m_games;
    if (m_why.empty()) m_why = why;
  }
  void putInto(Batch& batch) const {
    batch.byKernel = m_games;
    batch.whyByKernel = m_why;
  }

 private:
  std::mutex m_mutex;
  std::uint64_t m_games = 0;
  std::string m_why;  ///< the first reason
};

/// Plays games of a batch, one after another.
class BatchPlayer {
 public:
  /// The steps of its games are added to `steps`. `recording`: of games that are played recorded; else null.
  BatchPlayer(const engine::ProgramPtr& program, RecordingSource* recording, const BatchOptions& options,
              std::atomic<std::int64_t>& steps, LeftToKernel& left, std::stop_token stop)
      : m_left(left),
        m_program(program),
        m_recording(recording),
        m_rules(program->rules()),
        m_options(options),
        m_steps(steps),
        m_stop(std::move(stop)),
        m_owned(makeAgents(agentsBySeat(options.agents, m_rules.seats()), program)),
        m_players(pointers(m_owned)),
        m_recorder(m_rules),
        m_coverage(m_rules) {}

  std::optional<BatchGame> play(std::uint64_t index) {
    const std::uint64_t seed = gameSeed(m_options.seed, index);
    BatchGame game = playAnyhow(seed);
    if (game.summary.stop == Stop::Cancelled) return std::nullopt;
    game.summary.index = index;
    game.summary.seed = seed;
    return game;
  }

 private:
  BatchGame playAnyhow(std::uint64_t seed) {
    // The kernel then lists moves faster, too.
    if (isSlow()) return leaveToKernel(seed, "its code is slower than the kernel");
    if (!m_whyNone.empty()) m_left.add(m_whyNone);
    if (!m_recorded || !m_recorded->pays()) return playByKernel(seed, m_program.get());
    const double begun = Pace::now();
    std::optional<GameSummary> told = m_recorded->play(seed, m_options.maxTurns, m_stop);
    // Translating is a part of the first.
    if (told && m_recordedGames++ > 0) m_ofRecorded.add(begun, told->plies);
    if (!told) return playByKernel(seed, m_program.get());
    // They all count then. The first ones only show how much games of these rules take.
    if (mayBeGivenUp(told->plies) && m_countedGames < enoughGames) return playByKernel(seed, nullptr);
    if (mayBeGivenUp(told->plies))
      return leaveToKernel(seed, "they came near the most work that a game may take, which only it counts");
    return {std::move(*told), {}};
  }

  BatchGame leaveToKernel(std::uint64_t seed, std::string_view why) {
    m_left.add(why);
    return playByKernel(seed, nullptr);
  }

  /// Whether a game of this many plies may be given up for the kernel's steps that it takes.
  bool mayBeGivenUp(std::uint32_t plies) const {
    // More piles up in longer games.
    const double longer = plies <= m_mostPlies ? 1 : 8;
    return plies * m_mostStepsPerPly * dearer() * longer > static_cast<double>(m_options.stepsPerGame);
  }

  /// How many times as much as in the games that were counted a ply may cost in another: the less these
  /// differ, the less.
  double dearer() const {
    constexpr double most = 8;
    if (m_countedGames < enoughGames) return most;
    return std::min(2 * m_mostStepsPerPly / m_leastStepsPerPly, most);
  }

  /// Interpreted code of games with few tokens and many questions may be slower than the kernel. What is
  /// chosen changes nothing in the games.
  bool isSlow() const {
    constexpr std::uint64_t judgedAfter = 8;
    return m_recordedGames > judgedAfter && m_ofRecorded.secondsPerPly() > m_ofKernel.secondsPerPly();
  }

  BatchGame playByKernel(std::uint64_t seed, const engine::Program* lister) {
    Both both(m_recorder, m_coverage);
    PlayObserver& observer = m_options.coverage ? static_cast<PlayObserver&>(both) : m_recorder;
    const double begun = Pace::now();
    const std::int64_t steps = sim::play(m_rules, seed, m_players, m_options.maxTurns, m_stop, observer,
                                         lister, m_options.stepsPerGame);
    m_steps += steps;
    BatchGame game{m_recorder.take(), m_options.coverage ? m_coverage.take() : GameCoverage()};
    m_ofKernel.add(begun, game.summary.plies);
    count(steps, game.summary.plies);
    if (m_recording != nullptr) makeProgram(steps);
    return game;
  }

  /// A game of so many plies took the kernel so many steps.
  void count(std::int64_t steps, std::uint32_t plies) {
    const double ofPly = 1 + static_cast<double>(steps) / std::max(plies, 1U);
    m_mostPlies = std::max(m_mostPlies, plies);
    m_mostStepsPerPly = std::max(m_mostStepsPerPly, ofPly);
    m_leastStepsPerPly = m_countedGames++ == 0 ? ofPly : std::min(m_leastStepsPerPly, ofPly);
  }

  /// After the first game, which took so many steps.
  void makeProgram(std::int64_t steps) {
    RecordingSource& source = *std::exchange(m_recording, nullptr);
    const engine::ProgramPtr made = source.program(steps);
    if (made == nullptr) return;
    m_whyNone = source.whyNone();
    m_program = made;
    if (made->recorder() != nullptr) m_recorded.emplace(made);
  }

  static constexpr int enoughGames = 8;  ///< that are counted tell what others take

  LeftToKernel& m_left;
  engine::ProgramPtr m_program;
  RecordingSource* m_recording;
  const kernel::Rules& m_rules;
  const BatchOptions& m_options;
  std::atomic<std::int64_t>& m_steps;
  std::stop_token m_stop;
  OwnedAgents m_owned;
  std::vector<agents::Agent*> m_players;
  SummaryRecorder m_recorder;
  CoverageRecorder m_coverage;
  std::optional<RecordedPlay> m_recorded;
  std::string m_whyNone;  ///< why there is none
  std::uint64_t m_recordedGames = 0;
  Pace m_ofRecorded, m_ofKernel;
  // Of the games that the kernel played:
  int m_countedGames = 0;
  double m_mostStepsPerPly = 0;   ///< in one game, on average
  double m_leastStepsPerPly = 0;  ///< the same
  std::uint32_t m_mostPlies = 0;
};

/// `recording`: of games that are played recorded; else null.
Batch playBatch(const engine::ProgramPtr& program, RecordingSource* recording, const BatchOptions& options,
                const std::function<void(const BatchProgress&)>& progress, const std::stop_token& stop,
                const JournalPart& journal) {
  const kernel::Rules& rules = program->rules();
  Batch batch;
  batch.options = options;
  if (options.coverage) batch.coverage.emplace().nodes.resize(rules.def().nodeCount + 1);
  std::atomic<std::int64_t> steps{0};
  LeftToKernel left;
  const Shard::Range range = journal.range(options.games);
  Progress teller(range.size(), progress);
  InOrder<BatchGame> order;
  order.count = range.size();
  order.threads = workerCount(options.threads, range.size());
  order.makeWorker = [&](const std::stop_token& token) {
    return [&, player = std::make_shared<BatchPlayer>(program, recording, options, steps, left, token)](
               std::uint64_t piece) {
      const std::uint64_t index = options.first + range.begin + piece;
      std::optional<BatchGame> game = journal.game<BatchGame>(
          index, [&](std::string_view bytes) { return unpackGame(rules, bytes); }, packGame,
          [&] { return player->play(index); });
      if (game) teller.gameFinished(journal.has(index));
      return game;
    };
  };
  Budget inVain(limits::stepsInVain);
  order.take = [&](BatchGame&& game) {
    if (game.summary.givenUp) inVain.spend(game.summary.givenUp->steps);
    if (batch.coverage) batch.coverage->add(game.summary.index, game.coverage);
    batch.games.push_back(std::move(game.summary));
    return !inVain.exhausted();
  };
  const std::uint64_t kept = progress ? journal.countKept(options.first + range.begin, range.size()) : 0;
  if (progress && range.size() > kept + 1) {
    const auto expected =
        expectedTime(program, agentsBySeat(options.agents, rules.seats()), options.maxTurns, stop);
    if (expected) teller.expect(*expected, order.threads, kept);
  }
  order.run(stop);
  batch.seconds = teller.seconds();
  batch.steps = steps;
  left.putInto(batch);
  batch.cancelled = batch.games.size() < range.size();
  batch.givenUp = batch.cancelled && inVain.exhausted();
  return batch;
}

}  // namespace

std::uint64_t gameSeed(std::uint64_t masterSeed, std::uint64_t index) {
  constexpr std::uint64_t batchGames = stableHash("games of a batch");
  return combine(combine(batchGames, masterSeed), index);
}

void append(Batch& batch, Batch more) {
  batch.options.games += more.options.games;
  batch.seconds += more.seconds;
  batch.steps += more.steps;
  batch.byKernel += more.byKernel;
  if (batch.whyByKernel.empty()) batch.whyByKernel = std::move(more.whyByKernel);
  batch.cancelled = more.cancelled;
  batch.givenUp = batch.givenUp || more.givenUp;
  for (GameSummary& game : more.games) batch.games.push_back(std::move(game));
  if (more.coverage) {
    if (batch.coverage) {
      batch.coverage->add(*more.coverage);
    } else {
      batch.coverage = std::move(more.coverage);
    }
  }
}

Batch runBatch(const kernel::RulesPtr& rules, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
               const JournalPart& journal) {
  if (playsRecorded(options)) {
    RecordingSource recording(rules, options.games);
    return playBatch(engine::makeReferenceProgram(rules), &recording, options, progress, stop, journal);
  }
  return runBatch(programFor(rules, agentsBySeat(options.agents, rules->seats()), options.games), options,
                  progress, std::move(stop), journal);
}

Batch runBatch(const engine::ProgramPtr& program, const BatchOptions& options,
               const std::function<void(const BatchProgress&)>& progress, std::stop_token stop,
               const JournalPart& journal) {
  return playBatch(program, nullptr, options, progress, stop, journal);
}

GameTrace replayGame(const kernel::RulesPtr& rules, const BatchOptions& options, const GameSummary& summary) {
  return runNamedGame(rules, summary.seed, options.agents, {options.maxTurns, true});
}

}  // namespace ludo::sim
