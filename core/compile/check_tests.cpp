// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <charconv>
#include <span>

#include "core/base/nearest.h"
#include "core/base/overloaded.h"
#include "core/compile/checker.h"
#include "core/compile/words_of.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

constexpr std::int64_t mostRandomPlies = 10'000;
constexpr std::int64_t mostTimes = 1'000'000;
constexpr std::size_t mostAlternatives = 40;

bool isInteger(std::string_view text) {
  std::int64_t value = 0;
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

}  // namespace

void Checker::reportUnknown(const std::string& what, const std::string& name, Span span, std::uint32_t node,
                            const std::function<std::vector<std::string>(std::size_t most)>& knownNames) {
  const bool isLost = (what == "token type" && m_damage.names.contains(NameKind::TokenType)) ||
                      (what == "zone" && m_damage.names.contains(NameKind::Zone));
  if (isLost) return;
  auto& diagnostic =
      report(kinds::UnknownName, span, node, "There is no " + what + " called \"" + name + '"');
  const bool mayCompare = !m_comparisons.exhausted();
  std::vector<std::string> known = knownNames(mayCompare ? limits::comparedNames : mostAlternatives);
  m_comparisons.spend(static_cast<std::int64_t>(known.size()));
  if (auto best = mayCompare ? nearest(name, known) : std::nullopt) {
    diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    const bool quoted = span.known() && span.end - span.begin == name.size() + 2;
    const bool bare = span.known() && span.end - span.begin == name.size();
    if (quoted || bare) {
      diagnostic.fix = diagnostics::Fix{
          "Replace with \"" + *best + '"', {{span, quoted ? '"' + *best + '"' : *best}}, false};
    }
    std::stable_partition(known.begin(), known.end(), [&](const std::string& n) { return n == *best; });
  }
  if (known.size() > mostAlternatives) known.resize(mostAlternatives);
  diagnostic.alternatives = std::move(known);
}

TestNames& Checker::testNames() {
  if (!m_testNames) m_testNames.emplace(m_def);
  return *m_testNames;
}

void Checker::check(const TestDef& test) {
  const std::int64_t fewest = number(m_def.metadata.players.min, 1);
  const std::int64_t most = number(m_def.metadata.players.max, mostPlayers);
  m_testSeats = test.players ? number(*test.players, fewest) : fewest;
  // A game for 4 to 2 players is told of where it says so.
  if (test.players && fewest <= most && (m_testSeats < fewest || m_testSeats > most)) {
    report(kinds::InvalidPlayers, test.players->span, test.players->node,
           "The game is for " + std::to_string(fewest) +
               (fewest < most ? " to " + std::to_string(most) : std::string()) +
               (most == 1 ? " player, not for " : " players, not for ") + std::to_string(m_testSeats));
    m_testSeats = most;
  }
  if (test.given) check(*test.given);
  for (const TestStep& step : test.script) {
    std::visit([this](const auto& part) { check(part); }, step.node);
  }
}

void Checker::check(const TestPosition& given) {
  Scope scope(*this);
  check(given.variables);
  check(given.effects);
  checkSeat(given.active);
  if (given.turnNumber) checkTimes(*given.turnNumber, 1, given.node);
  if (given.passes) checkTimes(*given.passes, 0, given.node);
  for (const TestUses& used : given.used) {
    if (used.times.size() != 1) checkSeatCount(used.times.size(), used.action.span, 0);
    for (const Number& times : used.times) checkTimes(times, 0, given.node);
  }
}

void Checker::checkTimes(const Number& times, std::int64_t least, std::uint32_t node) {
  const std::int64_t written = number(times, least);
  if (written >= least && written <= mostTimes) return;
  report(kinds::OutOfRange, times.span, node,
         std::to_string(written) + " is not between " + std::to_string(least) + " and " +
             std::to_string(mostTimes));
}

void Checker::checkSeat(const std::optional<PlayerSelector>& seat) {
  // What could not be read was told as it was read.
  if (!seat || !seat->span.known()) return;
  if (seat->kind != PlayerSelector::Kind::Seat) {
    auto& diagnostic =
        report(kinds::WrongValueType, seat->span, seat->node, "A test names its players by their seats");
    diagnostic.suggestion = "Write the number of the seat, such as \"0\"";
  } else if (seat->seat >= m_testSeats) {
    reportNoSeat(seat->seat, seat->span, seat->node);
  }
}

