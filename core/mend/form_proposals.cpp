// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/context.h"
#include "core/mend/forms.h"
#include "core/mend/path.h"

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

}  // namespace

void proposeForms(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (isBroken(context, told)) return;
  const std::vector<const text::DataNode*> path = pathTo(context.markdown, told.span);
  std::vector<const text::DataNode*> nodes(path.rbegin(), path.rend());
  if (!nodes.empty()) nodes.pop_back();
  // A mistake told of a key may lie in its value.
  if (!path.empty()) {
    for (const text::DataEntry& entry : path.back()->entries) {
      if (entry.keySpan.contains(told.span.begin)) nodes.insert(nodes.begin(), &entry.value);
    }
  }
  if (nodes.size() > mostNodes) nodes.resize(mostNodes);
  int further = 0;
  for (const text::DataNode* node : nodes) {
    if (!node->span.known() || node->span.end > context.text().size()) continue;
    for (const Form& form : formsMeant(*node, context.words)) {
      const std::string shown = form.text.size() < 100 ? form.text : "it in its own form";
      proposals.push_back({{{node->span, form.text}}, "Write " + shown, {}, form.cost + further, false});
    }
    ++further;
  }
}

}  // namespace ludo::mend
