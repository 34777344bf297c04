// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/grammar/grammar.h"

namespace ludo::testing {

/// Readers of the two notations, independent of what writes them. Groups, options and repetitions become
/// rules of their own. What cannot be read throws std::runtime_error.
grammar::Grammar readEbnf(const std::string& text);
grammar::Grammar readGbnf(const std::string& text);

}  // namespace ludo::testing
