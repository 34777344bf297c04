// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <utility>

#include "core/kernel/kernel.h"
#include "core/kernel/variables.h"

namespace ludo::kernel {

namespace {

std::string seatsText(const std::vector<Seat>& seats) {
  std::string text;
  for (Seat seat : seats) text += (text.empty() ? "" : ", ") + seatText(seat);
  return text.empty() ? "none" : text;
}

std::string zoneText(const Rules& rules, ZoneId zone) {
  return zone.valid() ? rules.zone(zone).name : "nowhere";
}

std::string contentText(const Rules& rules, const State& state, const std::vector<TokenId>& content) {
  std::string text;
  for (TokenId token : content)
    text += (text.empty() ? "" : ", ") + valueText(rules, state, Value::ofToken(token));
  return text.empty() ? "empty" : text;
}

std::string knownText(std::uint32_t seats) {
  std::vector<Seat> known;
  for (Seat seat = 0; seat < 32; ++seat) {
    if (((seats >> static_cast<unsigned>(seat)) & 1U) != 0) known.push_back(seat);
  }
  return seatsText(known);
}

std::string phaseText(const Rules& rules, std::uint32_t phase) {
  const auto& phases = rules.def().turn.phases;
  return phase < phases.size() ? phases[phase].id.name : "none";
}

std::string outcomeText(const Rules& rules, const State& state) {
  if (!state.outcome) return "not over";
  const std::string& id = rules.def().end[state.outcome->endCondition].id;
  std::string text = "ended by " + (id.empty() ? std::to_string(state.outcome->endCondition) : id) + " (";
  for (SeatResult result : state.outcome->seats) {
    text += result == SeatResult::Win ? 'W' : result == SeatResult::Loss ? 'L' : 'D';
  }
  text += ')';
  for (std::int64_t score : state.outcome->scores) text += ' ' + std::to_string(score);
  return text;
}

std::string tokenText(const Rules& rules, const State& state, std::size_t index) {
  const Token& token = state.tokens[index];
  std::string text = seatText(token.owner);
  for (std::size_t i = 0; i < token.props.size(); ++i) {
    text += ", " + rules.def().tokenTypes[token.type].props[i].id.name + " " +
            valueText(rules, state, token.props[i]);
  }
  return text;
}

std::string hex(std::uint64_t word) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) text += digits[(word >> shift) & 15U];
  return text;
}

std::string rngText(const Rng& rng) {
  return hex(rng.state().high) + hex(rng.state().low) + "+" + hex(rng.increment().high) +
         hex(rng.increment().low);
}

class Comparison {
 public:
  Comparison(const Rules& rules, const State& a, const State& b) : m_rules(rules), m_a(a), m_b(b) {}

  std::vector<std::string> run() {
    compareVariables();
    compareTokens();
    compareZones();
    compareTurn();
    compareUses();
    compareResolution();
    return std::move(m_lines);
  }

 private:
  void compare(const std::string& name, const std::string& a, const std::string& b) {
    if (a != b) m_lines.push_back(name + ": " + a + " / " + b);
  }
  template <typename Number>
  void compareNumbers(const std::string& name, Number a, Number b) {
    compare(name, std::to_string(a), std::to_string(b));
  }
  /// For what has no short text of its own.
  template <typename Part>
  void compareWhole(const std::string& name, const Part& a, const Part& b) {
    if (!(a == b)) m_lines.push_back(name + ": differs");
  }

  void compareVariables() {
    for (std::uint32_t i = 0; i < m_rules.def().variables.size(); ++i) {
      const auto& variable = m_rules.def().variables[i];
      const bool global = variable.scope == language::VariableScope::Global;
      for (Seat seat = 0; seat < (global ? 1 : m_rules.seats()); ++seat) {
        const std::size_t slot = m_rules.variableSlot(i, seat);
        const std::string name = global ? variable.id.name : variable.id.name + " of " + seatText(seat);
        compare(name, valueText(m_rules, m_a, valueHeld(variable, m_a.variables[slot])),
                valueText(m_rules, m_b, valueHeld(variable, m_b.variables[slot])));
      }
    }
  }

