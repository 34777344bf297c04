// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

namespace ludo::mend {

/// What a program says with a function, as the formula that it holds: "z => empty(z)" and "lambda cell:
/// empty(cell)" as "empty($zone)", ">=(pot, 3)" as "pot >= 3". The text itself where it is no such function.
std::string plainFormula(const std::string& text);

}  // namespace ludo::mend
