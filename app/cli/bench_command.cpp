// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <thread>

#include "app/cli/bench_explain.h"
#include "app/cli/bench_report.h"
#include "app/cli/commands.h"
#include "app/cli/players.h"
#include "core/bench/program_makers.h"
#include "core/machine/executable.h"
#include "core/sim/run_game.h"

namespace ludo::cli {
namespace {

constexpr std::uint64_t mostSeconds = 3'600;
constexpr std::int64_t largestSize = 1'000;

struct BenchOptions {
  std::vector<std::string> games;
  kernel::Seat players = 0;
  std::string constant;
  std::vector<std::int64_t> sizes;
  bool explain = false;
  bench::MeasureOptions measure;
};

class Bench {
 public:
  Bench(const BenchOptions& options, Session& session) : m_options(options), m_session(session) {
    m_report.options = options.measure;
  }

  /// The exit code; what was measured until then is in the report.
  int run() {
    for (const std::string& path : m_options.games) {
      const GameFile file = readGameFile(path, m_session);
      const LoadedGame loaded = loadGame(file, m_options.players, command, m_session);
      if (!loaded.rules) return stopped(loaded.exitCode);
      const BenchGame game(file);
      const int code = m_options.sizes.empty() ? measure(game, std::nullopt) : measureSizes(path, game);
      if (code != exitFine) return code;
    }
    return m_isGivenUp ? exitInputErrors : exitFine;
  }
  const BenchReport& report() const { return m_report; }
  const std::vector<Explanation>& explanations() const { return m_explanations; }

  static constexpr const char* command = "ludo bench";

 private:
  int measureSizes(const std::string& path, const BenchGame& game) {
    if (!game.isSpecification())
      return m_session.usageError(command, path + " is compiled: its boards are laid out already");
    const std::vector<std::string> known = game.constants();
    if (std::ranges::find(known, m_options.constant) == known.end())
      return m_session.usageError(command, unknownWord("constant", m_options.constant, known));
    for (const std::int64_t size : m_options.sizes) {
      const int code = measure(game, ConstantSetting{m_options.constant, size});
      if (code != exitFine) return code;
    }
    return exitFine;
  }

  int measure(const BenchGame& game, const std::optional<ConstantSetting>& size) {
    const GameFile file = game.make(size);
    const LoadedGame loaded = loadGame(file, m_options.players, command, m_session);
    if (!loaded.rules) return stopped(loaded.exitCode);
    if (m_options.explain) {
      if (m_session.stopped()) return stopped(exitInterrupted);
      m_explanations.push_back(
          {file.game->metadata.id, size, loaded.rules, file.source, engine::compileProgram(loaded.rules),
           bench::profileGame(loaded.rules, m_options.measure.seed, patience, m_session.stop())});
      return exitFine;
    }
    BenchResult result;
    result.game = file.game->metadata.id;
    result.size = size;
    result.players = loaded.rules->seats();
    result.compileSeconds = timeOf([&] { static_cast<void>(game.make(size)); });
    std::vector<bench::Contender> contenders;
    for (const bench::ProgramMaker& maker : bench::programMakers()) {
      if (m_session.stopped()) return stopped(exitInterrupted);
      const auto make = [&] { return maker.make(kernel::makeRules(file.game, result.players)); };
      const engine::ProgramPtr program = make();
      if (!program) continue;
      BenchProgram entry;
      entry.positionBytes = program->positionBytes();
      entry.makeSeconds = timeOf([&] { maker.playFirst(*make()); });
      result.programs.push_back(std::move(entry));
      contenders.push_back(maker.contender(std::string(maker.name), program));
    }
    // A limit program plays a sample as it is: on its own board.
    const bench::LimitGame* limit = bench::limitGame(result.game);
    result.hasLimit = limit != nullptr && (!size || game.isAsWritten(*size));
    if (result.hasLimit) {
      result.programs.emplace_back();
      contenders.push_back(bench::limitContender(*limit));
    }
    const std::vector<bench::MeasuredSpeed> speeds =
        bench::measure(contenders, m_options.measure, m_session.stop());
    if (speeds.empty()) return stopped(exitInterrupted);
    for (std::size_t i = 0; i < speeds.size(); ++i) result.programs[i].speed = speeds[i];
    if (!tellWhereGivenUp(loaded)) return stopped(exitInterrupted);
    const auto hasPlies = [](const bench::MeasuredSpeed& speed) { return speed.plies > 0; };
    if (std::ranges::none_of(speeds, hasPlies))
      m_session.say(loaded.rules->def().metadata.id +
                    ": nobody ever has a move; every game is over at once, and there is no speed to tell");
    else
      tellWhatIsSlow(loaded, file.source, speeds);
    m_report.results.push_back(std::move(result));
    return exitFine;
  }

