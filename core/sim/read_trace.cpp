// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/sim/digits.h"
#include "core/sim/play.h"
#include "core/sim/trace.h"
#include "core/sim/trace_digest.h"
#include "core/sim/trace_moves.h"
#include "core/sim/trace_words.h"
#include "core/text/json_data.h"

namespace ludo::sim {
namespace {

using kernel::Delta;
using kernel::Note;
using text::DataKind;
using text::DataNode;
namespace kinds = diagnostics::kinds;

constexpr int mostLevels = 256;

class TraceReader : private TraceMoves {
 public:
  TraceReader(const kernel::Rules& rules, diagnostics::List& diagnostics) : TraceMoves(rules, diagnostics) {
    const language::GameDef& def = rules.def();
    for (std::size_t i = 0; i < def.variables.size(); ++i) m_variables.emplace(def.variables[i].id.name, i);
    for (std::size_t i = 0; i < def.triggers.size(); ++i) m_triggers.emplace(def.triggers[i].id.name, i);
    for (std::size_t i = 0; i < def.propertyNames.size(); ++i) m_properties.emplace(def.propertyNames[i], i);
  }

  /// Everything but the plies. False after a mistake.
  bool readHead(const DataNode& node) {
    if (!expect(node, DataKind::Map, "a trace")) return false;
    readHead(node, m_trace);
    const DataNode* entries = list(node, words::entries);
    m_written = hash(node, words::digest);
    if (m_failed) return false;
    m_place = entries->span;
    m_digest.emplace(node);
    return true;
  }

  void readPly(const DataNode& node) {
    if (m_failed) return;
    const std::size_t index = m_trace.entries.size();
    if (index == longestGame)
      return fail(kinds::InvalidTrace, m_place,
                  "The trace has more than " + std::to_string(longestGame) + " plies");
    m_path = "entries[" + std::to_string(index) + "]";
    m_trace.entries.push_back(readEntry(node));
    m_digest->add(node);
  }

  /// Nothing after a mistake.
  std::optional<GameTrace> take() {
    if (m_failed) return std::nullopt;
    m_trace.altered = m_digest->value() != m_written;
    return std::move(m_trace);
  }

 private:
  void readHead(const DataNode& node, GameTrace& trace) {
    if (text(node, "format") != words::format && !m_failed) {
      fail(
          kinds::InvalidTrace, node.find("format")->span,
          "The file is not a trace: its format is \"" + node.find("format")->text + "\", not \"ludo-trace\"");
    }
    if (number(node, "version", 1, words::version) < words::version && !m_failed) {
      fail(kinds::InvalidTrace, node.find("version")->span,
           "The trace was written by an earlier version of the program; its game is played again with "
           "'ludo run' and the same seed and agents");
    }
    trace.gameId = text(node, "game");
    trace.gameHash = hash(node, "gameHash");
    if (m_failed) return;
    if (trace.gameHash != gameHash(m_rules.def())) return refuseOtherGame(node, trace);
    const std::optional<std::uint64_t> seed = parseSeed(text(node, "seed"));
    if (!seed && !m_failed)
      fail(kinds::InvalidTrace, node.find("seed")->span, "The seed is not a decimal number");
    trace.seed = seed.value_or(0);
    trace.seats = static_cast<kernel::Seat>(number(node, "players", 1, INT32_MAX));
    if (!m_failed && trace.seats != m_rules.seats()) {
      fail(kinds::TraceOfOtherGame, node.find("players")->span,
           "The trace was recorded with " + std::to_string(trace.seats) + " players, not " +
               std::to_string(m_rules.seats()));
    }
    readAgents(node, trace);
    trace.initialHash = hash(node, "initialHash");
    trace.stop = static_cast<Stop>(wordIndex(node, "stop", words::stops));
    readOutcome(node, trace);
    readAgentError(node, trace);
    if (!m_failed && trace.stop == Stop::GivenUp)
      trace.givenUp = GivenUp{{static_cast<kernel::Bound>(wordIndex(node, "givenUp", words::bounds)), 0}, 0};
  }

