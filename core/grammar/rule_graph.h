// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// Which rules use which, by their numbers in a grammar. Private to the room.
class RuleGraph {
 public:
  /// What stands in one place of an alternative: the number of a rule, or one of these.
  using Part = std::uint32_t;
  static constexpr Part filled = UINT32_MAX;          ///< some bytes
  static constexpr Part empty = UINT32_MAX - 1;       ///< no bytes
  static constexpr Part impossible = UINT32_MAX - 2;  ///< a name without a rule, a set without characters
  static bool isRule(Part part) { return part < impossible; }

  explicit RuleGraph(const Grammar& grammar);

  const std::vector<std::vector<std::vector<Part>>>& rules() const { return m_rules; }
  /// By rule: whether it derives some text, and whether it derives the empty one.
  std::vector<bool> productive() const { return deriving({filled, empty}); }
  std::vector<bool> nullable() const { return deriving({empty}); }
  /// By rule: whether it can occur below the start.
  std::vector<bool> reachable() const;
  /// Whether all parts hold, of rules those that do.
  static bool allHold(const std::vector<Part>& alternative, const std::vector<bool>& rules,
                      const std::vector<Part>& others);

 private:
  std::vector<bool> deriving(const std::vector<Part>& terminals) const;

  std::vector<std::vector<std::vector<Part>>> m_rules;
  Part m_start = impossible;
};

}  // namespace ludo::grammar
