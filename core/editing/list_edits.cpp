// SPDX-License-Identifier: Apache-2.0
#include "core/editing/list_edits.h"

#include "core/variation/text_edits.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"

namespace ludo::editing {

using diagnostics::TextEdit;
using text::DataNode;

namespace {

/// An item as it stands behind a dash: its one key without braces.
std::string behindDash(const DataNode& item) {
  if (item.kind != text::DataKind::Map || item.entries.size() != 1) return mend::flowText(item);
  const text::DataEntry& only = item.entries.front();
  return only.key + ": " + mend::flowText(only.value);
}

}  // namespace

TextEdit addItem(const text::MarkdownDocument& markdown, const DataNode& list, const DataNode* behind,
                 const DataNode& item) {
  const SourceText& source = *markdown.source;
  if (list.items.empty()) {
    DataNode whole = DataNode::list();
    whole.items.push_back(item);
    return variation::replaceValue(markdown, list.span, whole);
  }
  const DataNode& near = behind != nullptr ? *behind : list.items.front();
  if (source.content()[list.span.begin] == '[') {
    if (behind == nullptr) return {{near.span.begin, near.span.begin}, mend::flowText(item) + ", "};
    return {{near.span.end, near.span.end}, ", " + mend::flowText(item)};
  }
  const mend::Line line = mend::lineOf(source, near.span.begin);
  const std::uint32_t at =
      behind == nullptr ? line.begin : mend::lineAt(source, mend::endOfEntry(source, line)).begin;
  return {{at, at}, std::string(line.indent(), ' ') + "- " + behindDash(item) + "\n"};
}

}  // namespace ludo::editing
