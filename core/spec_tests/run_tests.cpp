// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/run_tests.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/base/overloaded.h"
#include "core/diagnostics/kinds.h"
#include "core/spec_tests/expectations.h"
#include "core/spec_tests/test_game.h"

namespace ludo::spec_tests {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Plays one test.
class TestPlay {
 public:
  TestPlay(TestGame& game, std::string path, std::uint64_t plies, const std::stop_token& stop,
           TestResult& result)
      : m_game(game), m_path(std::move(path)), m_plies(plies), m_stop(stop), m_result(result) {}

  void run(const TestDef& test) {
    const std::vector<TestStep>& script = test.script;
    if (test.given && !test.given->rolls.empty()) {
      m_stepPath = m_path + ".given.rolls";
      kernel::FixedRolls rolls = rollsOf(test.given->rolls);
      m_game.beginRolling(rolls);
      checkRolls(rolls, "at the start", test.given->span);
    }
    stopIfGivenUp(0);
    for (std::size_t i = 0; i < script.size() && m_going && !isOutOfSteps(); ++i) {
      const std::size_t known = m_result.failures.size();
      m_stepPath = m_path + ".script[" + std::to_string(i) + "]";
      const Span place = script[i].span;
      std::visit(
          Overloaded{[&](const TestMove& move) { play(WrittenMove(move), {}, place); },
                     [&](const TakeStep& step) { play(WrittenMove(step), step.rolls, place); },
                     [&](const RandomStep& step) { playAtRandom(m_game.rules().number(step.plies), place); },
                     [&](const ExpectStep& step) {
                       m_excess = checkExpectations(step, m_game, m_stepPath + ".expect", m_result.failures);
                     }},
          script[i].node);
      stopIfGivenUp(known);
    }
    if (isOutOfSteps()) m_result.run = false;
    m_result.plies = m_game.plies();
  }

 private:
  bool isOutOfSteps() const { return m_game.steps().exhausted(); }

  /// What did not come to its end says nothing but why.
  void stopIfGivenUp(std::size_t knownFailures) {
    const std::optional<kernel::Excess> excess = m_excess ? m_excess : m_game.excess();
    if (!excess && !isOutOfSteps()) return;
    m_going = false;
    m_result.failures.resize(knownFailures);
    if (excess && !isOutOfSteps()) kernel::reportExcess(m_result.failures, m_game.rules(), *excess);
  }

  /// Whether another move may be played.
  bool goOn() {
    if (m_game.plies() < m_plies && !isOutOfSteps() && !m_stop.stop_requested()) return true;
    m_result.run = false;
    m_going = false;
    return false;
  }

  void play(const WrittenMove& written, const std::vector<Number>& rolls, Span place) {
    if (!goOn()) return;
    const std::vector<std::size_t> found = m_game.meant(written);
    if (found.empty()) {
      refuse(written, place);
    } else if (found.size() > 1 && !areAlike(found) && !m_game.leadToOnePosition(found)) {
      auto& failure = fail(kinds::UnclearTestMove, place,
                           '"' + written.text + "\" fits " + std::to_string(found.size()) +
                               " legal moves that lead to different positions, " + m_game.when());
      failure.suggestion = "Say more of the arguments";
      for (std::size_t i = 0; i < found.size() && i < 40; ++i)
        failure.alternatives.push_back(m_game.text(m_game.legalMoves()[found[i]]));
    } else {
      const kernel::Move move = m_game.legalMoves()[found.front()];
      if (rolls.empty()) return m_game.play(move, place);
      kernel::FixedRolls shown = rollsOf(rolls);
      m_game.play(move, place, &shown);
      checkRolls(shown, "of \"" + written.text + '"', place);
    }
  }

  /// Whether the moves differ only in one token, among some that nobody can tell apart: those are called
  /// alike. What may be picked next can depend on which of them is taken; after the first, most is left.
  bool areAlike(const std::vector<std::size_t>& moves) const {
    const std::vector<kernel::Move>& legal = m_game.legalMoves();
    const auto isOfOneToken = [&](std::size_t move) {
      return std::ranges::count(legal[move].args, kernel::Value::Kind::Token, &kernel::Value::kind) == 1;
    };
    const std::string first = m_game.text(legal[moves.front()]);
    return std::ranges::all_of(
        moves, [&](std::size_t move) { return isOfOneToken(move) && m_game.text(legal[move]) == first; });
  }

  /// The numbers as the dice take them.
  kernel::FixedRolls rollsOf(const std::vector<Number>& numbers) const {
    std::vector<std::int64_t> rolls;
    for (const Number& number : numbers) rolls.push_back(m_game.rules().number(number));
    return kernel::FixedRolls(std::move(rolls));
  }

