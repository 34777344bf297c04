// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/language/effects.h"

/// The parts of a game, and the compiled game (GameDef) they make up. Everything is a plain value; a finished
/// GameDef is shared between threads as shared_ptr<const GameDef> and never changes. What each field means is
/// said once, in describe_game.cpp and describe_turn.cpp.
namespace ludo::language {

enum class ZoneOwner { None, Player };
enum class Visibility { Public, Owner, Hidden };
enum class Ordering { Stack, Queue, Set };
enum class LimitScope { Turn, Phase, Game };
enum class PassRule { Never, Allowed, Forced, Out, Skip };
enum class EventKind { PhaseEnter, PhaseExit, TurnStart, TurnEnd, ActionResolved, TokenEntered };
enum class ResultKind { Win, Lose, Draw, LossAll, WinAll, ByScore };
enum class ScoreOrder { Highest, Lowest };
enum class TokenShape { Disc, Ring, Cross, Square, Triangle, Hexagon, Card };
enum class BoardStyle { Cells, Hexes, Intersections, Track, Graph };

struct PlayerCount : Node {
  Number min = 2;
  Number max = 2;
};
struct Metadata : Node {
  std::string id;
  std::string name;
  std::string description;
  std::string author;
  std::string version;
  PlayerCount players;
  Number maxTriggerDepth = 5;
  Number maxTurns = 1000;
};

struct ConstantDef : Node {
  Id<NameKind::Constant> id;
  std::int64_t value = 0;
};

/// What a parameter of a definition stands for.
enum class ParameterType { Number, Boolean, Text, Token, Zone, Player, Direction };
struct FormulaParameter : Node {
  BindingId name;
  ParameterType is = ParameterType::Zone;
};
/// A condition, a value, a query or effects with a name: exactly one of the four. It sees its parameters and
/// nothing else that is bound where it is used; the actor is the one there. Effects are written out wherever
/// they are used, and a compiled game has none.
struct FormulaDef : Node {
  Id<NameKind::Formula> id;
  std::vector<FormulaParameter> parameters;
  std::optional<Condition> condition;
  std::optional<ValueExpr> value;
  std::optional<Query> query;
  std::optional<EffectList> effects;
};

/// What a variable holds. A token type is text.
enum class VariableType { Integer, Text, Token, Zone, Player };
/// A number within its bounds, or something else, which is nothing at the start and has no bounds.
struct VariableDef : Node {
  Id<NameKind::Variable> id;
  VariableScope scope = VariableScope::Global;
  VariableType type = VariableType::Integer;
  Number init = 0;
  Number min = 0;
  Number max = 0;

  bool isNumber() const { return type == VariableType::Integer; }
};

/// A property of a token type with its starting value, or of a zone with the value that it always has: a
/// number, true or false, or text.
struct PropertyDef : Node {
  Id<NameKind::Property> id;
  ValueExpr value;
};

/// An edge from one zone to another.
struct DirectedEdge : Node {
  DirectionRef direction;
  ZoneRef to;
};
struct ZoneDef : Node {
  ZoneDef();
  ZoneDef(const ZoneDef&);
  ZoneDef(ZoneDef&&) noexcept;
  ZoneDef& operator=(const ZoneDef&);
  ZoneDef& operator=(ZoneDef&&) noexcept;
  ~ZoneDef();

  Id<NameKind::Zone> id;
  ZoneOwner owner = ZoneOwner::None;
  Visibility visibility = Visibility::Public;
  Ordering ordering = Ordering::Stack;
  std::optional<Number> capacity;
  std::vector<ZoneRef> adjacentTo;
  std::vector<DirectedEdge> directions;  ///< the named ones among the edges out
  std::vector<PropertyDef> props;
  std::string board;   ///< the board macro that made it; empty for other zones
  std::int64_t x = 0;  ///< where to draw it: hundredths of a cell, y downwards
  std::int64_t y = 0;
};

/// A named set of zones, the same for all or one set a seat.
struct RegionDef : Node {
  RegionDef();
  RegionDef(const RegionDef&);
  RegionDef(RegionDef&&) noexcept;
  RegionDef& operator=(const RegionDef&);
  RegionDef& operator=(RegionDef&&) noexcept;
  ~RegionDef();

