// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/nearest.h"
#include "core/base/overloaded.h"
#include "core/base/quoted.h"
#include "core/compile/checker.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/synonyms.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

/// A token's type is compared with text, so that a misspelt one would go unnoticed.
void Checker::checkTokenType(const ValueExpr& type, const ValueExpr& text) {
  if (std::holds_alternative<TokenTypeValue>(type.node)) checkTypeName(text);
}

void Checker::checkTypeName(const ValueExpr& text) {
  const auto* name = std::get_if<std::string>(&text.node);
  if (name == nullptr || m_damage.names.contains(NameKind::TokenType)) return;
  std::vector<std::string> names;
  for (const TokenTypeDef& known : m_def.tokenTypes) names.push_back(known.id.name);
  if (std::find(names.begin(), names.end(), *name) != names.end()) return;
  auto& diagnostic =
      report(kinds::UnknownName, text.span, 0, "There is no token type called \"" + *name + '"');
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

/// A property that is text is equal to no zone, token or player.
void Checker::checkTextOfPlace(const ValueExpr& value, ValueType other) {
  const auto* property = std::get_if<TokenPropertyValue>(&value.node);
  const bool isPlace = other == ValueType::Zone || other == ValueType::Token || other == ValueType::Player;
  if (property == nullptr || !isPlace || property->prop.isText() || !m_properties.isText(property->prop.name))
    return;
  const std::string what(valueTypeLabel(other));
  auto& diagnostic =
      report(kinds::MixedProperty, value.span, property->node,
             "The property " + quoted(property->prop.name) + " is text, which never equals " + what);
  diagnostic.suggestion =
      other == ValueType::Zone
          ? "Give tokens the zone itself, as in { ref: \"zone\", zone: \"...\" }, wherever the "
            "property gets its value"
          : "Compare it with text, or give the property " + what + " wherever it gets its value";
}

void Checker::checkCompare(const CompareCondition& compare) {
  checkTokenType(compare.left, compare.right);
  checkTokenType(compare.right, compare.left);
  bool ordered = compare.op != CompareOp::Equal && compare.op != CompareOp::NotEqual;
  if (ordered) {
    expect(compare.left, ValueType::Integer);
    expect(compare.right, ValueType::Integer);
    return;
  }
  ValueType left = typeOf(compare.left);
  if (left == ValueType::Any) return checkTextOfPlace(compare.left, typeOf(compare.right));
  // Text on the left may be the misspelt constant.
  ValueType right = typeOf(compare.right);
  const auto* place = std::get_if<std::string>(&compare.left.node);
  const auto* word = std::get_if<std::string>(&compare.right.node);
  const auto& occupancies = language::typeOf<Occupancy>().values;
  const bool asksForOccupancy = left == ValueType::Text && left == right && place != nullptr &&
                                word != nullptr &&
                                std::ranges::find(occupancies, *word, &EnumValue::name) != occupancies.end();
  if (asksForOccupancy) {
    auto& diagnostic =
        report(kinds::WrongValueType, compare.left.span, 0,
               "Two texts are compared, and it is the same in every play whether they are equal");
    diagnostic.suggestion =
        "What stands in a zone is asked with { is: \"" + *word + "\", zone: \"" + *place + "\" }";
  }
  if (right == ValueType::Any) return checkTextOfPlace(compare.right, left);
  if (left == right) return;
  bool leftIsText = std::holds_alternative<std::string>(compare.left.node);
  expect(leftIsText ? compare.left : compare.right, leftIsText ? right : left);
}

void Checker::check(const Condition& condition) {
  if (m_damage.at(condition.span)) return;
  std::visit(
      Overloaded{
          [](bool) {},
          [this](const LogicCondition& c) {
            for (const Condition& arg : c.args) check(arg);
          },
          [this](const NotCondition& c) { check(*c.arg); },
          [this](const CompareCondition& c) { checkCompare(c); },
          [this](const InCondition& c) {
            ValueType element = elementOf(*c.set);
            expect(c.item, element);
          },
          [this](const IsCondition& c) { check(c.zone); },
          [this](const AdjacentCondition& c) {
            check(c.zone);
            check(c.to);
            check(c.direction, c.node);
          },
          [this](const ConnectedCondition& c) {
            if (c.zone) check(*c.zone);
            if (c.from) check(*c.from);
            if (c.to) check(*c.to);
            if (c.toRegion) check(*c.toRegion);
            if (c.zone.has_value() == c.from.has_value() || c.to.has_value() == c.toRegion.has_value()) {
              auto& diagnostic = report(kinds::MissingKey, c.span, c.node,
                                        "A \"connected\" needs one place to begin and one to end");
              diagnostic.suggestion = "Give either \"zone\" or \"from\", and either \"to\" or \"toRegion\"";
            }
            checkWhere(c.via, "$zone", ValueType::Zone);
          },
          [this](const DefinedCondition& c) { checkUse(c.name, c.with, FormulaKind::Condition, c.node); },
          [this](const StuckCondition& c) {
            if (m_inEnd) return;
            auto& diagnostic = report(kinds::WrongScope, c.span, c.node,
                                      "Only an end condition can ask whether the player is stuck");
            diagnostic.suggestion = "Compare { ref: \"legalCount\" } with 0 here";
          },
      },
      condition.node);
}

}  // namespace ludo::compile
