// SPDX-License-Identifier: Apache-2.0
#include "core/generate/definitions.h"

#include <string>

namespace ludo::generate {

using namespace language;

namespace {

class Definitions {
 public:
  Definitions(Chooser& chooser, int size) : m_chooser(chooser), m_size(static_cast<std::size_t>(size)) {}

  SpecDocument make() {
    describe();
    addNumbers();
    addTokenTypes();
    addZones();
    for (std::size_t boards = m_chooser.weighted({15, 70, m_size > 40 ? 15U : 0U}); boards > 0; --boards)
      addBoard();
    return std::move(m_document);
  }

 private:
  std::string named(const char* word, std::size_t index) { return word + std::to_string(index); }

  void describe() {
    Metadata& metadata = m_document.metadata;
    metadata.id = "generated";
    const std::int64_t fewest = m_chooser.between(1, 100) > 8 ? m_chooser.between(2, m_size > 50 ? 4 : 3) : 1;
    metadata.players.min = fewest;
    metadata.players.max = fewest + m_chooser.between(0, 1);
    metadata.maxTriggerDepth = m_chooser.between(1, 4);
    metadata.maxTurns = 60;
  }

  void addNumbers() {
    for (std::size_t count = m_chooser.below(3), i = 0; i < count; ++i) {
      ConstantDef& constant = m_document.constants.emplace_back();
      constant.id = named("LIMIT", i);
      constant.value = m_chooser.between(1, 5);
    }
    const auto add = [this](std::vector<VariableEntry>& group, const char* word) {
      for (std::size_t count = 1 + m_chooser.below(2), i = 0; i < count; ++i) {
        VariableEntry& variable = group.emplace_back();
        variable.id = named(word, i);
        variable.min = m_chooser.percent(20) ? -m_chooser.between(1, 10) : 0;
        variable.max = m_chooser.between(5, 30);
        variable.init = m_chooser.between(0, 5);
      }
      const auto holding = [&](VariableType type, const char* what, std::size_t percent) {
        if (!m_chooser.percent(percent)) return;
        VariableEntry& variable = group.emplace_back();
        variable.id = std::string(word) + what;
        variable.type = type;
      };
      holding(VariableType::Zone, "Place", 30);
      holding(VariableType::Player, "Player", 30);
      holding(VariableType::Text, "Word", 20);
      holding(VariableType::Token, "Token", 20);
    };
    add(m_document.variables.global, "shared");
    add(m_document.variables.perPlayer, "own");
  }

  // Every property has one sort, whichever types have it.
  void addTokenTypes() {
    for (std::size_t count = 1 + m_chooser.below(3), i = 0; i < count; ++i) {
      TokenTypeDef& type = m_document.tokenTypes.emplace_back();
      type.id = named("piece", i);
      const auto property = [&](const char* name, auto value) {
        if (!m_chooser.percent(50)) return;
        PropertyDef& added = type.props.emplace_back();
        added.id = name;
        added.value.node = value;
      };
      property("rank", m_chooser.between(0, 5));
      if (!type.props.empty() && i > 0) {
        IntsInRangeQuery ranks;
        ranks.min.node = std::int64_t{0};
        ranks.max.node = std::int64_t{5};
        type.mayBe.emplace_back("rank", Query()).second.node = std::move(ranks);
      }
      property("face", m_chooser.percent(50));
      property("suit", std::string(m_chooser.percent(50) ? "red" : "blue"));
    }
  }

  void addZones() {
    for (std::size_t count = 1 + m_chooser.below(2 + m_size / 30), i = 0; i < count; ++i) {
      ZoneDef& zone = m_document.zones.emplace_back();
      zone.owner = i % 2 == 0 ? ZoneOwner::Player : ZoneOwner::None;
      zone.id = named(i % 2 == 0 ? "hand" : "pile", i);
      zone.visibility = static_cast<Visibility>(m_chooser.weighted({50, 30, 20}));
      zone.ordering = static_cast<Ordering>(m_chooser.below(3));
      if (m_chooser.percent(40)) zone.capacity = Number(m_chooser.between(1, 6));
      if (m_chooser.percent(25)) {
        PropertyDef& prop = zone.props.emplace_back();
        prop.id = "depth";
        prop.value.node = m_chooser.between(0, 4);
      }
      // Some are neighbours without being on a board.
      if (i > 0 && m_chooser.percent(30)) zone.adjacentTo.emplace_back(m_document.zones[i - 1].id.name);
    }
  }