  void compareTokens() {
    compareNumbers("tokens ever made", m_a.tokens.size(), m_b.tokens.size());
    for (std::size_t i = 0; i < std::min(m_a.tokens.size(), m_b.tokens.size()); ++i) {
      const std::string name = valueText(m_rules, m_a, Value::ofToken(TokenId(i)));
      compare(name + " is", name, valueText(m_rules, m_b, Value::ofToken(TokenId(i))));
      compare(name, tokenText(m_rules, m_a, i), tokenText(m_rules, m_b, i));
      compare("who knows " + name, knownText(m_a.tokens[i].knownBy), knownText(m_b.tokens[i].knownBy));
    }
  }

  void compareZones() {
    for (std::size_t i = 0; i < m_rules.zones().size(); ++i) {
      compare(m_rules.zone(ZoneId(i)).name, contentText(m_rules, m_a, m_a.zones[i]),
              contentText(m_rules, m_b, m_b.zones[i]));
    }
    compare("last zone", zoneText(m_rules, m_a.lastZone), zoneText(m_rules, m_b.lastZone));
  }

  void compareTurn() {
    compareNumbers("turn number", m_a.turnNumber, m_b.turnNumber);
    compareNumbers("move count", m_a.moveCount, m_b.moveCount);
    compareNumbers("place in the turn order", m_a.orderIndex, m_b.orderIndex);
    compare("active player", seatText(m_a.active), seatText(m_b.active));
    compare("phase", phaseText(m_rules, m_a.phase), phaseText(m_rules, m_b.phase));
    compare("players still to act", seatsText(m_a.toAct), seatsText(m_b.toAct));
    compare("players out of the phase", seatsText(m_a.outOfPhase), seatsText(m_b.outOfPhase));
    compareNumbers("actions taken", m_a.actionsTaken, m_b.actionsTaken);
    compareNumbers("passes", m_a.passes, m_b.passes);
    compare("extra turns", seatsText(m_a.extraTurns), seatsText(m_b.extraTurns));
    for (std::size_t seat = 0; seat < m_a.eliminated.size(); ++seat) {
      compare(seatText(static_cast<Seat>(seat)), m_a.eliminated[seat] ? "out" : "in",
              m_b.eliminated[seat] ? "out" : "in");
    }
    compare("random state", rngText(m_a.rng), rngText(m_b.rng));
    compare("outcome", outcomeText(m_rules, m_a), outcomeText(m_rules, m_b));
  }

  void compareUses() {
    for (std::size_t action = 0; action < m_rules.def().actions.size(); ++action) {
      const std::string name = "uses of " + m_rules.def().actions[action].id.name;
      for (Seat seat = 0; seat < m_rules.seats(); ++seat) {
        const std::size_t slot = m_rules.useSlot(seat, static_cast<std::uint32_t>(action));
        const std::string by = name + " by " + seatText(seat);
        compareNumbers(by + " this turn", m_a.turnUses[slot], m_b.turnUses[slot]);
        compareNumbers(by + " this phase", m_a.phaseUses[slot], m_b.phaseUses[slot]);
        compareNumbers(by, m_a.gameUses[slot], m_b.gameUses[slot]);
      }
    }
  }

  void compareResolution() {
    compare("acting player", seatText(m_a.actor), seatText(m_b.actor));
    compare("last acting player", seatText(m_a.lastActor), seatText(m_b.lastActor));
    compareWhole("pending tasks", m_a.tasks, m_b.tasks);
    compareWhole("bound names", m_a.bindings, m_b.bindings);
    compareWhole("waiting events", m_a.events, m_b.events);
    compareWhole("action under way", m_a.actionUnderWay, m_b.actionUnderWay);
    compareWhole("committed moves", m_a.committed, m_b.committed);
    compareWhole("end of the player's part", m_a.partEnding, m_b.partEnding);
    compareWhole("end of the phase", m_a.phaseEnding, m_b.phaseEnding);
    compareWhole("end of the turn", m_a.turnEnding, m_b.turnEnding);
    compareWhole("next phase", m_a.nextPhase, m_b.nextPhase);
    compareWhole("incremental sums", std::pair(m_a.positionSum, m_a.identitySum),
                 std::pair(m_b.positionSum, m_b.identitySum));
  }

  const Rules& m_rules;
  const State& m_a;
  const State& m_b;
  std::vector<std::string> m_lines;
};

}  // namespace

std::vector<std::string> differences(const Rules& rules, const State& a, const State& b) {
  return Comparison(rules, a, b).run();
}

}  // namespace ludo::kernel