  Id<NameKind::Region> id;
  std::vector<ZoneRef> zones;
  std::vector<std::vector<ZoneRef>> perSeat;
};

/// A name for several directions: the same for all, or as each seat sees them.
struct DirectionSetDef : Node {
  Id<NameKind::DirectionSet> id;
  std::vector<DirectionRef> directions;
  std::vector<std::vector<DirectionRef>> perSeat;
};

/// What becomes of a direction when a pattern is turned by the board's smallest angle, or mirrored.
struct DirectionTurn : Node {
  DirectionRef direction;
  DirectionRef turned;
  DirectionRef mirrored;
};

/// Lines of the designer's own, such as the mills of a morris board.
struct LineSetDef : Node {
  Id<NameKind::LineSet> id;
  std::vector<std::vector<ZoneRef>> lines;
};

struct TokenTypeDef : Node {
  TokenTypeDef();
  TokenTypeDef(const TokenTypeDef&);
  TokenTypeDef(TokenTypeDef&&) noexcept;
  TokenTypeDef& operator=(const TokenTypeDef&);
  TokenTypeDef& operator=(TokenTypeDef&&) noexcept;
  ~TokenTypeDef();

  Id<NameKind::TokenType> id;
  std::string name;
  std::vector<PropertyDef> props;
  /// What the properties may be of tokens that somebody does not know; see kernel/origins.h.
  std::vector<std::pair<PropertyRef, Query>> mayBe;
};

struct PhaseDef : Node {
  PhaseDef();
  PhaseDef(const PhaseDef&);
  PhaseDef(PhaseDef&&) noexcept;
  PhaseDef& operator=(const PhaseDef&);
  PhaseDef& operator=(PhaseDef&&) noexcept;
  ~PhaseDef();

  Id<NameKind::Phase> id;
  Number actions = 1;       ///< how many actions a player takes; 0 means none: the phase runs and moves on
  bool untilEnded = false;  ///< "any": the player goes on until endPhase (or the built-in "end phase" move)
  std::optional<Number> minActions;       ///< with a range: so many before the player may end the phase
  std::optional<PlayerSelector> players;  ///< who acts, one after the other; the active player unless written
  bool simultaneous = false;
  std::optional<Condition> until;  ///< the phase goes round again until it holds
  PassRule pass = PassRule::Never;
  EffectList onEnter;
  EffectList onExit;
  std::optional<Condition> skipIf;
};
struct TurnOrder : Node {
  std::vector<std::int64_t> once;
  std::vector<std::int64_t> repeat;  ///< empty: every seat in order (round robin)
};
struct TurnDef : Node {
  TurnOrder order;
  std::vector<PhaseDef> phases;
};

struct ParamDef : Node {
  BindingId name;
  Query domain;
};
/// No action has more.
constexpr std::size_t maximumParameters = 8;
struct LimitDef : Node {
  LimitScope scope = LimitScope::Turn;
  ValueExpr max;  ///< 1 unless written
  LimitDef();
};
struct ActionDef : Node {
  ActionDef();
  ActionDef(const ActionDef&);
  ActionDef(ActionDef&&) noexcept;
  ActionDef& operator=(const ActionDef&);
  ActionDef& operator=(ActionDef&&) noexcept;
  ~ActionDef();

  Id<NameKind::Action> id;
  std::string label;  ///< for people, with {$param} holes; the id when empty
  PlayerSelector actor;
  std::vector<PhaseRef> phase;
  std::vector<ParamDef> params;
  Condition pre;
  EffectList cost;
  EffectList effects;
  std::optional<Condition> post;
  std::vector<LimitDef> limits;
  bool longest = false;  ///< only what begins a longest series of it is legal
};

struct EventMatch : Node {
  std::optional<PhaseRef> phase;
  std::optional<ActionRef> action;
  std::optional<ZoneSelector> zone;
  std::optional<RegionRef> region;
  std::optional<TokenTypeRef> type;
};
struct TriggerDef : Node {
  TriggerDef();
  TriggerDef(const TriggerDef&);
  TriggerDef(TriggerDef&&) noexcept;
  TriggerDef& operator=(const TriggerDef&);
  TriggerDef& operator=(TriggerDef&&) noexcept;
  ~TriggerDef();

