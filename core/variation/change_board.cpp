// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/variation/operators.h"
#include "core/variation/text_edits.h"
#include "core/variation/trial.h"

namespace ludo::variation {

using text::DataKind;
using text::DataNode;

namespace {

DataNode texts(std::initializer_list<const char*> words) {
  DataNode list = DataNode::list();
  for (const char* word : words) list.items.push_back(DataNode::ofString(word));
  return list;
}

/// All ways in which the boards of a game may change.
class BoardChanges {
 public:
  explicit BoardChanges(const Parent& parent) : m_markdown(parent.game().markdown) {
    for (const text::YamlBlock& block : m_markdown.blocks) {
      const DataNode* items = block.root.find("items");
      if (items == nullptr) continue;
      for (const DataNode& item : items->items) {
        if (block.section == "boards") addBoard(item);
        if (block.section == "zones") addNeighbours(item, *items);
      }
    }
  }
  std::vector<Change> take() { return std::move(m_changes); }

 private:
  void add(std::string summary, std::vector<diagnostics::TextEdit> edits,
           std::vector<ChangedNumber> numbers = {}) {
    if (isFull()) return;
    m_changes.push_back({std::move(summary), std::move(edits), {}, std::move(numbers)});
  }

  /// Nobody misses one of so many.
  bool isFull() const {
    constexpr std::size_t most = 2'000;
    return m_changes.size() >= most;
  }

  void addBoard(const DataNode& board) {
    const DataNode* id = board.find("id");
    const DataNode* shape = board.find("shape");
    if (id == nullptr || shape == nullptr || shape->entries.size() != 1) return;
    const std::string name = "the board \"" + id->text + '"';
    const std::string& kind = shape->entries.front().key;
    const DataNode& size = shape->entries.front().value;
    addSizes(name, size);
    addKinds(name, *shape);
    const bool hasCells = kind == "grid" || kind == "hex" || kind == "hexRect";
    if (hasCells && board.find("remove") == nullptr) {
      for (const char* region : {"corners", "center"})
        add(name + " without its " + region, {addKey(m_markdown, board, "remove", texts({region}))});
    }
    if (kind == "grid") addNeighbourhoods(name, board);
    if (kind == "track") addLoop(name, size);
    if (kind == "graph") addEdges(name, size);
    if (hasCells) addRegions(name, board);
  }

  /// One more or less of what says how large it is; of rows and columns that are as many, both.
  void addSizes(const std::string& name, const DataNode& size) {
    const DataNode* rows = size.find("rows");
    const DataNode* cols = size.find("cols");
    const bool isSquare = rows != nullptr && cols != nullptr && rows->kind == DataKind::Integer &&
                          text::sameContent(*rows, *cols);
    for (const std::int64_t step : {-2, -1, 1, 2}) {
      if (isSquare) addSize(name + " with more or fewer rows and columns", {rows, cols}, step);
      for (const text::DataEntry& entry : size.entries) {
        const DataNode* constant = entry.value.kind == DataKind::String
                                       ? sectionValue(m_markdown, "constants", entry.value.text)
                                       : nullptr;
        const bool isPart = isSquare && (entry.key == "rows" || entry.key == "cols");
        if (constant != nullptr) addSize(entry.value.text, {constant}, step);
        if (entry.value.kind == DataKind::Integer && !isPart)
          addSize('"' + entry.key + "\" of " + name, {&entry.value}, step);
      }
    }
  }

  void addSize(const std::string& what, const std::vector<const DataNode*>& numbers, std::int64_t step) {
    constexpr std::int64_t smallest = 2;
    const std::int64_t before = numbers.front()->integer;
    if (before + step < smallest) return;
    std::vector<diagnostics::TextEdit> edits;
    std::vector<ChangedNumber> changed;
    for (const DataNode* number : numbers) {
      edits.push_back({number->span, std::to_string(before + step)});
      changed.push_back({before, before + step, number->span.begin});
    }
    std::ranges::sort(edits, {}, [](const diagnostics::TextEdit& edit) { return edit.span.begin; });
    add(what + ": " + std::to_string(before) + " to " + std::to_string(before + step), std::move(edits),
        std::move(changed));
  }

