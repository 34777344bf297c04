// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/compile/findings.h"
#include "core/compile/value_type.h"
#include "core/language/damage.h"
#include "core/language/game_def.h"

namespace ludo::compile {

/// A name that stands for something where a value is read.
struct BoundName {
  std::string name;
  ValueType type = ValueType::Any;
  bool isList = false;  ///< it stands for several, as what chooseN binds
};

/// Texts in quotes where a value stands: they mean themselves, and may have been meant as something else.
/// Private to the room.
class LiteralTexts {
 public:
  LiteralTexts(const language::GameDef& def, const language::Damage& damage, Findings& findings)
      : m_def(def), m_damage(damage), m_findings(findings) {}

  /// Tells when the text looks as if it were read: names in it, or something asked of a zone.
  void check(const language::ValueExpr& value, const std::string& text,
             const std::vector<BoundName>& bindings);
  /// A text that is given where a direction is needed names one.
  void checkDirection(const language::ValueExpr& name, const std::string& text);
  /// A text that is compared with a token's type, or given for one, names a type.
  void checkTypeName(const language::ValueExpr& text);
  /// Tells when one of two texts that are compared asks what stands in the zone that the other names.
  void checkCompared(const language::CompareCondition& compare);
  /// Fills in what is told of a text where something of the type is needed.
  void tellInPlaceOf(const language::ValueExpr& value, const std::string& text, ValueType type,
                     diagnostics::Diagnostic& diagnostic) const;

 private:
  void checkNameWithin(const language::ValueExpr& value, const std::string& text,
                       const std::vector<BoundName>& bindings);

  const language::GameDef& m_def;
  const language::Damage& m_damage;
  Findings& m_findings;
};

}  // namespace ludo::compile
