// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/play/play_session.h"

#include <algorithm>

#include "widgets/models/move_title.h"

namespace ludo::widgets {

namespace {

using kernel::Move;
using kernel::Rules;
using kernel::Value;

constexpr std::size_t snapshotInterval = 32;

std::optional<Value> translated(const Value& value, const Rules& from, const Rules& to) {
  switch (value.kind) {
    case Value::Kind::Zone: {
      const kernel::ZoneId zone = to.zoneNamed(from.zone(value.zone()).name);
      return zone.valid() ? std::optional(Value::ofZone(zone)) : std::nullopt;
    }
    case Value::Kind::Symbol: {
      const std::int64_t symbol = to.symbolId(from.symbol(value.payload));
      return symbol >= 0 ? std::optional(Value::ofSymbol(static_cast<std::uint32_t>(symbol))) : std::nullopt;
    }
    default:
      return value;
  }
}

/// The same move under other rules, if these have its action and names.
std::optional<Move> translated(const Move& move, const Rules& from, const Rules& to) {
  Move result = move;
  if (move.kind == Move::Kind::Action) {
    const auto& actions = to.def().actions;
    const std::string& name = from.def().actions[move.action].id.name;
    const auto found = std::ranges::find(actions, name, [](const auto& action) { return action.id.name; });
    if (found == actions.end()) return std::nullopt;
    result.action = static_cast<std::uint32_t>(found - actions.begin());
  }
  for (Value& argument : result.args) {
    const std::optional<Value> value = translated(argument, from, to);
    if (!value) return std::nullopt;
    argument = *value;
  }
  return result;
}

}  // namespace

PlaySession::PlaySession(kernel::RulesPtr rules, std::uint64_t seed)
    : m_rules(std::move(rules)), m_seed(seed) {
  start();
}

void PlaySession::start() {
  m_state = kernel::initialState(*m_rules, m_seed);
  m_initialHash = kernel::stateHash(*m_rules, m_state);
  m_legalMoves = kernel::legalMoves(*m_rules, m_state);
  m_plies.clear();
  m_snapshots = {m_state};
}

bool PlaySession::play(const Move& move) {
  if (std::ranges::find(m_legalMoves, move) == m_legalMoves.end()) return false;
  PlayedPly ply;
  ply.move = move;
  ply.text = kernel::moveText(*m_rules, m_state, move);
  ply.label = moveTitle(*m_rules, m_state, m_legalMoves, move).toStdString();
  ply.legalMoves = static_cast<std::uint32_t>(m_legalMoves.size());
  kernel::applyMove(*m_rules, m_state, move, &ply.log);
  ply.stateHash = kernel::stateHash(*m_rules, m_state);
  ply.positionHash = kernel::positionHash(*m_rules, m_state);
  m_plies.push_back(std::move(ply));
  if (m_plies.size() % snapshotInterval == 0) m_snapshots.push_back(m_state);
  m_legalMoves = kernel::legalMoves(*m_rules, m_state);
  return true;
}

kernel::State PlaySession::stateAt(std::size_t ply) const {
  if (ply == m_plies.size()) return m_state;
  const std::size_t snapshot = ply / snapshotInterval;
  kernel::State state = m_snapshots[snapshot];
  for (std::size_t i = snapshot * snapshotInterval; i < ply; ++i) {
    kernel::applyMove(*m_rules, state, m_plies[i].move);
  }
  return state;
}

void PlaySession::undoTo(std::size_t ply) {
  if (ply >= m_plies.size()) return;
  m_state = stateAt(ply);
  m_plies.resize(ply);
  m_snapshots.resize(ply / snapshotInterval + 1);
  m_legalMoves = kernel::legalMoves(*m_rules, m_state);
}

sim::GameTrace PlaySession::trace(std::vector<std::string> agents) const {
  sim::GameTrace trace;
  trace.gameId = m_rules->def().metadata.id;
  trace.gameHash = sim::gameHash(m_rules->def());
  trace.seed = m_seed;
  trace.seats = m_rules->seats();
  trace.agents = std::move(agents);
  trace.initialHash = m_initialHash;
  for (const PlayedPly& ply : m_plies) {
    trace.entries.push_back(
        {ply.move, ply.text, ply.legalMoves, ply.stateHash, ply.positionHash, ply.log.deltas, ply.log.notes});
  }
  trace.outcome = m_state.outcome;
  trace.stop = m_state.over() ? sim::Stop::Ended : stuck() ? sim::Stop::NoLegalMoves : sim::Stop::Cancelled;
  if (const std::optional<kernel::Excess> excess = m_state.givenUp()) {
    trace.stop = sim::Stop::GivenUp;
    trace.givenUp = sim::GivenUp{*excess, 0};
  }
  return trace;
}

AdoptedGame adoptRules(const PlaySession& game, kernel::RulesPtr rules, const std::stop_token& stop) {
  AdoptedGame adopted{PlaySession(std::move(rules), game.seed()), 0, {}};
  for (const PlayedPly& ply : game.plies()) {
    if (stop.stop_requested()) break;
    const std::optional<Move> move = translated(ply.move, game.rules(), adopted.session.rules());
    if (!move || !adopted.session.play(*move)) {
      adopted.brokenMove = ply.label;
      adopted.session.undoTo(0);
      break;
    }
    ++adopted.kept;
  }
  return adopted;
}

AdoptedGame followed(PlaySession game, const std::vector<std::string>& moves, const std::stop_token& stop) {
  AdoptedGame result{std::move(game), 0, {}};
  PlaySession& session = result.session;
  while (result.kept < std::min(moves.size(), session.plies().size()) &&
         session.plies()[result.kept].text == moves[result.kept])
    ++result.kept;
  session.undoTo(result.kept);
  for (; result.kept < moves.size() && !stop.stop_requested(); ++result.kept) {
    const std::string& text = moves[result.kept];
    const auto meant = std::ranges::find(session.legalMoves(), text, [&](const Move& move) {
      return kernel::moveText(session.rules(), session.state(), move);
    });
    if (meant == session.legalMoves().end()) {
      result.brokenMove = text;
      break;
    }
    session.play(Move(*meant));
  }
  return result;
}

std::optional<AdoptedGame> resumed(const GameUnderWay& game, const kernel::RulesPtr& rules,
                                   const std::stop_token& stop) {
  const language::GameDef& def = rules->def();
  const std::size_t seats = game.players.size();
  if (seats < static_cast<std::size_t>(kernel::numberIn(def, def.metadata.players.min)) ||
      seats > static_cast<std::size_t>(kernel::numberIn(def, def.metadata.players.max)))
    return std::nullopt;
  return followed(
      PlaySession(kernel::makeRules(rules->defPtr(), static_cast<kernel::Seat>(seats)), game.seed),
      game.moves, stop);
}

}  // namespace ludo::widgets
