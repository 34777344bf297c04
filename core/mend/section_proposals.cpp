// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/intent/typed_path.h"
#include "core/intent/typed_values.h"
#include "core/language/language.h"
#include "core/mend/proposers.h"

namespace ludo::mend {
namespace {

using language::Field;
using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// Whether a block has the form of this section.
bool hasFormOf(const std::string& name, const text::YamlBlock& block) {
  const Field* section = language::specDocumentType().field(name);
  if (section == nullptr || block.root.kind != DataKind::Map) return false;
  const Type& type = bare(section->type());
  const DataNode* items = block.root.find("items");
  if (type.kind == TypeKind::List) {
    return items != nullptr && !items->items.empty() &&
           std::ranges::all_of(items->items,
                               [&](const DataNode& item) { return hasForm(bare(type.element()), item); });
  }
  DataNode own = block.root;
  std::erase_if(own.entries, [](const DataEntry& entry) { return entry.key == "section"; });
  if (own.entries.empty()) return false;
  if (type.kind == TypeKind::Record) return fits(type, own);
  return type.kind == TypeKind::Map && std::ranges::all_of(own.entries, [](const DataEntry& entry) {
           return entry.value.kind != DataKind::List && entry.value.kind != DataKind::Map;
         });
}

}  // namespace

void proposeSections(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known()) return;
  for (const text::YamlBlock& own : context.markdown.blocks) {
    const bool isOwn = own.fence.touches(told.span.begin) || own.content.touches(told.span.begin);
    if (!isOwn || !own.sectionSpan.known() || hasFormOf(own.section, own)) continue;
    for (const text::YamlBlock& other : context.markdown.blocks) {
      const bool isSwapped = other.section != own.section && other.sectionSpan.known() &&
                             hasFormOf(other.section, own) && hasFormOf(own.section, other);
      if (!isSwapped) continue;
      std::vector<diagnostics::TextEdit> edits = {
          {own.sectionSpan, std::string(context.view(other.sectionSpan))},
          {other.sectionSpan, std::string(context.view(own.sectionSpan))}};
      std::ranges::sort(edits, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
      proposals.push_back(
          {std::move(edits), "Swap \"" + own.section + "\" and \"" + other.section + '"',
           "The sections \"" + own.section + "\" and \"" + other.section + "\" have changed their names", 2});
    }
  }
}

}  // namespace ludo::mend
