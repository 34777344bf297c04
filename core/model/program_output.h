// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace ludo::model {

/// Runs a program, found as a shell finds it, and returns what it writes to standard output, up to one byte
/// more than `most`. It has no input, and its errors go where the caller's go. It is ended by force when it
/// does not end by itself in time. A failure goes on from a noun: "... cannot be started: no such file".
Result<std::string> outputOf(const std::vector<std::string>& words, std::size_t most,
                             std::chrono::milliseconds longest, const std::stop_token& stop);

}  // namespace ludo::model