  /// Tells when other dice were rolled than those of the test.
  void checkRolls(const kernel::FixedRolls& rolls, const std::string& whose, Span place) {
    const std::vector<std::int64_t>& numbers = rolls.numbers();
    const std::vector<std::int64_t>& sides = rolls.sides();
    std::string why;
    for (std::size_t die = 0; die < std::min(numbers.size(), sides.size()) && why.empty(); ++die) {
      if (numbers[die] < 1 || numbers[die] > sides[die])
        why = "die " + std::to_string(die + 1) + " has the numbers 1 to " + std::to_string(sides[die]);
    }
    if (why.empty() && numbers.size() != sides.size())
      why = sides.empty()       ? "no die is rolled"
            : sides.size() == 1 ? "one die is rolled"
                                : std::to_string(sides.size()) + " dice are rolled";
    if (why.empty()) return;
    std::string texts;
    for (const std::int64_t number : numbers) texts += (texts.empty() ? "" : ", ") + std::to_string(number);
    auto& failure =
        fail(kinds::IllegalTestMove, place, "The dice " + whose + " cannot show " + texts + ": " + why);
    failure.suggestion = "Give one number for each die that is rolled until the next decision";
  }

  /// What ended the game, as far as it has a name.
  std::string endedBy() const {
    const std::uint32_t index = m_game.state().outcome->endCondition;
    const auto& ends = m_game.rules().def().end;
    if (index >= ends.size()) return {};
    return ends[index].id.empty() ? " by its end condition " + std::to_string(index + 1)
                                  : " by \"" + ends[index].id + '"';
  }

  void refuse(const WrittenMove& written, Span place) {
    const std::string why = m_game.state().over() ? "the game is over" + endedBy() : "it is not legal";
    auto& failure = fail(kinds::IllegalTestMove, place,
                         '"' + written.text + "\" cannot be played: " + why + ", " + m_game.when());
    failure.alternatives = m_game.legalTexts();
    if (auto best = nearest(written.text, failure.alternatives))
      failure.suggestion = "Did you mean \"" + *best + "\"?";
  }

  /// A failure after which the test cannot go on.
  diagnostics::Diagnostic& fail(const diagnostics::Kind& kind, Span place, std::string message) {
    m_going = false;
    return diagnostics::report(m_result.failures, kind, place, m_stepPath, std::move(message));
  }

  void playAtRandom(std::int64_t plies, Span place) {
    for (std::int64_t ply = 0; ply < plies && !m_game.legalMoves().empty() && goOn(); ++ply) {
      const std::size_t choice = m_game.rng().below(m_game.legalMoves().size());
      m_game.play(m_game.legalMoves()[choice], place);
    }
  }

  TestGame& m_game;
  std::string m_path;
  std::string m_stepPath;
  std::uint64_t m_plies;
  const std::stop_token& m_stop;
  TestResult& m_result;
  std::optional<kernel::Excess> m_excess;  ///< of what was expected
  bool m_going = true;
};

}  // namespace

std::vector<TestResult> runTests(const GameDefPtr& game, const std::vector<TestDef>& tests,
                                 const TestOptions& options, const std::stop_token& stop) {
  std::vector<TestResult> results;
  TestGames games(game, tests);
  std::uint64_t left = options.plies;
  std::size_t told = 0;
  Budget steps(options.steps);
  for (std::size_t i = 0; i < tests.size() && !stop.stop_requested(); ++i) {
    const TestDef& test = tests[i];
    if (test.name.find(options.filter) == std::string::npos) continue;
    TestResult& result = results.emplace_back();
    result.name = test.name;
    result.span = test.span;
    result.toldEnough = told >= limits::mistakes;
    result.run = !result.toldEnough && !steps.exhausted();
    if (!result.run) continue;
    TestGame begun = games.begin(test, i, steps);
    TestPlay play(begun, "tests[" + std::to_string(i) + "]", left, stop, result);
    play.run(test);
    left -= std::min(left, result.plies);
    result.failures.resize(std::min(result.failures.size(), limits::mistakes - told));
    told += result.failures.size();
  }
  return results;
}

diagnostics::Diagnostic& reportNotRun(diagnostics::List& list, const TestResult& result) {
  const std::string why = result.toldEnough ? "were not played: what does not hold before was told " +
                                                  std::to_string(limits::mistakes) + " times"
                                            : "take longer than they may here";
  diagnostics::Diagnostic& remark =
      diagnostics::report(list, kinds::TestsCutShort, Span{result.span.begin, result.span.begin}, {},
                          "From the test \"" + result.name + "\" on, the tests " + why);
  remark.suggestion = result.toldEnough
                          ? "Mend the rules or the tests above first"
                          : "Let them play fewer random moves, or begin nearer to what they are "
                            "about; ludo test allows more";
  return remark;
}

}  // namespace ludo::spec_tests
