// SPDX-License-Identifier: Apache-2.0
#include "app/cli/trace_view.h"

#include <algorithm>
#include <set>

#include "app/cli/players.h"
#include "app/cli/table.h"
#include "core/kernel/label_in_play.h"
#include "core/language/language.h"
#include "core/language/walk.h"
#include "core/sim/digits.h"

namespace ludo::cli {
namespace {

using kernel::Rules;
using kernel::Seat;
using kernel::State;
using text::DataNode;

/// Calls use(name, player, value) for each variable slot; player is nobody for global variables.
template <typename Use>
void eachVariable(const Rules& rules, const State& state, const Use& use) {
  const auto& variables = rules.def().variables;
  for (std::uint32_t variable = 0; variable < variables.size(); ++variable) {
    const bool global = variables[variable].scope == language::VariableScope::Global;
    for (Seat seat = 0; seat < (global ? 1 : rules.seats()); ++seat) {
      use(variables[variable].id.name, global ? kernel::nobody : seat,
          state.variables[rules.variableSlot(variable, seat)]);
    }
  }
}

std::string tokenText(const Rules& rules, const State& state, kernel::TokenId id) {
  return kernel::valueText(rules, state, kernel::Value::ofToken(id));
}

std::string tokensText(const Rules& rules, const State& state, const std::vector<kernel::TokenId>& tokens) {
  std::string text;
  for (const kernel::TokenId token : tokens) {
    text += (text.empty() ? "" : ", ") + tokenText(rules, state, token);
    const Seat owner = state.tokens[token.index].owner;
    if (owner != kernel::nobody) text += " of " + kernel::seatText(owner);
  }
  return text;
}

std::string phaseName(const Rules& rules, const State& state) {
  const auto& phases = rules.def().turn.phases;
  return state.phase < phases.size() ? phases[state.phase].id.name : "";
}

/// The nodes of the rolls that belong to the beginning of a phase or turn.
std::set<std::uint32_t> rolledAtBeginnings(const language::GameDef& def) {
  std::set<std::uint32_t> nodes;
  const auto take = [&nodes](const language::EffectList& effects) {
    for (const language::Effect& effect : effects.items) {
      const auto visit = [&nodes](const language::Type& type, const void* part) {
        if (&type == &language::typeOf<language::RollEffect>())
          nodes.insert(static_cast<const language::RollEffect*>(part)->node);
        return true;
      };
      language::walkConst(language::typeOf<language::Effect>(), &effect, visit);
    }
  };
  for (const language::PhaseDef& phase : def.turn.phases) take(phase.onEnter);
  for (const language::TriggerDef& trigger : def.triggers) {
    using enum language::EventKind;
    if (trigger.event == PhaseEnter || trigger.event == TurnStart) take(trigger.effects);
  }
  return nodes;
}

/// What the dice showed, by move: first what was rolled as the move's turn or phase began, then what the move
/// itself rolled. A trace does not hold the dice of the first turn.
std::vector<std::string> diceOf(const Rules& rules, const sim::GameTrace& trace) {
  const std::set<std::uint32_t> beginnings = rolledAtBeginnings(rules.def());
  std::vector<std::string> dice(trace.entries.size() + 1);
  for (std::size_t i = 0; i < trace.entries.size(); ++i) {
    for (const kernel::Delta& delta : trace.entries[i].deltas) {
      if (delta.kind != kernel::Delta::Kind::Rolled) continue;
      std::string& shown = dice[beginnings.contains(delta.node) ? i + 1 : i];
      shown += (shown.empty() ? "" : ", ") + std::to_string(delta.after);
    }
  }
  // After the last dice no move was made.
  dice.pop_back();
  return dice;
}

DataNode word(const std::string& text) {
  return DataNode::ofString(text);
}
DataNode number(std::int64_t value) {
  return DataNode::ofInteger(value);
}
DataNode seatNode(Seat seat) {
  return seat == kernel::nobody ? DataNode{} : number(seat);
}

DataNode stateData(const Rules& rules, const State& state) {
  DataNode node = DataNode::map();
  node.set("turn", number(static_cast<std::int64_t>(state.turnNumber)));
  node.set("phase", word(phaseName(rules, state)));
  node.set("playerToMove", seatNode(kernel::playerToMove(state)));
  node.set("stateHash", word(sim::hashText(kernel::stateHash(rules, state))));
  node.set("positionHash", word(sim::hashText(kernel::positionHash(rules, state))));
  DataNode variables = DataNode::list();
  eachVariable(rules, state, [&](const std::string& name, Seat seat, std::int64_t value) {
    DataNode variable = DataNode::map();
    variable.set("name", word(name));
    if (seat != kernel::nobody) variable.set("player", number(seat));
    variable.set("value", number(value));
    variables.items.push_back(std::move(variable));
  });
  node.set("variables", std::move(variables));
  DataNode zones = DataNode::map();
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    DataNode tokens = DataNode::list();
    for (const kernel::TokenId token : state.zones[zone]) {
      DataNode entry = DataNode::map();
      entry.set("token", number(token.index));
      entry.set("type", word(rules.def().tokenTypes[state.tokens[token.index].type].id.name));
      entry.set("owner", seatNode(state.tokens[token.index].owner));
      tokens.items.push_back(std::move(entry));
    }
    zones.set(rules.zones()[zone].name, std::move(tokens));
  }
  node.set("zones", std::move(zones));
  return node;
}

}  // namespace

