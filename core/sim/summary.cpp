// SPDX-License-Identifier: Apache-2.0
#include "core/sim/summary.h"

#include <algorithm>
#include <limits>

#include "core/base/hash.h"

namespace ludo::sim {
namespace {

using Narrow = std::uint16_t;
constexpr std::uint32_t narrowMost = std::numeric_limits<Narrow>::max();

std::vector<BranchingCount> compact(const std::unordered_map<std::uint32_t, std::uint32_t>& counts) {
  std::vector<BranchingCount> result;
  result.reserve(counts.size());
  for (auto [legalMoves, plies] : counts) {
    for (; plies > narrowMost; plies -= narrowMost) {
      result.push_back({static_cast<Narrow>(legalMoves), static_cast<Narrow>(narrowMost)});
    }
    result.push_back({static_cast<Narrow>(legalMoves), static_cast<Narrow>(plies)});
  }
  std::sort(result.begin(), result.end(), [](BranchingCount a, BranchingCount b) {
    return std::pair(a.legalMoves, a.plies) < std::pair(b.legalMoves, b.plies);
  });
  return result;
}

}  // namespace

SummaryRecorder::SummaryRecorder(const kernel::Rules& rules)
    : m_rules(rules),
      m_actionsOfPhase(rules.def().turn.phases.size()),
      m_lead(rules),
      m_contact(rules),
      m_legalActions(rules.def().actions.size()) {
  for (const language::ActionDef& action : rules.def().actions) {
    for (std::uint32_t& count : m_actionsOfPhase) count += action.phase.empty() ? 1 : 0;
    for (const language::PhaseRef& phase : action.phase) ++m_actionsOfPhase[phase.index];
  }
}

void SummaryRecorder::setUp(const kernel::EventLog& log) {
  const language::GameDef& def = m_rules.def();
  m_summary = {};
  for (auto* counts : {&m_summary.actionCounts, &m_summary.actionLegal, &m_summary.actionFirstLegal,
                       &m_summary.actionChances, &m_summary.actionChosen}) {
    counts->resize(def.actions.size());
  }
  m_summary.triggerCounts.resize(def.triggers.size());
  m_summary.openings.resize(static_cast<std::size_t>(m_rules.seats()));
  m_branching.clear();
  m_moves.clear();
  m_visits.clear();
  m_stall = 0;
  m_lead.start();
  m_contact.start();
  countEvents(log);
}

void SummaryRecorder::started(const kernel::State& state) {
  m_summary.firstPlayer = kernel::playerToMove(state);
  m_summary.zonesUsed.resize((state.zones.size() + 63) / 64);
  // What lies on a board from the beginning and is nobody's may be the board itself, such as tiles of land:
  // it counts when it moves.
  const auto isOwned = [&state](kernel::TokenId token) {
    return state.tokens[token.index].owner != kernel::nobody;
  };
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    const bool isSpace = !m_rules.def().zones[m_rules.zones()[zone].def].board.empty();
    const std::vector<kernel::TokenId>& there = state.zones[zone];
    if (isSpace ? std::ranges::any_of(there, isOwned) : !there.empty()) useZone(zone);
  }
  m_visits.emplace(kernel::positionHash(m_rules, state), Visit{state.rng, 0});
  m_positionSum = state.positionSum;
}

void SummaryRecorder::chosen(const kernel::State& before, const std::vector<kernel::Move>& legal,
                             std::size_t choice) {
  m_summary.turns = before.turnNumber;
  m_summary.legalMoves += legal.size();
  m_summary.legalByPly.add(legal.size());
  ++m_branching[static_cast<std::uint32_t>(std::min<std::size_t>(legal.size(), narrowMost))];
  const kernel::Move& move = legal[choice];
  m_move = move;
  m_turn = before.turnNumber;
  countChances(before, legal, move);
  countMove(move);
}