void Checker::reportNoSeat(std::int64_t seat, Span span, std::uint32_t node) {
  report(kinds::InvalidPlayers, span, node,
         "There is no seat " + std::to_string(seat) + ": the test is for " + std::to_string(m_testSeats) +
             " players, and seats are counted from 0");
}

void Checker::checkSeatCount(std::size_t given, Span span, std::uint32_t node) {
  if (given == static_cast<std::size_t>(m_testSeats)) return;
  auto& diagnostic = report(kinds::InvalidPlayers, span, node,
                            "The test is for " + std::to_string(m_testSeats) +
                                " players, and this speaks of " + std::to_string(given));
  diagnostic.suggestion = "Give one for each seat, or say how many players the test has";
}

void Checker::check(const std::vector<TestVariable>& variables) {
  for (const TestVariable& variable : variables) {
    for (const ValueExpr& value : variable.values) expect(value, typeOf(variable.var));
    if (!variable.var.resolved() || variable.values.size() == 1) continue;
    if (m_def.variables[variable.var.index].scope == VariableScope::Player) {
      checkSeatCount(variable.values.size(), variable.var.span, 0);
    } else {
      auto& diagnostic = report(kinds::WrongScope, variable.var.span, 0,
                                "The variable \"" + variable.var.name + "\" is global and has one value");
      diagnostic.suggestion = "Write one value";
    }
  }
}

void Checker::check(const TestMove& move) {
  if (!move.action.resolved()) return;
  const ActionDef& action = m_def.actions[move.action.index];
  if (move.arguments.size() > action.params.size()) {
    const auto counted = [](std::size_t count, const char* thing) {
      return (count == 0 ? std::string("no") : std::to_string(count)) + " " + thing + (count == 1 ? "" : "s");
    };
    auto& diagnostic =
        report(kinds::OutOfRange, move.span, move.node,
               "The action \"" + action.id.name + "\" has " + counted(action.params.size(), "parameter") +
                   ", and the move gives it " + counted(move.arguments.size(), "argument"));
    diagnostic.suggestion = "Give one argument for each parameter at most";
    return;
  }
  for (std::size_t i = 0; i < move.arguments.size(); ++i)
    checkArgument(move.arguments[i], action.params[i], move.node);
}

void Checker::check(const TakeStep& step) {
  if (step.move) check(*step.move);
  if (step.action.has_value() == step.move.has_value()) {
    auto& diagnostic =
        report(kinds::MissingKey, step.span, step.node,
               step.move ? "A step takes an action or a move, not both" : "A step takes an action or a move");
    diagnostic.suggestion = "Give either action or move";
  } else if (step.move && !step.with.empty()) {
    auto& diagnostic = report(kinds::UnknownKey, step.with.front().first.span, step.node,
                              "What is picked in a move stands in the move itself");
    diagnostic.suggestion = "Write action in place of move, or the arguments in parentheses";
  }
  if (!step.action || !step.action->resolved()) return;
  const ActionDef& action = m_def.actions[step.action->index];
  // Of an action with more parameters than it may have, the others are not looked at.
  const auto params = std::span(action.params).first(std::min(action.params.size(), maximumParameters));
  for (const auto& [name, argument] : step.with) {
    const auto param = std::ranges::find_if(
        params, [&name = name](const ParamDef& candidate) { return candidate.name.name == name.name; });
    if (param != params.end()) {
      checkArgument(argument, *param, argument.node);
    } else if (params.size() == action.params.size()) {
      reportUnknown("parameter of \"" + action.id.name + '"', name.name, name.span, argument.node,
                    [&](std::size_t /*most*/) {
                      std::vector<std::string> names;
                      for (const ParamDef& candidate : params) names.push_back(candidate.name.name);
                      return names;
                    });
    }
  }
}

namespace {

/// The query that says of which sort the options are: what is put together, filtered or told apart is of the
/// sort that it is made of.
const Query& queryOfSort(const Query& query) {
  if (const auto* set = std::get_if<SetQuery>(&query.node); set != nullptr && !set->of.empty())
    return queryOfSort(set->of.front());
  if (const auto* filter = std::get_if<FilterQuery>(&query.node)) return queryOfSort(*filter->of);
  if (const auto* distinct = std::get_if<DistinctQuery>(&query.node)) return queryOfSort(*distinct->of);
  return query;
}

}  // namespace

