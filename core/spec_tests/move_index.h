// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/budget.h"
#include "core/kernel/kernel.h"
#include "core/spec_tests/naming_steps.h"
#include "core/spec_tests/written_move.h"

namespace ludo::spec_tests {

/// The legal moves of one position, ordered so that those which a test means are found without looking at
/// each. Its work is spent from a budget; once that is used up, results are meaningless. Refers to what it is
/// given. Private to the room.
class MoveIndex {
 public:
  MoveIndex(const kernel::Rules& rules, const kernel::State& state, const std::vector<kernel::Move>& legal,
            const NamingSteps& naming, Budget& steps);

  /// The moves that are meant, as indices into the list, ascending.
  std::vector<std::size_t> meant(const WrittenMove& written);

 private:
  using Iterator = std::vector<std::uint32_t>::const_iterator;
  /// Moves of one kind and action.
  struct Range {
    Iterator begin;
    Iterator end;
  };
  /// What may stand for each argument; nothing where it is left open.
  using Pattern = std::vector<std::optional<std::vector<kernel::Value>>>;

  std::optional<Pattern> patternFor(const WrittenMove& written, const kernel::Move& first);
  std::vector<kernel::Value> valuesCalled(const std::string& text);
  void nameTokens();
  void addDescribed(std::string_view text, std::vector<kernel::Value>& values);
  void find(Range range, std::size_t argument, const Pattern& pattern, std::vector<std::size_t>& found);

  const kernel::Rules& m_rules;
  const kernel::State& m_state;
  const std::vector<kernel::Move>& m_legal;
  const NamingSteps& m_naming;
  Budget& m_steps;
  std::vector<std::uint32_t> m_order;  ///< indices of legal moves, by kind, action and arguments
  std::multimap<std::string, Range, std::less<>> m_ranges;  ///< by what they are called
  bool m_hasTokens = false;                                 ///< among the arguments
  /// By a hash of each name of a token; made when first needed. Names may be longer than there is memory for.
  std::vector<std::pair<std::uint64_t, kernel::Value>> m_tokens;
};

}  // namespace ludo::spec_tests
