// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>
#include <vector>

#include "core/grammar/grammar.h"

namespace ludo::grammar {

/// The texts that a whole pattern of a notation's schema fits: alternatives in parentheses, letters, sets of
/// characters in brackets, and + behind one of these. Sets that repeat become rules, which are added to
/// `rules`; their names begin with `name`. Private to the room.
std::vector<Sequence> patternRules(std::string_view pattern, const std::string& name,
                                   std::vector<Rule>& rules);

}  // namespace ludo::grammar
