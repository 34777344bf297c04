// SPDX-License-Identifier: Apache-2.0
#include "core/kernel/token_names.h"

#include <algorithm>

#include "core/kernel/filled_pattern.h"
#include "core/kernel/kernel.h"

namespace ludo::kernel {

using namespace language;

namespace {

/// What the type is called, with holes for properties.
const std::string& patternOf(const Rules& rules, const Token& token) {
  const TokenTypeDef& type = rules.def().tokenTypes[token.type];
  return type.name.empty() ? type.id.name : type.name;
}

/// "hearts", "rank 12", and "wild" or nothing for what is true or false.
std::string propertyWords(const Rules& rules, const State& state, const PropertyDef& property,
                          const Value& value) {
  if (value.kind == Value::Kind::Symbol) return valueText(rules, state, value);
  if (value.kind == Value::Kind::Bool) return value.payload != 0 ? property.id.name : "";
  return property.id.name + ' ' + valueText(rules, state, value);
}

bool hasSameTitle(const Rules& rules, const State& state, const Token& a, const Token& b) {
  if (a.type != b.type)
    return patternOf(rules, a) == patternOf(rules, b) &&
           tokenTitle(rules, state, a) == tokenTitle(rules, state, b);
  const TellingProperties::OfType& telling = rules.tellingProperties().of(a.type);
  const auto isSame = [&](std::size_t slot) { return a.props[slot] == b.props[slot]; };
  return std::ranges::all_of(telling.inName, isSame) && std::ranges::all_of(telling.beside, isSame);
}

/// Whether the rules cannot tell them apart either, wherever they are asked.
bool isInterchangeable(const Rules& rules, const Token& a, const Token& b) {
  const ZoneDef& zone = rules.def().zones[rules.zone(a.zone).def];
  return a.zone == b.zone && zone.ordering == Ordering::Set && a.type == b.type && a.owner == b.owner &&
         a.props == b.props;
}

}  // namespace

std::string withProperties(const Rules& rules, const State& state, const Token& token,
                           const std::string& pattern) {
  return filledPattern(pattern, [&](const std::string& name) -> std::optional<std::string> {
    const auto& props = rules.def().tokenTypes[token.type].props;
    for (std::size_t i = 0; i < props.size() && i < token.props.size(); ++i) {
      if (props[i].id.name == name) return valueText(rules, state, token.props[i]);
    }
    return std::nullopt;
  });
}

std::string tokenTitle(const Rules& rules, const State& state, const Token& token) {
  const std::string title = withProperties(rules, state, token, patternOf(rules, token));
  std::string beside;
  for (const std::size_t slot : rules.tellingProperties().of(token.type).beside) {
    const PropertyDef& property = rules.def().tokenTypes[token.type].props[slot];
    const std::string words = propertyWords(rules, state, property, token.props[slot]);
    if (!words.empty()) beside += (beside.empty() ? "" : ", ") + words;
  }
  return beside.empty() ? title : title + " (" + beside + ')';
}

std::string tokenName(const Rules& rules, const State& state, TokenId id) {
  const std::string number = '#' + std::to_string(id.index);
  if (id.index >= state.tokens.size()) return "token" + number;
  const Token& token = state.tokens[id.index];
  const std::string title = tokenTitle(rules, state, token);
  if (!token.alive()) return title + number;
  const bool isAmbiguous = std::ranges::any_of(state.tokens, [&](const Token& other) {
    return &other != &token && other.alive() && hasSameTitle(rules, state, token, other) &&
           !isInterchangeable(rules, token, other);
  });
  return isAmbiguous ? title + number : title;
}

const language::TokenLook* tokenLook(const Rules& rules, const Token& token) {
  const language::TokenLook* general = nullptr;
  for (const language::TokenLook& look : rules.def().rendering.tokens) {
    if (look.type.name != rules.def().tokenTypes[token.type].id.name) continue;
    if (look.seat == token.owner) return &look;
    if (!look.seat && general == nullptr) general = &look;
  }
  return general;
}

}  // namespace ludo::kernel
