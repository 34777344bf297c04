// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/core_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>
#include <map>

namespace ludo::widgets {

namespace {

struct WordTexts {
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
      return WordTexts::tr("the game asked for more than the program does for any game, and was given up");
    case metrics::FlagKind::LoopDetected:
      return WordTexts::tr(
                 "play went round in circles: a position came back more than %1 times by the players' "
                 "choices alone, or the turn cap was reached while positions recurred")
          .arg(limits.loopRepeats);
    case metrics::FlagKind::NoLegalMoves:
      return WordTexts::tr("the player to move had no legal move although the game was not over");
    case metrics::FlagKind::DominantAction:
      return WordTexts::tr(
                 "action \"%1\" was taken in at least %2 % of the cases in which there was something else "
                 "to do")
          .arg(QString::fromStdString(flag.subject))
          .arg(qRound(limits.dominantShare * 100));
    case metrics::FlagKind::TrivialWin:
      return WordTexts::tr("somebody won in fewer than %1 turns").arg(limits.trivialWinTurns);
    case metrics::FlagKind::Stall:
      return WordTexts::tr("nothing on the table changed for %1 plies in a row or more")
          .arg(limits.stallPlies);
    case metrics::FlagKind::TriggerDepthExceeded:
      return WordTexts::tr("a chain of triggers ran into maxTriggerDepth and was cut off");
    case metrics::FlagKind::TurnCapReached:
      return WordTexts::tr("the turn cap was reached before the game ended");
    default:
      // The others name numbers and rules that stand in core's own words.
      return {};
  }
}

}  // namespace

QString flagTitle(metrics::FlagKind kind) {
  switch (kind) {
    case metrics::FlagKind::GivenUp:
      return WordTexts::tr("Game given up");
    case metrics::FlagKind::LoopDetected:
      return WordTexts::tr("Loop");
    case metrics::FlagKind::NoLegalMoves:
      return WordTexts::tr("No legal moves");
    case metrics::FlagKind::DominantAction:
      return WordTexts::tr("Dominant action");
    case metrics::FlagKind::TrivialWin:
      return WordTexts::tr("Trivial win");
    case metrics::FlagKind::Stall:
      return WordTexts::tr("Stall");
    case metrics::FlagKind::TriggerDepthExceeded:
      return WordTexts::tr("Trigger chain too deep");
    case metrics::FlagKind::TurnCapReached:
      return WordTexts::tr("Turn cap reached");
    case metrics::FlagKind::SeatAdvantage:
      return WordTexts::tr("Advantage of a seat");
    case metrics::FlagKind::NearlyAllDrawn:
      return WordTexts::tr("Nearly all games drawn");
    case metrics::FlagKind::DominantStrategy:
      return WordTexts::tr("Dominant strategy");
    case metrics::FlagKind::EffectRefused:
      return WordTexts::tr("Effect often refused");
    case metrics::FlagKind::RuleChangesNothing:
      return WordTexts::tr("Rule changes nothing");
    case metrics::FlagKind::ActionNeverLegal:
      return WordTexts::tr("Action never legal");
    case metrics::FlagKind::ActionNeverTaken:
      return WordTexts::tr("Action never taken");
    case metrics::FlagKind::TriggerNeverFired:
      return WordTexts::tr("Trigger never fired");
    case metrics::FlagKind::EndNeverMet:
      return WordTexts::tr("End condition never met");
    case metrics::FlagKind::ZonesNeverUsed:
      return WordTexts::tr("Zones never used");
  }
  return {};
}

QString flagHelp(metrics::FlagKind kind) {
  switch (kind) {
    case metrics::FlagKind::GivenUp:
      return WordTexts::tr(
          "What a rule goes through multiplies, or it never comes to an end. The line of the rule is named.");
    case metrics::FlagKind::LoopDetected:
      return WordTexts::tr("The same position came up again, so the game may go round in circles.");
    case metrics::FlagKind::NoLegalMoves:
      return WordTexts::tr("A player had nothing to do although the game was not over.");
    case metrics::FlagKind::DominantAction:
      return WordTexts::tr(
          "One action was taken nearly every time it could be, so the choice may be no choice.");
    case metrics::FlagKind::TrivialWin:
      return WordTexts::tr("A game was won after very few turns.");
    case metrics::FlagKind::Stall:
      return WordTexts::tr("For many plies in a row nothing on the table changed.");
    case metrics::FlagKind::TriggerDepthExceeded:
      return WordTexts::tr("Triggers set each other off until the limit of the chain cut them short.");
    case metrics::FlagKind::TurnCapReached:
      return WordTexts::tr("The game may not end by itself, or it is longer than its limit of turns.");
    case metrics::FlagKind::SeatAdvantage:
      return WordTexts::tr("Where one sits decides more than it should.");
    case metrics::FlagKind::NearlyAllDrawn:
      return WordTexts::tr("Hardly anybody ever wins.");
    case metrics::FlagKind::DominantStrategy:
      return WordTexts::tr("One way to open wins nearly always, so the others are no choice.");
    case metrics::FlagKind::EffectRefused:
      return WordTexts::tr(
          "A rule asks for what often cannot be done. Say in a precondition what must be possible.");
    case metrics::FlagKind::RuleChangesNothing:
      return WordTexts::tr(
          "An action or a trigger came to its turn again and again, and nothing changed by it.");
    case metrics::FlagKind::ActionNeverLegal:
      return WordTexts::tr("Nobody could ever take the action: what it needs may be out of reach.");
    case metrics::FlagKind::ActionNeverTaken:
      return WordTexts::tr("The action could be taken, but these bots never wanted it.");
    case metrics::FlagKind::TriggerNeverFired:
      return WordTexts::tr("What the trigger waits for never happened.");
    case metrics::FlagKind::EndNeverMet:
      return WordTexts::tr("No game ended this way; another end may always come first.");
    case metrics::FlagKind::ZonesNeverUsed:
      return WordTexts::tr("No token ever came to some zones.");
  }
  return {};
}

QString flagText(const metrics::Flag& flag, const metrics::EvalReport& report) {
  const QString what = flagMessage(flag, report.limits);
  if (what.isEmpty()) return QString::fromStdString(flag.message);
  if (report.games == 1) return WordTexts::tr("In the only game %1").arg(what);
  return WordTexts::tr("In %1 of %2 games %3").arg(flag.count).arg(report.games).arg(what);
}

QString outcomeTitle(const std::string& name) {
  static const QRegularExpression seatWins(QStringLiteral("^player (\\d+) wins$"));
  static const std::map<std::string, const char*> words{
      {"draw", QT_TRANSLATE_NOOP("CoreWords", "Draw")},
      {"nobody wins", QT_TRANSLATE_NOOP("CoreWords", "Nobody wins")},
      {"turn cap", QT_TRANSLATE_NOOP("CoreWords", "Turn limit reached")},
      {"no legal moves", QT_TRANSLATE_NOOP("CoreWords", "No legal moves")}};
  const auto match = seatWins.match(QString::fromStdString(name));
  return match.hasMatch() ? WordTexts::tr("Player %1 wins").arg(match.captured(1)) : worded(words, name);
}

QString actionTitle(const std::string& name) {
  static const std::map<std::string, const char*> words{
      {"choices, passes and phase ends", QT_TRANSLATE_NOOP("CoreWords", "Choices, passes and phase ends")}};
  return worded(words, name);
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
