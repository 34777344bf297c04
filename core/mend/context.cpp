// SPDX-License-Identifier: Apache-2.0
#include "core/mend/context.h"

#include <algorithm>

#include "core/diagnostics/kinds.h"

namespace ludo::mend {

bool isBroken(const Context& context, const text::YamlBlock& block) {
  namespace kinds = diagnostics::kinds;
  static constexpr const diagnostics::Kind* broken[] = {
      &kinds::Indentation,  &kinds::DashAmongKeys,  &kinds::KeyAmongItems,   &kinds::MissingColon,
      &kinds::EmptyValue,   &kinds::TextAfterValue, &kinds::UnclosedBracket, &kinds::MismatchedBracket,
      &kinds::StrayBracket, &kinds::UnclosedQuote};
  return std::ranges::any_of(context.told, [&](const diagnostics::Diagnostic& told) {
    return std::ranges::find(broken, told.kind) != std::ranges::end(broken) &&
           block.content.touches(told.span.begin);
  });
}

bool isBroken(const Context& context, const diagnostics::Diagnostic& told) {
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (told.span.known() && block.content.touches(told.span.begin)) return isBroken(context, block);
  }
  return true;
}

}  // namespace ludo::mend
