// SPDX-License-Identifier: Apache-2.0
#include "core/sim/game_tally.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <utility>

namespace ludo::sim {
namespace {

using Narrow = std::uint16_t;
constexpr std::uint32_t narrowMost = std::numeric_limits<Narrow>::max();

}  // namespace

GameTally::GameTally(const kernel::Rules& rules)
    : m_rules(rules), m_actionsOfPhase(rules.def().turn.phases.size()), m_lead(rules), m_contact(rules) {
  for (const language::ActionDef& action : rules.def().actions) {
    for (std::uint32_t& count : m_actionsOfPhase) count += action.phase.empty() ? 1 : 0;
    for (const language::PhaseRef& phase : action.phase) ++m_actionsOfPhase[phase.index];
  }
}

void GameTally::begin() {
  const language::GameDef& def = m_rules.def();
  m_summary = {};
  for (auto* counts : {&m_summary.actionCounts, &m_summary.actionLegal, &m_summary.actionFirstLegal,
                       &m_summary.actionChances, &m_summary.actionChosen}) {
    counts->resize(def.actions.size());
  }
  m_summary.triggerCounts.resize(def.triggers.size());
  m_summary.openings.resize(static_cast<std::size_t>(m_rules.seats()));
  m_summary.zonesUsed.resize((m_rules.zones().size() + 63) / 64);
  for (const std::uint32_t moves : m_seenMoves) m_pliesByMoves[moves] = 0;
  m_seenMoves.clear();
  m_moves.clear();
  m_visits.clear();
  m_stall = 0;
  m_wasAtOnce = false;
  m_lead.start();
  m_contact.start();
}

// What lies on a board from the beginning and is nobody's may be the board itself, such as tiles of land: it
// counts when it moves.
void GameTally::useZones(const kernel::State& state) {
  const auto isOwned = [&state](kernel::TokenId token) {
    return state.tokens[token.index].owner != kernel::nobody;
  };
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    const bool isSpace = !m_rules.def().zones[m_rules.zones()[zone].def].board.empty();
    const std::vector<kernel::TokenId>& there = state.zones[zone];
    if (isSpace ? std::ranges::any_of(there, isOwned) : !there.empty()) useZone(zone);
  }
}

void GameTally::start(kernel::Seat firstPlayer, const Snapshot& snapshot) {
  m_summary.firstPlayer = firstPlayer;
  m_visits.insert(placeOf(snapshot), {snapshot.random, 0});
  m_positionSum = snapshot.sum;
  m_positionHash = snapshot.hash;
}

void GameTally::decided(const Decision& decision) {
  m_summary.turns = decision.turn;
  m_summary.legalMoves += decision.legalMoves;
  m_summary.legalByPly.add(decision.legalMoves);
  const auto moves = static_cast<std::uint32_t>(std::min<std::size_t>(decision.legalMoves, narrowMost));
  if (moves >= m_pliesByMoves.size()) m_pliesByMoves.resize(std::size_t{2} * moves + 1);
  if (m_pliesByMoves[moves]++ == 0) m_seenMoves.push_back(moves);
  const bool isAtOnce = m_rules.def().turn.phases[decision.phase].simultaneous && !decision.isPending;
  // Those who choose at once are asked in the order of their seats.
  m_isSameRound = isAtOnce && m_wasAtOnce && decision.player > m_mover && decision.turn == m_turn;
  m_wasAtOnce = isAtOnce;
  m_mover = decision.player;
  m_isPick = decision.isPending;
  m_turn = decision.turn;
  countChances(decision);
  m_moves.insert(decision.moveHash, {});
  if (!decision.isAction) return;
  ++m_summary.actionCounts[decision.action];
  Opening& opening = m_summary.openings[static_cast<std::size_t>(decision.player)];
  const auto place = std::ranges::find(opening, 0);
  if (place != opening.end())
    *place = static_cast<std::uint8_t>(std::min<std::uint32_t>(decision.action + 1, 255));
}

void GameTally::countChances(const Decision& decision) {
  std::size_t distinct = 0;
  for (const std::uint64_t word : decision.legalActions)
    distinct += static_cast<std::size_t>(std::popcount(word));
  if (!decision.isPending && m_actionsOfPhase[decision.phase] > 1) {
    m_summary.actionsOffered += distinct;
    m_summary.actionsOfPhase += m_actionsOfPhase[decision.phase];
  }
  const bool isChance = distinct + (decision.othersLegal ? 1 : 0) > 1;
  for (std::size_t first = 0; first < decision.legalActions.size(); ++first) {
    for (std::uint64_t left = decision.legalActions[first]; left != 0; left &= left - 1) {
      const std::size_t action = 64 * first + static_cast<std::size_t>(std::countr_zero(left));
      if (m_summary.actionLegal[action]++ == 0) m_summary.actionFirstLegal[action] = m_summary.plies;
      if (isChance) ++m_summary.actionChances[action];
    }
  }
  if (isChance && decision.isAction) ++m_summary.actionChosen[decision.action];
}

