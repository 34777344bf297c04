// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <regex>
#include <span>

#include "mistake.h"

namespace ludo::mistakes {

/// A mistake as a regular expression over the text of a block, and what is written in place of what it finds
/// ("$1" is its first group). What the expression does not find gives no mistake.
struct Pattern {
  const char* name;
  const char* found;
  const char* written;
};

/// A class for each, one mistake for each place.
void addPatterns(std::vector<MistakeClass>& classes, const std::string& group,
                 std::span<const Pattern> patterns);

/// A class for each, whose mistakes are made in all places at once; none where there are fewer than three.
void addPatternsThroughout(std::vector<MistakeClass>& classes, const std::string& group,
                           std::span<const Pattern> patterns);

/// Each place that the expression finds in a block, replaced by what `change` makes of it; an empty text
/// gives no mistake.
Places eachMatch(const GameText& game, const char* found,
                 const std::function<std::string(const std::cmatch&)>& change);

}  // namespace ludo::mistakes
