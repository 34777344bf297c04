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
