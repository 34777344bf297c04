// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/core_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <map>

namespace ludo::widgets {

namespace {

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(CoreWords)
};

/// A word of core in the user's language; itself when it is no word of core.
QString worded(const std::map<std::string, const char*>& words, const std::string& word) {
  const auto found = words.find(word);
  return found == words.end() ? QString::fromStdString(word)
                              : QCoreApplication::translate("CoreWords", found->second);
}

QString flagMessage(const metrics::Flag& flag, const metrics::FlagLimits& limits) {
  switch (flag.kind) {
    case metrics::FlagKind::GivenUp:
      return Texts::tr("the game asked for more than the program does for any game, and was given up");
    case metrics::FlagKind::LoopDetected:
      return Texts::tr(
                 "play went round in circles: a position came back more than %1 times by the players' "
                 "choices alone, or the turn cap was reached while positions recurred")
          .arg(limits.loopRepeats);
    case metrics::FlagKind::NoLegalMoves:
      return Texts::tr("the player to move had no legal move although the game was not over");
    case metrics::FlagKind::DominantAction:
      return Texts::tr(
                 "action \"%1\" was taken in at least %2 % of the cases in which there was something else "
                 "to do")
          .arg(QString::fromStdString(flag.subject))
          .arg(qRound(limits.dominantShare * 100));
    case metrics::FlagKind::TrivialWin:
      return Texts::tr("somebody won in fewer than %1 turns").arg(limits.trivialWinTurns);
    case metrics::FlagKind::Stall:
      return Texts::tr("nothing on the table changed for %1 plies in a row or more").arg(limits.stallPlies);
    case metrics::FlagKind::TriggerDepthExceeded:
      return Texts::tr("a chain of triggers ran into maxTriggerDepth and was cut off");
    case metrics::FlagKind::TurnCapReached:
      return Texts::tr("the turn cap was reached before the game ended");
    default:
      // The others name numbers and rules that stand in core's own words.
      return {};
  }
}

// The parts of an event's text.

QString zoneText(const kernel::Rules& rules, std::int64_t zone) {
  const bool known = zone >= 0 && zone < static_cast<std::int64_t>(rules.zones().size());
  return known ? QString::fromStdString(rules.zone(kernel::ZoneId(static_cast<std::size_t>(zone))).name)
               : Texts::tr("nowhere");
}

QString tokenText(const kernel::Rules& rules, const kernel::State& state, std::uint32_t token) {
  const kernel::Value value = kernel::Value::ofToken(kernel::TokenId(token));
  return QString::fromStdString(kernel::valueText(rules, state, value));
}

QString seatText(std::int64_t seat) {
  return seat < 0 ? Texts::tr("nobody") : Texts::tr("player %1").arg(seat + 1);
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
      return Texts::tr("%1 of %2").arg(name, seatText(static_cast<std::int64_t>(slot - first)));
  }
  return Texts::tr("variable %1").arg(slot);
}

QString phaseText(const kernel::Rules& rules, std::int64_t phase) {
  const auto& phases = rules.def().turn.phases;
  const bool known = phase >= 0 && phase < static_cast<std::int64_t>(phases.size());
  return known ? QString::fromStdString(phases[static_cast<std::size_t>(phase)].id.name) : Texts::tr("none");
}

QString triggerText(const kernel::Rules& rules, std::uint32_t trigger) {
  const auto& triggers = rules.def().triggers;
  return trigger < triggers.size() ? QString::fromStdString(triggers[trigger].id.name)
                                   : Texts::tr("trigger %1").arg(trigger);
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
    return QString::fromStdString(kernel::valueText(rules, after, value));
  };
  const auto& names = rules.def().propertyNames;
  const QString name =
      delta.property < names.size() ? QString::fromStdString(names[delta.property]) : Texts::tr("property");
  return change(Texts::tr("%1 of %2").arg(name, tokenText(rules, after, delta.subject)), textOf(delta.before),
                textOf(delta.after));
}

}  // namespace

