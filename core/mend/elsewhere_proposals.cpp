// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"
#include "core/wording/lines.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

using diagnostics::Diagnostic;
using diagnostics::TextEdit;
using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

bool isScalar(const DataNode& node) {
  return node.kind != DataKind::Map && node.kind != DataKind::List;
}

/// The entry whose key or value is at the place, or null.
const DataEntry* entryAt(const DataNode& node, Span place) {
  const auto at = std::ranges::find_if(node.entries, [&](const DataEntry& entry) {
    return entry.keySpan.contains(place.begin) ||
           (isScalar(entry.value) && entry.value.span.contains(place.begin));
  });
  return at == node.entries.end() ? nullptr : &*at;
}

/// `pass: "forced"` of the section "turn", into the phase: the only item of a list that may have such a key.
void proposeIntoItems(const Context& context, const TypedNode& place, const DataEntry& entry,
                      Proposals& proposals) {
  for (const Field& field : bare(*place.type).fields) {
    const Type& list = bare(field.type());
    const DataNode* items = place.node->find(field.name);
    if (list.kind != TypeKind::List || items == nullptr || items->kind != DataKind::List) continue;
    const Type& item = bare(list.element());
    const Field* own = item.kind == TypeKind::Record ? item.field(entry.key) : nullptr;
    if (own == nullptr || !takes(*own, entry.value)) continue;
    // Where nobody acts, nothing is said of acting.
    const auto mayTake = [&](const DataNode& each) {
      const DataNode* id = each.find("id");
      const std::vector<std::string>& phases = context.words.ofKind(language::NameKind::Phase);
      const bool isPhase = id != nullptr && std::ranges::find(phases, id->text) != phases.end();
      const std::vector<std::string>& acting = context.words.phases;
      const bool isIdle = isPhase && std::ranges::find(acting, id->text) == acting.end();
      return each.kind == DataKind::Map && each.find(entry.key) == nullptr && !isIdle;
    };
    if (std::ranges::count_if(items->items, mayTake) != 1) continue;
    DataNode made = *place.node;
    std::erase_if(made.entries, [&](const DataEntry& held) { return held.key == entry.key; });
    for (DataEntry& held : made.entries) {
      if (held.key != field.name) continue;
      std::ranges::find_if(held.value.items, mayTake)
          ->entries.push_back({entry.key, {}, DataNode::ofString(entry.value.text)});
    }
    auto edits = treeEdits(context.source, *place.node, made);
    if (edits)
      proposals.push_back({std::move(*edits), "Move it into \"" + field.name + '"',
                           "The key \"" + entry.key + "\" belongs to one of the \"" + field.name + '"', 3});
  }
}

/// An item that is one of another section's list: it goes to the end of that.
void proposeOtherList(const Context& context, const Diagnostic& told, const TypedNode& place,
                      Proposals& proposals) {
  const Line first = lineOf(context.source, place.node->span.begin);
  if (!first.hasDash() || hasForm(bare(*place.type), *place.node)) return;
  const std::uint32_t end = endOfEntry(context.source, first);
  const std::uint32_t next = end > context.source.lineCount()
                                 ? static_cast<std::uint32_t>(context.text().size())
                                 : lineAt(context.source, end).begin;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    const Field* section = language::specDocumentType().field(block.section);
    const DataNode* items = block.root.find("items");
    if (section == nullptr || items == nullptr || items->items.empty() ||
        block.content.contains(told.span.begin))
      continue;
    const Type& type = bare(section->type());
    if (type.kind != TypeKind::List || !hasForm(bare(type.element()), *place.node)) continue;
    const Line last = lineOf(context.source, items->items.back().span.begin);
    if (!last.hasDash() || last.indent() != first.indent()) continue;
    const std::uint32_t at = lineAt(context.source, endOfEntry(context.source, last)).begin;
    std::vector<TextEdit> edits = {{{first.begin, next}, ""},
                                   {{at, at}, std::string(context.view({first.begin, next}))}};
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    proposals.push_back({std::move(edits), "Move it to the section \"" + block.section + '"',
                         "The entry belongs to the section \"" + block.section + '"', 3});
  }
}

/// Two values of one mapping that are both wrong, or of which one is no name and the other is used as one:
/// they may have changed places.
void proposeSwapped(const Context& context, const Diagnostic& own, const DataNode& node,
                    const DataEntry& entry, Proposals& proposals) {
  for (const DataEntry& other : node.entries) {
    const auto isTold = [&](const Diagnostic& told) {
      return told.severity() == diagnostics::Severity::Error && told.span.known() &&
             other.value.span.contains(told.span.begin);
    };
    // What cannot be a name stands where one belongs, and the other is used as one.
    const std::string quoted = '"' + other.value.text + '"';
    const std::size_t first = context.text().find(quoted);
    const bool isUsed = own.kind == &diagnostics::kinds::InvalidName && entry.key == "id" &&
                        other.key == "name" && first != std::string_view::npos &&
                        context.text().find(quoted, first + 1) != std::string_view::npos;
    const bool isIt = &other != &entry && other.value.kind == DataKind::String &&
                      entry.value.kind == DataKind::String &&
                      (isUsed || std::ranges::any_of(context.told, isTold));
    if (!isIt) continue;
    std::vector<TextEdit> edits = {{entry.value.span, std::string(context.view(other.value.span))},
                                   {other.value.span, std::string(context.view(entry.value.span))}};
    std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
    proposals.push_back(
        {std::move(edits), "Swap the values of \"" + entry.key + "\" and \"" + other.key + '"',
         "The values of \"" + entry.key + "\" and \"" + other.key + "\" have changed places", 3});
  }
}

}  // namespace

void proposeElsewhere(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || isBroken(context, told)) return;
  const std::vector<TypedNode> path = typedPathTo(context.markdown, told.span);
  // The root, the list under "items", and one of these.
  constexpr std::size_t itemDepth = 2;
  for (const TypedNode& place : path) {
    if (place.node->kind != DataKind::Map) continue;
    if (&place == &path[std::min(itemDepth, path.size() - 1)] && place.type != nullptr)
      proposeOtherList(context, told, place, proposals);
    const DataEntry* entry = entryAt(*place.node, told.span);
    if (entry == nullptr) continue;
    proposeSwapped(context, told, *place.node, *entry, proposals);
    const bool isKey = told.kind == &diagnostics::kinds::UnknownKey && entry->keySpan == told.span;
    if (!isKey || place.type == nullptr || bare(*place.type).kind != TypeKind::Record) continue;
    if (entry->value.kind == DataKind::String) proposeIntoItems(context, place, *entry, proposals);
  }
}

}  // namespace ludo::mend
