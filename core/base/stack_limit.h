// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

namespace ludo {

/// Why the program must not go on, when the system gives the stacks of its threads too little room
/// (`ulimit -s`) for the deepest nesting that limits.h allows; nothing when there is enough. To be asked
/// before anything else: where a stack ends, there is only a crash.
std::optional<std::string> stackShortage();

}  // namespace ludo
