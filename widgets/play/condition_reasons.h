// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "core/kernel/evaluator.h"
#include "widgets/play/move_reasons.h"

namespace ludo::widgets {

/// Takes conditions apart: the parts of an "and" each by itself, with the values they compare.
class ConditionReasons {
 public:
  ConditionReasons(kernel::Evaluator& evaluator, const SourcePtr& source)
      : m_evaluator(evaluator), m_source(source) {}

  void add(const language::Condition& condition, std::vector<Reason>& reasons);
  /// What is written at a place, on one line and not too long.
  QString written(Span place) const;

 private:
  QString valuesOf(const language::Condition& condition);
  QString textOf(const kernel::Value& value) const;

  kernel::Evaluator& m_evaluator;
  SourcePtr m_source;
};

}  // namespace ludo::widgets