  Id<NameKind::Trigger> id;
  EventKind event = EventKind::ActionResolved;
  EventMatch match;
  Condition when;
  EffectList effects;
};

struct ResultDef : Node {
  ResultKind type = ResultKind::Draw;
  std::optional<PlayerSelector> player;
};
struct EndDef : Node {
  EndDef();
  EndDef(const EndDef&);
  EndDef(EndDef&&) noexcept;
  EndDef& operator=(const EndDef&);
  EndDef& operator=(EndDef&&) noexcept;
  ~EndDef();

  std::string id;
  Condition when;
  ResultDef result;
};

struct ScoringDef : Node {
  ValueExpr score;  ///< evaluated once a player, who is the actor in it
  ScoreOrder order = ScoreOrder::Highest;
  std::vector<ValueExpr> tieBreaks;
};

struct TokenLook : Node {
  TokenTypeRef type;
  std::optional<std::int64_t> seat;
  TokenShape shape = TokenShape::Disc;
  std::string colour;  ///< "#rrggbb"; the palette's seat colour when empty
  std::string label;
  std::string picture;  ///< a file beside the document; "{property}" stands for a property
  std::string back;     ///< the same of what is seen of a card whose face is not; says nothing of the face
};
struct BoardLook : Node {
  std::string board;
  BoardStyle style = BoardStyle::Cells;
  std::string picture;  ///< a file beside the document
};
struct ZoneLook : Node {
  ZoneRef zone;
  std::string picture;  ///< a file beside the document
};
struct RenderingDef : Node {
  std::vector<TokenLook> tokens;
  std::vector<BoardLook> boards;
  std::vector<ZoneLook> zones;
};

/// A compiled game: no macros, every name resolved, ready for the kernel. Two of them are compared through
/// the data they are written as (see write.h), where provenance takes no part.
struct GameDef : Node {
  GameDef();
  GameDef(const GameDef&);
  GameDef(GameDef&&) noexcept;
  GameDef& operator=(const GameDef&);
  GameDef& operator=(GameDef&&) noexcept;
  ~GameDef();

  Metadata metadata;
  std::vector<ConstantDef> constants;
  std::vector<VariableDef> variables;
  std::vector<ZoneDef> zones;
  std::vector<RegionDef> regions;
  std::vector<DirectionSetDef> directionSets;
  std::vector<DirectionTurn> compass;
  std::vector<LineSetDef> lineSets;
  std::vector<TokenTypeDef> tokenTypes;
  std::vector<FormulaDef> definitions;
  EffectList setup;
  TurnDef turn;
  std::vector<ActionDef> actions;
  std::vector<TriggerDef> triggers;
  std::vector<EndDef> end;
  std::optional<ScoringDef> scoring;
  RenderingDef rendering;

  /// What the shapes of the boards know of their spaces, such as "row", whether rules ask for it or not;
  /// filled where boards are expanded, not written to JSON.
  std::vector<std::string> shapeProperties;

  // Filled by resolve(), not written to JSON.
  std::vector<std::string> directionNames;     ///< by Ref<Direction>::index
  std::vector<std::string> directionSetNames;  ///< by Ref<DirectionSet>::index: the sets, then the basic ones
  std::vector<std::string> propertyNames;      ///< by Ref<Property>::index
  std::vector<std::string> bindingNames;       ///< by Ref<Binding>::index
  std::uint32_t nodeCount = 0;                 ///< node numbers run from 1 to nodeCount
  std::uint32_t listCount = 0;                 ///< effect list numbers run from 1 to listCount
};

using GameDefPtr = std::shared_ptr<const GameDef>;

}  // namespace ludo::language
