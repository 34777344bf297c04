// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>

#include "core/kernel/evaluator.h"

namespace ludo::kernel {

/// Counts straight runs of tokens, lines that the game lists itself, and patterns. A part of the evaluator,
/// which outlives it; made for one question.
class Lines {
 public:
  explicit Lines(Evaluator& evaluator);

  /// How many such lines there are; 0 where the zone or player asked about does not exist.
  std::int64_t count(const language::LinesValue& part);
  /// How many sets of zones show the pattern in one of its forms.
  std::int64_t countPatterns(const language::PatternValue& part);

 private:
  class Member;
  /// Which zones are on lines, and whether two of them can be on the same one.
  struct Test {
    std::function<bool(ZoneId)> counts;
    std::function<bool(ZoneId, ZoneId)> share{};  ///< empty: they always can
    bool alike(ZoneId one, ZoneId other) const { return !share || share(one, other); }
  };
  Value topProperty(ZoneId zone, std::uint32_t property) const;
  /// Of those that are as long as `wanted`, or longer.
  static bool isLine(const language::LinesValue& part, std::int64_t length, std::int64_t wanted);
  /// The directions to look along, of two that are opposite only the first.
  std::vector<std::uint32_t> axes(const language::LinesValue& part);
  std::int64_t countRunsThrough(ZoneId through, const language::LinesValue& part, std::int64_t wanted,
                                const Test& test);
  std::int64_t countRuns(const language::LinesValue& part, std::int64_t wanted, const Test& test);
  std::int64_t countListed(const language::LinesValue& part, std::int64_t wanted, ZoneId through,
                           const Test& test);
  ZoneId before(ZoneId zone, std::uint32_t direction);

  Evaluator& m_evaluator;
  const Rules& m_rules;
  const State& m_state;
  CallBudget& m_budget;
};

}  // namespace ludo::kernel