  void addBoard() {
    BoardDef& board = m_document.boards.emplace_back();
    board.id = named("board", m_document.boards.size() - 1);
    board.neighbours = static_cast<Neighbours>(m_chooser.below(3));
    if (m_chooser.percent(60)) board.capacity = Number(m_chooser.between(1, 2));
    if (m_chooser.percent(40)) {
      BoardProperty& depth = board.props.emplace_back();
      depth.prop = "depth";
      depth.value.node = m_chooser.between(0, 4);
      BoardProperty& ground = board.props.emplace_back();
      ground.prop = "ground";
      ground.value.node = std::string(m_chooser.percent(50) ? "red" : "blue");
    }
    const std::int64_t largest = 3 + static_cast<std::int64_t>(m_size / 50);
    const std::string cell = board.id.name + "_";
    switch (m_chooser.below(5)) {
      case 0: {
        GridShape grid;
        grid.rows = m_chooser.between(2, largest);
        grid.cols = m_chooser.between(2, largest);
        board.shape.node = grid;
        if (m_chooser.percent(50)) board.facing = {"n", "s"};
        nameParts(board, {cell + "0_0", cell + "0_1", cell + "1_1"}, {cell + "1_0"});
        break;
      }
      case 1: {
        HexShape hex;
        hex.radius = m_chooser.between(2, largest - 1);
        board.shape.node = hex;
        if (m_chooser.percent(50)) board.facing = {"ne", "sw"};
        break;
      }
      case 2: {
        HexRectShape rhombus;
        rhombus.rows = m_chooser.between(2, largest);
        rhombus.cols = m_chooser.between(2, largest);
        board.shape.node = rhombus;
        nameParts(board, {cell + "0_0", cell + "0_1", cell + "1_1"}, {cell + "1_0"});
        break;
      }
      case 3: {
        TrackShape track;
        track.length = m_chooser.between(2, 8);
        track.loop = m_chooser.percent(50);
        board.shape.node = track;
        nameParts(board, {cell + "0", cell + "1"}, {});
        break;
      }
      default:
        board.shape.node = graph();
        nameParts(board, {cell + "a", cell + "b"}, {});
    }
  }

  void nameParts(BoardDef& board, const std::vector<std::string>& spaces,
                 const std::vector<std::string>& spare) {
    if (m_chooser.percent(30)) board.remove = spare;
    if (m_chooser.percent(50)) {
      BoardRegion& region = board.regions.emplace_back();
      region.id = "home" + board.id.name;
      if (m_chooser.percent(50)) {
        region.cells = spaces;
      } else {
        for (std::int64_t seat = 0; seat < m_document.metadata.players.min.literal; ++seat)
          region.perSeat.push_back({m_chooser.oneOf(spaces)});
      }
    }
    if (m_chooser.percent(50)) {
      BoardLines& lines = board.lines.emplace_back();
      lines.id = "lines" + board.id.name;
      lines.lines = {spaces, {spaces.front()}};
    }
  }

  // Edges of any kind: several between the same spaces, one-way ones, edges of the same name that meet.
  GraphShape graph() {
    static constexpr const char* spaces[] = {"a", "b", "c", "d", "e", "f"};
    static constexpr const char* labels[] = {"", "up", "down", "round"};
    GraphShape graph;
    const std::size_t count = 2 + m_chooser.below(5);
    for (std::size_t i = 0; i < count; ++i) graph.nodes.emplace_back().id = spaces[i];
    for (std::size_t edges = count + m_chooser.below(count), i = 0; i < edges; ++i) {
      GraphEdge& edge = graph.edges.emplace_back();
      edge.from = spaces[i % count];
      edge.to = spaces[m_chooser.below(count)];
      edge.label = m_chooser.oneOf(labels);
      edge.back = m_chooser.oneOf(labels);
      edge.oneWay = m_chooser.percent(30);
    }
    return graph;
  }

  Chooser& m_chooser;
  std::size_t m_size;
  SpecDocument m_document;
};

}  // namespace

SpecDocument randomDefinitions(Chooser& chooser, int size) {
  return Definitions(chooser, size).make();
}

}  // namespace ludo::generate