QString flagTitle(metrics::FlagKind kind) {
  switch (kind) {
    case metrics::FlagKind::GivenUp:
      return Texts::tr("Game given up");
    case metrics::FlagKind::LoopDetected:
      return Texts::tr("Loop");
    case metrics::FlagKind::NoLegalMoves:
      return Texts::tr("No legal moves");
    case metrics::FlagKind::DominantAction:
      return Texts::tr("Dominant action");
    case metrics::FlagKind::TrivialWin:
      return Texts::tr("Trivial win");
    case metrics::FlagKind::Stall:
      return Texts::tr("Stall");
    case metrics::FlagKind::TriggerDepthExceeded:
      return Texts::tr("Trigger chain too deep");
    case metrics::FlagKind::TurnCapReached:
      return Texts::tr("Turn cap reached");
    case metrics::FlagKind::SeatAdvantage:
      return Texts::tr("Advantage of a seat");
    case metrics::FlagKind::NearlyAllDrawn:
      return Texts::tr("Nearly all games drawn");
    case metrics::FlagKind::DominantStrategy:
      return Texts::tr("Dominant strategy");
    case metrics::FlagKind::EffectRefused:
      return Texts::tr("Effect often refused");
    case metrics::FlagKind::ActionNeverLegal:
      return Texts::tr("Action never legal");
    case metrics::FlagKind::ActionNeverTaken:
      return Texts::tr("Action never taken");
    case metrics::FlagKind::TriggerNeverFired:
      return Texts::tr("Trigger never fired");
    case metrics::FlagKind::EndNeverMet:
      return Texts::tr("End condition never met");
    case metrics::FlagKind::ZonesNeverUsed:
      return Texts::tr("Zones never used");
  }
  return {};
}

QString flagHelp(metrics::FlagKind kind) {
  switch (kind) {
    case metrics::FlagKind::GivenUp:
      return Texts::tr(
          "What a rule goes through multiplies, or it never comes to an end. The line of the rule is named.");
    case metrics::FlagKind::LoopDetected:
      return Texts::tr("The same position came up again, so the game may go round in circles.");
    case metrics::FlagKind::NoLegalMoves:
      return Texts::tr("A player had nothing to do although the game was not over.");
    case metrics::FlagKind::DominantAction:
      return Texts::tr("One action was taken nearly every time it could be, so the choice may be no choice.");
    case metrics::FlagKind::TrivialWin:
      return Texts::tr("A game was won after very few turns.");
    case metrics::FlagKind::Stall:
      return Texts::tr("For many plies in a row nothing on the table changed.");
    case metrics::FlagKind::TriggerDepthExceeded:
      return Texts::tr("Triggers set each other off until the limit of the chain cut them short.");
    case metrics::FlagKind::TurnCapReached:
      return Texts::tr("The game may not end by itself, or it is longer than its limit of turns.");
    case metrics::FlagKind::SeatAdvantage:
      return Texts::tr("Where one sits decides more than it should.");
    case metrics::FlagKind::NearlyAllDrawn:
      return Texts::tr("Hardly anybody ever wins.");
    case metrics::FlagKind::DominantStrategy:
      return Texts::tr("One way to open wins nearly always, so the others are no choice.");
    case metrics::FlagKind::EffectRefused:
      return Texts::tr(
          "A rule asks for what often cannot be done. Say in a precondition what must be possible.");
    case metrics::FlagKind::ActionNeverLegal:
      return Texts::tr("Nobody could ever take the action: what it needs may be out of reach.");
    case metrics::FlagKind::ActionNeverTaken:
      return Texts::tr("The action could be taken, but these bots never wanted it.");
    case metrics::FlagKind::TriggerNeverFired:
      return Texts::tr("What the trigger waits for never happened.");
    case metrics::FlagKind::EndNeverMet:
      return Texts::tr("No game ended this way; another end may always come first.");
    case metrics::FlagKind::ZonesNeverUsed:
      return Texts::tr("No token ever came to some zones.");
  }
  return {};
}

QString flagText(const metrics::Flag& flag, const metrics::EvalReport& report) {
  const QString what = flagMessage(flag, report.limits);
  if (what.isEmpty()) return QString::fromStdString(flag.message);
  if (report.games == 1) return Texts::tr("In the only game %1").arg(what);
  return Texts::tr("In %1 of %2 games %3").arg(flag.count).arg(report.games).arg(what);
}