  /// Where code gains less than it mostly does, which lines take the time.
  void tellWhatIsSlow(const LoadedGame& loaded, const SourcePtr& source,
                      const std::vector<bench::MeasuredSpeed>& speeds) {
    constexpr double expectedInterpreted = 3;
    constexpr double expectedNative = 50;
    for (const bench::MeasuredSpeed& speed : speeds) {
      const bool isNative = speed.name == "native";
      const double expected = isNative ? expectedNative : expectedInterpreted;
      if ((!isNative && speed.name != "interpreted") || speed.ratios.front() >= expected) continue;
      const std::optional<bench::Profile> profile =
          bench::profileGame(loaded.rules, m_options.measure.seed, patience, m_session.stop());
      if (!profile) return;
      m_session.say(loaded.rules->def().metadata.id + ": " + speed.name + " code is less than " +
                    countText(static_cast<std::uint64_t>(expected)) +
                    " times as fast as the kernel, which it mostly is. Of its work: " +
                    workText(*profile, source) + ". 'ludo bench --explain' says how these are played.");
      return;
    }
  }

  /// A game that asks for too much is measured up to there: few plies, or none. False when interrupted.
  bool tellWhereGivenUp(const LoadedGame& loaded) {
    const std::vector<std::string> agents(static_cast<std::size_t>(loaded.rules->seats()), "random");
    const sim::GameTrace trace = sim::runNamedGame(loaded.rules, m_options.measure.seed, agents,
                                                   {.recordEntries = false}, m_session.stop());
    if (trace.givenUp) {
      tellGivenUp(loaded, trace.givenUp->excess, m_session);
      m_isGivenUp = true;
    }
    return trace.stop != sim::Stop::Cancelled;
  }

  int stopped(int code) {
    m_report.complete = false;
    return code;
  }

  static constexpr std::chrono::milliseconds patience{300};  ///< for looking where the work is

  const BenchOptions& m_options;
  Session& m_session;
  BenchReport m_report;
  std::vector<Explanation> m_explanations;
  bool m_isGivenUp = false;  ///< one of the games
};

}  // namespace

int benchCommand(const Arguments& arguments, Session& session) {
  BenchOptions options;
  options.measure.threads =
      std::clamp(std::thread::hardware_concurrency(), 1U, static_cast<unsigned>(mostThreads));
  std::uint64_t seconds = 1;
  bool json = false;
  bool markdown = false;
  CommandLine line(
      Bench::command,
      "Measures how fast games are played at random and compiled: by the kernel, by each kind of\n"
      "program that the engine makes of a game, and by a program written by hand for the sample.\n"
      "With --explain it says how the engine plays them.");
  line.app().add_option("game", options.games, "Specifications (.md) or compiled games (.json)")->required();
  line.addNumber("--seconds", seconds, 1, mostSeconds,
                 "How long each program plays on one thread, and again on all; 1 when left out");
  line.addNumber("--threads", options.measure.threads, 1, mostThreads,
                 "Threads to measure side by side after one alone; all of the machine's when left out");
  line.addNumber("--players", options.players, 1, mostPlayers,
                 "Number of players; the game's smallest when left out");
  line.addNumber("--seed", options.measure.seed, 0, UINT64_MAX,
                 "Seed of all random numbers; 1 when left out");
  auto* sizes = line.app()
                    .add_option("--sizes", options.sizes, "Values of the constant, one row for each: 7,9,11")
                    ->delimiter(',')
                    ->allow_extra_args(false)
                    ->check(CLI::Range(std::int64_t{1}, largestSize));
  auto* constant = line.app()
                       .add_option("--constant", options.constant, "Constant that gives the board's size")
                       ->needs(sizes);
  sizes->needs(constant);
  auto* explain = line.app().add_flag(
      "--explain", options.explain,
      "Say, instead of measuring, how the engine plays the game: which way each construct\n"
      "of its rules takes, or why the kernel plays it");
  auto* asJson = line.app().add_flag("--json", json, "Print JSON instead of text");
  line.app()
      .add_flag("--markdown", markdown, "Print the table as Markdown")
      ->excludes(asJson)
      ->excludes(explain);
  if (const std::optional<int> code = line.parse(arguments, session)) return *code;
  options.measure.seconds = static_cast<double>(seconds);

#ifndef NDEBUG
  if (!options.explain)
    session.say(
        "ludo bench: this build checks its assertions, and is slower for it; measure with a release build");
#endif
  if (const std::string missing = machine::whyNotNative(); !missing.empty() && !options.explain)
    session.say("ludo bench: there is no native code, which is many times faster: " + missing);
  Bench bench(options, session);
  const int code = bench.run();
  if (options.explain) {
    if (code != exitFine && bench.explanations().empty()) return code;
    const std::vector<Explanation>& explanations = bench.explanations();
    session.print(json ? explanationJson(explanations, bench.report().complete)
                       : explanationText(explanations));
    return code;
  }
  if (code != exitFine && bench.report().results.empty()) return code;
  const Table table = benchTable(bench.report());
  session.print(json ? benchJson(bench.report()) : markdown ? table.markdown() : table.text());
  return code;
}

}  // namespace ludo::cli
