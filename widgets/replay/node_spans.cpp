// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/node_spans.h"

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::widgets {

std::vector<Span> nodeSpans(const language::GameDef& def) {
  std::vector<Span> spans(std::size_t{def.nodeCount} + 1);
  // The walk can change what it visits, so it is given a copy.
  language::GameDef copy = def;
  language::walk(language::gameDefType(), &copy,
                 [&spans](const language::Type& type, void* value, const language::Path&) {
                   const language::Node* node = type.node != nullptr ? type.node(value) : nullptr;
                   if (node != nullptr && node->node < spans.size()) spans[node->node] = node->span;
                   return true;
                 });
  return spans;
}

}  // namespace ludo::widgets
