// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "core/language/expressions.h"

/// Effects: everything that changes a state. Macros are marked so in their descriptions and do not occur in a
/// compiled GameDef. What each field means is said once, in describe_effects.cpp.
namespace ludo::language {

struct Effect;

/// An ordered list of effects. `list` is its dense number within its GameDef, from 1, given by resolve():
/// a suspended resolution names the list in which it goes on.
struct EffectList {
  std::vector<Effect> items;
  std::uint32_t list = 0;

  bool empty() const;
};

enum class VariableScope { Global, Player };
enum class InsertPosition { Top, Bottom, Random };

struct SetVarEffect : Node {
  VariableScope scope = VariableScope::Global;
  std::optional<PlayerSelector> player;
  VariableRef var;
  ValueExpr value;
};
struct AddVarEffect : Node {
  VariableScope scope = VariableScope::Global;
  std::optional<PlayerSelector> player;
  VariableRef var;
  ValueExpr delta;
};
struct MoveTokenEffect : Node {
  TokenSelector token;
  std::optional<ZoneSelector> from;
  ZoneSelector to;
  InsertPosition position = InsertPosition::Top;
};
struct MoveTokenAdjacentEffect : Node {
  TokenSelector token;
  std::optional<ZoneSelector> from;
  DirectionSelector direction;  ///< of a set, the first that leads anywhere
};
struct MoveAllEffect : Node {
  ZoneSelector from;
  ZoneSelector to;
  std::optional<Condition> filter;
  InsertPosition position = InsertPosition::Top;
};
struct DrawEffect : Node {
  ZoneSelector from;
  ZoneSelector to;
  ValueExpr count;
};
struct ShuffleEffect : Node {
  ZoneSelector zone;
};
struct CreateTokenEffect : Node {
  TokenTypeSelector type;
  ZoneSelector zone;
  std::optional<PlayerSelector> owner;
  ValueExpr count;  ///< 1 unless written
  std::vector<std::pair<PropertyRef, ValueExpr>> props;
  CreateTokenEffect();
};
/// A piece of the acting player on a space: createToken with the usual defaults of board games.
struct PlaceEffect : Node {
  TokenTypeSelector type;
  ZoneSelector zone;
  std::optional<PlayerSelector> owner;  ///< the actor unless written
};
struct DestroyTokenEffect : Node {
  TokenSelector token;
};
/// Takes tokens, or the top tokens of zones, out of play or to a zone, and counts them.
struct CaptureEffect : Node {
  Query what;
  std::optional<ZoneSelector> to;
  std::optional<VariableRef> score;  ///< grows by 1 for each; the actor's where players have their own
};
/// Hands the tokens of a zone out along a direction, one to each zone.
struct SowEffect : Node {
  ZoneSelector from;
  DirectionSelector direction;
  std::optional<Condition> skip;
};
struct SwapEffect : Node {
  TokenSelector first;
  TokenSelector second;
};
/// Who may see what a token is: everybody or some, from now on.
struct RevealEffect : Node {
  Query what;
  std::optional<PlayerSelector> to;  ///< everybody unless written
};
struct PeekEffect : Node {
  Query what;
  std::optional<PlayerSelector> player;  ///< the actor unless written
};
struct SetTokenPropEffect : Node {
  TokenSelector token;
  PropertySelector prop;
  ValueExpr value;
};
struct SetOwnerEffect : Node {
  TokenSelector token;
  std::optional<PlayerSelector> player;  ///< nobody when left out
};
struct IfEffect : Node {
  Condition when;
  EffectList then;
  EffectList otherwise;
};
struct ForEachEffect : Node {
  BindingId bind;
  Query over;
  EffectList effects;
  std::optional<ValueExpr> limit;  ///< as many rounds as there are members unless written
};
struct RepeatEffect : Node {
  ValueExpr times;
  std::optional<Condition> goesOn;  ///< macro: asked before each time
  EffectList effects;
};
struct LetEffect : Node {
  BindingId bind;
  ValueExpr value;
  EffectList in;
};
struct ChooseOneEffect : Node {
  BindingId bind;
  Query options;
  std::optional<PlayerSelector> chooser;  ///< the actor unless written
};
struct ChooseNEffect : Node {
  BindingId bind;
  Query options;
  ValueExpr n;
  std::optional<ValueExpr> min;           ///< n unless written
  std::optional<PlayerSelector> chooser;  ///< the actor unless written
};
struct RollEffect : Node {
  BindingId bind;
  ValueExpr sides;  ///< 6 unless written
  RollEffect();
};
/// The random generator picks, each option with the same chance.
struct RandomOneEffect : Node {
  BindingId bind;
  Query options;
};
struct EndPhaseEffect : Node {};
struct EndTurnEffect : Node {};
struct ExtraTurnEffect : Node {
  std::optional<PlayerSelector> player;  ///< the actor unless written
};
struct GoToPhaseEffect : Node {
  PhaseRef phase;
};
struct SetActiveEffect : Node {
  PlayerSelector player;
};
struct EliminateEffect : Node {
  PlayerSelector player;
};
/// What the compiler replaces by other effects: it never reaches a game that can be played.
struct MacroEffect : Node {};
/// Draws until the zone holds `size` tokens.
struct RefillToSizeEffect : MacroEffect {
  ZoneSelector zone;
  ZoneSelector from;
  ValueExpr size;
};
/// A player chooses tokens to move away until `size` are left.
struct DiscardDownToEffect : MacroEffect {
  ZoneSelector zone;
  ZoneSelector to;
  ValueExpr size;
  std::optional<PlayerSelector> chooser;  ///< the zone's owner unless written; the actor where it has none
};

/// The effects of a definition, with what its parameters are given.
struct DoEffect : MacroEffect {
  FormulaRef name;
  std::vector<FormulaArgument> with;
};

/// One change to the state, or one piece of control flow.
struct Effect {
  Effect();
  Effect(const Effect&);
  Effect(Effect&&) noexcept;
  Effect& operator=(const Effect&);
  Effect& operator=(Effect&&) noexcept;
  ~Effect();

  std::variant<SetVarEffect, AddVarEffect, MoveTokenEffect, MoveTokenAdjacentEffect, MoveAllEffect,
               DrawEffect, ShuffleEffect, CreateTokenEffect, PlaceEffect, DestroyTokenEffect,
               SetTokenPropEffect, SetOwnerEffect, CaptureEffect, SowEffect, SwapEffect, RevealEffect,
               PeekEffect, IfEffect, ForEachEffect, RepeatEffect, LetEffect, ChooseOneEffect, ChooseNEffect,
               RollEffect, RandomOneEffect, EndPhaseEffect, EndTurnEffect, ExtraTurnEffect, GoToPhaseEffect,
               SetActiveEffect, EliminateEffect, RefillToSizeEffect, DiscardDownToEffect, DoEffect>
      node;
  Span span;
};

inline bool EffectList::empty() const {
  return items.empty();
}

}  // namespace ludo::language
