// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/letters.h"
#include "core/diagnostics/kinds.h"
#include "core/intent/list_shapes.h"
#include "core/intent/meanings.h"
#include "core/intent/typed_path.h"
#include "core/language/language.h"
#include "core/language/missing_capabilities.h"
#include "core/mend/messages.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

using language::Type;
using language::TypeKind;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

/// What supposes nothing costs this; a fix that was found otherwise comes first.
constexpr int leastCost = 10;
/// The value itself, and so many round it.
constexpr std::size_t mostNodes = 5;

/// What is written in place of a key, be it that alone.
bool isKey(std::string_view text, const diagnostics::TextEdit& edit) {
  return edit.span.end > edit.span.begin && edit.span.end < text.size() && text[edit.span.end] == ':' &&
         !edit.replacement.empty() &&
         std::ranges::all_of(edit.replacement, [](char c) { return isLetterOrDigit(c) || c == '_'; });
}

/// "Write "win" and "lose"", where all of it is short; what is written in several places is said once.
std::string titleOfFew(const std::vector<diagnostics::TextEdit>& edits) {
  constexpr std::size_t longest = 60;
  std::vector<std::string> values;
  for (const diagnostics::TextEdit& edit : edits) {
    if (!edit.replacement.starts_with('"') || !edit.replacement.ends_with('"')) return {};
    if (std::ranges::find(values, edit.replacement) == values.end()) values.push_back(edit.replacement);
  }
  std::string title = "Write ";
  for (const std::string& value : values)
    title += (&value == &values.front() ? "" : &value == &values.back() ? " and " : ", ") + value;
  return title.size() > longest ? std::string() : title;
}

std::string titleOf(std::string_view source, const std::vector<diagnostics::TextEdit>& edits) {
  constexpr std::size_t longest = 100;
  if (edits.size() == 1 && isKey(source, edits.front()))
    return "Replace with \"" + edits.front().replacement + '"';
  if (edits.size() == 2 || edits.size() == 3) {
    if (std::string title = titleOfFew(edits); !title.empty()) return title;
  }
  if (edits.size() == 1) {
    std::string text = edits.front().replacement;
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == ','))
      text.pop_back();
    const std::size_t begin = text.find_first_not_of(" \n,");
    if (begin != std::string::npos && text.size() < longest && text.find('\n') == std::string::npos)
      return "Write " + text.substr(begin);
  }
  return edits.size() > 4 ? "Write them in their own form" : "Write it in its own form";
}

/// Whether a key stands twice in a value: what it held the second time is not known, and would be lost.
bool holdsTwice(const Context& context, const DataNode& node) {
  return std::ranges::any_of(context.told, [&](const diagnostics::Diagnostic& told) {
    return told.kind == &diagnostics::kinds::DuplicateKey && node.span.known() &&
           node.span.touches(told.span.begin);
  });
}

void propose(const Context& context, const DataNode& before, const Meaning& meant, int cost,
             Proposals& proposals) {
  auto edits = holdsTwice(context, before) ? std::nullopt : treeEdits(context.source, before, meant.node);
  const bool isFlow = context.view(before.span).starts_with('{') &&
                      context.view(before.span).find('\n') == std::string_view::npos;
  // What stands on one line in braces can be written anew.
  if (!edits && isFlow && !holdsTwice(context, before))
    edits = std::vector<diagnostics::TextEdit>{{before.span, flowText(meant.node)}};
  if (!edits) return;
  Proposal proposal;
  proposal.title = titleOf(context.text(), *edits);
  // Where what is changed does not say it, the whole does.
  constexpr std::size_t longest = 90;
  const std::string whole = proposal.title.ends_with("own form") ? flowText(meant.node) : std::string();
  // Of what is long, the beginning.
  const std::size_t cut = whole.size() <= longest ? whole.size() : whole.rfind(' ', longest);
  if (!whole.empty() && cut != std::string::npos)
    proposal.title = "Write " + whole.substr(0, cut) + (cut < whole.size() ? " \u2026" : "");
  proposal.edits = std::move(*edits);
  proposal.cost = cost;
  proposals.push_back(std::move(proposal));
}

/// A section that is no list, with what stands under `items` as its own; a Null where nothing does.
DataNode withoutItems(const Type& section, const DataNode& root) {
  const DataNode* items = root.find("items");
  if (items == nullptr || section.kind != TypeKind::Record || section.field("items") != nullptr) return {};
  DataNode whole = root;
  std::erase_if(whole.entries, [](const DataEntry& entry) { return entry.key == "items"; });
  if (const DataNode grouped = byGroup(section, *items); grouped.kind == DataKind::Map) {
    whole.entries.insert(whole.entries.end(), grouped.entries.begin(), grouped.entries.end());
    return whole;
  }
  std::vector<DataNode> parts = items->items;
  if (items->kind == DataKind::Map) parts.push_back(*items);
  for (DataNode& part : parts) {
    for (DataEntry& entry : part.entries) {
      if (whole.find(entry.key) != nullptr) return {};
      whole.entries.push_back(std::move(entry));
    }
  }
  return whole;
}

