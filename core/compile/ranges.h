// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/compile/token_bounds.h"
#include "core/language/game_def.h"

namespace ludo::compile {

/// The whole numbers from low to high; every number when nothing is known. Interval arithmetic after Moore,
/// "Interval Analysis" (1966), saturating at 64 bits.
struct Range {
  std::int64_t low = INT64_MIN;
  std::int64_t high = INT64_MAX;

  bool isPoint() const { return low == high; }
  bool isAnything() const { return low == INT64_MIN && high == INT64_MAX; }
  bool operator==(const Range&) const = default;
};

enum class Truth { Never, Always, Sometimes };

/// Which values a game's variables, values and conditions can have in any play. Only what the rules can do is
/// looked at, not when they do it. The game is resolved, has no errors and outlives this.
class Ranges {
 public:
  explicit Ranges(const language::GameDef& def);

  std::int64_t number(const language::Number& number) const;
  /// What the variable is between its bounds, as far as anything ever changes it.
  Range variable(std::uint32_t index) const { return m_variables[index]; }
  Range bounds(std::uint32_t index) const;
  Range of(const language::ValueExpr& value) const;
  Truth of(const language::Condition& condition) const;
  /// The innermost condition that keeps `condition` from holding (or makes it hold always); null when it
  /// can go both ways or is a plain true or false.
  const language::Condition* cause(const language::Condition& condition) const;
  /// Whether the comparison has two plain numbers or texts as its sides: meant so, and nothing to tell.
  static bool isLiteral(const language::CompareCondition& compare);
  /// "The variable "heat" stays between 0 and 12", for the sides of a comparison; may be empty.
  std::string reason(const language::CompareCondition& compare) const;
  /// The same of what cause() gives.
  std::string reason(const language::Condition& condition) const;

 private:
  void findVariables();
  Truth compare(const language::CompareCondition& compare) const;
  std::int64_t mostTokens(const language::Query& query) const;

  const language::GameDef& m_def;
  std::vector<Range> m_variables;
  std::optional<TokenBounds> m_tokens;  ///< once the variables are known
};

}  // namespace ludo::compile
