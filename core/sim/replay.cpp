// SPDX-License-Identifier: Apache-2.0
#include "core/sim/replay.h"

#include <algorithm>
#include <cassert>

namespace ludo::sim {
namespace {

using kernel::Delta;
using kernel::Note;

constexpr std::size_t mostSnapshots = 200;
constexpr std::size_t mostMovesNamed = 12;

/// Where in the rules a change comes from is not recorded, so it takes no part in comparisons.
template <typename Event>
bool sameEvents(const std::vector<Event>& a, const std::vector<Event>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](Event left, Event right) {
    left.node = right.node;
    return left == right;
  });
}

std::vector<std::string> deltaTexts(const kernel::Rules& rules, const kernel::State& after,
                                    const std::vector<Delta>& deltas) {
  std::vector<std::string> texts;
  for (const Delta& delta : deltas) texts.push_back(kernel::deltaText(rules, after, delta));
  return texts;
}

/// What only one of the two lists has, each line as often as it has it more.
void addDifferences(const std::vector<std::string>& recorded, const std::vector<std::string>& actual,
                    std::vector<std::string>& fields) {
  std::vector<std::string> left = actual;
  for (const std::string& line : recorded) {
    const auto found = std::find(left.begin(), left.end(), line);
    if (found != left.end()) {
      left.erase(found);
    } else {
      fields.push_back("recorded: " + line);
    }
  }
  for (const std::string& line : left) fields.push_back("now: " + line);
}

std::vector<std::string> noteTexts(const kernel::Rules& rules, const std::vector<Note>& notes) {
  std::vector<std::string> texts;
  for (const Note& note : notes) texts.push_back(kernel::noteText(rules, note));
  return texts;
}

std::string movesText(const kernel::Rules& rules, const kernel::State& state,
                      const std::vector<kernel::Move>& legal) {
  if (legal.empty()) return "now: no move is legal";
  std::string text = "now: " + std::to_string(legal.size()) + " legal: ";
  for (std::size_t i = 0; i < std::min(legal.size(), mostMovesNamed); ++i) {
    text += (i == 0 ? "" : ", ") + kernel::moveText(rules, state, legal[i]);
  }
  return legal.size() > mostMovesNamed ? text + ", ..." : text;
}

}  // namespace

Replay::Replay(kernel::RulesPtr rules, GameTrace trace, std::stop_token stop)
    : m_rules(std::move(rules)), m_trace(std::move(trace)) {
  m_interval = std::max<std::size_t>(1, (m_trace.entries.size() + mostSnapshots - 1) / mostSnapshots);
  playThrough(stop);
  for (std::size_t i = m_stepCount - 1; i < m_trace.entries.size(); ++i) {
    m_trace.entries[i].deltas.clear();
    m_trace.entries[i].notes.clear();
  }
}

void Replay::playThrough(const std::stop_token& stop) {
  kernel::State state = kernel::initialState(*m_rules, m_trace.seed);
  m_snapshots.push_back(state);
  m_stepCount = 1;
  const std::uint64_t hash = kernel::stateHash(*m_rules, state);
  if (hash != m_trace.initialHash) return diverge(0, "initial state", m_trace.initialHash, hash);
  for (std::size_t i = 0; i < m_trace.entries.size(); ++i) {
    if (stop.stop_requested()) {
      m_complete = false;
      return;
    }
    if (!playEntry(i, state)) return;
    ++m_stepCount;
    if ((i + 1) % m_interval == 0) m_snapshots.push_back(state);
  }
  checkEnd(state);
}

