// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <string_view>

#include "core/base/quoted.h"
#include "core/compile/properties.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

bool isDigits(const std::string& text) {
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  return text.size() > sign && text.find_first_not_of("0123456789", sign) == std::string::npos;
}

/// "2.5", "1,000" and "+3": what a number looks like that this language does not have.
bool looksLikeNumber(const std::string& text) {
  return text.find_first_not_of("0123456789+-., '") == std::string::npos &&
         text.find_first_of("0123456789") != std::string::npos;
}

/// 3 for "three".
std::optional<std::int64_t> numberOfWord(std::string_view text) {
  constexpr std::array words = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  const auto found = std::ranges::find(words, text);
  return found == words.end() ? std::nullopt : std::optional<std::int64_t>(found - words.begin());
}

/// Of a value that is written as it is; Any of all others.
ValueType plainType(const ValueExpr& value) {
  if (std::holds_alternative<bool>(value.node)) return ValueType::Bool;
  if (std::holds_alternative<std::string>(value.node)) return ValueType::Text;
  const bool isNumber =
      std::holds_alternative<std::int64_t>(value.node) || std::holds_alternative<ConstantValue>(value.node);
  return isNumber ? ValueType::Integer : ValueType::Any;
}

}  // namespace

void Properties::find() {
  findNumbers();
  findOfZones();
}

/// Finds the properties that are numbers: those that some token type begins with a number. Text in their
/// place would be equal to nothing that they are compared with, and nobody would notice.
void Properties::findNumbers() {
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const PropertyDef& prop : type.props) {
      if (std::holds_alternative<std::int64_t>(prop.value.node))
        m_numbers.try_emplace(prop.id.name, prop.value.span);
    }
  }
  findWords();
  // A number here and a word there is neither.
  std::erase_if(m_numbers, [this](const auto& number) { return m_words.contains(number.first); });
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const PropertyDef& prop : type.props) check(prop.id.name, prop.value);
  }
}

/// Finds the properties that are words, such as the faces "10" and "J" of cards: there digits are text too.
void Properties::findWords() {
  const auto note = [this](const std::string& property, const ValueExpr& value) {
    const auto* text = std::get_if<std::string>(&value.node);
    if (text != nullptr && !looksLikeNumber(*text) && !numberOfWord(*text)) m_words.insert(property);
  };
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const PropertyDef& prop : type.props) note(prop.id.name, prop.value);
  }
  walkConst(gameDefType(), &m_def, [&note](const Type& type, const void* part) {
    if (&type != &language::typeOf<CreateTokenEffect>()) return true;
    for (const auto& [name, value] : static_cast<const CreateTokenEffect*>(part)->props)
      note(name.name, value);
    return true;
  });
}

/// Finds the properties of zones. They never change, so that they are plain values.
void Properties::findOfZones() {
  for (const ZoneDef& zone : m_def.zones) {
    for (const PropertyDef& prop : zone.props) {
      const ValueType type = plainType(prop.value);
      const auto [known, isNew] = m_ofZones.try_emplace(prop.id.name, type);
      if (!isNew && known->second != type) known->second = ValueType::Any;
      if (type != ValueType::Any || m_damage.at(prop.value.span)) continue;
      auto& diagnostic = m_findings.report(kinds::WrongValueType, prop.value.span, prop.node,
                                           "A property of a zone never changes, and this may");
      diagnostic.suggestion = "Write a number, the name of a constant, true or false, or text";
    }
  }
}

ValueType Properties::typeOf(const ZonePropertyValue& value) {
  const auto known = m_ofZones.find(value.prop.name);
  if (known != m_ofZones.end()) return known->second;
  if (!value.prop.resolved() || m_damage.names.contains(NameKind::Zone)) return ValueType::Any;
  auto& diagnostic =
      m_findings.report(kinds::UnknownName, value.prop.span, value.node,
                        "No zone has a property \"" + value.prop.name + "\": it is one of tokens");
  diagnostic.suggestion =
      "Read it with { ref: \"tokenProp\", token: ..., prop: \"" + value.prop.name + "\" }";
  for (const auto& [name, type] : m_ofZones) diagnostic.alternatives.push_back(name);
  return ValueType::Any;
}

