// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/context.h"
#include "core/mend/forms.h"
#include "core/mend/lines.h"
#include "core/mend/typed_path.h"

namespace ludo::mend {
namespace {

/// The value itself, and so many round it.
constexpr std::size_t mostNodes = 4;

}  // namespace

bool isBroken(const Context& context, const text::YamlBlock& block) {
  namespace kinds = diagnostics::kinds;
  static constexpr const diagnostics::Kind* broken[] = {
      &kinds::Indentation,  &kinds::DashAmongKeys,  &kinds::KeyAmongItems,   &kinds::MissingColon,
      &kinds::EmptyValue,   &kinds::TextAfterValue, &kinds::UnclosedBracket, &kinds::MismatchedBracket,
      &kinds::StrayBracket, &kinds::UnclosedQuote};
  return std::ranges::any_of(context.told, [&](const diagnostics::Diagnostic& told) {
    return std::ranges::find(broken, told.kind) != std::ranges::end(broken) &&
           block.content.touches(told.span.begin);
  });
}

bool isBroken(const Context& context, const diagnostics::Diagnostic& told) {
  for (const text::YamlBlock& block : context.markdown.blocks) {
    if (told.span.known() && block.content.touches(told.span.begin)) return isBroken(context, block);
  }
  return true;
}

void proposeForms(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (isBroken(context, told)) return;
  std::vector<TypedNode> nodes = typedPathTo(context.markdown, told.span);
  if (nodes.empty()) return;
  nodes.erase(nodes.begin());
  std::ranges::reverse(nodes);
  if (nodes.size() > mostNodes) nodes.resize(mostNodes);
  int further = 0;
  for (const TypedNode& place : nodes) {
    const Span span = place.node->span;
    if (!span.known() || span.end > context.text().size()) continue;
    const std::vector<Form> forms = formsMeant(*place.node, context.words);
    for (const Form& form : forms) {
      const std::string shown = form.text.size() < 100 ? form.text : "it in its own form";
      proposals.push_back({{{span, form.text}}, "Write " + shown, {}, form.cost + further, false});
    }
    ++further;
  }
}

}  // namespace ludo::mend