QString outcomeTitle(const std::string& name) {
  static const QRegularExpression seatWins(QStringLiteral("^player (\\d+) wins$"));
  static const std::map<std::string, const char*> words{
      {"draw", QT_TRANSLATE_NOOP("CoreWords", "Draw")},
      {"nobody wins", QT_TRANSLATE_NOOP("CoreWords", "Nobody wins")},
      {"turn cap", QT_TRANSLATE_NOOP("CoreWords", "Turn limit reached")},
      {"no legal moves", QT_TRANSLATE_NOOP("CoreWords", "No legal moves")}};
  const auto match = seatWins.match(QString::fromStdString(name));
  return match.hasMatch() ? Texts::tr("Player %1 wins").arg(match.captured(1)) : worded(words, name);
}

QString actionTitle(const std::string& name) {
  static const std::map<std::string, const char*> words{
      {"choices, passes and phase ends", QT_TRANSLATE_NOOP("CoreWords", "Choices, passes and phase ends")}};
  return worded(words, name);
}

QString agentTitle(const std::string& name) {
  static const std::map<std::string, const char*> words{
      {"random", QT_TRANSLATE_NOOP("CoreWords", "Random")},
      {"randomTurn", QT_TRANSLATE_NOOP("CoreWords", "Random turn")},
      {"greedy", QT_TRANSLATE_NOOP("CoreWords", "Greedy")},
      {"flat", QT_TRANSLATE_NOOP("CoreWords", "Flat Monte Carlo")},
      {"uct", QT_TRANSLATE_NOOP("CoreWords", "Tree search (UCT)")},
      {"ismcts", QT_TRANSLATE_NOOP("CoreWords", "Information set search (ISMCTS)")}};
  // What is set apart from the standard is told as it is written.
  const std::size_t colon = name.find(':');
  const QString title = worded(words, name.substr(0, colon));
  return colon == std::string::npos
             ? title
             : title + QStringLiteral(" ") + QString::fromStdString(name.substr(colon + 1));
}

QString changeTitle(const kernel::Rules& rules, const kernel::State& after, const kernel::Delta& delta) {
  using Kind = kernel::Delta::Kind;
  switch (delta.kind) {
    case Kind::Variable:
      return change(variableText(rules, delta.subject), QString::number(delta.before),
                    QString::number(delta.after));
    case Kind::TokenCreated:
      return Texts::tr("%1: new in %2")
          .arg(tokenText(rules, after, delta.subject), zoneText(rules, delta.after));
    case Kind::TokenMoved:
      return change(tokenText(rules, after, delta.subject), zoneText(rules, delta.before),
                    zoneText(rules, delta.after));
    case Kind::TokenDestroyed:
      return Texts::tr("%1: gone from %2")
          .arg(tokenText(rules, after, delta.subject), zoneText(rules, delta.before));
    case Kind::TokenOwner:
      return change(Texts::tr("owner of %1").arg(tokenText(rules, after, delta.subject)),
                    seatText(delta.before), seatText(delta.after));
    case Kind::TokenProperty:
      return propertyChange(rules, after, delta);
    case Kind::Shuffled:
      return Texts::tr("%1: shuffled").arg(zoneText(rules, delta.subject));
    case Kind::Known:
      return Texts::tr("%1: shown to %2")
          .arg(tokenText(rules, after, delta.subject), seatsText(delta.after & ~delta.before, rules.seats()));
    case Kind::Rolled:
      return Texts::tr("rolled %1 of %2").arg(delta.after).arg(delta.before);
    case Kind::Phase:
      return change(Texts::tr("phase"), phaseText(rules, delta.before), phaseText(rules, delta.after));
    case Kind::ActivePlayer:
      return change(Texts::tr("turn"), seatText(delta.before), seatText(delta.after));
  }
  return {};
}

