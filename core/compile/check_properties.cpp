// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <array>
#include <string_view>

#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

bool isDigits(const std::string& text) {
  const std::size_t sign = text.starts_with('-') ? 1 : 0;
  return text.size() > sign && text.find_first_not_of("0123456789", sign) == std::string::npos;
}

bool isNumberWord(std::string_view text) {
  constexpr std::array words = {"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                "seven", "eight", "nine", "ten",   "eleven", "twelve"};
  return std::ranges::find(words, text) != words.end();
}

}  // namespace

/// Finds the properties that are numbers: those that some token type begins with a number. Text in their
/// place would be equal to nothing that they are compared with, and nobody would notice.
void Checker::checkProperties() {
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const PropertyDef& prop : type.props) {
      if (std::holds_alternative<std::int64_t>(prop.value.node))
        m_numbers.try_emplace(prop.id.name, prop.value.span);
    }
  }
  for (const TokenTypeDef& type : m_def.tokenTypes) {
    for (const PropertyDef& prop : type.props) checkProperty(prop.id.name, prop.value);
  }
}

/// Finds the properties of zones. They never change, so that they are plain values.
void Checker::checkZoneProperties() {
  for (const ZoneDef& zone : m_def.zones) {
    for (const PropertyDef& prop : zone.props) {
      const bool isPlain = std::holds_alternative<std::int64_t>(prop.value.node) ||
                           std::holds_alternative<bool>(prop.value.node) ||
                           std::holds_alternative<std::string>(prop.value.node) ||
                           std::holds_alternative<ConstantValue>(prop.value.node);
      const ValueType type = isPlain ? typeOf(prop.value) : ValueType::Any;
      const auto [known, isNew] = m_zoneProperties.try_emplace(prop.id.name, type);
      if (!isNew && known->second != type) known->second = ValueType::Any;
      if (isPlain || m_damage.at(prop.value.span)) continue;
      auto& diagnostic = report(kinds::WrongValueType, prop.value.span, prop.node,
                                "A property of a zone never changes, and this may");
      diagnostic.suggestion = "Write a number, the name of a constant, true or false, or text";
    }
  }
}

ValueType Checker::checkZoneProperty(const ZonePropertyValue& value) {
  const auto known = m_zoneProperties.find(value.prop.name);
  if (known != m_zoneProperties.end()) return known->second;
  if (!value.prop.resolved() || m_damage.names.contains(NameKind::Zone)) return ValueType::Any;
  auto& diagnostic = report(kinds::UnknownName, value.prop.span, value.node,
                            "No zone has a property \"" + value.prop.name + "\": it is one of tokens");
  diagnostic.suggestion =
      "Read it with { ref: \"tokenProp\", token: ..., prop: \"" + value.prop.name + "\" }";
  for (const auto& [name, type] : m_zoneProperties) diagnostic.alternatives.push_back(name);
  return ValueType::Any;
}

bool Checker::isNumber(const std::string& property) const {
  return m_numbers.contains(property);
}

void Checker::checkProperty(const std::string& property, const ValueExpr& value) {
  const auto* text = std::get_if<std::string>(&value.node);
  if (text == nullptr || m_damage.at(value.span)) return;
  const auto number = m_numbers.find(property);
  // A property may be a number in one type and text in another; what reads as a number is a slip.
  if (!isDigits(*text) && (number == m_numbers.end() || !isNumberWord(*text))) return;
  const std::string head = "The property \"" + property + "\" is ";
  auto& diagnostic =
      report(kinds::WrongValueType, value.span, 0,
             number != m_numbers.end() ? head + "a number elsewhere, and the text \"" + *text + "\" here"
                                       : head + "the text \"" + *text + "\" here, and no number");
  diagnostic.suggestion = isDigits(*text) ? "Write it without the quotes"
                                          : "Write a number, or text wherever the property stands";
  if (number != m_numbers.end() && number->second.known())
    diagnostic.related.push_back({"A number here", number->second});
  if (isDigits(*text) && value.span.known())
    diagnostic.fix = diagnostics::Fix{"Remove the quotes", {{value.span, *text}}, false};
}

}  // namespace ludo::compile