  void readAgentError(const DataNode& node, GameTrace& trace) {
    if (m_failed || trace.stop != Stop::AgentError) return;
    const DataNode* data = part(node, "agentError");
    if (!data || !expect(*data, DataKind::Map, "an agent's error")) return;
    const std::int64_t seat = number(*data, "player", 0, m_rules.seats() - 1);
    trace.agentError = AgentError{static_cast<kernel::Seat>(seat), text(*data, "reason")};
  }

  void refuseOtherGame(const DataNode& node, const GameTrace& trace) {
    const std::string& own = m_rules.def().metadata.id;
    std::string message = trace.gameId == own
                              ? "The trace was recorded with other rules of \"" + own + "\""
                              : "The trace belongs to \"" + trace.gameId + "\", not to \"" + own + "\"";
    fail(kinds::TraceOfOtherGame, node.find("gameHash")->span, std::move(message));
  }

  void readAgents(const DataNode& node, GameTrace& trace) {
    const DataNode* agents = list(node, "agents");
    if (!agents) return;
    if (agents->items.size() > static_cast<std::size_t>(m_rules.seats()))
      return fail(kinds::InvalidTrace, agents->span, "The trace names more agents than players");
    for (const DataNode& agent : agents->items) {
      if (expect(agent, DataKind::String, "an agent's name")) trace.agents.push_back(agent.text);
    }
  }

  void readOutcome(const DataNode& node, GameTrace& trace) {
    const DataNode* data = part(node, "outcome");
    if (!data) return;
    if ((data->kind == DataKind::Null) == (trace.stop == Stop::Ended)) {
      return fail(kinds::InvalidTrace, data->span,
                  "A game has an outcome exactly if it was played to its end");
    }
    if (data->kind == DataKind::Null || !expect(*data, DataKind::Map, "an outcome")) return;
    const auto seats = static_cast<std::size_t>(m_rules.seats());
    kernel::Outcome outcome;
    outcome.endCondition = small(*data, "endCondition", m_rules.def().end.size());
    if (const DataNode* results = list(*data, "seats")) {
      for (const DataNode& result : results->items) {
        outcome.seats.push_back(static_cast<kernel::SeatResult>(wordOf(result, words::results)));
      }
      if (outcome.seats.size() != seats)
        fail(kinds::InvalidTrace, results->span, "The outcome needs one result a seat");
    }
    if (const DataNode* scores = list(*data, "scores")) {
      for (const DataNode& score : scores->items)
        outcome.scores.push_back(integer(score, INT64_MIN, INT64_MAX));
    }
    trace.outcome = std::move(outcome);
  }

  TraceEntry readEntry(const DataNode& node) {
    TraceEntry entry;
    if (!expect(node, DataKind::Map, "a ply")) return entry;
    entry.move = readMove(node);
    entry.moveText = text(node, "move");
    entry.legalMoveCount = small(node, "legalMoves", std::size_t{UINT32_MAX} + 1);
    entry.stateHash = hash(node, "stateHash");
    entry.positionHash = hash(node, "positionHash");
    if (const DataNode* deltas = list(node, "deltas")) {
      for (const DataNode& delta : deltas->items) entry.deltas.push_back(readDelta(delta));
    }
    if (const DataNode* notes = list(node, "notes")) {
      for (const DataNode& note : notes->items) entry.notes.push_back(readNote(note));
    }
    return entry;
  }

  Delta readDelta(const DataNode& node) {
    Delta delta;
    if (!expect(node, DataKind::Map, "a change")) return delta;
    delta.kind = static_cast<Delta::Kind>(wordIndex(node, "kind", words::deltas));
    switch (delta.kind) {
      case Delta::Kind::Variable:
        delta.subject = variableSlot(node);
        break;
      case Delta::Kind::TokenProperty:
        delta.subject = tokenId(node, "token");
        delta.property = named(node, "property", m_properties);
        break;
      case Delta::Kind::Shuffled:
        if (const DataNode* data = part(node, "zone"))
          delta.subject = static_cast<std::uint32_t>(zone(*data));
        break;
      case Delta::Kind::Phase:
      case Delta::Kind::ActivePlayer:
      case Delta::Kind::Rolled:
        break;
      default:
        delta.subject = tokenId(node, "token");
    }
    delta.before = side(node, "before", delta.kind);
    delta.after = side(node, "after", delta.kind);
    return delta;
  }