bool Replay::playEntry(std::size_t index, kernel::State& state) {
  TraceEntry& entry = m_trace.entries[index];
  const std::vector<kernel::Move> legal = kernel::legalMoves(*m_rules, state);
  if (std::find(legal.begin(), legal.end(), entry.move) == legal.end()) {
    diverge(index, "illegal move", entry.stateHash, kernel::stateHash(*m_rules, state),
            {"recorded: " + entry.moveText, movesText(*m_rules, state, legal)});
    return false;
  }
  if (legal.size() != entry.legalMoveCount) {
    diverge(
        index, "number of legal moves", entry.stateHash, kernel::stateHash(*m_rules, state),
        {"recorded: " + std::to_string(entry.legalMoveCount) + " legal", movesText(*m_rules, state, legal)});
    return false;
  }
  std::string text = kernel::moveText(*m_rules, state, entry.move);
  kernel::EventLog log;
  kernel::applyMove(*m_rules, state, entry.move, &log);
  const std::uint64_t stateHash = kernel::stateHash(*m_rules, state);
  const std::uint64_t positionHash = kernel::positionHash(*m_rules, state);
  const bool sameDeltas = sameEvents(entry.deltas, log.deltas);
  const bool sameNotes = sameEvents(entry.notes, log.notes);
  if (stateHash == entry.stateHash && positionHash == entry.positionHash && sameDeltas && sameNotes) {
    noteText(index, std::move(text), stateHash);
    entry.deltas = std::move(log.deltas);
    entry.notes = std::move(log.notes);
    return true;
  }
  std::vector<std::string> fields;
  addDifferences(deltaTexts(*m_rules, state, entry.deltas), deltaTexts(*m_rules, state, log.deltas), fields);
  addDifferences(noteTexts(*m_rules, entry.notes), noteTexts(*m_rules, log.notes), fields);
  if (stateHash != entry.stateHash) {
    diverge(index, "state hash", entry.stateHash, stateHash, std::move(fields));
  } else if (positionHash != entry.positionHash) {
    diverge(index, "position hash", entry.positionHash, positionHash, std::move(fields));
  } else {
    diverge(index, sameDeltas ? "notes" : "changes", entry.stateHash, stateHash, std::move(fields));
  }
  return false;
}

/// What a whole game costs or takes, and whether it goes round, only a whole game tells.
bool Replay::isGivenUp(const kernel::State& state, kernel::Bound bound) const {
  if (bound == kernel::Bound::GameSteps || bound == kernel::Bound::Forced || bound == kernel::Bound::Record)
    return true;
  const std::optional<kernel::Excess> excess = kernel::listLegalMoves(*m_rules, state).excess;
  return excess && excess->bound == bound;
}

/// Another version of the program may word moves differently; that is no change of the trace.
void Replay::noteText(std::size_t index, std::string text, std::uint64_t hash) {
  std::string& recorded = m_trace.entries[index].moveText;
  if (m_trace.altered && !m_alteration && text != recorded) {
    m_alteration =
        Divergence{index, hash, hash, "text of the move", {"recorded: " + recorded, "now: " + text}};
  }
  recorded = std::move(text);
}

void Replay::checkEnd(const kernel::State& state) {
  const std::size_t step = m_trace.entries.size();
  const std::uint64_t hash = kernel::stateHash(*m_rules, state);
  const std::uint64_t recorded = step == 0 ? m_trace.initialHash : m_trace.entries.back().stateHash;
  if (state.outcome != m_trace.outcome) {
    diverge(step, "outcome", recorded, hash,
            {std::string("recorded: the game ") + (m_trace.outcome ? "ended" : "went on"),
             std::string("now: the game ") + (state.outcome ? "ended" : "went on")});
  } else if (m_trace.stop == Stop::NoLegalMoves && !kernel::legalMoves(*m_rules, state).empty()) {
    diverge(step, "legal moves at the end", recorded, hash,
            {"recorded: no move is legal", movesText(*m_rules, state, kernel::legalMoves(*m_rules, state))});
  } else if (m_trace.givenUp && !isGivenUp(state, m_trace.givenUp->excess.bound)) {
    diverge(step, "end", recorded, hash,
            {"recorded: " + kernel::excessText(m_trace.givenUp->excess.bound), "now: the game goes on"});
  } else if (m_alteration) {
    m_divergence = std::move(m_alteration);
  } else if (m_trace.altered) {
    diverge(
        step, "digest", recorded, hash,
        {"every ply is as recorded; what else the trace says, such as its agents, was changed after it was "
         "written"});
  }
}

void Replay::diverge(std::size_t step, std::string what, std::uint64_t expected, std::uint64_t actual,
                     std::vector<std::string> fields) {
  m_divergence = Divergence{step, expected, actual, std::move(what), std::move(fields)};
}

kernel::State Replay::stateAt(std::size_t step) const {
  assert(step < m_stepCount);
  const std::size_t snapshot = std::min(step / m_interval, m_snapshots.size() - 1);
  kernel::State state = m_snapshots[snapshot];
  for (std::size_t i = snapshot * m_interval; i < step; ++i) {
    kernel::applyMove(*m_rules, state, m_trace.entries[i].move);
  }
  return state;
}

}  // namespace ludo::sim
