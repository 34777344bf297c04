// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/intent/contrary.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/path.h"
#include "core/wording/tree_edits.h"

namespace ludo::mend {
namespace {

namespace kinds = diagnostics::kinds;
using diagnostics::Diagnostic;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

DataNode reading(const char* ref, const char* key, DataNode held) {
  DataNode made = DataNode::map();
  made.set("ref", DataNode::ofString(ref));
  made.set(key, std::move(held));
  return made;
}

bool reads(const DataNode& node, std::string_view ref) {
  const DataNode* word = node.find("ref");
  return word != nullptr && word->text == ref;
}

/// The player that is meant, where one is read: { ref: "player", player: "left" } and "$who".
DataNode playerIn(const DataNode& node) {
  const DataNode* player = node.find("player");
  if (reads(node, "player") && player != nullptr) return *player;
  return node.kind == DataKind::String && node.text.starts_with('$') ? node : DataNode();
}

/// "Is it so of one of them?" asks whether there are any: { op: "in", item: true, set: ... } with a number of
/// them compared with 0; a Null for other conditions.
DataNode countedOf(const DataNode& condition) {
  const DataNode* op = condition.find("op");
  const DataNode* item = condition.find("item");
  const DataNode* set = condition.find("set");
  if (op == nullptr || op->text != "in" || item == nullptr || item->kind != DataKind::Bool || set == nullptr)
    return {};
  DataNode count = DataNode::map();
  count.set("op", DataNode::ofString("count"));
  count.set("query", *set);
  DataNode aggregate = DataNode::map();
  aggregate.set("aggregate", std::move(count));
  DataNode made = DataNode::map();
  made.set("op", DataNode::ofString(item->boolean ? ">" : "=="));
  made.set("left", std::move(aggregate));
  made.set("right", DataNode::ofInteger(0));
  return made;
}

/// What reads of the value what is wanted; a Null where nothing does.
DataNode converted(const DataNode& node, std::string_view message) {
  const auto says = [&](std::string_view part) { return message.find(part) != std::string_view::npos; };
  if (says("is a player, and a number is needed")) {
    DataNode player = playerIn(node);
    return player.kind == DataKind::Null ? DataNode() : reading("seat", "player", std::move(player));
  }
  if (says("is a number, and a player is needed")) {
    const DataNode* player = node.find("player");
    if (reads(node, "seat"))
      return reading("player", "player", player == nullptr ? DataNode::ofString("actor") : DataNode(*player));
    return node.kind == DataKind::Integer ? DataNode() : reading("playerAt", "seat", node);
  }
  if (node.kind != DataKind::String || !node.text.ends_with(')')) return {};
  if (node.text.starts_with("top(") || node.text.starts_with("bottom("))
    return reading("token", "token", node);
  return node.text.starts_with("zoneOf(") ? reading("zone", "zone", node) : DataNode();
}

/// What may be asked in place of it, where it holds as long as the other does not.
std::vector<std::string> contrariesOf(const std::string& key) {
  if (key == "until") return {"while"};
  if (key == "while" || key == "aslongas" || key == "asLongAs") return {"until"};
  if (key == "unless" || key == "ifNot" || key == "ifnot") return {"when", "pre", "skipIf", "where"};
  return key == "skipUnless" ? std::vector<std::string>{"skipIf"} : std::vector<std::string>();
}

/// { ref: "gvar", var: "GOAL" } for "GOAL": a constant is read by its name alone.
void proposeConstant(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::UnknownName || told.message.find("is that of a constant") == std::string::npos)
    return;
  const std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  if (path.size() < 2) return;
  const DataNode& reading = *path[path.size() - 2];
  if (!reads(reading, "gvar") && !reads(reading, "pvar")) return;
  std::string name = flowText(*path.back());
  std::string title = "Write " + name;
  proposals.push_back({{{reading.span, std::move(name)}}, std::move(title), {}, 4});
}

}  // namespace

void proposeConverted(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.span.known()) proposeConstant(context, told, proposals);
  const bool isIt = told.kind == &kinds::WrongValueType || told.kind == &kinds::WrongForm;
  if (!isIt || !told.span.known()) return;
  const std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  if (path.empty() || path.back()->span != told.span) return;
  if (path.size() > 1) {
    const DataNode& around = *path[path.size() - 2];
    const DataNode count = countedOf(around);
    auto edits = count.kind == DataKind::Null ? std::nullopt : treeEdits(context.source, around, count);
    if (edits)
      proposals.push_back(
          {std::move(*edits), "Count them, and compare with 0", "Whether there is one, a count says", 6});
  }
  const DataNode made = converted(*path.back(), told.message);
  if (made.kind == DataKind::Null) return;
  std::string text = flowText(made);
  std::string title = "Write " + text;
  proposals.push_back({{{told.span, std::move(text)}}, std::move(title), {}, 6});
}

void proposeContrary(const Context& context, const Diagnostic& told, Proposals& proposals) {
  if (told.kind != &kinds::UnknownKey || !told.span.known()) return;
  const std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  for (const DataNode* node : path) {
    for (const DataEntry& entry : node->entries) {
      if (!entry.keySpan.known() || !entry.keySpan.contains(told.span.begin)) continue;
      const bool isLine =
          context.view(entry.value.span).starts_with('{') && context.view(entry.value.span).ends_with('}');
      if (!isLine) return;
      for (const std::string& key : contrariesOf(entry.key)) {
        if (std::ranges::find(told.alternatives, key) == told.alternatives.end()) continue;
        std::string text = flowText(contraryOf(entry.value));
        std::string title = "Write " + key + ": " + text;
        proposals.push_back(
            {{{entry.keySpan, key}, {entry.value.span, std::move(text)}}, std::move(title), {}, 2});
      }
    }
  }
}

}  // namespace ludo::mend
