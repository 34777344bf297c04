// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/expectations.h"
#include "core/base/quoted.h"

#include <algorithm>
#include <map>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/evaluator.h"
#include "core/kernel/variables.h"
#include "core/kernel/zone_order.h"

namespace ludo::spec_tests {

using namespace language;
using kernel::Seat;

namespace {

std::string counted(std::size_t count, const std::string& word) {
  return std::to_string(count) + ' ' + word + (count == 1 ? "" : "s");
}

std::string resultText(kernel::SeatResult result) {
  switch (result) {
    case kernel::SeatResult::Win:
      return "won";
    case kernel::SeatResult::Loss:
      return "lost";
    case kernel::SeatResult::Draw:
      return "drawn";
  }
  return {};
}

kernel::SeatResult seatResult(ExpectedResult expected) {
  if (expected == ExpectedResult::Win) return kernel::SeatResult::Win;
  return expected == ExpectedResult::Lose ? kernel::SeatResult::Loss : kernel::SeatResult::Draw;
}

/// The first of some texts, and how many more there are.
class SomeTexts {
 public:
  template <typename Make>
  void add(const Make& make) {
    if (m_count++ < most) m_texts.push_back(make());
  }
  std::size_t count() const { return m_count; }
  std::string text() const {
    std::string text;
    for (std::size_t i = 0; i < m_texts.size(); ++i)
      text += (i == 0 ? "" : i + 1 == m_count ? " and " : ", ") + m_texts[i];
    return m_count > most ? text + " and " + std::to_string(m_count - most) + " more" : text;
  }

 private:
  static constexpr std::size_t most = 3;
  std::vector<std::string> m_texts;
  std::size_t m_count = 0;
};

class Expectations {
 public:
  Expectations(TestGame& game, std::string path, diagnostics::List& failures)
      : m_game(game),
        m_path(std::move(path)),
        m_failures(failures),
        m_budget(limits::stepsPerCall, &game.steps()),
        m_evaluator(game.rules(), game.state(), game.actor(), m_budget) {}

  std::optional<kernel::Excess> check(const ExpectStep& expect) {
    if (expect.toMove) checkToMove(*expect.toMove);
    if (expect.phase) checkPhase(*expect.phase);
    if (expect.legal) checkLegal(*expect.legal);
    for (const TestVariable& variable : expect.variables) checkVariable(variable);
    for (const ZoneExpectation& zone : expect.zones) checkZones(zone);
    for (const TokenExpectation& token : expect.tokens) checkToken(token);
    if (expect.condition) checkCondition(*expect.condition);
    if (expect.result) checkResult(*expect.result);
    if (expect.endedBy) checkEnd(*expect.endedBy);
    checkScores(expect.scores);
    const std::optional<kernel::Excess> ofMoves = m_game.excess();
    return ofMoves ? ofMoves : m_budget.excess();
  }

 private:
  const kernel::Rules& rules() const { return m_game.rules(); }
  const kernel::State& state() const { return m_game.state(); }

  diagnostics::Diagnostic& fail(Span span, const std::string& key, std::string message) {
    if (m_failures.size() >= limits::mistakes) return m_untold = {};
    diagnostics::Diagnostic& failure = m_failures.emplace_back();
    failure.kind = &diagnostics::kinds::FailedExpectation;
    failure.span = span;
    failure.path = m_path + '.' + key;
    failure.message = std::move(message) + ", " + m_game.when();
    if (m_game.lastPlace().known()) failure.related.push_back({"After this move", m_game.lastPlace()});
    return failure;
  }

  void checkToMove(const PlayerSelector& expected) {
    const Seat is = kernel::playerToMove(state());
    if (is == expected.seat) return;
    fail(expected.span, "toMove",
         "It should be for " + kernel::seatText(static_cast<Seat>(expected.seat)) + " to move, and " +
             (state().over() ? "the game is over" : "it is for " + kernel::seatText(is)));
  }

  void checkPhase(const PhaseRef& expected) {
    if (state().phase == expected.index) return;
    fail(expected.span, "phase",
         "The phase should be " + quoted(expected.name) + ", and is " +
             quoted(rules().def().turn.phases[state().phase].id.name));
  }