  std::int64_t side(const DataNode& node, const char* key, Delta::Kind kind) {
    const DataNode* data = part(node, key);
    if (!data) return 0;
    switch (kind) {
      case Delta::Kind::TokenCreated:
      case Delta::Kind::TokenMoved:
      case Delta::Kind::TokenDestroyed:
        return data->kind == DataKind::Null ? std::int64_t{UINT32_MAX} : zone(*data);
      case Delta::Kind::TokenOwner:
      case Delta::Kind::ActivePlayer:
        return seat(node, key);
      case Delta::Kind::Phase:
        return integer(*data, 0, static_cast<std::int64_t>(m_rules.def().turn.phases.size()) - 1);
      default:
        return integer(*data, INT64_MIN, INT64_MAX);
    }
  }

  Note readNote(const DataNode& node) {
    Note note;
    if (!expect(node, DataKind::Map, "a note")) return note;
    note.kind = static_cast<Note::Kind>(wordIndex(node, "kind", words::notes));
    switch (note.kind) {
      case Note::Kind::TriggerFired:
      case Note::Kind::TriggerDepthExceeded:
        note.subject = named(node, "trigger", m_triggers);
        break;
      case Note::Kind::Clamped:
        note.subject = variableSlot(node);
        break;
      default:
        note.subject = small(node, "subject", std::size_t{UINT32_MAX} + 1);
    }
    note.amount = number(node, "amount", INT64_MIN, INT64_MAX);
    const DataNode* chain = node.find("chain");
    if (!chain || !expect(*chain, DataKind::List, "a chain of triggers")) return note;
    for (const DataNode& link : chain->items) note.chain.push_back(nameIndex(link, m_triggers));
    return note;
  }

  std::uint32_t variableSlot(const DataNode& node) {
    const std::uint32_t variable = named(node, "variable", m_variables);
    if (m_failed) return 0;
    const bool global = m_rules.def().variables[variable].scope == language::VariableScope::Global;
    const kernel::Seat owner =
        global ? kernel::nobody
               : static_cast<kernel::Seat>(small(node, "player", static_cast<std::size_t>(m_rules.seats())));
    return m_failed ? 0 : static_cast<std::uint32_t>(m_rules.variableSlot(variable, owner));
  }

  Index m_variables;
  Index m_triggers;
  Index m_properties;
  GameTrace m_trace;
  Span m_place;  ///< of the plies
  std::uint64_t m_written = 0;
  std::optional<TraceDigest> m_digest;
};

}  // namespace

std::optional<GameTrace> readTrace(const kernel::Rules& rules, const text::DataNode& data,
                                   diagnostics::List& diagnostics) {
  TraceReader reader(rules, diagnostics);
  if (!reader.readHead(data)) return std::nullopt;
  for (const DataNode& entry : data.find(words::entries)->items) reader.readPly(entry);
  return reader.take();
}

text::DataNode readTraceHead(const SourceText& source, diagnostics::List& diagnostics) {
  const text::JsonItems plies{words::entries, [](const DataNode&) {}};
  return text::readJson(source, diagnostics, mostLevels, &plies);
}

std::optional<GameTrace> readTrace(const kernel::Rules& rules, const text::DataNode& head,
                                   const SourceText& source, diagnostics::List& diagnostics) {
  TraceReader reader(rules, diagnostics);
  if (!reader.readHead(head)) return std::nullopt;
  const text::JsonItems plies{words::entries, [&reader](const DataNode& ply) { reader.readPly(ply); }, false};
  text::readJson(source, diagnostics, mostLevels, &plies);
  return reader.take();
}

}  // namespace ludo::sim
