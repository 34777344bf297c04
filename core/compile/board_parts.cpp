// SPDX-License-Identifier: Apache-2.0
#include "core/compile/board_parts.h"

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::compile {

std::int64_t BoardParts::weightOf(std::size_t bytes) {
  constexpr std::size_t usual = 64;
  return 1 + static_cast<std::int64_t>(bytes / usual);
}

bool BoardParts::spend(std::size_t parts, std::int64_t weight, Span place) {
  const bool wasExhausted = m_budget.exhausted();
  if (m_budget.spend(static_cast<std::int64_t>(parts) * weight)) return true;
  if (wasExhausted) return false;
  auto& diagnostic =
      report(m_list, diagnostics::kinds::TooLarge, place, m_path,
             "The boards of the game have more than " + std::to_string(limits::boardParts) +
                 " parts in all: spaces with their neighbours, members of regions and lines, and "
                 "properties of spaces, where long names count more; what is from here on is left out");
  diagnostic.suggestion =
      "Make the boards smaller, or give them shorter names, or fewer regions, lines and properties";
  return false;
}

bool BoardParts::spendSpaces(std::int64_t spaces) {
  constexpr std::int64_t partsOfSpace = 10;
  return spend(static_cast<std::size_t>(spaces), partsOfSpace * m_weight, m_board.shape.span);
}

}  // namespace ludo::compile
