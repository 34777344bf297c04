// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

namespace ludo::cli {

/// A text for a terminal, in which names from a stranger's game, trace or file can do nothing to the
/// terminal: control characters, such as those that begin a command to it, and marks that turn the direction
/// of writing are each a question mark. Line ends, tabs and the colours of diagnostics stay. What is no UTF-8
/// becomes question marks, too.
std::string printable(std::string_view text);

}  // namespace ludo::cli
