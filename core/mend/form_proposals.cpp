// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/context.h"
#include "core/mend/lines.h"
#include "core/mend/typed_forms.h"
#include "core/mend/typed_record.h"

namespace ludo::mend {
namespace {

/// The value itself, and so many round it.
constexpr std::size_t mostNodes = 4;

/// Whether the lines of the block do not fit together, so that what was read of it is not what stands there.
bool isBroken(const Context& context, const diagnostics::Diagnostic& told) {
  namespace kinds = diagnostics::kinds;
  static constexpr const diagnostics::Kind* broken[] = {
      &kinds::Indentation,  &kinds::DashAmongKeys,  &kinds::KeyAmongItems,   &kinds::MissingColon,
      &kinds::EmptyValue,   &kinds::TextAfterValue, &kinds::UnclosedBracket, &kinds::MismatchedBracket,
      &kinds::StrayBracket, &kinds::UnclosedQuote};
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (!told.span.known() || !block.content.touches(told.span.begin)) continue;
    return std::ranges::any_of(context.told, [&](const diagnostics::Diagnostic& other) {
      return std::ranges::find(broken, other.kind) != std::ranges::end(broken) &&
             block.content.touches(other.span.begin);
    });
  }
  return true;
}

/// The mapping of a whole block in another form: the entries that stay keep their lines.
void proposeForBlock(const Context& context, const TypedNode& block, Proposals& proposals) {
  if (block.type == nullptr || block.type->kind != language::TypeKind::Record) return;
  for (const Change& change : recordsMeant(*block.type, *block.node)) {
    Proposal proposal;
    proposal.cost = change.cost;
    std::string added;
    for (const text::DataEntry& entry : change.node.entries) {
      const text::DataNode* before = block.node->find(entry.key);
      if (before != nullptr && flowText(*before) == flowText(entry.value)) continue;
      added += entry.key + ": " + flowText(entry.value) + "\n";
    }
    for (const text::DataEntry& entry : block.node->entries) {
      const text::DataNode* after = change.node.find(entry.key);
      if (after != nullptr && flowText(*after) == flowText(entry.value)) continue;
      const Span whole = entryOfKey(context.source, entry.keySpan);
      if (whole.end <= whole.begin) return;
      // What is new stands where the first of what goes stood.
      proposal.edits.push_back({whole, proposal.edits.empty() ? added : std::string()});
    }
    if (proposal.edits.empty() || added.empty()) continue;
    proposal.title = "Write " + added.substr(0, added.size() - 1);
    proposals.push_back(std::move(proposal));
  }
}

}  // namespace

void proposeForms(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (isBroken(context, told)) return;
  std::vector<TypedNode> nodes = typedPathTo(context.markdown, told.span);
  if (nodes.empty()) return;
  proposeForBlock(context, nodes.front(), proposals);
  nodes.erase(nodes.begin());
  std::ranges::reverse(nodes);
  if (nodes.size() > mostNodes) nodes.resize(mostNodes);
  int further = 0;
  for (const TypedNode& place : nodes) {
    const Span span = place.node->span;
    if (!span.known() || span.end > context.text().size()) continue;
    std::vector<Form> forms = formsMeant(*place.node, context.words);
    std::ranges::move(typedForms(place), std::back_inserter(forms));
    for (const Form& form : forms) {
      const std::string shown = form.text.size() < 100 ? form.text : "it in its own form";
      proposals.push_back({{{span, form.text}}, "Write " + shown, {}, form.cost + further, false});
    }
    ++further;
  }
}

}  // namespace ludo::mend
