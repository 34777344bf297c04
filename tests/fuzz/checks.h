// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <string_view>

#include "core/diagnostics/diagnostic.h"
#include "core/kernel/kernel.h"

/// What holds of any input. What does not aborts.
namespace ludo::fuzz {

/// What is not small is not read again and again, so that the time it takes is that of the program.
constexpr bool isSmall(std::string_view input) {
  return input.size() <= 256U * 1024U;
}

void require(bool holds, std::string_view what);

/// Places lie in the text, fixes are as `Fix` promises, and every way to show the list takes it.
void checkDiagnostics(const SourceText& source, const diagnostics::List& list);

/// Plays up to a hundred random plies, and looks whether each state is sound.
void play(const kernel::Rules& rules);

}  // namespace ludo::fuzz
