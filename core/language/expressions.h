// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/base/box.h"
#include "core/language/node.h"
#include "core/language/selectors.h"

/// Values, conditions and queries: everything that reads a state and changes nothing. What each field means
/// is said once, in the descriptions (describe_values.cpp, describe_conditions.cpp, describe_queries.cpp).
namespace ludo::language {

struct ValueExpr;
struct Condition;
struct Query;

enum class ArithmeticOp { Add, Subtract, Multiply, Divide, Modulo, Minimum, Maximum };
enum class AggregateOp { Sum, Count, Minimum, Maximum };
enum class LogicOp { And, Or };
enum class CompareOp { Equal, NotEqual, Less, LessOrEqual, Greater, GreaterOrEqual };
enum class Occupancy { Empty, Occupied, Own, Enemy };
enum class SetOp { Union, Intersection, Difference };

/// What a definition is given for one of its parameters.
struct FormulaArgument : Node {
  BindingRef name;
  Box<ValueExpr> value;
};

struct GlobalVariableValue : Node {
  VariableRef var;
};
struct PlayerVariableValue : Node {
  PlayerSelector player;
  VariableRef var;
};
struct ZoneCountValue : Node {
  ZoneSelector zone;
};
struct ZonePropertyValue : Node {
  ZoneSelector zone;
  PropertyRef prop;
};
struct TokenPropertyValue : Node {
  TokenSelector token;
  PropertySelector prop;
};
struct TokenOwnerValue : Node {
  TokenSelector token;
};
struct TokenTypeValue : Node {
  TokenSelector token;
};
struct TokenZoneValue : Node {
  TokenSelector token;
};
struct BindingValue : Node {
  BindingRef name;
};
struct ConstantValue : Node {
  ConstantRef name;
};
struct PlayerValue : Node {
  PlayerSelector player;
};
/// The number of a player's seat, and the player in a seat.
struct SeatValue : Node {
  PlayerSelector player;
};
struct PlayerAtValue : Node {
  Box<ValueExpr> seat;  ///< goes on round the table
};
struct ZoneValue : Node {
  ZoneSelector zone;
};
struct TokenValue : Node {
  TokenSelector token;
};
struct DirectionValue : Node {
  DirectionSelector direction;
};
struct TurnNumberValue : Node {};
struct PassesValue : Node {};
struct LastZoneValue : Node {};
struct NothingValue : Node {};
struct RepetitionsValue : Node {
  std::optional<RegionRef> in;  ///< everywhere unless written
  bool toMove = false;          ///< positions count as the same only with the same player to move
};
struct StepValue : Node {
  ZoneSelector from;
  DirectionSelector direction;          ///< of a set, the first
  std::optional<Box<ValueExpr>> steps;  ///< 1 unless written
};
struct LinesValue : Node {
  std::optional<PlayerSelector> player;  ///< the actor unless written; anybody where `where` is
  Box<ValueExpr> length;
  bool exact = false;
  std::optional<ZoneSelector> through;
  std::vector<DirectionSelector> directions;  ///< empty: every direction of the board
  std::optional<LineSetRef> among;            ///< the board's own lines instead of straight ones
  std::optional<RegionRef> excluding;
  std::optional<TokenTypeRef> type;
  std::optional<Box<Condition>> where;
  std::vector<PropertyRef> sharing;  ///< a run counts once for each of these that is alike in all of it
};
struct GroupSizeValue : Node {
  ZoneSelector zone;
  std::optional<Box<Condition>> via;
};
struct DistanceValue : Node {
  ZoneSelector from;
  std::optional<ZoneSelector> to;
  std::optional<RegionSelector> toRegion;
  std::optional<Box<Condition>> via;
};
struct PatternValue : Node {
  std::optional<ZoneSelector> at;
  std::vector<std::vector<DirectionSelector>> cells;  ///< each the steps from the first zone
  bool rotate = false;
  bool reflect = false;
  std::optional<Box<Condition>> where;
};
struct LegalCountValue : Node {
  std::optional<ActionRef> action;
  PlayerSelector player;
};
struct AbsoluteValue : Node {
  Box<ValueExpr> value;
};
/// Macro: 0 minus the value.
struct NegativeValue : Node {
  Box<ValueExpr> value;
};
struct ChosenValue : Node {
  Box<Condition> when;
  Box<ValueExpr> then;
  Box<ValueExpr> otherwise;
};
struct ArithmeticValue : Node {
  ArithmeticOp op = ArithmeticOp::Add;
  Box<ValueExpr> left;
  Box<ValueExpr> right;
};
struct DefinedValue : Node {
  FormulaRef name;
  std::vector<FormulaArgument> with;
};
struct AggregateValue : Node {
  AggregateOp op = AggregateOp::Count;
  Box<Query> query;
  std::optional<PropertyRef> prop;
  std::optional<BindingId> bind;
  std::optional<Box<ValueExpr>> each;
};

/// Something that has a value: a whole number, true or false, text, a token, a zone or a player.
/// A quoted string is a binding when it starts with "$", a constant when one has that name, else text.
struct ValueExpr {
  ValueExpr();
  ValueExpr(const ValueExpr&);
  ValueExpr(ValueExpr&&) noexcept;
  ValueExpr& operator=(const ValueExpr&);
  ValueExpr& operator=(ValueExpr&&) noexcept;
  ~ValueExpr();

