// SPDX-License-Identifier: Apache-2.0
#include "core/mend/context.h"

#include <algorithm>

#include "core/diagnostics/kinds.h"

namespace ludo::mend {

namespace {

/// How many mistakes of the block say that its lines do not fit together.
std::ptrdiff_t breaksIn(const Context& context, const text::YamlBlock& block) {
  namespace kinds = diagnostics::kinds;
  static constexpr const diagnostics::Kind* broken[] = {
      &kinds::Indentation,  &kinds::DashAmongKeys,  &kinds::KeyAmongItems,   &kinds::MissingColon,
      &kinds::EmptyValue,   &kinds::TextAfterValue, &kinds::UnclosedBracket, &kinds::MismatchedBracket,
      &kinds::StrayBracket, &kinds::UnclosedQuote};
  return std::ranges::count_if(context.told, [&](const diagnostics::Diagnostic& told) {
    return std::ranges::find(broken, told.kind) != std::ranges::end(broken) &&
           block.content.touches(told.span.begin);
  });
}

}  // namespace

bool isBroken(const Context& context, const text::YamlBlock& block) {
  return breaksIn(context, block) > 0;
}

bool isBroken(const Context& context, const diagnostics::Diagnostic& told) {
  // A value that is missing alone is known to be, and where.
  const std::ptrdiff_t own = told.kind == &diagnostics::kinds::EmptyValue ? 1 : 0;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (told.span.known() && block.content.touches(told.span.begin)) return breaksIn(context, block) > own;
  }
  return true;
}

}  // namespace ludo::mend
