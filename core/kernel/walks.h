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

  /// Whether tokens as the condition asks for them connect its two ends.
  bool areConnected(const language::ConnectedCondition& part);
  /// By zone: whether it can be reached from `start` in at most `maxDepth` steps through zones that fulfil
  /// `via`.
  std::vector<bool> reachable(ZoneId start, const std::optional<language::Condition>& via,
                              std::int64_t maxDepth);
  /// How many zones, the one asked about included, are connected with it as the value says; 0 where it does
  /// not exist.
  std::int64_t groupSize(const language::GroupSizeValue& part);
  /// The fewest steps between the two ends; the number of all zones where there is no way.
  std::int64_t distance(const language::DistanceValue& part);
  /// The zone that the steps lead to; Nothing where they lead off the board.
  Value after(const language::StepValue& part);

 private:
  std::vector<ZoneId> ends(const std::optional<language::ZoneSelector>& zone,
                           const std::optional<language::RegionSelector>& wanted);

  Evaluator& m_evaluator;
  const Rules& m_rules;
  CallBudget& m_budget;
};

}  // namespace ludo::kernel