  void checkLegal(const LegalExpectation& legal) {
    for (const TestMove& move : legal.includes) {
      const WrittenMove written(move);
      if (m_game.meant(written).empty())
        fail(move.span, "legal.includes", quoted(written.text) + " should be legal, and is not")
            .alternatives = m_game.legalTexts();
    }
    for (const TestMove& move : legal.excludes) {
      const WrittenMove written(move);
      if (!m_game.meant(written).empty())
        fail(move.span, "legal.excludes", quoted(written.text) + " should not be legal, and is");
    }
    if (!legal.exactly.empty()) checkExactly(legal.exactly);
    const std::size_t is = m_game.legalMoves().size();
    if (legal.count && rules().number(*legal.count) != static_cast<std::int64_t>(is)) {
      fail(legal.count->span, "legal.count",
           std::to_string(rules().number(*legal.count)) + " moves should be legal, and there are " +
               std::to_string(is))
          .alternatives = m_game.legalTexts();
    }
  }

  void checkExactly(const std::vector<TestMove>& exactly) {
    std::vector<bool> named(m_game.legalMoves().size(), false);
    m_game.steps().spend(static_cast<std::int64_t>(named.size()));
    SomeTexts missing;
    Span place = exactly.back().span;
    for (const TestMove& move : exactly) {
      const WrittenMove written(move);
      const std::vector<std::size_t> found = m_game.meant(written);
      for (std::size_t index : found) named[index] = true;
      if (!found.empty()) continue;
      if (missing.count() == 0) place = move.span;
      missing.add([&] { return quoted(written.text); });
    }
    SomeTexts other;
    for (std::size_t i = 0; i < named.size(); ++i) {
      if (!named[i]) other.add([&] { return quoted(m_game.text(m_game.legalMoves()[i])); });
    }
    // A move that is written wrongly is missing and one too many: that is one finding.
    std::string message;
    if (missing.count() > 0)
      message = missing.text() + " should be legal, and " + (missing.count() == 1 ? "is" : "are") + " not";
    if (other.count() > 0)
      message += (message.empty() ? "" : "; ") + other.text() + (other.count() == 1 ? " is" : " are") +
                 (message.empty() ? " legal too, and should not be" : " legal instead");
    if (!message.empty()) fail(place, "legal.exactly", message).alternatives = m_game.legalTexts();
  }

  void checkVariable(const TestVariable& variable) {
    const VariableDef& def = rules().def().variables[variable.var.index];
    const bool perPlayer = def.scope == VariableScope::Player;
    for (Seat seat = 0; seat < (perPlayer ? rules().seats() : 1); ++seat) {
      const bool one = variable.values.size() == 1;
      const ValueExpr& value = variable.values[one ? 0 : static_cast<std::size_t>(seat)];
      const kernel::Value expected = m_evaluator.value(value);
      const kernel::Value is =
          kernel::valueHeld(def, state().variables[rules().variableSlot(variable.var.index, seat)]);
      if (is == expected) continue;
      fail(value.span, "variables." + variable.var.name,
           quoted(variable.var.name) + (perPlayer ? " of " + kernel::seatText(seat) : "") + " should be " +
               kernel::valueText(rules(), state(), expected) + ", and is " +
               kernel::valueText(rules(), state(), is));
    }
  }

  void checkZones(const ZoneExpectation& expected) {
    if (!expected.zone.owned || !expected.zone.owner.plural()) {
      checkZone(expected, m_evaluator.zone(expected.zone));
      return;
    }
    for (Seat seat : m_evaluator.players(expected.zone.owner))
      checkZone(expected, m_evaluator.zone(expected.zone, seat));
  }

