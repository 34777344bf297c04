// SPDX-License-Identifier: Apache-2.0
#include "core/diagnostics/long_list.h"

#include <algorithm>

#include "core/base/limits.h"
#include "core/diagnostics/kinds.h"

namespace ludo::diagnostics {

void cutLongList(List& list) {
  if (list.size() <= limits::toldMistakes) return;
  const std::size_t more = list.size() - limits::toldMistakes;
  const auto isError = [](const Diagnostic& each) { return each.severity() == Severity::Error; };
  const auto all = static_cast<std::size_t>(std::ranges::count_if(list, isError));
  std::size_t errors = std::min(all, limits::toldMistakes);
  std::size_t others = limits::toldMistakes - errors;
  Span last;
  std::erase_if(list, [&](const Diagnostic& each) {
    std::size_t& left = isError(each) ? errors : others;
    if (left == 0) return true;
    --left;
    last = each.span;
    return false;
  });
  report(list, kinds::MoreMistakes, last, {},
         "There are " + std::to_string(more) + " more, and a document is told " +
             std::to_string(limits::toldMistakes))
      .suggestion = "Mend what is shown first";
}

}  // namespace ludo::diagnostics