  std::variant<std::int64_t, bool, std::string, GlobalVariableValue, PlayerVariableValue, ZoneCountValue,
               ZonePropertyValue, TokenPropertyValue, TokenOwnerValue, TokenTypeValue, TokenZoneValue,
               BindingValue, ConstantValue, PlayerValue, SeatValue, PlayerAtValue, ZoneValue, TokenValue,
               DirectionValue, TurnNumberValue, PassesValue, LastZoneValue, NothingValue, RepetitionsValue,
               StepValue, LinesValue, GroupSizeValue, DistanceValue, PatternValue, LegalCountValue,
               ArithmeticValue, AbsoluteValue, NegativeValue, ChosenValue, AggregateValue, DefinedValue>
      node;
  Span span;
};

struct LogicCondition : Node {
  LogicOp op = LogicOp::And;
  std::vector<Condition> args;
};
struct NotCondition : Node {
  Box<Condition> arg;
};
struct CompareCondition : Node {
  CompareOp op = CompareOp::Equal;
  ValueExpr left;
  ValueExpr right;
};
struct InCondition : Node {
  ValueExpr item;
  Box<Query> set;
};
struct IsCondition : Node {
  Occupancy is = Occupancy::Empty;
  ZoneSelector zone;
  std::optional<TokenTypeRef> type;
};
struct AdjacentCondition : Node {
  ZoneSelector zone;
  ZoneSelector to;
  std::vector<DirectionSelector> direction;  ///< empty: any neighbour
};
/// Nobody who is to act can: see EndDef.
struct StuckCondition : Node {};
struct ConnectedCondition : Node {
  std::optional<ZoneSelector> zone;
  std::optional<RegionSelector> from;
  std::optional<ZoneSelector> to;
  std::optional<RegionSelector> toRegion;
  std::optional<Box<Condition>> via;
};

struct DefinedCondition : Node {
  FormulaRef name;
  std::vector<FormulaArgument> with;
};

/// Something that holds or does not hold.
struct Condition {
  Condition();
  Condition(const Condition&);
  Condition(Condition&&) noexcept;
  Condition& operator=(const Condition&);
  Condition& operator=(Condition&&) noexcept;
  ~Condition();

