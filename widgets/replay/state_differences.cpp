// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/state_differences.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QStringList>
#include <algorithm>
#include <map>

#include "widgets/board/board_scene.h"
#include "widgets/models/zone_word.h"
#include "widgets/replay/variables_model.h"

namespace ludo::widgets {
namespace {

using kernel::Rules;
using kernel::State;
using kernel::ZoneId;
using Kind = StateDifference::Kind;

struct DifferenceTexts {
  Q_DECLARE_TR_FUNCTIONS(StateDifferences)
};

constexpr qsizetype mostNamed = 12;

QString titleOf(const Rules& rules, const State& state, const kernel::Token& token) {
  const QString title = QString::fromStdString(kernel::tokenTitle(rules, state, token));
  return token.owner == kernel::nobody
             ? title
             : DifferenceTexts::tr("%1 of player %2").arg(title).arg(token.owner + 1);
}

/// Its tokens, what is alike as one; in the order in which they lie where there is one.
QString contentText(const Rules& rules, const State& state, ZoneId zone) {
  const auto& tokens = state.zones[zone.index];
  if (tokens.empty()) return DifferenceTexts::tr("empty");
  const bool isSet = rules.def().zones[rules.zone(zone).def].ordering == language::Ordering::Set;
  std::vector<std::pair<QString, int>> runs;
  for (const kernel::TokenId id : tokens) {
    const QString title = titleOf(rules, state, state.tokens[id.index]);
    const auto known = isSet ? std::ranges::find(runs, title, &std::pair<QString, int>::first)
                       : !runs.empty() && runs.back().first == title ? runs.end() - 1
                                                                     : runs.end();
    if (known == runs.end()) {
      runs.emplace_back(title, 1);
    } else {
      ++known->second;
    }
  }
  if (isSet) std::ranges::sort(runs);
  QStringList parts;
  for (const auto& [title, count] : runs)
    parts << (count == 1 ? title : DifferenceTexts::tr("%1 times %2").arg(count).arg(title));
  const qsizetype left = parts.size() - mostNamed;
  QString text = parts.mid(0, mostNamed).join(QStringLiteral(", "));
  if (left > 0) text += QStringLiteral(", ") + DifferenceTexts::tr("and %1 more").arg(left);
  return text;
}

QString turnWords(const Rules& rules, const State& state) {
  const QString turn = DifferenceTexts::tr("turn %1").arg(state.turnNumber);
  const auto& phases = rules.def().turn.phases;
  const kernel::Seat seat = kernel::playerToMove(state);
  QStringList parts{turn};
  if (state.phase < phases.size()) parts << QString::fromStdString(phases[state.phase].id.name);
  parts << (seat == kernel::nobody ? DifferenceTexts::tr("over") : seatName(seat));
  return parts.join(QStringLiteral(", "));
}

void addVariables(const Rules& rules, const State& before, const State& after,
                  std::vector<StateDifference>& found) {
  for (const VariableRow& row : variableRows(rules, before, after)) {
    if (!row.changed()) continue;
    const QString subject =
        row.owner.isEmpty() ? row.name : DifferenceTexts::tr("%1 of %2").arg(row.name, row.owner);
    found.push_back({Kind::Variable, subject, QString::number(row.before), QString::number(row.value), {}});
  }
}

void addZones(const Rules& rules, const State& before, const State& after,
              std::vector<StateDifference>& found) {
  for (std::size_t i = 0; i < rules.zones().size(); ++i) {
    const ZoneId zone(i);
    // Tokens that are alike may be others and look the same.
    if (before.zones[i] == after.zones[i]) continue;
    const QString was = contentText(rules, before, zone);
    const QString is = contentText(rules, after, zone);
    if (was != is) found.push_back({Kind::Zone, zoneWord(rules, zone), was, is, zone});
  }
}

void addTokens(const Rules& rules, const State& before, const State& after,
               std::vector<StateDifference>& found) {
  const auto add = [&](const kernel::Token& token, const QString& what, const QString& was,
                       const QString& is) {
    const QString name = QString::fromStdString(kernel::tokenTitle(rules, before, token));
    const QString subject = DifferenceTexts::tr("%1 of %2 in %3", "property, token, zone")
                                .arg(what, name, zoneWord(rules, token.zone));
    found.push_back({Kind::Token, subject, was, is, token.zone});
  };
  const auto seatText = [](kernel::Seat seat) {
    return seat == kernel::nobody ? DifferenceTexts::tr("nobody") : seatName(seat);
  };
  for (std::size_t i = 0; i < std::min(before.tokens.size(), after.tokens.size()); ++i) {
    const kernel::Token& was = before.tokens[i];
    const kernel::Token& is = after.tokens[i];
    if (!was.alive() || !is.alive() || was.type != is.type) continue;
    if (was.owner != is.owner) add(is, DifferenceTexts::tr("owner"), seatText(was.owner), seatText(is.owner));
    const auto& properties = rules.def().tokenTypes[is.type].props;
    for (std::size_t slot = 0; slot < std::min(was.props.size(), is.props.size()); ++slot) {
      if (was.props[slot] == is.props[slot]) continue;
      add(is, QString::fromStdString(properties[slot].id.name),
          QString::fromStdString(kernel::valueText(rules, before, was.props[slot])),
          QString::fromStdString(kernel::valueText(rules, after, is.props[slot])));
    }
  }
}

}  // namespace

std::vector<StateDifference> stateDifferences(const Rules& rules, const State& before, const State& after) {
  std::vector<StateDifference> found;
  const QString was = turnWords(rules, before);
  const QString is = turnWords(rules, after);
  if (was != is) found.push_back({Kind::Turn, DifferenceTexts::tr("turn"), was, is, {}});
  addVariables(rules, before, after, found);
  addZones(rules, before, after, found);
  addTokens(rules, before, after, found);
  return found;
}

}  // namespace ludo::widgets
