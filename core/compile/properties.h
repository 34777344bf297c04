// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <map>
#include <set>
#include <string>

#include "core/compile/findings.h"
#include "core/compile/property_texts.h"
#include "core/compile/value_type.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"

namespace ludo::compile {

/// What sort of value each property of tokens and of zones is, as the game uses it. Private to the room.
class Properties {
 public:
  Properties(const language::GameDef& def, const language::Damage& damage, Findings& findings)
      : m_def(def), m_damage(damage), m_findings(findings), m_texts(def) {}

  /// Looks at all that the game defines, and tells what is wrong there.
  void find();
  /// A token's property is given the value.
  void check(const std::string& property, const language::ValueExpr& value, ValueType type = ValueType::Any);
  /// Tells when the tokens of a type that is known have no such property: it would not be kept.
  void checkHas(const language::TokenTypeRef& type, const language::PropertyRef& property,
                std::uint32_t node);
  /// Tells when the value is a property that is text, and is compared with a zone, token or player.
  void checkAgainst(const language::ValueExpr& value, ValueType other);
  bool isNumber(const std::string& property) const;
  /// Whether it is text in all tokens at all times.
  bool isText(const std::string& property) const { return m_texts.isOnlyText(property); }
  ValueType typeOf(const language::ZonePropertyValue& value);

 private:
  void findNumbers();
  void findWords();
  void findOfZones();

  const language::GameDef& m_def;
  const language::Damage& m_damage;
  Findings& m_findings;
  std::map<std::string, Span> m_numbers;  ///< properties that are numbers, with a place that says so
  PropertyTexts m_texts;
  std::set<std::string> m_words;               ///< properties that are words, in which digits are text
  std::map<std::string, ValueType> m_ofZones;  ///< Any: of one sort here and of another there
};

}  // namespace ludo::compile
