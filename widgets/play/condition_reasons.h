// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <vector>

#include "core/kernel/evaluator.h"
#include "core/rulebook/speaker.h"
#include "widgets/play/move_reasons.h"

namespace ludo::widgets {

/// Takes conditions apart: the parts of an "and" each by itself, in words, with the values in it. The words
/// are those of the rulebook; what is bound is called by what it stands for now.
class ConditionReasons {
 public:
  /// The evaluator outlives it.
  explicit ConditionReasons(kernel::Evaluator& evaluator);

  void add(const language::Condition& condition, std::vector<Reason>& reasons);
  /// A part of the rules as it stands inside a sentence.
  template <typename Part>
  QString said(const Part& part) {
    return said(language::typeOf<Part>(), &part, true);
  }
  /// What effects do, in one sentence after another.
  QString said(const language::EffectList& effects);
  /// The variables that effects add to, and how much.
  QString valuesOf(const language::EffectList& effects);

 private:
  QString said(const language::Type& type, const void* part, bool hasInnerScope);
  /// Names that a part binds by itself, as "$token", keep their meaning in it.
  void callBoundNames(bool hasInnerScope);
  QString valuesOf(const language::Condition& condition);
  QString valueOf(const language::ValueExpr& expression);
  QString textOf(const kernel::Value& value) const;

  kernel::Evaluator& m_evaluator;
  language::SpecDocument m_document;
  rulebook::Speaker m_speaker;
};

}  // namespace ludo::widgets