QString noteTitle(const kernel::Rules& rules, const kernel::Note& note) {
  using Kind = kernel::Note::Kind;
  switch (note.kind) {
    case Kind::TriggerFired:
      return Texts::tr("trigger %1 fired").arg(triggerText(rules, note.subject));
    case Kind::TriggerDepthExceeded: {
      QStringList chain;
      for (const std::uint32_t trigger : note.chain) chain << triggerText(rules, trigger);
      return Texts::tr("the chain of triggers is too long and was cut off: %1")
          .arg(chain.join(QStringLiteral(" → ")));
    }
    case Kind::Clamped:
      return Texts::tr("%1 stopped at its bound; %2 lost")
          .arg(variableText(rules, note.subject))
          .arg(note.amount);
    case Kind::IterationLimit:
      return Texts::tr("a limit of %1 was reached and the rest left out").arg(note.amount);
    case Kind::Overflow:
      return Texts::tr("a calculation left the range of whole numbers and gave %1").arg(note.amount);
    case Kind::NothingToMove:
      return Texts::tr("an effect found nothing to work on");
    case Kind::ZoneFull:
      return Texts::tr("%1 is full").arg(zoneText(rules, note.subject));
    case Kind::GivenUp:
      return Texts::tr("the game asks for too much and was given up");
    case Kind::NotCarriedOut:
      return Texts::tr("The move of %1 was no longer possible").arg(seatText(note.subject));
  }
  return {};
}

QString divergenceTitle(const std::string& what) {
  static const std::map<std::string, const char*> words{
      {"initial state", QT_TRANSLATE_NOOP("CoreWords", "initial state")},
      {"illegal move", QT_TRANSLATE_NOOP("CoreWords", "illegal move")},
      {"number of legal moves", QT_TRANSLATE_NOOP("CoreWords", "number of legal moves")},
      {"state hash", QT_TRANSLATE_NOOP("CoreWords", "state hash")},
      {"position hash", QT_TRANSLATE_NOOP("CoreWords", "position hash")},
      {"notes", QT_TRANSLATE_NOOP("CoreWords", "notes")},
      {"changes", QT_TRANSLATE_NOOP("CoreWords", "changes")},
      {"outcome", QT_TRANSLATE_NOOP("CoreWords", "outcome")},
      {"legal moves at the end", QT_TRANSLATE_NOOP("CoreWords", "legal moves at the end")},
      {"text of the move", QT_TRANSLATE_NOOP("CoreWords", "text of the move")},
      {"digest", QT_TRANSLATE_NOOP("CoreWords", "digest")}};
  return worded(words, what);
}

QString completionKindTitle(const std::string& kind) {
  static const std::map<std::string, const char*> words{
      {"section", QT_TRANSLATE_NOOP("CoreWords", "section")},
      {"key", QT_TRANSLATE_NOOP("CoreWords", "key")},
      {"construct", QT_TRANSLATE_NOOP("CoreWords", "construct")},
      {"value", QT_TRANSLATE_NOOP("CoreWords", "value")},
      {"name", QT_TRANSLATE_NOOP("CoreWords", "name")},
      {"binding", QT_TRANSLATE_NOOP("CoreWords", "binding")},
      {"player", QT_TRANSLATE_NOOP("CoreWords", "player")},
      {"zone", QT_TRANSLATE_NOOP("CoreWords", "zone")},
      {"variable", QT_TRANSLATE_NOOP("CoreWords", "variable")},
      {"constant", QT_TRANSLATE_NOOP("CoreWords", "constant")},
      {"region", QT_TRANSLATE_NOOP("CoreWords", "region")},
      {"direction", QT_TRANSLATE_NOOP("CoreWords", "direction")},
      {"set of lines", QT_TRANSLATE_NOOP("CoreWords", "set of lines")},
      {"property", QT_TRANSLATE_NOOP("CoreWords", "property")},
      {"phase", QT_TRANSLATE_NOOP("CoreWords", "phase")},
      {"action", QT_TRANSLATE_NOOP("CoreWords", "action")},
      {"trigger", QT_TRANSLATE_NOOP("CoreWords", "trigger")},
      {"board", QT_TRANSLATE_NOOP("CoreWords", "board")},
      {"token type", QT_TRANSLATE_NOOP("CoreWords", "token type")}};
  return worded(words, kind);
}

}  // namespace ludo::widgets