  void checkZone(const ZoneExpectation& expected, kernel::ZoneId zone) {
    if (!zone.valid()) {
      fail(expected.zone.span, "zones", "There is no such zone");
      return;
    }
    const std::string name = quoted(rules().zone(zone).name);
    const std::vector<kernel::TokenId>& content = state().zones[zone.index];
    if (!m_game.steps().spend(1 + static_cast<std::int64_t>(content.size()))) return;
    if (expected.count && rules().number(*expected.count) != static_cast<std::int64_t>(content.size())) {
      fail(expected.count->span, "zones",
           name + " should hold " +
               counted(static_cast<std::size_t>(rules().number(*expected.count)), "token") + ", and holds " +
               std::to_string(content.size()));
    }
    if (!expected.holds.empty()) checkTypes(expected, name, content);
    if (expected.top) checkTop(*expected.top, name, kernel::topToken(rules(), state(), zone));
    if (expected.topOwner) checkTopOwner(*expected.topOwner, name, kernel::topToken(rules(), state(), zone));
    if (expected.owner) checkOwner(*expected.owner, name, content);
    if (!expected.knownBy) return;
    if (content.empty())
      fail(expected.knownBy->span, "zones", name + " is empty, so that there is nothing to know");
    for (kernel::TokenId token : content) {
      if (!checkKnown(*expected.knownBy, "zones", token, " in " + name)) return;
    }
  }

  void checkOwner(const PlayerSelector& expected, const std::string& name,
                  const std::vector<kernel::TokenId>& content) {
    for (kernel::TokenId token : content) {
      const Seat owner = state().tokens[token.index].owner;
      if (owner == expected.seat) continue;
      fail(expected.span, "zones",
           "Everything in " + name + " should belong to " +
               kernel::seatText(static_cast<Seat>(expected.seat)) + ", and " + tokenText(token) +
               " belongs to " + kernel::seatText(owner));
      return;
    }
  }

  void checkToken(const TokenExpectation& expected) {
    const kernel::TokenId token = m_evaluator.token(expected.token);
    if (!token.valid()) {
      fail(expected.token.span, "tokens", "There is no such token");
      return;
    }
    checkKnown(expected.knownBy, "tokens", token, "");
  }