void GameTally::happened(const kernel::EventLog& log) {
  using Kind = kernel::Note::Kind;
  for (const kernel::Note& note : log.notes) {
    switch (note.kind) {
      case Kind::TriggerFired:
        ++m_summary.triggerCounts[note.subject];
        if (note.amount >= m_summary.longestChain) {
          m_summary.longestChain = static_cast<std::uint32_t>(note.amount) + 1;
          m_summary.longestChainPly = m_summary.plies;
        }
        break;
      case Kind::TriggerDepthExceeded:
        if (m_summary.depthExceeded++ == 0) m_summary.depthPly = m_summary.plies;
        break;
      case Kind::Clamped:
      case Kind::ZoneFull:
      case Kind::NothingToMove:
        refuse(note);
        break;
      default:
        break;
    }
  }
}

void GameTally::refuse(const kernel::Note& note) {
  ++m_summary.refusedEffects;
  const auto same = [&note](const Refusal& refusal) {
    return refusal.node == note.node && refusal.kind == note.kind;
  };
  const auto known = std::ranges::find_if(m_summary.refusals, same);
  if (known != m_summary.refusals.end()) {
    ++known->count;
  } else if (m_summary.refusals.size() < mostRefusals) {
    m_summary.refusals.push_back({note.kind, note.node, 1, m_summary.plies});
  }
}

void GameTally::useZones(const std::vector<kernel::Delta>& deltas) {
  using Kind = kernel::Delta::Kind;
  for (const kernel::Delta& delta : deltas) {
    if (delta.kind == Kind::TokenCreated || delta.kind == Kind::TokenMoved)
      useZone(static_cast<std::size_t>(delta.after));
    const bool leaves = delta.kind == Kind::TokenMoved || delta.kind == Kind::TokenDestroyed;
    if (leaves && delta.before >= 0) useZone(static_cast<std::size_t>(delta.before));
  }
}

// Where rules count repetitions, what came before belongs to the position, so that none is ever the same
// again.
std::uint64_t GameTally::placeOf(const Snapshot& snapshot) const {
  if (m_rules.repetitions().empty()) return snapshot.hash;
  return combine(snapshot.sum, static_cast<std::uint64_t>(snapshot.toMove));
}

void GameTally::visit(const Snapshot& snapshot) {
  m_positionHash = snapshot.hash;
  m_summary.trajectory.add(snapshot.hash);
  const auto [seen, isNew] = m_visits.insert(placeOf(snapshot), {snapshot.random, 0});
  if (isNew) return;
  if (m_summary.repeatedPositions++ == 0) m_summary.firstRepeatPly = m_summary.plies;
  // Dice that bring a position back are chance, not a loop: those visits begin a new count.
  seen->repeats = seen->random == snapshot.random ? seen->repeats + 1 : 0;
  seen->random = snapshot.random;
  if (seen->repeats > m_summary.mostRepeats) {
    m_summary.mostRepeats = seen->repeats;
    m_summary.mostRepeatsPly = m_summary.plies;
  }
}

void GameTally::watchStall(std::uint64_t sum) {
  const bool isIdle = sum == m_positionSum;
  m_stall = !isIdle ? 0 : m_isSameRound ? m_stall : m_stall + 1;
  m_positionSum = sum;
  if (m_stall > m_summary.longestStall) {
    m_summary.longestStall = m_stall;
    m_summary.stallPly = m_summary.plies;
  }
}

std::vector<BranchingCount> GameTally::branching() {
  std::ranges::sort(m_seenMoves);
  std::vector<BranchingCount> result;
  result.reserve(m_seenMoves.size());
  for (const std::uint32_t moves : m_seenMoves) {
    const std::size_t first = result.size();
    std::uint32_t plies = m_pliesByMoves[moves];
    for (; plies > narrowMost; plies -= narrowMost)
      result.push_back({static_cast<Narrow>(moves), static_cast<Narrow>(narrowMost)});
    // The part that is not full comes first.
    result.insert(result.begin() + static_cast<std::ptrdiff_t>(first),
                  {static_cast<Narrow>(moves), static_cast<Narrow>(plies)});
  }
  return result;
}

GameSummary GameTally::end(Stop stop) {
  m_summary.stop = stop;
  m_summary.branching = branching();
  m_summary.finalHash = m_positionHash;
  m_summary.distinctMoves = static_cast<std::uint32_t>(m_moves.size());
  m_summary.contact = m_contact.contact();
  m_summary.lead = m_lead.finish(m_summary.results);
  return std::move(m_summary);
}

}  // namespace ludo::sim
