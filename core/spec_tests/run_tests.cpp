// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/run_tests.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/base/overloaded.h"
#include "core/diagnostics/kinds.h"
#include "core/spec_tests/expectations.h"
#include "core/spec_tests/find_move.h"
#include "core/spec_tests/test_game.h"

namespace ludo::spec_tests {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Plays one test.
class TestPlay {
 public:
  TestPlay(TestGame game, std::string path, std::uint64_t plies, const std::stop_token& stop,
           TestResult& result)
      : m_game(std::move(game)), m_path(std::move(path)), m_plies(plies), m_stop(stop), m_result(result) {}

  void run(const TestDef& test) {
    const std::vector<TestStep>& script = test.script;
    if (test.given && !test.given->rolls.empty()) {
      m_stepPath = m_path + ".given.rolls";
      roll(test.given->rolls, "at the start", test.given->span,
           [&](const auto& numbers, std::uint64_t tries) { return m_game.beginRolling(numbers, tries); });
    }
    for (std::size_t i = 0; i < script.size() && m_going && !isOutOfSteps(); ++i) {
      const std::size_t known = m_result.failures.size();
      m_stepPath = m_path + ".script[" + std::to_string(i) + "]";
      const Span place = script[i].span;
      std::visit(
          Overloaded{[&](const TestMove& move) { play(WrittenMove(move), {}, place); },
                     [&](const TakeStep& step) { play(WrittenMove(step), step.rolls, place); },
                     [&](const RandomStep& step) { playAtRandom(m_game.rules().number(step.plies), place); },
                     [&](const ExpectStep& step) {
                       checkExpectations(step, m_game, m_stepPath + ".expect", m_result.failures);
                     }},
          script[i].node);
      // What did not come to its end says nothing.
      if (isOutOfSteps()) m_result.failures.resize(known);
    }
    if (isOutOfSteps()) m_result.run = false;
    m_result.plies = m_game.plies();
  }

  /// Moves played, those included that were tried to make dice fall.
  std::uint64_t cost() const { return m_game.plies() + m_tries; }

 private:
  bool isOutOfSteps() const { return m_game.steps().exhausted(); }

  /// Whether another move may be played.
  bool goOn() {
    if (cost() < m_plies && !isOutOfSteps() && !m_stop.stop_requested()) return true;
    m_result.run = false;
    m_going = false;
    return false;
  }

  void play(const WrittenMove& written, const std::vector<Number>& rolls, Span place) {
    if (!goOn()) return;
    const std::vector<std::size_t> found = fittingMoves(written, m_game);
    if (found.empty()) {
      refuse(written, place);
    } else if (found.size() > 1 && !leadToOnePosition(found, m_game)) {
      auto& failure = fail(kinds::UnclearTestMove, place,
                           '"' + written.text + "\" fits " + std::to_string(found.size()) +
                               " legal moves that lead to different positions, " + m_game.when());
      failure.suggestion = "Say more of the arguments";
      for (std::size_t i = 0; i < found.size() && i < 40; ++i)
        failure.alternatives.push_back(
            kernel::moveText(m_game.rules(), m_game.state(), m_game.legalMoves()[found[i]]));
    } else if (rolls.empty()) {
      m_game.play(m_game.legalMoves()[found.front()], place);
    } else {
      const kernel::Move move = m_game.legalMoves()[found.front()];
      roll(rolls, "of \"" + written.text + '"', place, [&](const auto& numbers, std::uint64_t tries) {
        return m_game.playRolling(move, numbers, place, tries);
      });
    }
  }

  /// Lets `roll` make the dice show the numbers, and tells when they cannot.
  template <typename Roll>
  void roll(const std::vector<Number>& rolls, const std::string& whose, Span place, Roll&& roll) {
    constexpr std::uint64_t mostTries = 50'000;
    std::vector<std::int64_t> numbers;
    std::string texts;
    for (const Number& number : rolls) {
      numbers.push_back(m_game.rules().number(number));
      texts += (texts.empty() ? "" : ", ") + std::to_string(numbers.back());
    }
    const Rolling rolling = roll(numbers, std::min(mostTries, m_plies - cost()));
    m_tries += rolling.tries;
    if (rolling.state || (rolling.tries < mostTries && !goOn())) return;
    auto& failure = fail(kinds::IllegalTestMove, place,
                         "The dice " + whose + " cannot show " + texts + ": " + rolling.failure);
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
    failure.alternatives = legalTexts(m_game);
    if (auto best = nearest(written.text, failure.alternatives))
      failure.suggestion = "Did you mean \"" + *best + "\"?";
  }

  /// A failure after which the test cannot go on.
  diagnostics::Diagnostic& fail(const diagnostics::Kind& kind, Span place, std::string message) {
    m_going = false;
    diagnostics::Diagnostic& failure = m_result.failures.emplace_back();
    failure.kind = &kind;
    failure.span = place;
    failure.path = m_stepPath;
    failure.message = std::move(message);
    return failure;
  }

  void playAtRandom(std::int64_t plies, Span place) {
    for (std::int64_t ply = 0; ply < plies && !m_game.legalMoves().empty() && goOn(); ++ply) {
      const std::size_t choice = m_game.rng().below(m_game.legalMoves().size());
      m_game.play(m_game.legalMoves()[choice], place);
    }
  }

  TestGame m_game;
  std::string m_path;
  std::string m_stepPath;
  std::uint64_t m_plies;
  const std::stop_token& m_stop;
  TestResult& m_result;
  std::uint64_t m_tries = 0;
  bool m_going = true;
};

}  // namespace

std::vector<TestResult> runTests(const GameDefPtr& game, const std::vector<TestDef>& tests,
                                 const TestOptions& options, const std::stop_token& stop) {
  std::vector<TestResult> results;
  TestGames games(game, tests);
  std::uint64_t left = options.plies;
  Budget steps(options.steps);
  for (std::size_t i = 0; i < tests.size() && !stop.stop_requested(); ++i) {
    const TestDef& test = tests[i];
    if (test.name.find(options.filter) == std::string::npos) continue;
    TestResult& result = results.emplace_back();
    result.name = test.name;
    result.span = test.span;
    TestPlay play(games.begin(test, i, steps), "tests[" + std::to_string(i) + "]", left, stop, result);
    play.run(test);
    left -= std::min(left, play.cost());
  }
  return results;
}

diagnostics::Diagnostic tooLong(const TestResult& result) {
  diagnostics::Diagnostic remark;
  remark.kind = &kinds::TestsCutShort;
  remark.span = Span{result.span.begin, result.span.begin};
  remark.message = "From the test \"" + result.name + "\" on, the tests take longer than they may here";
  remark.suggestion =
      "Let them play fewer random moves, or begin nearer to what they are about; ludo test allows more";
  return remark;
}

}  // namespace ludo::spec_tests