  bool checkKnown(const KnownBy& expected, const std::string& key, kernel::TokenId token,
                  const std::string& where) {
    for (Seat seat = 0; seat < rules().seats(); ++seat) {
      const bool should = expected.all || std::ranges::find(expected.seats, seat) != expected.seats.end();
      const bool knows = ((state().tokens[token.index].knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
      if (knows == should) continue;
      fail(expected.span, key,
           "What " + tokenText(token) + where + " is should " + (should ? "" : "not ") + "be known to " +
               kernel::seatText(seat) + ", and is" + (should ? " not" : ""));
      return false;
    }
    return true;
  }

  std::string tokenText(kernel::TokenId token) const { return m_game.text(kernel::Value::ofToken(token)); }

  void checkTypes(const ZoneExpectation& expected, const std::string& name,
                  const std::vector<kernel::TokenId>& content) {
    std::map<std::uint32_t, std::int64_t> wanted;
    std::map<std::uint32_t, std::int64_t> is;
    for (const TokenCount& count : expected.holds) {
      if (rules().number(count.count) > 0) wanted[count.type.index] = rules().number(count.count);
    }
    for (kernel::TokenId token : content) ++is[state().tokens[token.index].type];
    if (wanted == is) return;
    fail(expected.holds.front().type.span, "zones",
         name + " should hold " + contentText(wanted) + ", and holds " + contentText(is));
  }

  std::string contentText(const std::map<std::uint32_t, std::int64_t>& counts) const {
    std::string text;
    for (const auto& [type, count] : counts) {
      text += (text.empty() ? "" : " and ") + std::to_string(count) + ' ' +
              quoted(rules().def().tokenTypes[type].id.name);
    }
    return text.empty() ? "nothing" : text;
  }

  void checkTop(const TokenTypeRef& expected, const std::string& name, kernel::TokenId top) {
    if (top.valid() && state().tokens[top.index].type == expected.index) return;
    fail(expected.span, "zones",
         "On top of " + name + " should be a " + quoted(expected.name) + ", and there is " +
             (top.valid() ? "a " + quoted(rules().def().tokenTypes[state().tokens[top.index].type].id.name)
                          : "nothing"));
  }

  void checkTopOwner(const PlayerSelector& expected, const std::string& name, kernel::TokenId top) {
    const Seat owner = top.valid() ? state().tokens[top.index].owner : kernel::nobody;
    if (top.valid() && owner == expected.seat) return;
    fail(expected.span, "zones",
         "The top token of " + name + " should belong to " +
             kernel::seatText(static_cast<Seat>(expected.seat)) + ", and " +
             (top.valid() ? tokenText(top) + " belongs to " + kernel::seatText(owner) : "there is nothing"));
  }

  void checkCondition(const Condition& condition) {
    m_evaluator.setStuck(!state().over() && m_game.legalMoves().empty());
    m_evaluator.rememberCounts();
    if (m_evaluator.holds(condition)) return;
    std::string message = "The condition does not hold";
    if (const auto* compare = std::get_if<CompareCondition>(&condition.node)) {
      message += ": left is " + m_game.text(m_evaluator.value(compare->left)) + " and right is " +
                 m_game.text(m_evaluator.value(compare->right));
    }
    fail(condition.span, "condition", std::move(message));
  }

  void checkResult(const ResultExpectation& expected) {
    const ExpectedResult first = expected.seats.front();
    if (first == ExpectedResult::NotOver || first == ExpectedResult::Over) {
      const bool over = first == ExpectedResult::Over;
      if (state().over() != over) {
        fail(expected.span, "result",
             over ? "The game should be over, and goes on"
                  : "The game should go on, and is over: " + outcome());
      }
      return;
    }
    if (!state().over()) {
      fail(expected.span, "result", "The game should be over, and goes on");
      return;
    }
    for (std::size_t seat = 0; seat < state().outcome->seats.size(); ++seat) {
      const ExpectedResult result = expected.seats.size() == 1 ? first : expected.seats[seat];
      if (state().outcome->seats[seat] == seatResult(result)) continue;
      fail(expected.span, "result",
           "For " + kernel::seatText(static_cast<Seat>(seat)) + " the game should be " +
               resultText(seatResult(result)) + ", and is " + resultText(state().outcome->seats[seat]));
    }
  }

  std::string outcome() const {
    std::string text;
    for (std::size_t seat = 0; seat < state().outcome->seats.size(); ++seat) {
      text += (seat == 0 ? "" : ", ") + resultText(state().outcome->seats[seat]) + " for " +
              kernel::seatText(static_cast<Seat>(seat));
    }
    return text;
  }

  void checkEnd(const EndName& expected) {
    if (!state().over()) {
      fail(expected.span, "endedBy", quoted(expected.id) + " should have ended the game, and it goes on");
      return;
    }
    const std::string& is = rules().def().end[state().outcome->endCondition].id;
    if (is == expected.id) return;
    fail(expected.span, "endedBy",
         quoted(expected.id) + " should have ended the game, and " + quoted(is) + " did");
  }

  void checkScores(const std::vector<Number>& expected) {
    if (expected.empty()) return;
    for (std::size_t seat = 0; seat < expected.size(); ++seat) {
      kernel::Evaluator evaluator(rules(), state(), static_cast<Seat>(seat), m_budget);
      const std::int64_t is = evaluator.integer(rules().def().scoring->score);
      if (rules().number(expected[seat]) == is) continue;
      fail(expected[seat].span, "scores",
           "The score of " + kernel::seatText(static_cast<Seat>(seat)) + " should be " +
               std::to_string(rules().number(expected[seat])) + ", and is " + std::to_string(is));
    }
  }

  TestGame& m_game;
  std::string m_path;
  diagnostics::List& m_failures;
  diagnostics::Diagnostic m_untold;
  kernel::CallBudget m_budget;
  kernel::Evaluator m_evaluator;
};

}  // namespace

std::optional<kernel::Excess> checkExpectations(const ExpectStep& expect, TestGame& game,
                                                const std::string& path, diagnostics::List& failures) {
  return Expectations(game, path, failures).check(expect);
}

}  // namespace ludo::spec_tests
