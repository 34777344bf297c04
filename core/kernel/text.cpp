// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/kernel/kernel.h"
#include "core/kernel/variables.h"

namespace ludo::kernel {

using namespace language;

namespace {

std::string zoneText(const Rules& rules, std::int64_t zone) {
  const bool known = zone >= 0 && zone < static_cast<std::int64_t>(rules.zones().size());
  return known ? rules.zone(ZoneId(static_cast<std::size_t>(zone))).name : "nowhere";
}

/// Where a change happened, as people call it.
std::string placeText(const Rules& rules, std::int64_t zone) {
  const bool known = zone >= 0 && zone < static_cast<std::int64_t>(rules.zones().size());
  return known ? zoneTitle(rules, ZoneId(static_cast<std::size_t>(zone))) : "nowhere";
}

std::string seatsText(std::int64_t bits, Seat seats) {
  std::string text;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (((bits >> seat) & 1) != 0) text += (text.empty() ? "" : ", ") + seatText(seat);
  }
  return text.empty() ? "nobody" : text;
}

/// A variable, and whose it is.
struct SlotPlace {
  const VariableDef* variable = nullptr;  ///< null: there is no such slot
  Seat seat = nobody;
};

SlotPlace placeOf(const Rules& rules, std::uint32_t slot) {
  for (std::uint32_t i = 0; i < rules.def().variables.size(); ++i) {
    const VariableDef& variable = rules.def().variables[i];
    const std::size_t first = rules.variableSlot(i, 0);
    if (variable.scope == VariableScope::Global && slot == first) return {&variable, nobody};
    if (variable.scope == VariableScope::Player && slot >= first &&
        slot - first < static_cast<std::size_t>(rules.seats()))
      return {&variable, static_cast<Seat>(slot - first)};
  }
  return {};
}

std::string variableText(const Rules& rules, std::uint32_t slot) {
  const SlotPlace place = placeOf(rules, slot);
  if (place.variable == nullptr) return "variable " + std::to_string(slot);
  return place.variable->id.name + (place.seat == nobody ? "" : " of " + seatText(place.seat));
}

std::string heldText(const Rules& rules, const State& state, const Delta& delta, std::int64_t kept) {
  const SlotPlace place = placeOf(rules, delta.subject);
  return place.variable == nullptr ? std::to_string(kept)
                                   : valueText(rules, state, valueHeld(*place.variable, kept));
}

std::string phaseText(const Rules& rules, std::int64_t phase) {
  const std::vector<PhaseDef>& phases = rules.def().turn.phases;
  const bool known = phase >= 0 && phase < static_cast<std::int64_t>(phases.size());
  return known ? phases[static_cast<std::size_t>(phase)].id.name : "none";
}

std::string triggerText(const Rules& rules, std::uint32_t trigger) {
  const std::vector<TriggerDef>& triggers = rules.def().triggers;
  return trigger < triggers.size() ? triggers[trigger].id.name : "trigger " + std::to_string(trigger);
}

/// A property's payload, in the kind of value that the token holds now.
std::string propertyText(const Rules& rules, const State& state, const Delta& delta, std::int64_t payload) {
  Value value = Value::ofInteger(payload);
  if (delta.subject < state.tokens.size()) {
    const Token& token = state.tokens[delta.subject];
    const int slot = rules.propertySlot(token.type, delta.property);
    if (slot >= 0) value.kind = token.props[static_cast<std::size_t>(slot)].kind;
  }
  return valueText(rules, state, value);
}

std::string change(const std::string& subject, const std::string& before, const std::string& after) {
  return subject + ": " + before + " -> " + after;
}

}  // namespace

std::string seatText(std::int64_t seat) {
  return seat < 0 ? "nobody" : "player " + std::to_string(seat + 1);
}

std::string valueText(const Rules& rules, const State& state, const Value& value) {
  switch (value.kind) {
    case Value::Kind::Nothing:
      return "nothing";
    case Value::Kind::Integer:
      return std::to_string(value.payload);
    case Value::Kind::Bool:
      return value.payload != 0 ? "true" : "false";
    case Value::Kind::Symbol:
      return rules.hasSymbol(value.payload) ? rules.symbol(value.payload) : "unknown text";
    case Value::Kind::Token:
      return tokenName(rules, state, value.token());
    case Value::Kind::Zone:
      return zoneText(rules, value.payload);
    case Value::Kind::Player:
      return "P" + std::to_string(value.payload + 1);
  }
  return "nothing";
}

