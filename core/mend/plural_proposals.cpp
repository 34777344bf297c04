// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/diagnostics/kinds.h"
#include "core/mend/proposers.h"
#include "core/wording/flow_text.h"
#include "core/wording/lines.h"
#include "core/wording/path.h"
#include "core/wording/tree_edits.h"

/// Several players in a place that takes one: each of them in turn.
namespace ludo::mend {
namespace {

using diagnostics::TextEdit;
using text::DataEntry;
using text::DataKind;
using text::DataNode;

constexpr const char* each = "$p";

bool isText(const DataNode* node, std::string_view text) {
  return node != nullptr && node->kind == DataKind::String && node->text == text;
}

/// The players that a selector means, "all" or "allOther"; empty where it means one.
std::string severalIn(const std::string& selector) {
  const std::string player = selector.substr(selector.find(':') + 1);
  const std::string last = player.ends_with(')') ? player.substr(0, player.size() - 1) : player;
  return last == "all" || last == "allOther" ? last : last == "each" ? "all" : std::string();
}

/// The value with the one player in place of the several, wherever they stand in it.
DataNode ofOne(DataNode node, const std::string& several) {
  if (node.kind == DataKind::String && severalIn(node.text) == several) {
    const std::size_t colon = node.text.find(':');
    const std::string end = node.text.ends_with(')') ? ")" : "";
    node.text = (colon == std::string::npos ? std::string() : node.text.substr(0, colon + 1)) + each + end;
  }
  for (DataNode& item : node.items) item = ofOne(std::move(item), several);
  for (DataEntry& entry : node.entries) entry.value = ofOne(std::move(entry.value), several);
  return node;
}

DataNode playersMeant(const std::string& several) {
  DataNode query = DataNode::map();
  query.set("query", DataNode::ofString("players"));
  if (several != "all") query.set("of", DataNode::ofString(several));
  return query;
}

/// The sum of the number over the players.
DataNode summed(const DataNode& number, const std::string& several) {
  DataNode sum = DataNode::map();
  sum.set("op", DataNode::ofString("sum"));
  sum.set("query", playersMeant(several));
  sum.set("bind", DataNode::ofString(each));
  sum.set("each", ofOne(number, several));
  DataNode made = DataNode::map();
  made.set("aggregate", std::move(sum));
  return made;
}

/// Whether the value is a number that adds up: of tokens in a zone, of what a variable holds.
bool addsUp(const DataNode& node) {
  if (isText(node.find("ref"), "zoneCount") || isText(node.find("ref"), "pvar")) return true;
  const DataNode* aggregate = node.find("aggregate");
  const DataNode* op = aggregate != nullptr ? aggregate->find("op") : nullptr;
  return isText(op, "count") || isText(op, "sum");
}

/// "Is it empty?" of several zones asks how much they hold together; a Null for other conditions.
DataNode heldTogether(const DataNode& node, const std::string& several) {
  const bool isEmpty = isText(node.find("is"), "empty");
  const DataNode* zone = node.find("zone");
  if ((!isEmpty && !isText(node.find("is"), "occupied")) || zone == nullptr || node.entries.size() != 2)
    return {};
  DataNode count = DataNode::map();
  count.set("ref", DataNode::ofString("zoneCount"));
  count.set("zone", *zone);
  DataNode made = DataNode::map();
  made.set("op", DataNode::ofString(isEmpty ? "==" : ">"));
  made.set("left", summed(count, several));
  made.set("right", DataNode::ofInteger(0));
  return made;
}

/// The effect for each of the players.
DataNode repeated(const DataNode& effect, const std::string& several) {
  DataNode loop = DataNode::map();
  loop.set("bind", DataNode::ofString(each));
  loop.set("over", playersMeant(several));
  DataNode effects = DataNode::list();
  effects.items.push_back(ofOne(effect, several));
  loop.set("effects", std::move(effects));
  DataNode made = DataNode::map();
  made.set("forEach", std::move(loop));
  return made;
}

void propose(const Context& context, const DataNode& before, const DataNode& after, const char* title,
             Proposals& proposals) {
  constexpr std::size_t longest = 130;
  const std::string said = flowText(after);
  const std::string_view written = context.view(before.span);
  const bool isLine = written.find('\n') == std::string_view::npos;
  auto edits = isLine ? std::vector<TextEdit>{{before.span, said}}
                      : treeEdits(context.source, before, after).value_or(std::vector<TextEdit>());
  if (!edits.empty())
    proposals.push_back({std::move(edits), said.size() <= longest ? "Write " + said : title, {}, 6});
}

}  // namespace

void proposeForEachPlayer(const Context& context, const diagnostics::Diagnostic& told, Proposals& proposals) {
  if (told.kind != &diagnostics::kinds::WrongValueType || !told.message.starts_with("One player is needed"))
    return;
  std::vector<const DataNode*> path = pathTo(context.markdown, told.span);
  if (path.empty() || path.back()->kind != DataKind::String) return;
  const std::string several = severalIn(path.back()->text);
  // What binds the name already is left alone.
  const DataNode* entry = path.size() > 2 ? path[2] : path.front();
  if (several.empty() ||
      context.view(entry->span).find('"' + std::string(each) + '"') != std::string_view::npos)
    return;
  for (std::size_t i = path.size() - 1; i-- > 0;) {
    const DataNode& node = *path[i];
    const bool isItem = i > 0 && path[i - 1]->kind == DataKind::List;
    const bool isEffect = isItem && node.kind == DataKind::Map && node.entries.size() == 1 &&
                          node.entries.front().value.kind == DataKind::Map && !addsUp(node);
    if (addsUp(node)) {
      propose(context, node, summed(node, several), "Add up what each player has", proposals);
      return;
    }
    if (const DataNode held = heldTogether(node, several); held.kind != DataKind::Null) {
      propose(context, node, held, "Add up what each player has", proposals);
      return;
    }
    if (isEffect) {
      propose(context, node, repeated(node, several), "Do it for each player", proposals);
      return;
    }
  }
}

}  // namespace ludo::mend