void Checker::checkArgument(const TestArgument& argument, const ParamDef& param, std::uint32_t node) {
  const std::string& text = argument.text;
  TestNames& names = testNames();
  const auto zone = [&] {
    if (names.isZone(text, m_testSeats)) return;
    reportUnknown("zone", text, argument.span, node,
                  [&](std::size_t most) { return names.zones(m_testSeats, most); });
  };
  const auto token = [&] {
    if (names.isToken(text)) return;
    // Only the name of the type is wrong; the number after # may be right.
    const std::size_t end = std::min(text.rfind('#'), text.size());
    Span span = argument.span;
    if (span.known() && span.end - span.begin == text.size())
      span.end -= static_cast<std::uint32_t>(text.size() - end);
    reportUnknown("token type", text.substr(0, end), span, node,
                  [&](std::size_t most) { return names.tokenTypes(most); });
  };
  std::visit(
      Overloaded{
          [&](const ZonesQuery&) { zone(); }, [&](const AdjacentZonesQuery&) { zone(); },
          [&](const ConnectedZonesQuery&) { zone(); }, [&](const TokensInZoneQuery&) { token(); },
          [&](const TokensQuery&) { token(); }, [&](const TokensInAdjacentZonesQuery&) { token(); },
          [&](const EnumsQuery& query) {
            if (names.isOption(query, text)) return;
            reportUnknown("option", text, argument.span, node, [&](std::size_t /*most*/) {
              return query.of ? wordsOf(m_def, query.of->name) : query.values;
            });
          },
          [&](const PlayersQuery&) {
            std::vector<std::string> players;
            for (std::int64_t seat = 0; seat < m_testSeats; ++seat) {
              players.push_back("P" + std::to_string(seat + 1));
              if (text == players.back() || text == std::to_string(seat)) return;
            }
            reportUnknown("player", text, argument.span, node, [&](std::size_t /*most*/) { return players; });
          },
          [&](const IntsInRangeQuery&) {
            if (!isInteger(text)) {
              report(kinds::WrongType, argument.span, node,
                     "The parameter \"" + param.name.name + "\" is a whole number, not \"" + text + '"');
            }
          },
          [](const auto&) {}},
      queryOfSort(param.domain).node);
}

void Checker::check(const RandomStep& step) {
  const std::int64_t plies = number(step.plies, 1);
  if (plies >= 1 && plies <= mostRandomPlies) return;
  report(kinds::OutOfRange, step.plies.span, step.node,
         std::to_string(plies) + " is not between 1 and " + std::to_string(mostRandomPlies));
}

void Checker::check(const LegalExpectation& legal) {
  for (const auto* moves : {&legal.includes, &legal.excludes, &legal.exactly}) {
    for (const TestMove& move : *moves) check(move);
  }
}

void Checker::check(const KnownBy& known) {
  for (std::int64_t seat : known.seats) {
    if (seat >= m_testSeats) reportNoSeat(seat, known.span, known.node);
  }
}

void Checker::check(const ExpectStep& step) {
  checkSeat(step.toMove);
  if (step.legal) check(*step.legal);
  check(step.variables);
  for (const ZoneExpectation& zone : step.zones) {
    check(zone.zone, true);
    checkSeat(zone.topOwner);
    checkSeat(zone.owner);
    if (zone.knownBy) check(*zone.knownBy);
  }
  for (const TokenExpectation& token : step.tokens) {
    check(token.token);
    check(token.knownBy);
  }
  if (step.condition) check(*step.condition);
  if (step.result && step.result->seats.size() > 1)
    checkSeatCount(step.result->seats.size(), step.result->span, step.result->node);
  if (step.endedBy && !testNames().isEnd(step.endedBy->id)) {
    reportUnknown("end condition", step.endedBy->id, step.endedBy->span, step.endedBy->node,
                  [&](std::size_t most) { return testNames().ends(most); });
  }
  if (step.scores.empty()) return;
  checkSeatCount(step.scores.size(), step.scores.front().span, step.node);
  if (m_def.scoring) return;
  auto& diagnostic = report(kinds::MissingScoring, step.scores.front().span, step.node,
                            "This expects scores, and the game has no section scoring");
  diagnostic.suggestion = "Add a block with section: \"scoring\" and a score";
}

}  // namespace ludo::compile
