// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>

#include "core/diagnostics/kinds.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"

namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using text::DataKind;
using text::DataNode;

/// What is bound one after the other, where each may use those before it.
struct BoundItem {
  Span place;
  std::string name;
  std::set<std::string> uses;
};

/// The item with its lines; in brackets the item alone.
Span placeOf(const Context& context, const DataNode& list, const DataNode& item) {
  if (context.view(list.span).starts_with('[')) return item.span;
  const Line line = lineOf(context.source, item.span.begin);
  return {line.begin, lineAt(context.source, endOfEntry(context.source, line)).begin};
}

/// Whether the text holds the bound name as a whole.
bool uses(std::string_view text, const std::string& name) {
  for (std::size_t at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
    if (at + name.size() >= text.size() || !isWordByte(text[at + name.size()])) return true;
  }
  return false;
}

/// The items of a list that binds; empty where it binds nothing, or a name twice.
std::vector<BoundItem> boundItems(const Context& context, const DataNode& list) {
  std::vector<BoundItem> items;
  for (const DataNode& item : list.items) {
    const DataNode* name = item.find("name");
    const bool isBound = name != nullptr && name->kind == DataKind::String && name->text.starts_with('$');
    if (!isBound || std::ranges::find(items, name->text, &BoundItem::name) != items.end()) return {};
    items.push_back({placeOf(context, list, item), name->text, {}});
  }
  for (BoundItem& item : items) {
    for (const BoundItem& other : items) {
      if (other.name != item.name && uses(context.view(item.place), other.name)) item.uses.insert(other.name);
    }
  }
  return items;
}

/// Each behind those that it uses, and otherwise in their order; empty where they use one another.
std::vector<BoundItem> inOrderOfUse(std::vector<BoundItem> items) {
  std::vector<BoundItem> sorted;
  std::set<std::string> bound;
  while (!items.empty()) {
    const auto next = std::ranges::find_if(
        items, [&](const BoundItem& item) { return std::ranges::includes(bound, item.uses); });
    if (next == items.end()) return {};
    bound.insert(next->name);
    sorted.push_back(std::move(*next));
    items.erase(next);
  }
  return sorted;
}

}  // namespace

void proposeOrder(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  constexpr std::size_t mostItems = 20;
  if (told.kind != &diagnostics::kinds::UnboundName || !told.span.known()) return;
  for (const DataNode* list : pathTo(context.markdown, told.span)) {
    if (list->kind != DataKind::List || list->items.size() < 2 || list->items.size() > mostItems) continue;
    const std::vector<BoundItem> items = boundItems(context, *list);
    const std::vector<BoundItem> sorted = inOrderOfUse(items);
    std::vector<TextEdit> edits;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      if (sorted[i].name != items[i].name)
        edits.push_back({items[i].place, std::string(context.view(sorted[i].place))});
    }
    if (edits.empty()) continue;
    proposals.push_back({std::move(edits), "Sort them so that each stands behind what it uses",
                         "A parameter uses one that is bound only behind it", 2});
  }
}

}  // namespace ludo::mend
