// SPDX-License-Identifier: Apache-2.0
#include "core/language/node_spans.h"

#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::language {

std::vector<Span> nodeSpans(const GameDef& def) {
  std::vector<Span> spans(1);
  Span known;
  walkConst(gameDefType(), &def, [&](const Type& type, const void* value) {
    const Node* node = nodeOf(type, value);
    if (node == nullptr) return true;
    if (node->span.known()) known = node->span;
    if (node->node >= spans.size()) spans.resize(node->node + 1);
    spans[node->node] = known;
    return true;
  });
  return spans;
}

}  // namespace ludo::language
