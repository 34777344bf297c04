// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <cstdlib>

#include "core/base/letters.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"
#include "core/wording/statement.h"

namespace ludo::mend {
namespace {

using text::DataNode;

/// "pot: 0" and "pot: +1" as lines of a program; an empty text when no variable stands before the colon.
std::string assignmentIn(std::string_view text, const KnownWords& words) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon + 2 > text.size()) return {};
  const std::string name(text.substr(0, colon));
  const auto isIn = [&](const std::vector<std::string>& known) {
    return std::ranges::find(known, name) != known.end();
  };
  if (!isIn(words.globals) && !isIn(words.perPlayer)) return {};
  std::string value(text.substr(colon + 1));
  std::erase(value, '"');
  value.erase(0, std::min(value.find_first_not_of(' '), value.size()));
  if (value.empty() || value[0] == '{' || value[0] == '[') return {};
  const bool isChange = value[0] == '+' || (value[0] == '-' && value.size() > 1 && value[1] != '-');
  if (value.starts_with("+=") || value.starts_with("-=") || value[0] == '=') return name + " " + value;
  // "+1" is a change, "1" a value.
  return isChange ? name + " " + value[0] + "= " + value.substr(1) : name + " = " + value;
}

/// `cost: { coins: 7 }`: what is paid.
void proposeCost(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  const std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  for (const DataNode* node : path) {
    const DataNode* cost = node->find("cost");
    const bool isIt = cost != nullptr && cost->kind == text::DataKind::Map && cost->span.known() &&
                      cost->span.touches(told.span.begin) && context.view(cost->span).starts_with('{') &&
                      !cost->entries.empty();
    if (!isIt) continue;
    std::string made;
    for (const text::DataEntry& entry : cost->entries) {
      const std::int64_t price = std::abs(entry.value.integer);
      const bool isPrice = entry.value.kind == text::DataKind::Integer && price > 0;
      const std::vector<DataNode> meant =
          isPrice ? readStatement(entry.key + " -= " + std::to_string(price), context.words)
                  : std::vector<DataNode>();
      if (meant.empty()) return;
      made += (made.empty() ? "" : ", ") + flowText(meant.front());
    }
    std::string title = "Write [" + made + "]";
    proposals.push_back({{{cost->span, "[" + made + "]"}}, std::move(title), {}, 6});
  }
}

}  // namespace

void proposeStatements(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (!told.span.known() || told.span.begin >= context.text().size()) return;
  proposeCost(context, told, proposals);
  const Line line = lineOf(context.source, told.span.begin);
  if (!line.hasDash()) return;
  const std::uint32_t begin = line.begin + line.inner();
  std::string_view text = context.view({begin, line.end});
  while (text.ends_with(' ') || text.ends_with(';')) text.remove_suffix(1);
  const std::string assignment = assignmentIn(text, context.words);
  if (assignment.empty()) return;
  int further = 0;
  for (const DataNode& meant : readStatement(assignment, context.words)) {
    std::string made = flowText(meant);
    std::string title = "Write " + made;
    proposals.push_back({{{{begin, line.end}, std::move(made)}}, std::move(title), {}, 7 + further++});
  }
}

}  // namespace ludo::mend
