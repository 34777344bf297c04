// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <algorithm>

#include "mistake.h"

namespace ludo::mistakes {

/// A mapping in braces, taken apart: its entries, on one level.
struct Mapping {
  Span whole;
  std::vector<std::pair<std::string, std::string>> entries;

  const std::string* find(std::string_view key) const {
    const auto found = std::ranges::find(entries, key, [](const auto& entry) { return entry.first; });
    return found == entries.end() ? nullptr : &found->second;
  }
};

std::string unquoted(const std::string& text);
/// The entries from the `first` on, as a mapping.
std::string rest(const Mapping& m, std::size_t first);
/// Whether the operator, in its quotes, compares.
bool isComparison(const std::string& op);

/// Each mapping in braces, replaced by what `change` makes of it; nothing gives no mistake.
Places eachMapping(const GameText& game, const std::function<std::string(const Mapping&)>& change);
/// `text` makes something of the operator and both sides of a comparison.
Places eachComparison(const GameText& game,
                      const std::function<std::string(std::string, std::string, std::string)>& text);

}  // namespace ludo::mistakes