  std::variant<bool, LogicCondition, NotCondition, CompareCondition, InCondition, IsCondition,
               AdjacentCondition, ConnectedCondition, StuckCondition, DefinedCondition>
      node;  ///< true unless written
  Span span;
};

struct TokensInZoneQuery : Node {
  ZoneSelector zone;
  std::optional<ValueExpr> top;
  std::optional<Condition> where;
};
struct IntsInRangeQuery : Node {
  ValueExpr min;
  ValueExpr max;
};
struct EnumsQuery : Node {
  std::vector<std::string> values;
  std::optional<PropertyRef> of;  ///< every word that this property has; the compiler lists them
};
struct PlayersQuery : Node {
  std::optional<PlayerSelector> of;
  std::optional<Condition> where;
};
struct ZoneFilter : Node {
  PlayerSelector owner;
};
struct ZonesQuery : Node {
  std::optional<RegionSelector> in;
  std::optional<ZoneFilter> filter;
  std::optional<Condition> where;
};
struct TokensQuery : Node {
  std::optional<PlayerSelector> player;
  std::optional<TokenTypeRef> type;
  std::optional<RegionSelector> in;
  std::optional<Condition> where;
};
struct AdjacentZonesQuery : Node {
  ZoneSelector zone;
  std::vector<DirectionSelector> direction;  ///< empty: all neighbours
  std::optional<Condition> where;
};
struct RayQuery : Node {
  ZoneSelector from;
  std::vector<DirectionSelector> directions;  ///< empty: every direction
  std::optional<Condition> through;           ///< the zone is empty unless written
  std::optional<Condition> until;
  std::optional<ValueExpr> max;
};
struct HopsQuery : Node {
  ZoneSelector from;
  std::vector<DirectionSelector> directions;  ///< empty: every direction
  std::optional<Condition> over;              ///< the zone is occupied unless written
  std::optional<Condition> to;                ///< the zone is empty unless written
};
struct LeapsQuery : Node {
  ZoneSelector from;
  std::vector<DirectionSelector> path;  ///< the steps one after another; of a set, the first
  bool rotate = false;
  bool reflect = false;
  std::optional<Condition> where;
};
struct DirectionsQuery : Node {
  std::vector<DirectionSelector> of;  ///< empty: every direction
};
struct BetweenQuery : Node {
  ZoneSelector from;
  ZoneSelector to;
};
struct SandwichedQuery : Node {
  ZoneSelector from;
  std::vector<DirectionSelector> directions;  ///< empty: every direction
  std::optional<ValueExpr> length;
  std::optional<Condition> where;  ///< an enemy's token unless written
  std::optional<Condition> by;     ///< the actor's own token unless written
};
struct SetQuery : Node {
  SetOp op = SetOp::Union;
  std::vector<Query> of;
};
struct FilterQuery : Node {
  BindingId bind;
  Box<Query> of;
  Condition where;
};
/// Of the options for which all of `by` are the same, the first.
struct DistinctQuery : Node {
  BindingId bind;
  Box<Query> of;
  std::vector<ValueExpr> by;
};
struct TokensInAdjacentZonesQuery : Node {
  ZoneSelector zone;
  std::optional<Condition> where;
};
struct ConnectedZonesQuery : Node {
  ZoneSelector zone;
  std::optional<Condition> via;
  std::optional<ValueExpr> maxDepth;
};
struct BindingQuery : Node {
  BindingRef name;
};
struct DefinedQuery : Node {
  FormulaRef name;
  std::vector<FormulaArgument> with;
};

/// A finite, ordered collection of options.
struct Query {
  Query();
  Query(const Query&);
  Query(Query&&) noexcept;
  Query& operator=(const Query&);
  Query& operator=(Query&&) noexcept;
  ~Query();

  std::variant<TokensInZoneQuery, IntsInRangeQuery, EnumsQuery, PlayersQuery, ZonesQuery, TokensQuery,
               AdjacentZonesQuery, TokensInAdjacentZonesQuery, ConnectedZonesQuery, RayQuery, HopsQuery,
               LeapsQuery, DirectionsQuery, BetweenQuery, SandwichedQuery, SetQuery, FilterQuery,
               DistinctQuery, BindingQuery, DefinedQuery>
      node;
  Span span;
};

}  // namespace ludo::language
