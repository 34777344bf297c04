// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/event_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "widgets/models/zone_word.h"

namespace ludo::widgets {

namespace {

struct EventTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreWords)
};

// The parts of an event's text.

QString zoneText(const kernel::Rules& rules, std::int64_t zone) {
  const bool known = zone >= 0 && zone < static_cast<std::int64_t>(rules.zones().size());
  return known ? zoneWord(rules, kernel::ZoneId(static_cast<std::size_t>(zone))) : EventTexts::tr("nowhere");
}

QString tokenText(const kernel::Rules& rules, const kernel::State& state, std::uint32_t token) {
  if (token >= state.tokens.size()) return EventTexts::tr("no token");
  return QString::fromStdString(kernel::tokenTitle(rules, state, state.tokens[token]));
}

QString valueWord(const kernel::Rules& rules, const kernel::State& state, const kernel::Value& value) {
  if (value.kind == kernel::Value::Kind::Token) return tokenText(rules, state, value.token().index);
  if (value.kind == kernel::Value::Kind::Zone) return zoneText(rules, value.payload);
  return QString::fromStdString(kernel::valueText(rules, state, value));
}

QString seatText(std::int64_t seat) {
  return seat < 0 ? EventTexts::tr("nobody") : EventTexts::tr("player %1").arg(seat + 1);
}

/// Seats given as bits.
QString seatsText(std::int64_t bits, kernel::Seat seats) {
  QStringList names;
  for (kernel::Seat seat = 0; seat < seats; ++seat) {
    if (((bits >> seat) & 1) != 0) names << seatText(seat);
  }
  return names.isEmpty() ? seatText(kernel::nobody) : names.join(QStringLiteral(", "));
}

QString variableText(const kernel::Rules& rules, std::uint32_t slot) {
  const auto& variables = rules.def().variables;
  for (std::uint32_t i = 0; i < variables.size(); ++i) {
    QString name = QString::fromStdString(variables[i].id.name);
    const std::size_t first = rules.variableSlot(i, 0);
    const bool isGlobal = variables[i].scope == language::VariableScope::Global;
    if (isGlobal && slot == first) return name;
    if (!isGlobal && slot >= first && slot - first < static_cast<std::size_t>(rules.seats()))
      return EventTexts::tr("%1 of %2").arg(name, seatText(static_cast<std::int64_t>(slot - first)));
  }
  return EventTexts::tr("variable %1").arg(slot);
}

QString phaseWord(const kernel::Rules& rules, std::int64_t phase) {
  const auto& phases = rules.def().turn.phases;
  const bool known = phase >= 0 && phase < static_cast<std::int64_t>(phases.size());
  return known ? QString::fromStdString(phases[static_cast<std::size_t>(phase)].id.name)
               : EventTexts::tr("none");
}

QString triggerText(const kernel::Rules& rules, std::uint32_t trigger) {
  const auto& triggers = rules.def().triggers;
  return trigger < triggers.size() ? QString::fromStdString(triggers[trigger].id.name)
                                   : EventTexts::tr("trigger %1").arg(trigger);
}

QString change(const QString& subject, const QString& before, const QString& after) {
  return QStringLiteral("%1: %2 → %3").arg(subject, before, after);
}

QString propertyChange(const kernel::Rules& rules, const kernel::State& after, const kernel::Delta& delta) {
  const auto textOf = [&](std::int64_t payload) {
    kernel::Value value = kernel::Value::ofInteger(payload);
    if (delta.subject < after.tokens.size()) {
      const kernel::Token& token = after.tokens[delta.subject];
      const int slot = rules.propertySlot(token.type, delta.property);
      if (slot >= 0) value.kind = token.props[static_cast<std::size_t>(slot)].kind;
    }
    return valueWord(rules, after, value);
  };
  const auto& names = rules.def().propertyNames;
  const QString name = delta.property < names.size() ? QString::fromStdString(names[delta.property])
                                                     : EventTexts::tr("property");
  return change(EventTexts::tr("%1 of %2").arg(name, tokenText(rules, after, delta.subject)),
                textOf(delta.before), textOf(delta.after));
}

}  // namespace

QString changeTitle(const kernel::Rules& rules, const kernel::State& after, const kernel::Delta& delta) {
  using Kind = kernel::Delta::Kind;
  switch (delta.kind) {
    case Kind::Variable:
      return change(variableText(rules, delta.subject), QString::number(delta.before),
                    QString::number(delta.after));
    case Kind::TokenCreated:
      return EventTexts::tr("%1: new in %2")
          .arg(tokenText(rules, after, delta.subject), zoneText(rules, delta.after));
    case Kind::TokenMoved:
      return change(tokenText(rules, after, delta.subject), zoneText(rules, delta.before),
                    zoneText(rules, delta.after));
    case Kind::TokenDestroyed:
      return EventTexts::tr("%1: gone from %2")
          .arg(tokenText(rules, after, delta.subject), zoneText(rules, delta.before));
    case Kind::TokenOwner:
      return change(EventTexts::tr("owner of %1").arg(tokenText(rules, after, delta.subject)),
                    seatText(delta.before), seatText(delta.after));
    case Kind::TokenProperty:
      return propertyChange(rules, after, delta);
    case Kind::Shuffled:
      return EventTexts::tr("%1: shuffled").arg(zoneText(rules, delta.subject));
    case Kind::Known:
      return EventTexts::tr("%1: shown to %2")
          .arg(tokenText(rules, after, delta.subject), seatsText(delta.after & ~delta.before, rules.seats()));
    case Kind::Rolled:
      return EventTexts::tr("rolled %1 of %2").arg(delta.after).arg(delta.before);
    case Kind::Phase:
      return change(EventTexts::tr("phase"), phaseWord(rules, delta.before), phaseWord(rules, delta.after));
    case Kind::ActivePlayer:
      return change(EventTexts::tr("turn"), seatText(delta.before), seatText(delta.after));
  }
  return {};
}

QString noteTitle(const kernel::Rules& rules, const kernel::Note& note) {
  using Kind = kernel::Note::Kind;
  switch (note.kind) {
    case Kind::TriggerFired:
      return EventTexts::tr("trigger %1 fired").arg(triggerText(rules, note.subject));
    case Kind::TriggerDepthExceeded: {
      QStringList chain;
      for (const std::uint32_t trigger : note.chain) chain << triggerText(rules, trigger);
      return EventTexts::tr("the chain of triggers is too long and was cut off: %1")
          .arg(chain.join(QStringLiteral(" → ")));
    }
    case Kind::Clamped:
      return EventTexts::tr("%1 stopped at its bound; %2 lost")
          .arg(variableText(rules, note.subject))
          .arg(note.amount);
    case Kind::IterationLimit:
      return EventTexts::tr("a limit of %1 was reached and the rest left out").arg(note.amount);
    case Kind::Overflow:
      return EventTexts::tr("a calculation left the range of whole numbers and gave %1").arg(note.amount);
    case Kind::NothingToMove:
      return EventTexts::tr("an effect found nothing to work on");
    case Kind::ZoneFull:
      return EventTexts::tr("%1 is full").arg(zoneText(rules, note.subject));
    case Kind::GivenUp:
      return EventTexts::tr("the game asks for too much and was given up");
    case Kind::NotCarriedOut:
      return EventTexts::tr("The move of %1 was no longer possible").arg(seatText(note.subject));
  }
  return {};
}

}  // namespace ludo::widgets
