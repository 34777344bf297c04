// SPDX-License-Identifier: Apache-2.0
#include "core/spec_tests/test_game.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::spec_tests {

using namespace language;

namespace {

constexpr std::size_t mostTexts = 40;
/// To make a position, or a copy of one, however small it is.
constexpr std::int64_t stepsPerCopy = 50;

Effect setVariable(const TestVariable& variable, const ValueExpr& value,
                   std::optional<PlayerSelector> player) {
  SetVarEffect set;
  set.span = variable.var.span;
  set.scope = player ? VariableScope::Player : VariableScope::Global;
  set.player = std::move(player);
  set.var = variable.var;
  set.value = value;
  Effect effect;
  effect.span = set.span;
  effect.node = std::move(set);
  return effect;
}

PlayerSelector seatNumber(std::size_t seat) {
  PlayerSelector player;
  player.kind = PlayerSelector::Kind::Seat;
  player.seat = static_cast<std::int64_t>(seat);
  return player;
}

void addVariables(const GameDef& def, const TestPosition& given, kernel::Seat seats, EffectList& position) {
  for (const TestVariable& variable : given.variables) {
    if (def.variables[variable.var.index].scope == VariableScope::Global) {
      position.items.push_back(setVariable(variable, variable.values.front(), std::nullopt));
      continue;
    }
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
      const ValueExpr& value = variable.values.size() == 1 ? variable.values.front() : variable.values[seat];
      position.items.push_back(setVariable(variable, value, seatNumber(seat)));
    }
  }
}

kernel::Beginning beginningOf(const kernel::Rules& rules, const TestDef& test, const EffectList& position) {
  const auto count = [&](const Number& number) { return static_cast<std::uint32_t>(rules.number(number)); };
  kernel::Beginning beginning;
  beginning.position = &position;
  if (!test.given) return beginning;
  beginning.emptied = test.given->emptied;
  if (test.given->active) beginning.active = static_cast<kernel::Seat>(test.given->active->seat);
  if (test.given->phase) beginning.phase = test.given->phase->index;
  if (test.given->turnNumber) beginning.turns = count(*test.given->turnNumber) - 1;
  if (test.given->passes) beginning.passes = count(*test.given->passes);
  if (test.given->used.empty()) return beginning;
  const auto seats = static_cast<std::size_t>(rules.seats());
  beginning.uses.assign(seats * rules.def().actions.size(), 0);
  for (const TestUses& used : test.given->used) {
    for (std::size_t seat = 0; seat < seats; ++seat)
      beginning.uses[rules.useSlot(static_cast<kernel::Seat>(seat), used.action.index)] =
          count(used.times[used.times.size() == 1 ? 0 : seat]);
  }
  return beginning;
}

}  // namespace

TestGames::TestGames(GameDefPtr game, const std::vector<TestDef>& tests)
    : m_game(std::move(game)), m_naming(*m_game) {
  for (const TestDef& test : tests) {
    EffectList& position = m_positions.emplace_back();
    if (!test.given) continue;
    addVariables(*m_game, *test.given, seatsOf(test), position);
    const EffectList& further = test.given->effects;
    position.items.insert(position.items.end(), further.items.begin(), further.items.end());
    position.list = further.list;
  }
}

kernel::Seat TestGames::seatsOf(const TestDef& test) const {
  return test.players ? static_cast<kernel::Seat>(kernel::numberIn(*m_game, *test.players))
                      : kernel::fewestSeats(*m_game);
}

TestGame TestGames::begin(const TestDef& test, std::size_t index, Budget& steps) {
  kernel::RulesPtr& rules = m_rules[seatsOf(test)];
  if (rules == nullptr) rules = std::make_shared<const kernel::Rules>(m_game, seatsOf(test), m_positions);
  return {rules, m_naming, test, m_positions[index], steps};
}

TestGame::TestGame(kernel::RulesPtr rules, const NamingSteps& naming, const TestDef& test,
                   const EffectList& position, Budget& steps)
    : m_rules(std::move(rules)),
      m_naming(naming),
      m_steps(&steps),
      m_beginning(beginningOf(*m_rules, test, position)),
      m_seed(static_cast<std::uint64_t>(test.seed)),
      m_rng(Rng::forRun(m_seed, stableHash("random moves of a test"))) {
  begin(nullptr);
}

