// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/kernel/evaluator.h"

namespace ludo::kernel {

/// Walks over a board: what is connected, how far, how many. A part of the evaluator, made for one question.
class Walks {
 public:
  explicit Walks(Evaluator& evaluator);

  bool areConnected(const language::ConnectedCondition& part);
  /// The zones, as marks, that can be reached in so many steps through zones that fulfil `via`.
  std::vector<bool> reachable(ZoneId start, const std::optional<language::Condition>& via,
                              std::int64_t maxDepth);
  std::int64_t groupSize(const language::GroupSizeValue& part);
  std::int64_t distance(const language::DistanceValue& part);
  /// The zone so many steps away, or Nothing.
  Value after(const language::StepValue& part);

 private:
  std::vector<ZoneId> ends(const std::optional<language::ZoneSelector>& zone,
                           const std::optional<language::RegionSelector>& wanted);

  Evaluator& m_evaluator;
  const Rules& m_rules;
  CallBudget& m_budget;
};

}  // namespace ludo::kernel
