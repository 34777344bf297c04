// SPDX-License-Identifier: Apache-2.0
#include "core/compile/literal_texts.h"

#include <algorithm>

#include "core/base/letters.h"
#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/synonyms.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// "typeOf(top(deck))": whether it asks something of a zone, or of what a variable holds, and so would be no
/// text.
bool asksOfSomething(const GameDef& def, const std::string& text) {
  const std::size_t open = text.rfind('(');
  const std::size_t close = text.find(')');
  if (open == std::string::npos || open == 0 || close == std::string::npos || close < open) return false;
  if (!text.ends_with(')') || !isLetter(text[0]) || text.find(' ') != std::string::npos) return false;
  // Those are selectors, which may be given to definitions.
  for (const char* selector : {"top(", "bottom(", "zoneOf(", "last(", "var("}) {
    if (text.starts_with(selector)) return false;
  }
  const std::string inner = text.substr(open + 1, close - open - 1);
  if (text.substr(0, open).ends_with("(var")) {
    const auto isIt = [&](const VariableDef& each) { return each.id.name == inner; };
    return std::ranges::any_of(def.variables, isIt);
  }
  const std::string zone = inner.substr(0, inner.find(':'));
  return std::ranges::any_of(def.zones, [&](const ZoneDef& each) { return each.id.name == zone; });
}

}  // namespace

// A text is not read: what is bound has to stand alone in its quotes.
void LiteralTexts::checkNameWithin(const ValueExpr& value, const std::string& text,
                                   const std::vector<BoundName>& bindings) {
  if (asksOfSomething(m_def, text)) {
    auto& diagnostic = m_findings.report(kinds::WrongForm, value.span, 0,
                                         "\"" + text + "\" is a text here, and asks nothing");
    diagnostic.suggestion =
        "Write what reads it, such as { ref: \"tokenType\", token: \"top(deck)\" } for the type of a token";
    return;
  }
  for (const BoundName& bound : bindings) {
    const std::string plain = bound.name.substr(bound.name.starts_with('$') ? 1 : 0);
    const std::size_t at = text.find("$" + plain);
    const std::size_t end = at + plain.size() + 1;
    const bool isWithin = at != std::string::npos && (end >= text.size() || !isLetterOrDigit(text[end]));
    // "params.card"
    const bool isHeld =
        !plain.empty() && text.ends_with("." + plain) && text.find_first_of(" $") == std::string::npos;
    if (!isWithin && !isHeld) continue;
    auto& diagnostic =
        m_findings.report(kinds::WrongForm, value.span, 0,
                          "\"" + text + "\" is a text here, and not what \"" + bound.name + "\" stands for");
    diagnostic.suggestion = "Write the name alone, \"" + bound.name +
                            "\", or what reads something of it, such as { ref: \"tokenProp\", ... }";
    return;
  }
}

// Only labels put names in braces.
void LiteralTexts::check(const ValueExpr& value, const std::string& text,
                         const std::vector<BoundName>& bindings) {
  if (!text.starts_with("{$") || !text.ends_with('}')) return checkNameWithin(value, text, bindings);
  const std::string name = text.substr(1, text.size() - 2);
  if (std::ranges::find(bindings, name, &BoundName::name) == bindings.end()) return;
  auto& diagnostic =
      m_findings.report(kinds::WrongForm, value.span, 0,
                        "This is the text \"" + text + "\": only labels fill in names in braces");
  diagnostic.suggestion = "Write the name without braces: \"" + name + '"';
  if (value.span.known())
    diagnostic.fix = diagnostics::Fix{"Remove the braces", {{value.span, '"' + name + '"'}}, true};
}

void LiteralTexts::checkDirection(const ValueExpr& name, const std::string& text) {
  const std::vector<std::string>& known = m_def.directionSetNames;
  if (std::ranges::find(known, text) != known.end() || m_damage.names.contains(NameKind::DirectionSet))
    return;
  auto& diagnostic =
      m_findings.report(kinds::UnknownName, name.span, 0, "There is no direction called \"" + text + '"');
  diagnostic.suggestion = "Use one of the accepted names";
  if (const auto best = nearest(text, known)) {
    diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    if (name.span.known())
      diagnostic.fix = diagnostics::Fix{
          "Replace with \"" + *best + '"', {{name.span, '"' + *best + '"'}}, sameLetters(*best, text)};
  }
  diagnostic.alternatives = known;
}

