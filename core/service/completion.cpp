// SPDX-License-Identifier: Apache-2.0
#include "core/service/complete_keys.h"
#include "core/service/complete_values.h"

namespace ludo::service {

std::vector<Completion> completionsAt(const Analysis& analysis, std::size_t offset) {
  const std::optional<CursorContext> context = contextAt(analysis, offset);
  if (!context) return {};
  CompletionList list(analysis, *context, offset);
  if (context->side == CursorContext::Side::Key)
    KeyCompleter(list).run();
  else
    ValueCompleter(list).run();
  return list.take();
}

}  // namespace ludo::service
