// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace ludo::mend {

/// Whether a line of a block has the form that the language asks for: dashes, then a key with its value, or a
/// value alone. A value is a quoted text, a whole number, true, false, or brackets that close on the line,
/// with their keys, colons and commas all there. Comments are let through.
bool hasLineShape(std::string_view line);

/// The same for a line inside brackets that go over several lines: entries with a comma between each two, and
/// one after the last or a closing bracket.
bool hasRowShape(std::string_view line);

}  // namespace ludo::mend
