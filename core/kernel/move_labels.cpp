// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/move_labels.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/base/letters.h"
#include "core/base/words.h"
#include "core/kernel/filled_pattern.h"
#include "core/kernel/kernel.h"

namespace ludo::kernel {

using namespace language;

namespace {

std::string filled(const std::string& words, const std::string& first, const std::string& second = {}) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool isHole =
        words[i] == '%' && i + 1 < words.size() && (words[i + 1] == '1' || words[i + 1] == '2');
    if (!isHole) {
      text += words[i];
      continue;
    }
    text += words[++i] == '1' ? first : second;
  }
  return text;
}

/// Whose places are told.
enum class Places { OnBoards, All };

class LabelMaker {
 public:
  LabelMaker(const Rules& rules, const State& state, const LabelWords& words)
      : m_rules(rules), m_state(state), m_words(words) {}

  std::string label(const Move& move, Places places) const {
    switch (move.kind) {
      case Move::Kind::Action:
        break;
      case Move::Kind::Choice:
        return filled(m_words.choose, said(move, move.args.front(), places));
      case Move::Kind::Stop:
        return m_words.stop;
      case Move::Kind::EndPhase:
        return m_words.endPhase;
      case Move::Kind::Pass:
        return m_words.pass;
    }
    const ActionDef& action = m_rules.def().actions[move.action];
    if (action.label.empty()) return withoutLabel(action, move, places);
    return filledPattern(action.label, [&](const std::string& name) -> std::optional<std::string> {
      const auto param =
          std::ranges::find_if(action.params, [&](const ParamDef& p) { return p.name.name == name; });
      const auto index = static_cast<std::size_t>(param - action.params.begin());
      if (index >= move.args.size()) return std::nullopt;
      return said(move, move.args[index], places);
    });
  }

 private:
  std::string withoutLabel(const ActionDef& action, const Move& move, Places places) const {
    std::string text = wordsOfName(action.id.name);
    if (!text.empty()) text[0] = upperCase(text[0]);
    for (std::size_t i = 0; i < move.args.size(); ++i)
      text += (i == 0 ? ": " : ", ") + said(move, move.args[i], places);
    return text;
  }

  /// What the mover reads.
  std::string said(const Move& move, const Value& value, Places places) const {
    if (value.kind == Value::Kind::Player && value.payload >= 0)
      return filled(m_words.player, std::to_string(value.payload + 1));
    if (value.kind == Value::Kind::Zone && value.zone().valid() &&
        value.zone().index < m_rules.zones().size())
      return zoneTitle(m_rules, value.zone(), m_words);
    if (value.kind == Value::Kind::Symbol) return symbol(value);
    const bool isToken =
        value.kind == Value::Kind::Token && static_cast<std::uint64_t>(value.payload) < m_state.tokens.size();
    return isToken ? token(move, m_state.tokens[value.token().index], places)
                   : valueText(m_rules, m_state, value);
  }

  /// A type of tokens by its name, if that is the same for all.
  std::string symbol(const Value& value) const {
    const auto& types = m_rules.def().tokenTypes;
    const auto type = static_cast<std::uint64_t>(value.payload);
    const bool isNamed =
        type < types.size() && !types[type].name.empty() && types[type].name.find('{') == std::string::npos;
    return isNamed ? types[type].name : valueText(m_rules, m_state, value);
  }

  std::string token(const Move& move, const Token& token, Places places) const {
    const bool isKnown = move.player < 0 || ((token.knownBy >> move.player) & 1U) != 0;
    const std::string title = isKnown ? tokenTitle(m_rules, m_state, token) : m_words.hiddenToken;
    if (!token.zone.valid() || std::ranges::find(move.args, Value::ofZone(token.zone)) != move.args.end())
      return title;
    const std::uint32_t def = m_rules.zone(token.zone).def;
    const bool isOnBoard = !m_rules.def().zones[def].board.empty();
    if (places == Places::OnBoards && !isOnBoard) return title;
    return filled(m_rules.zoneNames().placeOf(def) ? m_words.onSpace : m_words.inZone, title,
                  zoneTitle(m_rules, token.zone, m_words));
  }

  const Rules& m_rules;
  const State& m_state;
  const LabelWords& m_words;
};

}  // namespace

std::string zoneTitle(const Rules& rules, ZoneId zone, const LabelWords& words) {
  const ZoneInstance& instance = rules.zone(zone);
  const std::string& name = rules.zoneNames().of(instance.def);
  return instance.owner == nobody ? name : filled(words.ofPlayer, name, std::to_string(instance.owner + 1));
}

std::string moveLabel(const Rules& rules, const State& state, const Move& move, const LabelWords& words) {
  return LabelMaker(rules, state, words).label(move, Places::OnBoards);
}

std::vector<std::string> moveLabels(const Rules& rules, const State& state, std::span<const Move> moves,
                                    const LabelWords& words) {
  const LabelMaker maker(rules, state, words);
  std::vector<std::string> labels;
  std::map<std::string, int> uses;
  for (const Move& move : moves) ++uses[labels.emplace_back(maker.label(move, Places::OnBoards))];
  std::vector<std::string> longer = labels;
  std::map<std::string, std::set<std::string>> different;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (uses[labels[i]] == 1) continue;
    longer[i] = maker.label(moves[i], Places::All);
    different[labels[i]].insert(longer[i]);
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto found = different.find(labels[i]);
    if (found != different.end() && found->second.size() > 1) longer[i].swap(labels[i]);
  }
  return labels;
}

std::string moveLabelAmong(const Rules& rules, const State& state, std::span<const Move> moves,
                           const Move& move, const LabelWords& words) {
  const LabelMaker maker(rules, state, words);
  const std::string label = maker.label(move, Places::OnBoards);
  const std::string longer = maker.label(move, Places::All);
  if (label == longer) return label;
  const bool isAmbiguous = std::ranges::any_of(moves, [&](const Move& other) {
    return other.kind == move.kind && maker.label(other, Places::OnBoards) == label &&
           maker.label(other, Places::All) != longer;
  });
  return isAmbiguous ? longer : label;
}

}  // namespace ludo::kernel