std::string moveName(const Rules& rules, const Move& move) {
  switch (move.kind) {
    case Move::Kind::Action:
      return rules.def().actions[move.action].id.name;
    case Move::Kind::Choice:
      return "choose";
    case Move::Kind::Stop:
      return "stop";
    case Move::Kind::EndPhase:
      return "endPhase";
    case Move::Kind::Pass:
      return "pass";
  }
  return {};
}

std::string moveText(const Rules& rules, const State& state, const Move& move) {
  std::string text = moveName(rules, move);
  if (move.args.empty()) return text;
  text += '(';
  for (std::size_t i = 0; i < move.args.size(); ++i) {
    if (i > 0) text += ", ";
    text += valueText(rules, state, move.args[i]);
  }
  return text + ')';
}

std::string deltaText(const Rules& rules, const State& after, const Delta& delta) {
  switch (delta.kind) {
    case Delta::Kind::Variable:
      return change(variableText(rules, delta.subject), heldText(rules, after, delta, delta.before),
                    heldText(rules, after, delta, delta.after));
    case Delta::Kind::TokenCreated:
      return tokenName(rules, after, TokenId(delta.subject)) + ": new in " + placeText(rules, delta.after);
    case Delta::Kind::TokenMoved:
      return change(tokenName(rules, after, TokenId(delta.subject)), placeText(rules, delta.before),
                    placeText(rules, delta.after));
    case Delta::Kind::TokenDestroyed:
      return tokenName(rules, after, TokenId(delta.subject)) + ": gone from " +
             placeText(rules, delta.before);
    case Delta::Kind::TokenOwner:
      return change("owner of " + tokenName(rules, after, TokenId(delta.subject)), seatText(delta.before),
                    seatText(delta.after));
    case Delta::Kind::TokenProperty: {
      const std::vector<std::string>& names = rules.def().propertyNames;
      const std::string name = delta.property < names.size() ? names[delta.property] : "property";
      return change(name + " of " + tokenName(rules, after, TokenId(delta.subject)),
                    propertyText(rules, after, delta, delta.before),
                    propertyText(rules, after, delta, delta.after));
    }
    case Delta::Kind::Shuffled:
      return placeText(rules, delta.subject) + ": shuffled";
    case Delta::Kind::Phase:
      return change("phase", phaseText(rules, delta.before), phaseText(rules, delta.after));
    case Delta::Kind::ActivePlayer:
      return change("turn", seatText(delta.before), seatText(delta.after));
    case Delta::Kind::Known:
      return tokenName(rules, after, TokenId(delta.subject)) + ": shown to " +
             seatsText(delta.after & ~delta.before, rules.seats());
    case Delta::Kind::Rolled:
      return "rolled " + std::to_string(delta.after) + " of " + std::to_string(delta.before);
  }
  return {};
}

std::string noteText(const Rules& rules, const Note& note) {
  switch (note.kind) {
    case Note::Kind::TriggerFired:
      return "trigger " + triggerText(rules, note.subject) + " fired";
    case Note::Kind::TriggerDepthExceeded: {
      std::string text = "the chain of triggers is too long and was cut off:";
      for (std::size_t i = 0; i < note.chain.size(); ++i) {
        text += (i == 0 ? " " : " -> ") + triggerText(rules, note.chain[i]);
      }
      return text;
    }
    case Note::Kind::Clamped:
      return variableText(rules, note.subject) + " stopped at its bound; " + std::to_string(note.amount) +
             " lost";
    case Note::Kind::IterationLimit:
      return "a limit of " + std::to_string(note.amount) + " was reached and the rest left out";
    case Note::Kind::Overflow:
      return "a calculation left the range of whole numbers and gave " + std::to_string(note.amount);
    case Note::Kind::NothingToMove:
      return "an effect found nothing to work on";
    case Note::Kind::ZoneFull:
      return placeText(rules, note.subject) + " is full";
    case Note::Kind::GivenUp:
      return "the game was given up: " + excessText(static_cast<Bound>(note.subject));
    case Note::Kind::NotCarriedOut:
      return "The move of " + seatText(note.subject) + " was no longer possible";
  }
  return {};
}

}  // namespace ludo::kernel
