// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/models/move_title.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <set>

#include "widgets/models/zone_word.h"

namespace ludo::widgets {
namespace {

using kernel::Move;
using kernel::Rules;
using kernel::State;
using kernel::Value;

struct MoveTexts {
  Q_DECLARE_TR_FUNCTIONS(CoreWords)
};

bool continuesWord(QChar letter) {
  return letter.isLetterOrNumber() || letter == u'_' || letter == u':';
}

/// Puts `word` where `written` stands by itself.
void replaceWord(QString& text, const QString& written, const QString& word) {
  if (written == word) return;
  for (qsizetype at = text.indexOf(written); at >= 0; at = text.indexOf(written, at)) {
    const qsizetype end = at + written.size();
    const bool isWhole =
        (at == 0 || !continuesWord(text[at - 1])) && (end == text.size() || !continuesWord(text[end]));
    if (isWhole) text.replace(at, written.size(), word);
    at += isWhole ? word.size() : written.size();
  }
}

bool knows(kernel::Seat seat, const kernel::Token& token) {
  return seat < 0 || ((token.knownBy >> static_cast<unsigned>(seat)) & 1U) != 0;
}

QString tokenWord(const Rules& rules, const State& state, const Move& move, kernel::TokenId id,
                  TokenPlaces places) {
  const kernel::Token& token = state.tokens[id.index];
  QString name = MoveTexts::tr("hidden token");
  if (knows(move.player, token)) name = QString::fromStdString(kernel::tokenTitle(rules, state, token));
  if (places == TokenPlaces::Left || !token.zone.valid()) return name;
  return MoveTexts::tr("%1 in %2").arg(name, zoneWord(rules, token.zone));
}

/// What core writes for a token in a label, and in a move without one.
QStringList writtenFor(const Rules& rules, const State& state, const Move& move, const Value& value) {
  const QString inMove = QString::fromStdString(kernel::valueText(rules, state, value));
  if (knows(move.player, state.tokens[value.token().index])) return {inMove};
  return {inMove, QStringLiteral("hidden token#%1").arg(value.payload)};
}

QString actionLabel(const Rules& rules, const State& state, const Move& move, TokenPlaces places) {
  QString label = QString::fromStdString(kernel::moveLabel(rules, state, move));
  for (const Value& argument : move.args) {
    if (argument.kind == Value::Kind::Token && argument.token().index < state.tokens.size()) {
      const QString word = tokenWord(rules, state, move, argument.token(), places);
      for (const QString& written : writtenFor(rules, state, move, argument))
        replaceWord(label, written, word);
    } else if (argument.kind == Value::Kind::Zone) {
      replaceWord(label, QString::fromStdString(kernel::valueText(rules, state, argument)),
                  zoneWord(rules, argument.zone()));
    }
  }
  return label;
}

}  // namespace

QString moveTitle(const Rules& rules, const State& state, const Move& move, TokenPlaces places) {
  switch (move.kind) {
    case Move::Kind::Action:
      break;
    case Move::Kind::Choice: {
      constexpr qsizetype before = std::string_view("Choose ").size();
      return MoveTexts::tr("Choose %1").arg(actionLabel(rules, state, move, places).mid(before));
    }
    case Move::Kind::Stop:
      return MoveTexts::tr("Stop choosing");
    case Move::Kind::EndPhase:
      return MoveTexts::tr("End the phase");
    case Move::Kind::Pass:
      return MoveTexts::tr("Pass");
  }
  return actionLabel(rules, state, move, places);
}

std::vector<QString> moveTitles(const Rules& rules, const State& state, const std::vector<Move>& moves) {
  std::vector<QString> titles;
  std::map<QString, int> uses;
  for (const Move& move : moves) ++uses[titles.emplace_back(moveTitle(rules, state, move))];
  std::vector<QString> longer = titles;
  std::map<QString, std::set<QString>> different;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (uses[titles[i]] == 1) continue;
    longer[i] = moveTitle(rules, state, moves[i], TokenPlaces::Told);
    different[titles[i]].insert(longer[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (const auto found = different.find(titles[i]); found != different.end() && found->second.size() > 1)
      longer[i].swap(titles[i]);
  }
  return titles;
}

}  // namespace ludo::widgets