void TestGame::begin(kernel::FixedRolls* rolls) {
  m_state = kernel::initialState(*m_rules, m_seed, nullptr, m_beginning, m_steps, rolls);
  m_steps->spend(copySteps());
}

kernel::Seat TestGame::actor() const {
  return m_state.over() ? m_state.lastActor : kernel::playerToMove(m_state);
}

const std::vector<kernel::Move>& TestGame::legalMoves() {
  if (!m_legalKnown) {
    kernel::LegalMoves legal = kernel::listLegalMoves(*m_rules, m_state, m_steps);
    m_legal = std::move(legal.moves);
    m_excess = legal.excess;
  }
  m_legalKnown = true;
  return m_legal;
}

std::vector<std::size_t> TestGame::meant(const WrittenMove& written) {
  if (!m_index) m_index.emplace(*m_rules, m_state, legalMoves(), m_naming, *m_steps);
  return m_index->meant(written);
}

bool TestGame::leadToOnePosition(const std::vector<std::size_t>& moves) {
  std::optional<std::uint64_t> position;
  // Where assertions are on, playing a move lists the legal ones anew; every build stops at the same place.
  const std::int64_t trying = copySteps() + static_cast<std::int64_t>(legalMoves().size());
  for (std::size_t index : moves) {
    if (!m_steps->spend(trying)) return true;
    kernel::State after = m_state;
    kernel::applyMove(*m_rules, after, legalMoves()[index], nullptr, m_steps);
    const std::uint64_t hash = kernel::positionHash(*m_rules, after);
    if (position && *position != hash) return false;
    position = hash;
  }
  return true;
}

void TestGame::beginRolling(kernel::FixedRolls& rolls) {
  begin(&rolls);
}

void TestGame::play(const kernel::Move& move, Span place, kernel::FixedRolls* rolls) {
  m_steps->spend(static_cast<std::int64_t>(m_legal.size()));  // as for leadToOnePosition
  m_lastMove = text(move);
  m_lastPlace = place;
  kernel::applyMove(*m_rules, m_state, move, nullptr, m_steps, rolls);
  forget();  // the move may stand in the list of legal ones
}

void TestGame::forget() {
  m_index.reset();
  m_legalTexts.reset();
  m_legal.clear();
  m_excess.reset();
  m_legalKnown = false;
}

/// To make a position, or a copy of it.
std::int64_t TestGame::copySteps() const {
  std::size_t parts = 3 * m_state.tokens.size() + m_state.zones.size() + m_state.variables.size();
  parts += m_state.turnUses.size() + m_state.phaseUses.size() + m_state.gameUses.size();
  for (const std::vector<std::uint64_t>& positions : m_state.earlier) parts += positions.size();
  return stepsPerCopy + static_cast<std::int64_t>(parts);
}

std::string TestGame::cut(std::int64_t names, const std::function<std::string()>& text) const {
  if (!m_steps->spend(names * m_naming.ofName(m_state))) return {};
  std::string whole = text();
  diagnostics::cutLongText(whole);
  return whole;
}

std::string TestGame::text(const kernel::Move& move) const {
  return cut(std::ranges::count(move.args, kernel::Value::Kind::Token, &kernel::Value::kind),
             [&] { return kernel::moveText(*m_rules, m_state, move); });
}

std::string TestGame::text(const kernel::Value& value) const {
  return cut(value.kind == kernel::Value::Kind::Token ? 1 : 0,
             [&] { return kernel::valueText(*m_rules, m_state, value); });
}

const std::vector<std::string>& TestGame::legalTexts() {
  if (m_legalTexts) return *m_legalTexts;
  m_legalTexts.emplace();
  for (const kernel::Move& move : legalMoves()) {
    if (m_legalTexts->size() == mostTexts || m_steps->exhausted()) break;
    m_legalTexts->push_back(text(move));
  }
  return *m_legalTexts;
}

std::string TestGame::when() const {
  return m_lastMove.empty() ? "at the start" : "after " + m_lastMove;
}

}  // namespace ludo::spec_tests