void LiteralTexts::tellInPlaceOf(const ValueExpr& value, const std::string& text, ValueType type,
                                 diagnostics::Diagnostic& diagnostic) const {
  diagnostic.message =
      "The value \"" + text + "\" is text, and " + std::string(valueTypeLabel(type)) + " is needed here";
  bool isNumber = type == ValueType::Integer &&
                  text.find_first_not_of("0123456789", text.starts_with('-') ? 1 : 0) == std::string::npos &&
                  text.find_first_of("0123456789") != std::string::npos;
  bool isTruth = type == ValueType::Bool && (text == "true" || text == "false");
  if (isNumber || isTruth) {
    diagnostic.suggestion = "Write it without the quotes";
    if (value.span.known())
      diagnostic.fix = diagnostics::Fix{"Remove the quotes", {{value.span, text}}, true};
    return;
  }
  // What is exactly the name of a variable is not that of a constant.
  const auto isIt = [&](const VariableDef& variable) { return variable.id.name == text; };
  if (std::ranges::any_of(m_def.variables, isIt)) return;
  std::vector<std::string> constants;
  for (const ConstantDef& constant : m_def.constants) constants.push_back(constant.id.name);
  if (text.starts_with('-')) {
    if (std::ranges::find(constants, text.substr(1)) != constants.end())
      diagnostic.suggestion =
          "Write { op: \"neg\", value: \"" + text.substr(1) + "\" } for what is taken away";
    return;
  }
  auto best = nearest(text, constants);
  if (!best) return;
  diagnostic.suggestion = "Did you mean the constant \"" + *best + "\"?";
  if (value.span.known()) {
    diagnostic.fix = diagnostics::Fix{
        "Replace with \"" + *best + '"', {{value.span, '"' + *best + '"'}}, sameLetters(*best, text)};
  }
  diagnostic.alternatives = std::move(constants);
}

/// A token's type is compared with text, so that a misspelt one would go unnoticed.
void LiteralTexts::checkTypeName(const ValueExpr& text) {
  const auto* name = std::get_if<std::string>(&text.node);
  if (name == nullptr || m_damage.names.contains(NameKind::TokenType)) return;
  std::vector<std::string> names;
  for (const TokenTypeDef& known : m_def.tokenTypes) names.push_back(known.id.name);
  if (std::find(names.begin(), names.end(), *name) != names.end()) return;
  auto& diagnostic =
      m_findings.report(kinds::UnknownName, text.span, 0, "There is no token type called \"" + *name + '"');
  diagnostic.suggestion = "Use one of the accepted names, or define it";
  if (auto best = nearest(*name, names)) {
    diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    if (text.span.known()) {
      diagnostic.fix = diagnostics::Fix{
          "Replace with \"" + *best + '"', {{text.span, '"' + *best + '"'}}, sameLetters(*best, *name)};
    }
  }
  diagnostic.alternatives = std::move(names);
}

/// Whether two texts are equal is no question to a game.
void LiteralTexts::checkCompared(const CompareCondition& compare) {
  const auto* place = std::get_if<std::string>(&compare.left.node);
  const auto* word = std::get_if<std::string>(&compare.right.node);
  const auto& occupancies = language::typeOf<Occupancy>().values;
  const bool asksForOccupancy = place != nullptr && word != nullptr &&
                                std::ranges::find(occupancies, *word, &EnumValue::name) != occupancies.end();
  if (!asksForOccupancy) return;
  auto& diagnostic =
      m_findings.report(kinds::WrongValueType, compare.left.span, 0,
                        "Two texts are compared, and it is the same in every play whether they are equal");
  diagnostic.suggestion =
      "What stands in a zone is asked with { is: \"" + *word + "\", zone: \"" + *place + "\" }";
}

}  // namespace ludo::compile