std::string traceHead(const sim::GameTrace& trace) {
  std::string text = trace.gameId + ", seed " + std::to_string(trace.seed) + "\n";
  for (std::size_t seat = 0; seat < trace.agents.size(); ++seat) {
    text += "player " + std::to_string(seat + 1) + ": " + trace.agents[seat] + "\n";
  }
  return text + "\n";
}

std::string traceMoves(const Rules& rules, const sim::GameTrace& trace) {
  const std::vector<std::string> dice = diceOf(rules, trace);
  const bool hasDice = std::ranges::any_of(dice, [](const std::string& each) { return !each.empty(); });
  std::vector<std::string> columns = {"ply", "player", "move", "legal moves", "state hash"};
  if (hasDice) columns.insert(columns.begin() + 3, "dice");
  Table table(std::move(columns), hasDice ? std::vector<std::size_t>{2, 3} : std::vector<std::size_t>{2});
  State state = kernel::initialState(rules, trace.seed);
  std::size_t played = 0;  // positions are only worked out for moves that need them
  for (std::size_t i = 0; i < trace.entries.size(); ++i) {
    const sim::TraceEntry& entry = trace.entries[i];
    for (; kernel::namesToken(entry.move) && played < i; ++played)
      kernel::applyMove(rules, state, trace.entries[played].move);
    std::vector<std::string> row = {std::to_string(i + 1), std::to_string(entry.move.player + 1),
                                    kernel::labelInPlay(rules, state, entry.move),
                                    std::to_string(entry.legalMoveCount), sim::hashText(entry.stateHash)};
    if (hasDice) row.insert(row.begin() + 3, dice[i]);
    table.add(std::move(row));
  }
  return table.text() + "\n";
}

std::string traceEnd(const sim::GameTrace& trace) {
  const std::string plies =
      std::to_string(trace.entries.size()) + (trace.entries.size() == 1 ? " ply" : " plies");
  switch (trace.stop) {
    case sim::Stop::Ended:
      return resultText(*trace.outcome) + " after " + plies + "\n";
    case sim::Stop::TurnCap:
      return "stopped at the turn cap after " + plies + "\n";
    case sim::Stop::NoLegalMoves:
      return "stopped after " + plies + ": the player to move has no legal move\n";
    case sim::Stop::AgentError: {
      const sim::AgentError& error = *trace.agentError;
      const auto seat = static_cast<std::size_t>(error.seat);
      const std::string name = seat < trace.agents.size() ? " (" + trace.agents[seat] + ")" : "";
      return "stopped after " + plies + ": the agent of player " + std::to_string(error.seat + 1) + name +
             " failed: " + error.reason + "\n";
    }
    case sim::Stop::GivenUp:
      return "given up after " + plies + ": " + kernel::excessText(trace.givenUp->excess.bound) + "\n";
    case sim::Stop::Cancelled:
      break;
  }
  return "interrupted after " + plies + "\n";
}