void SummaryRecorder::countChances(const kernel::State& before, const std::vector<kernel::Move>& legal,
                                   const kernel::Move& chosen) {
  std::fill(m_legalActions.begin(), m_legalActions.end(), false);
  std::size_t distinct = 0;
  bool otherwise = false;
  for (const kernel::Move& move : legal) {
    if (move.kind != kernel::Move::Kind::Action) {
      otherwise = true;
    } else if (!m_legalActions[move.action]) {
      m_legalActions[move.action] = true;
      ++distinct;
    }
  }
  if (before.pendingChoice() == nullptr && m_actionsOfPhase[before.phase] > 1) {
    m_summary.actionsOffered += distinct;
    m_summary.actionsOfPhase += m_actionsOfPhase[before.phase];
  }
  const bool isChance = distinct + (otherwise ? 1 : 0) > 1;
  for (std::size_t action = 0; action < m_legalActions.size(); ++action) {
    if (!m_legalActions[action]) continue;
    if (m_summary.actionLegal[action]++ == 0) m_summary.actionFirstLegal[action] = m_summary.plies;
    if (isChance) ++m_summary.actionChances[action];
  }
  if (isChance && chosen.kind == kernel::Move::Kind::Action) ++m_summary.actionChosen[chosen.action];
}

void SummaryRecorder::countMove(const kernel::Move& move) {
  std::uint64_t hash = combine(static_cast<std::uint64_t>(move.kind), move.action);
  for (const kernel::Value& value : move.args) {
    hash = combine(hash, static_cast<std::uint64_t>(value.kind));
    hash = combine(hash, static_cast<std::uint64_t>(value.payload));
  }
  m_moves.insert(hash);
  if (move.kind != kernel::Move::Kind::Action) return;
  ++m_summary.actionCounts[move.action];
  Opening& opening = m_summary.openings[static_cast<std::size_t>(move.player)];
  const auto place = std::ranges::find(opening, 0);
  if (place != opening.end())
    *place = static_cast<std::uint8_t>(std::min<std::uint32_t>(move.action + 1, 255));
}

void SummaryRecorder::resolved(const kernel::State& after, const kernel::EventLog& log) {
  ++m_summary.plies;
  countEvents(log);
  useZones(log);
  m_contact.count(m_move, after, log);
  visit(after);
  watchStall(after);
  if (after.over() || after.turnNumber != m_turn) m_lead.sample(after, m_summary.plies);
}

void SummaryRecorder::countEvents(const kernel::EventLog& log) {
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

void SummaryRecorder::refuse(const kernel::Note& note) {
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

void SummaryRecorder::useZones(const kernel::EventLog& log) {
  using Kind = kernel::Delta::Kind;
  for (const kernel::Delta& delta : log.deltas) {
    if (delta.kind == Kind::TokenCreated || delta.kind == Kind::TokenMoved)
      useZone(static_cast<std::size_t>(delta.after));
    const bool leaves = delta.kind == Kind::TokenMoved || delta.kind == Kind::TokenDestroyed;
    if (leaves && delta.before >= 0) useZone(static_cast<std::size_t>(delta.before));
  }
}

void SummaryRecorder::visit(const kernel::State& state) {
  const std::uint64_t hash = kernel::positionHash(m_rules, state);
  m_summary.trajectory.add(hash);
  auto [entry, isNew] = m_visits.try_emplace(hash, Visit{state.rng, 0});
  if (isNew) return;
  if (m_summary.repeatedPositions++ == 0) m_summary.firstRepeatPly = m_summary.plies;
  // Dice that bring a position back are chance, not a loop: those visits begin a new count.
  Visit& seen = entry->second;
  seen.repeats = seen.rng == state.rng ? seen.repeats + 1 : 0;
  seen.rng = state.rng;
  if (seen.repeats > m_summary.mostRepeats) {
    m_summary.mostRepeats = seen.repeats;
    m_summary.mostRepeatsPly = m_summary.plies;
  }
}

void SummaryRecorder::watchStall(const kernel::State& state) {
  m_stall = state.positionSum == m_positionSum ? m_stall + 1 : 0;
  m_positionSum = state.positionSum;
  if (m_stall > m_summary.longestStall) {
    m_summary.longestStall = m_stall;
    m_summary.stallPly = m_summary.plies;
  }
}

void SummaryRecorder::finished(const kernel::State& state, Stop stop) {
  m_summary.stop = stop;
  m_summary.branching = compact(m_branching);
  m_summary.finalHash = kernel::stateHash(m_rules, state);
  m_summary.distinctMoves = static_cast<std::uint32_t>(m_moves.size());
  m_summary.contact = m_contact.contact();
  if (state.outcome) {
    m_summary.endCondition = state.outcome->endCondition;
    m_summary.results = state.outcome->seats;
    m_summary.scores = state.outcome->scores;
  } else {
    m_summary.scores = kernel::scores(m_rules, state);
  }
  m_summary.lead = m_lead.finish(m_summary.results);
}

GameSummary SummaryRecorder::take() {
  return std::move(m_summary);
}

}  // namespace ludo::sim
