// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <exception>
#include <new>
#include <type_traits>

#include "core/base/result.h"

namespace ludo::widgets {

/// The words for work that ran out of memory, and for an exception that says
/// nothing about itself.
std::string outOfMemoryMessage();
std::string unknownFailureMessage();

/// Runs `work` and turns whatever it throws into a Failure, so that no
/// exception ends a worker thread.
template <typename Work>
auto guarded(Work&& work) -> Result<std::invoke_result_t<Work>> {
  try {
    return std::forward<Work>(work)();
  } catch (const std::bad_alloc&) {
    return Failure{outOfMemoryMessage()};
  } catch (const std::exception& exception) {
    return Failure{exception.what()};
  } catch (...) {
    return Failure{unknownFailureMessage()};
  }
}

}  // namespace ludo::widgets