std::string plyText(const sim::Replay& replay, std::size_t step) {
  const sim::TraceEntry& entry = replay.trace().entries[step - 1];
  const Rules& rules = *replay.rules();
  const State after = replay.stateAt(step);
  const std::string label = kernel::labelInPlay(rules, replay.stateAt(step - 1), entry.move);
  std::string text = "ply " + std::to_string(step) + ": " + kernel::seatText(entry.move.player) + ": " +
                     label + ", " + entry.moveText + ", one of " + std::to_string(entry.legalMoveCount) +
                     "\n";
  for (const kernel::Delta& delta : entry.deltas)
    text += "  " + kernel::deltaText(rules, after, delta) + "\n";
  for (const kernel::Note& note : entry.notes) text += "  note: " + kernel::noteText(rules, note) + "\n";
  return text + "  state " + sim::hashText(entry.stateHash) + ", position " +
         sim::hashText(entry.positionHash) + "\n";
}

std::string stateText(const sim::Replay& replay, std::size_t step) {
  const Rules& rules = *replay.rules();
  const State state = replay.stateAt(step);
  std::string text = "after ply " + std::to_string(step) + ": turn " + std::to_string(state.turnNumber) +
                     ", phase " + phaseName(rules, state) + ", " +
                     (state.outcome ? resultText(*state.outcome)
                                    : kernel::seatText(kernel::playerToMove(state)) + " to move") +
                     "\n  state " + sim::hashText(kernel::stateHash(rules, state)) + ", position " +
                     sim::hashText(kernel::positionHash(rules, state)) + "\n";
  eachVariable(rules, state, [&text](const std::string& name, Seat seat, std::int64_t value) {
    text += "  " + name + (seat == kernel::nobody ? "" : " of " + kernel::seatText(seat)) + " = " +
            std::to_string(value) + "\n";
  });
  for (std::size_t zone = 0; zone < state.zones.size(); ++zone) {
    if (state.zones[zone].empty()) continue;
    text += "  " + kernel::zoneTitle(rules, kernel::ZoneId(zone)) + ": " +
            tokensText(rules, state, state.zones[zone]) + "\n";
  }
  return text;
}

text::DataNode stepData(const sim::Replay& replay, std::size_t step) {
  DataNode node = DataNode::map();
  node.set("step", number(static_cast<std::int64_t>(step)));
  if (step > 0) {
    const sim::TraceEntry& entry = replay.trace().entries[step - 1];
    node.set("player", number(entry.move.player));
    node.set("move", word(entry.moveText));
    node.set("label", word(kernel::labelInPlay(*replay.rules(), replay.stateAt(step - 1), entry.move)));
    node.set("legalMoves", number(entry.legalMoveCount));
    const State after = replay.stateAt(step);
    DataNode changes = DataNode::list();
    for (const kernel::Delta& delta : entry.deltas) {
      changes.items.push_back(word(kernel::deltaText(*replay.rules(), after, delta)));
    }
    node.set("changes", std::move(changes));
    DataNode notes = DataNode::list();
    for (const kernel::Note& note : entry.notes)
      notes.items.push_back(word(kernel::noteText(*replay.rules(), note)));
    node.set("notes", std::move(notes));
  }
  node.set("state", stateData(*replay.rules(), replay.stateAt(step)));
  return node;
}

}  // namespace ludo::cli