void Properties::checkHas(const TokenTypeRef& type, const PropertyRef& property, std::uint32_t node) {
  if (!type.resolved() || !property.resolved() || m_damage.names.contains(NameKind::TokenType)) return;
  const TokenTypeDef& def = m_def.tokenTypes[type.index];
  const auto isIt = [&](const PropertyDef& prop) { return prop.id.name == property.name; };
  if (std::ranges::any_of(def.props, isIt)) return;
  auto& diagnostic = m_findings.report(kinds::UnknownName, property.span, node,
                                       "The token type \"" + def.id.name + "\" has no property \"" +
                                           property.name + "\", so it would be lost");
  diagnostic.suggestion = "Add it to the props of the token type, with the value that it begins with";
  for (const PropertyDef& prop : def.props) diagnostic.alternatives.push_back(prop.id.name);
}

bool Properties::isNumber(const std::string& property) const {
  return m_numbers.contains(property);
}

void Properties::check(const std::string& property, const ValueExpr& value, ValueType type) {
  if (m_damage.at(value.span)) return;
  const auto number = m_numbers.find(property);
  const bool isPlace = type == ValueType::Zone || type == ValueType::Token || type == ValueType::Player;
  if (isPlace && number != m_numbers.end()) {
    auto& diagnostic = m_findings.report(kinds::MixedProperty, value.span, 0,
                                         "The property \"" + property + "\" is a number elsewhere, and " +
                                             std::string(valueTypeLabel(type)) + " here");
    diagnostic.suggestion = "Begin it with " + std::string(valueTypeLabel(type)) + ", or write a number here";
    if (number->second.known()) diagnostic.related.push_back({"A number here", number->second});
    return;
  }
  const auto* text = std::get_if<std::string>(&value.node);
  if (text == nullptr) return;
  // A property may be a number in one type and text in another; what reads as a number is a slip.
  const bool isSlip = number != m_numbers.end() && (numberOfWord(*text) || looksLikeNumber(*text));
  const bool isWord = number == m_numbers.end() && m_words.contains(property);
  if ((!isDigits(*text) || isWord) && !isSlip) return;
  const std::string head = "The property \"" + property + "\" is ";
  auto& diagnostic = m_findings.report(kinds::WrongValueType, value.span, 0,
                                       number != m_numbers.end()
                                           ? head + "a number elsewhere, and the text \"" + *text + "\" here"
                                           : head + "the text \"" + *text + "\" here, and no number");
  diagnostic.suggestion = isDigits(*text)          ? "Write it without the quotes"
                          : looksLikeNumber(*text) ? "Write a whole number, with nothing but digits"
                                                   : "Write a number, or text wherever the property stands";
  if (number != m_numbers.end() && number->second.known())
    diagnostic.related.push_back({"A number here", number->second});
  if (!value.span.known()) return;
  if (const std::optional<std::int64_t> meant = numberOfWord(*text)) {
    const std::string digits = std::to_string(*meant);
    diagnostic.fix = diagnostics::Fix{"Write " + digits, {{value.span, digits}}, false};
  }
  if (isDigits(*text)) diagnostic.fix = diagnostics::Fix{"Remove the quotes", {{value.span, *text}}, false};
}

/// A property that is text is equal to no zone, token or player.
void Properties::checkAgainst(const ValueExpr& value, ValueType other) {
  const auto* property = std::get_if<TokenPropertyValue>(&value.node);
  const bool isPlace = other == ValueType::Zone || other == ValueType::Token || other == ValueType::Player;
  if (property == nullptr || !isPlace || property->prop.isText() || !isText(property->prop.name)) return;
  const std::string what(valueTypeLabel(other));
  auto& diagnostic = m_findings.report(
      kinds::MixedProperty, value.span, property->node,
      "The property " + quoted(property->prop.name) + " is text, which never equals " + what);
  diagnostic.suggestion =
      other == ValueType::Zone
          ? "Give tokens the zone itself, as in { ref: \"zone\", zone: \"...\" }, wherever the "
            "property gets its value"
          : "Compare it with text, or give the property " + what + " wherever it gets its value";
}

}  // namespace ludo::compile