  void addKinds(const std::string& name, const DataNode& shape) {
    const std::string& kind = shape.entries.front().key;
    if (kind != "grid" && kind != "hexRect") return;
    const char* other = kind == "grid" ? "hexRect" : "grid";
    add(name + " as " + other, {{shape.entries.front().keySpan, other}});
  }

  void addNeighbourhoods(const std::string& name, const DataNode& board) {
    const DataNode* neighbours = board.find("neighbours");
    for (const char* word : {"orthogonal", "diagonal", "all"}) {
      const std::string summary = name + " with " + word + " neighbours";
      if (neighbours == nullptr && std::string_view(word) != "orthogonal")
        add(summary, {addKey(m_markdown, board, "neighbours", DataNode::ofString(word))});
      if (neighbours != nullptr && neighbours->text != word)
        add(summary, {replaceValue(m_markdown, neighbours->span, DataNode::ofString(word))});
    }
  }

  void addLoop(const std::string& name, const DataNode& track) {
    const DataNode* loop = track.find("loop");
    if (loop == nullptr)
      add(name + " as a loop", {addKey(m_markdown, track, "loop", DataNode::ofBool(true))});
    else
      add(name + (loop->boolean ? " with two ends" : " as a loop"),
          {{loop->span, loop->boolean ? "false" : "true"}});
  }

  void addEdges(const std::string& name, const DataNode& graph) {
    const DataNode* edges = graph.find("edges");
    if (edges == nullptr) return;
    for (const DataNode& edge : edges->items) {
      if (isFull()) return;
      const DataNode* from = edge.find("from");
      const DataNode* to = edge.find("to");
      if (from == nullptr || to == nullptr) continue;
      const std::string which = " the edge from " + from->text + " to " + to->text;
      if (edges->items.size() > 1) add(name + " without" + which, removeEntries(m_markdown, {edge.span}));
      if (edge.find("oneWay") == nullptr)
        add(name + " with" + which + " one way",
            {addKey(m_markdown, edge, "oneWay", DataNode::ofBool(true))});
    }
  }

  /// A region of the designer's becomes one of the shape's own.
  void addRegions(const std::string& name, const DataNode& board) {
    const DataNode* regions = board.find("regions");
    if (regions == nullptr) return;
    for (const DataNode& region : regions->items) {
      const DataNode* id = region.find("id");
      const DataNode* cells = region.find("cells");
      if (id == nullptr || cells == nullptr) continue;
      for (const char* other : {"top", "bottom", "left", "right", "edges", "corners", "center"})
        add("the region \"" + id->text + "\" of " + name + " at the " + other,
            {replaceValue(m_markdown, cells->span, texts({other}))});
    }
  }

  /// Zones that are no board may be next to one another.
  void addNeighbours(const DataNode& zone, const DataNode& zones) {
    const DataNode* id = zone.find("id");
    const DataNode* next = zone.find("adjacentTo");
    if (id == nullptr || next == nullptr || next->kind != DataKind::List) return;
    for (const DataNode& neighbour : next->items) {
      if (isFull()) return;
      DataNode fewer = *next;
      std::erase_if(fewer.items, [&](const DataNode& item) { return item.text == neighbour.text; });
      if (!fewer.items.empty())
        add(id->text + " no longer next to " + neighbour.text, {replaceValue(m_markdown, next->span, fewer)});
    }
    for (const DataNode& other : zones.items) {
      if (isFull()) return;
      const DataNode* name = other.find("id");
      const bool isThere = name == nullptr || name->text == id->text ||
                           std::ranges::find(next->items, name->text, &DataNode::text) != next->items.end();
      if (isThere) continue;
      DataNode more = *next;
      more.items.push_back(DataNode::ofString(name->text));
      add(id->text + " next to " + name->text, {replaceValue(m_markdown, next->span, more)});
    }
  }

  const text::MarkdownDocument& m_markdown;
  std::vector<Change> m_changes;
};

class ChangeBoard : public Operator {
 public:
  std::string_view name() const override { return "change-board"; }
  std::string_view doc() const override {
    return "A board gets another size, shape, region or edge, as far as the rules go on with it";
  }
  std::optional<Change> change(const Situation& situation) const override {
    return chooseSound(situation.parent, BoardChanges(situation.parent).take(), situation.chooser);
  }
};

}  // namespace

std::unique_ptr<const Operator> changeBoard() {
  return std::make_unique<ChangeBoard>();
}

}  // namespace ludo::variation
