// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <optional>

#include "core/intent/other_constructs.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/path.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

using text::DataKind;
using text::DataNode;

struct OtherConstruct {
  DataNode (*written)(const DataNode& node);
  const char* title;    ///< empty where what is written says it
  const char* message;  ///< empty where what was told says it
};

constexpr OtherConstruct otherConstructs[] = {
    {&withoutUnless, "Write it as \"if\" with the contrary condition", ""},
    {&withoutElseIf, "Write the second condition as an \"if\" under \"else\"", ""},
    {&withElseInside, "Put it under \"else\" of the \"if\" above", ""},
    {&withRefill, "Write it as \"refillToSize\"",
     "A \"draw\" takes so many tokens; until a zone holds so many, \"refillToSize\" does"},
    {&counted, "Count them, and compare with 0", "Whether some, all or none of them are so, a count says"},
    {&inPairs, "Write two sides, one inside the other", "An operator has two sides"},
    {&withoutDenial, "", ""},
    {&withBind, "Give each of them a name with \"bind\"",
     "The keys \"bind\" and \"each\" go together: what is bound is read by its name"}};

/// The items of a list that became one: all others stay as they are.
std::optional<std::vector<diagnostics::TextEdit>> itemEdits(const DataNode& before, const DataNode& after) {
  const std::size_t gone = before.items.size() - after.items.size();
  std::size_t first = 0;
  while (first < after.items.size() && sameContent(before.items[first], after.items[first])) ++first;
  if (first == after.items.size()) return std::nullopt;
  for (std::size_t i = first + 1; i < after.items.size(); ++i) {
    if (!sameContent(before.items[i + gone], after.items[i])) return std::nullopt;
  }
  const Span whole{before.items[first].span.begin, before.items[first + gone].span.end};
  return std::vector<diagnostics::TextEdit>{{whole, flowText(after.items[first])}};
}

/// Where a line ends behind what is replaced, none is begun.
void endAsBefore(const Context& context, diagnostics::TextEdit& edit) {
  const std::size_t end = edit.replacement.find_last_not_of(" \n");
  if (end != std::string::npos && context.text().substr(edit.span.end).starts_with('\n'))
    edit.replacement.erase(end + 1);
}

/// Nothing supposed but that another language was in mind.
constexpr int ownCost = 2;

}  // namespace

void proposeConstructs(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || isBroken(context, told)) return;
  constexpr std::size_t mostNodes = 4;
  std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  std::ranges::reverse(path);
  if (path.size() > mostNodes) path.resize(mostNodes);
  for (const DataNode* node : path) {
    for (const OtherConstruct& other : otherConstructs) {
      const DataNode made = other.written(*node);
      if (made.kind == DataKind::Null) continue;
      auto edits =
          node->kind == DataKind::List ? itemEdits(*node, made) : treeEdits(context.source, *node, made);
      const std::string_view written = context.view(node->span);
      const bool isLine = written.starts_with('{') && written.find('\n') == std::string_view::npos;
      if (!edits && isLine) edits = std::vector<diagnostics::TextEdit>{{node->span, flowText(made)}};
      if (!edits) continue;
      for (diagnostics::TextEdit& edit : *edits) endAsBefore(context, edit);
      std::string title = *other.title != '\0' ? other.title : "Write " + flowText(made);
      proposals.push_back({std::move(*edits), std::move(title), other.message, ownCost});
    }
  }
}

}  // namespace ludo::mend
