// SPDX-License-Identifier: Apache-2.0
#include "core/editing/board_edits.h"

#include <algorithm>
#include <set>

#include "core/editing/list_edits.h"
#include "core/variation/text_edits.h"

namespace ludo::editing {

using diagnostics::TextEdit;
using text::DataNode;
using Kind = BoardChange::Kind;
using Edits = std::vector<TextEdit>;

namespace {

/// The mapping that writes a board; null when none does.
const DataNode* boardIn(const text::MarkdownDocument& markdown, const std::string& id) {
  for (const text::YamlBlock& block : markdown.blocks) {
    const DataNode* items = block.section == "boards" ? block.root.find("items") : nullptr;
    if (items == nullptr) continue;
    for (const DataNode& board : items->items) {
      const DataNode* name = board.find("id");
      if (name != nullptr && name->text == id) return &board;
    }
  }
  return nullptr;
}

const DataNode* graphOf(const DataNode& board) {
  const DataNode* shape = board.find("shape");
  return shape != nullptr ? shape->find("graph") : nullptr;
}

/// A list under a key; null where there is none.
const DataNode* listIn(const DataNode* node, std::string_view key) {
  const DataNode* list = node != nullptr ? node->find(key) : nullptr;
  return list != nullptr && list->kind == text::DataKind::List ? list : nullptr;
}

std::string textIn(const DataNode& node, std::string_view key) {
  const DataNode* value = node.find(key);
  return value != nullptr ? value->text : std::string();
}

/// The id of a node of a graph, of the zone that it makes.
std::string nodeId(const std::string& board, const std::string& zone) {
  return zone.starts_with(board + "_") ? zone.substr(board.size() + 1) : zone;
}

const DataNode* nodeOf(const DataNode& board, const std::string& id) {
  const DataNode* nodes = listIn(graphOf(board), "nodes");
  if (nodes == nullptr) return nullptr;
  const auto found =
      std::ranges::find_if(nodes->items, [&](const DataNode& node) { return textIn(node, "id") == id; });
  return found == nodes->items.end() ? nullptr : &*found;
}

/// The edges between two nodes, or of one with any other.
std::vector<Span> edgesOf(const DataNode& board, const std::string& one, const std::string& other = {}) {
  std::vector<Span> spans;
  const DataNode* edges = listIn(graphOf(board), "edges");
  if (edges == nullptr) return spans;
  for (const DataNode& edge : edges->items) {
    const std::string from = textIn(edge, "from");
    const std::string to = textIn(edge, "to");
    const bool isMeant = other.empty() ? from == one || to == one
                                       : (from == one && to == other) || (from == other && to == one);
    if (isMeant) spans.push_back(edge.span);
  }
  return spans;
}

/// Takes items out of a list. An empty one stays, for its block has more to say.
void takeItems(const text::MarkdownDocument& markdown, const DataNode* list, const std::vector<Span>& items,
               Edits& edits) {
  if (list == nullptr || items.empty()) return;
  if (items.size() == list->items.size()) {
    edits.push_back(variation::replaceValue(markdown, list->span, DataNode::list()));
    return;
  }
  for (TextEdit& edit : variation::removeEntries(markdown, items)) edits.push_back(std::move(edit));
}

/// Takes a name out of all lists of texts below a node.
void takeOut(const text::MarkdownDocument& markdown, const DataNode& node, const std::string& name,
             Edits& edits) {
  const auto isName = [&](const DataNode& item) {
    return item.kind == text::DataKind::String && item.text == name;
  };
  if (node.kind == text::DataKind::List && std::ranges::any_of(node.items, isName)) {
    DataNode shorter = node;
    std::erase_if(shorter.items, isName);
    edits.push_back(variation::replaceValue(markdown, node.span, shorter));
    return;
  }
  for (const DataNode& item : node.items) takeOut(markdown, item, name, edits);
  for (const text::DataEntry& entry : node.entries) takeOut(markdown, entry.value, name, edits);
}

void takeOutOfRegions(const text::MarkdownDocument& markdown, const DataNode& board, const std::string& space,
                      Edits& edits) {
  if (const DataNode* regions = board.find("regions")) takeOut(markdown, *regions, space, edits);
  for (const text::YamlBlock& block : markdown.blocks) {
    if (block.section == "regions") takeOut(markdown, block.root, space, edits);
  }
}

void sortEdits(Edits& edits) {
  std::ranges::sort(edits, {}, [](const TextEdit& edit) { return edit.span.begin; });
}

Edits withoutNode(const text::MarkdownDocument& markdown, const DataNode& board, const BoardChange& change) {
  const std::string id = nodeId(change.board, change.space);
  const DataNode* node = nodeOf(board, id);
  if (node == nullptr) return {};
  Edits edits;
  takeItems(markdown, listIn(graphOf(board), "nodes"), {node->span}, edits);
  takeItems(markdown, listIn(graphOf(board), "edges"), edgesOf(board, id), edits);
  return edits;
}

Edits withSpaceOrNot(const text::MarkdownDocument& markdown, const DataNode& board,
                     const BoardChange& change) {
  if (graphOf(board) != nullptr) return withoutNode(markdown, board, change);
  const DataNode* removed = listIn(&board, "remove");
  DataNode list = removed != nullptr ? *removed : DataNode::list();
  const auto isSpace = [&](const DataNode& item) { return item.text == change.space; };
  if (std::erase_if(list.items, isSpace) == 0) list.items.push_back(DataNode::ofString(change.space));
  if (removed != nullptr) return {variation::replaceValue(markdown, removed->span, list)};
  return {variation::addKey(markdown, board, "remove", list)};
}

Edits withEdgeOrNot(const text::MarkdownDocument& markdown, const DataNode& board,
                    const BoardChange& change) {
  const DataNode* graph = graphOf(board);
  const std::string one = nodeId(change.board, change.space);
  const std::string other = nodeId(change.board, change.other);
  if (graph == nullptr || one == other) return {};
  Edits edits;
  takeItems(markdown, listIn(graph, "edges"), edgesOf(board, one, other), edits);
  if (!edits.empty()) return edits;
  DataNode edge = DataNode::map();
  edge.set("from", DataNode::ofString(one));
  edge.set("to", DataNode::ofString(other));
  if (const DataNode* there = listIn(graph, "edges"))
    return {addItem(markdown, *there, there->items.empty() ? nullptr : &there->items.back(), edge)};
  DataNode list = DataNode::list();
  list.items.push_back(edge);
  return {variation::addKey(markdown, *graph, "edges", list)};
}

Edits withNode(const text::MarkdownDocument& markdown, const DataNode& board, const BoardChange& change) {
  const DataNode* nodes = listIn(graphOf(board), "nodes");
  if (nodes == nullptr) return {};
  DataNode node = DataNode::map();
  node.set("id", DataNode::ofString(change.space));
  node.set("x", DataNode::ofInteger(change.x));
  node.set("y", DataNode::ofInteger(change.y));
  return {addItem(markdown, *nodes, nodes->items.empty() ? nullptr : &nodes->items.back(), node)};
}

Edits withPlace(const text::MarkdownDocument& markdown, const DataNode& board, const BoardChange& change) {
  const DataNode* node = nodeOf(board, nodeId(change.board, change.space));
  if (node == nullptr) return {};
  DataNode moved = *node;
  for (const auto& [key, value] : {std::pair{"x", change.x}, {"y", change.y}}) {
    std::erase_if(moved.entries, [key = key](const text::DataEntry& entry) { return entry.key == key; });
    moved.set(key, DataNode::ofInteger(value));
  }
  return {variation::replaceValue(markdown, node->span, moved)};
}

Edits editsFor(const text::MarkdownDocument& markdown, const DataNode& board, const BoardChange& change) {
  switch (change.kind) {
    case Kind::Space:
      return withSpaceOrNot(markdown, board, change);
    case Kind::Edge:
      return withEdgeOrNot(markdown, board, change);
    case Kind::Add:
      return withNode(markdown, board, change);
    case Kind::Move:
      return withPlace(markdown, board, change);
  }
  return {};
}

/// What a board is like: its spaces, who neighbours whom, and where the text puts them.
struct Shape {
  std::set<std::string> spaces;
  std::set<std::pair<std::string, std::string>> edges;
  bool operator==(const Shape&) const = default;
};

Shape shapeOf(const kernel::Rules& rules, const std::string& board) {
  Shape shape;
  for (const kernel::ZoneInstance& zone : rules.zones()) {
    const language::ZoneDef& def = rules.def().zones[zone.def];
    if (def.board != board) continue;
    shape.spaces.insert(def.id.name);
    for (const kernel::ZoneId neighbour : zone.neighbours)
      shape.edges.emplace(def.id.name, rules.def().zones[rules.zone(neighbour).def].id.name);
  }
  return shape;
}

/// What the shape is to become, as far as that can be told beforehand: the edges of a shape's space that
/// comes back follow from the shape.
bool isWanted(const Shape& before, const Shape& after, const BoardChange& change) {
  if (change.kind == Kind::Move) return after == before;
  Shape wanted = before;
  if (change.kind == Kind::Edge) {
    const std::pair there{change.space, change.other};
    const std::pair back{change.other, change.space};
    const bool isConnected = wanted.edges.erase(there) + wanted.edges.erase(back) > 0;
    if (!isConnected) wanted.edges.insert({there, back});
    return after == wanted;
  }
  const std::string space = change.kind == Kind::Add ? change.board + "_" + change.space : change.space;
  const bool isGoing = change.kind == Kind::Space && wanted.spaces.erase(space) > 0;
  if (!isGoing) wanted.spaces.insert(space);
  Shape others = after;
  for (std::set<std::pair<std::string, std::string>>* edges : {&wanted.edges, &others.edges})
    std::erase_if(*edges, [&](const auto& edge) { return edge.first == space || edge.second == space; });
  return others == wanted;
}

service::AnalysisPtr tried(const service::Analysis& analysis, const Edits& edits,
                           const std::stop_token& stop) {
  const auto source = std::make_shared<const SourceText>(
      analysis.source->name(), diagnostics::applyEdits(analysis.source->content(), edits),
      analysis.source->path());
  return service::analyse(source, 0, stop, service::SpecTests::Leave, service::Fixes::Leave);
}

}  // namespace

std::vector<WrittenBoard> writtenBoards(const service::Analysis& analysis) {
  std::vector<WrittenBoard> boards;
  for (const text::YamlBlock& block : analysis.markdown.blocks) {
    const DataNode* items = block.section == "boards" ? block.root.find("items") : nullptr;
    if (items == nullptr) continue;
    for (const DataNode& board : items->items) {
      WrittenBoard written{textIn(board, "id"), graphOf(board) != nullptr, {}};
      if (const DataNode* removed = listIn(&board, "remove")) {
        for (const DataNode& name : removed->items) written.removed.push_back(name.text);
      }
      if (!written.id.empty()) boards.push_back(std::move(written));
    }
  }
  return boards;
}

std::optional<Edits> boardEdits(const service::Analysis& analysis, const BoardChange& change,
                                const std::stop_token& stop) {
  const DataNode* board = boardIn(analysis.markdown, change.board);
  if (analysis.rules == nullptr || board == nullptr) return std::nullopt;
  const Shape before = shapeOf(*analysis.rules, change.board);
  Edits plain = editsFor(analysis.markdown, *board, change);
  if (plain.empty()) return std::nullopt;
  sortEdits(plain);
  Edits whole = plain;
  const bool isGoing = change.kind == Kind::Space && before.spaces.contains(change.space);
  if (isGoing) takeOutOfRegions(analysis.markdown, *board, change.space, whole);
  sortEdits(whole);
  for (const Edits& edits : {plain, whole}) {
    if (stop.stop_requested()) break;
    const service::AnalysisPtr after = tried(analysis, edits, stop);
    if (after == nullptr || after->rules == nullptr) continue;
    if (isWanted(before, shapeOf(*after->rules, change.board), change)) return edits;
  }
  return std::nullopt;
}

kernel::RulesPtr rulesOfWholeBoard(const service::Analysis& analysis, const std::string& board,
                                   const std::stop_token& stop) {
  const DataNode* written = boardIn(analysis.markdown, board);
  const DataNode* removed = listIn(written, "remove");
  if (removed == nullptr) return analysis.rules;
  const Edits edits{variation::replaceValue(analysis.markdown, removed->span, DataNode::list())};
  const service::AnalysisPtr whole = tried(analysis, edits, stop);
  return whole != nullptr ? whole->rules : nullptr;
}

std::string freeSpaceId(const service::Analysis& analysis, const std::string& board) {
  const DataNode* written = boardIn(analysis.markdown, board);
  for (int number = 1;; ++number) {
    std::string id = "space" + std::to_string(number);
    if (written == nullptr || nodeOf(*written, id) == nullptr) return id;
  }
}

std::optional<WrittenPlace> writtenPlace(const service::Analysis& analysis, const std::string& board,
                                         const std::string& zone) {
  const DataNode* written = boardIn(analysis.markdown, board);
  const DataNode* node = written != nullptr ? nodeOf(*written, nodeId(board, zone)) : nullptr;
  if (node == nullptr) return std::nullopt;
  const DataNode* x = node->find("x");
  const DataNode* y = node->find("y");
  if (x == nullptr || y == nullptr) return std::nullopt;
  return WrittenPlace{x->integer, y->integer};
}

}  // namespace ludo::editing
