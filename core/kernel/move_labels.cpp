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
      return zone(move, value.zone());
    if (value.kind == Value::Kind::Symbol) return symbol(value);
    const bool isToken =
        value.kind == Value::Kind::Token && static_cast<std::uint64_t>(value.payload) < m_state.tokens.size();
    return isToken ? token(move, m_state.tokens[value.token().index], places)
                   : valueText(m_rules, m_state, value);
  }

  /// A space of a board on which the mover has one piece is told with it, where the mover has several kinds:
  /// one says that the knight goes, and not only where from.
  std::string zone(const Move& move, ZoneId zone) const {
    std::string title = zoneTitle(m_rules, zone, m_words);
    const Token* piece = move.kind == Move::Kind::Action ? pieceOn(zone, move) : nullptr;
    if (piece == nullptr || kindsOf(move.player) < 2) return title;
    const std::string name = tokenTitle(m_rules, m_state, *piece);
    // Some labels name the piece themselves.
    const std::string& label = m_rules.def().actions[move.action].label;
    if (lowerCase(label).find(lowerCase(name)) != std::string::npos) return title;
    const bool hasPlace = m_rules.zoneNames().placeOf(m_rules.zone(zone).def).has_value();
    return filled(hasPlace ? m_words.onSpace : m_words.inZone, name, title);
  }

  /// The mover's only token on a space, unless the move names it anyway.
  const Token* pieceOn(ZoneId zone, const Move& move) const {
    const std::vector<TokenId>& there = m_state.zones[zone.index];
    if (move.player < 0 || there.size() != 1 || !isOnBoard(zone)) return nullptr;
    const Token& piece = m_state.tokens[there.front().index];
    const bool isKnown = ((piece.knownBy >> move.player) & 1U) != 0;
    const bool isNamed = std::ranges::find(move.args, Value::ofToken(there.front())) != move.args.end();
    return piece.owner == move.player && isKnown && !isNamed ? &piece : nullptr;
  }

  /// How many kinds of pieces a player has on boards: one, or more.
  std::size_t kindsOf(Seat player) const {
    const auto [known, isNew] = m_kinds.try_emplace(player, 0);
    if (isNew) known->second = countKinds(player);
    return known->second;
  }

  std::size_t countKinds(Seat player) const {
    std::set<std::uint32_t> kinds;
    for (std::uint32_t zone = 0; zone < m_state.zones.size(); ++zone) {
      if (m_state.zones[zone].empty() || !isOnBoard(ZoneId(std::size_t{zone}))) continue;
      for (const TokenId id : m_state.zones[zone]) {
        if (m_state.tokens[id.index].owner == player) kinds.insert(m_state.tokens[id.index].type);
      }
      if (kinds.size() > 1) break;
    }
    return kinds.size();
  }

  bool isOnBoard(ZoneId zone) const { return !m_rules.def().zones[m_rules.zone(zone).def].board.empty(); }

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
  mutable std::map<Seat, std::size_t> m_kinds;  ///< by player, as far as somebody asked
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