/// The section of a block as it may be meant: its whole mapping.
MeaningList sectionMeant(Meanings& meanings, const text::YamlBlock& block) {
  const language::Field* section = language::specDocumentType().field(block.section);
  if (section == nullptr || block.root.kind != DataKind::Map || block.root.damaged) return {};
  const Type& type = bare(section->type());
  if (type.kind != TypeKind::List) {
    MeaningList found = meanings.of(type, block.root);
    if (const DataNode whole = withoutItems(type, block.root); whole.kind == DataKind::Map)
      addAll(found, meanings.of(type, whole), cost::level);
    return cheapest(std::move(found));
  }
  const DataNode* items = block.root.find("items");
  MeaningList found;
  for (const Meaning& meaning : meanings.of(type, items != nullptr ? *items : block.root)) {
    Meaning whole{block.root, meaning.cost};
    const auto entry =
        std::ranges::find_if(whole.node.entries, [](const DataEntry& held) { return held.key == "items"; });
    if (entry == whole.node.entries.end())
      whole.node.entries = {DataEntry{"items", {}, meaning.node}};
    else
      entry->value = meaning.node;
    found.push_back(std::move(whole));
  }
  return found;
}

/// Whether anything is told of the block.
bool isTold(const Context& context, const text::YamlBlock& block) {
  return std::ranges::any_of(context.told, [&](const diagnostics::Diagnostic& told) {
    return told.severity() == diagnostics::Severity::Error && told.span.known() &&
           block.content.touches(told.span.begin);
  });
}

/// All blocks as they are best understood, as one change: the same mistake everywhere.
void proposeEverywhere(const Context& context, Meanings& meanings, Proposals& proposals) {
  // Where much is told, one habit is likelier than many mistakes.
  constexpr std::ptrdiff_t much = 4;
  const auto count =
      std::ranges::count(context.told, diagnostics::Severity::Error, &diagnostics::Diagnostic::severity);
  // What is told of one block alone is seldom wrong in others.
  const bool isOfOne = std::ranges::count_if(context.markdown.blocks, [&](const text::YamlBlock& block) {
                         return isTold(context, block);
                       }) == 1;
  Proposal all;
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (isOfOne && !isTold(context, block)) continue;
    const MeaningList meant = sectionMeant(meanings, block);
    if (meant.empty() || meant.front().cost == 0 || isBroken(context, block) ||
        holdsTwice(context, block.root))
      continue;
    auto edits = treeEdits(context.source, block.root, meant.front().node);
    if (edits) all.edits.insert(all.edits.end(), edits->begin(), edits->end());
  }
  if (all.edits.empty()) return;
  std::ranges::sort(all.edits, {}, [](const diagnostics::TextEdit& edit) {
    return std::pair(edit.span.begin, edit.span.end);
  });
  all.title = titleOf(context.text(), all.edits);
  constexpr std::ptrdiff_t veryMuch = 12;
  all.cost = count >= veryMuch ? 2 : count >= much ? leastCost + 1 : guess - 2;
  proposals.push_back(std::move(all));
}

/// The value at the mistake, those round it, and its section.
void proposeAround(const Context& context, const diagnostics::Diagnostic& told, Meanings& meanings,
                   Proposals& proposals) {
  std::vector<TypedNode> nodes = typedPathTo(context.markdown, told.span);
  std::ranges::reverse(nodes);
  if (nodes.size() > mostNodes) nodes.resize(mostNodes);
  for (const TypedNode& place : nodes) {
    if (place.type == nullptr) continue;
    for (const Meaning& meant : meanings.of(*place.type, *place.node)) {
      if (meant.cost > 0)
        propose(context, *place.node, meant, std::min(leastCost + meant.cost, guess - 3), proposals);
    }
  }
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (!told.span.known() || !block.content.touches(told.span.begin)) continue;
    for (const Meaning& meant : sectionMeant(meanings, block)) {
      if (meant.cost > 0)
        propose(context, block.root, meant, std::min(leastCost + 2 + meant.cost, guess - 3), proposals);
    }
  }
}

}  // namespace

void proposeMeant(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  Meanings meanings(context.words, context.meantBytes);
  if (!isBroken(context, told)) proposeAround(context, told, meanings, proposals);
  proposeEverywhere(context, meanings, proposals);
}

void proposeMeantInstead(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const language::MissingCapability* asked = language::capabilityToldBy(told.message).capability;
  if (asked != nullptr && asked->isSaidElsewhere) return;
  constexpr int mostOfMeaning = 16;
  proposeMeant(context, told, proposals);
  std::erase_if(proposals, [](const Proposal& proposal) { return proposal.cost > mostOfMeaning; });
  for (Proposal& proposal : proposals)
    proposal.message = "The language has another word here than \"" + lastQuoted(told.message) + '"';
  std::ranges::stable_sort(proposals, {}, &Proposal::cost);
}

}  // namespace ludo::mend
