// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/language/bundle.h"
#include "core/language/game_def.h"
#include "core/language/spec_tests.h"

/// A Structured Game Specification as written: the sections of a document, boards and macros unexpanded. What
/// each field means is said once, in describe_document.cpp.
namespace ludo::language {

enum class Neighbours { Orthogonal, Diagonal, All };

struct GridShape : Node {
  Number rows = 3;
  Number cols = 3;
};
struct HexShape : Node {
  Number radius = 3;
};
struct HexRectShape : Node {
  Number rows = 3;
  Number cols = 3;
};
struct TrackShape : Node {
  Number length = 10;
  bool loop = false;
};
struct GraphNode : Node {
  std::string id;
  std::int64_t x = 0;
  std::int64_t y = 0;
};
struct GraphEdge : Node {
  std::string from;
  std::string to;
  std::string label;
  std::string back;  ///< the name of the direction from the second to the first
  bool oneWay = false;
};
struct GraphShape : Node {
  std::vector<GraphNode> nodes;
  std::vector<GraphEdge> edges;
};

struct BoardShape {
  std::variant<GridShape, HexShape, HexRectShape, TrackShape, GraphShape> node;
  Span span;
};

struct BoardRegion : Node {
  Id<NameKind::Region> id;
  std::vector<std::string> cells;
  std::vector<std::vector<std::string>> perSeat;
};

/// What some spaces have; a later one of the same name counts where both speak of a space.
struct BoardProperty : Node {
  Id<NameKind::Property> prop;
  std::vector<std::string> in;  ///< spaces, or regions of the shape; empty: all
  ValueExpr value;
};

/// Lines of the designer's own, by their spaces.
struct BoardLines : Node {
  Id<NameKind::LineSet> id;
  std::vector<std::vector<std::string>> lines;
};

struct BoardDef : Node {
  BoardDef();
  BoardDef(const BoardDef&);
  BoardDef(BoardDef&&) noexcept;
  BoardDef& operator=(const BoardDef&);
  BoardDef& operator=(BoardDef&&) noexcept;
  ~BoardDef();

  Id<NameKind::Board> id;
  BoardShape shape;
  Neighbours neighbours = Neighbours::Orthogonal;
  ZoneOwner owner = ZoneOwner::None;  ///< Player: each player has a board like this
  Visibility visibility = Visibility::Public;
  std::vector<std::string> remove;
  std::optional<Number> capacity;
  std::vector<BoardProperty> props;
  std::vector<BoardRegion> regions;
  std::vector<BoardLines> lines;
  std::vector<std::string> facing;  ///< by seat: the direction that is forward for it
};

/// Macro: kinds of tokens, or tokens of one kind, as the rows of a table; see core/spec/expand_tables.h.
struct TableDef : Node {
  TableDef();
  TableDef(const TableDef&);
  TableDef(TableDef&&) noexcept;
  TableDef& operator=(const TableDef&);
  TableDef& operator=(TableDef&&) noexcept;
  ~TableDef();

  std::optional<Id<NameKind::TokenType>> tokens;  ///< nothing: each row is a token type of its own
  std::optional<ZoneSelector> zone;
  std::optional<PlayerSelector> owner;
  TokenShape shape = TokenShape::Card;
  std::string picture;
  std::string back;
  std::vector<Id<NameKind::Property>> columns;
  std::vector<std::vector<ValueExpr>> rows;
  /// Further columns: each row stands for one row for each combination of what these may be.
  std::vector<std::pair<Id<NameKind::Property>, std::vector<ValueExpr>>> each;
};

/// A variable as the variables section writes it: its name is the key, its scope the group it stands in.
struct VariableEntry : VariableDef {};
struct VariablesSection : Node {
  std::vector<VariableEntry> global;
  std::vector<VariableEntry> perPlayer;
};

struct SpecDocument : Node {
  SpecDocument();
  SpecDocument(const SpecDocument&);
  SpecDocument(SpecDocument&&) noexcept;
  SpecDocument& operator=(const SpecDocument&);
  SpecDocument& operator=(SpecDocument&&) noexcept;
  ~SpecDocument();

  Metadata metadata;
  std::vector<ConstantDef> constants;
  VariablesSection variables;
  std::vector<ZoneDef> zones;
  std::vector<BoardDef> boards;
  std::vector<RegionDef> regions;
  std::vector<DirectionSetDef> directionSets;
  std::vector<DirectionTurn> compass;
  std::vector<LineSetDef> lineSets;
  std::vector<TokenTypeDef> tokenTypes;
  std::vector<TableDef> tables;
  std::vector<FormulaDef> definitions;
  EffectList setup;
  TurnDef turn;
  std::vector<ActionDef> actions;
  std::vector<TriggerDef> triggers;
  std::vector<EndDef> end;
  std::optional<ScoringDef> scoring;
  RenderingDef rendering;
  std::vector<TestDef> tests;
  std::vector<BundleUse> bundles;
  std::optional<BundleDef> bundle;  ///< the document is a bundle and no game
};

}  // namespace ludo::language
