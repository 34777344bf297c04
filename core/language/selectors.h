// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <string>
#include <utility>

#include "core/language/node.h"

namespace ludo::language {

/// Who is meant: written as a word ("actor", "active", "all", "allOther", "left", "right", "opponent"), a
/// seat number as text ("0"), a binding ("$who"), a variable that holds a player ("var(leader)"), or one of
/// the mappings { id: 0 }, { chosen: "$who" }, { relative: "left" }. Seats count from 0.
///
/// In every selector a variable is a global one, or the actor's own.
struct PlayerSelector : Node {
  enum class Kind { Actor, Active, All, AllOther, Left, Right, Opponent, Seat, Binding, Variable };
  Kind kind = Kind::Actor;
  std::int64_t seat = 0;  ///< Kind::Seat
  BindingRef binding;     ///< Kind::Binding
  VariableRef variable;   ///< Kind::Variable

  /// True when it can stand for several players at once.
  bool plural() const { return kind == Kind::All || kind == Kind::AllOther; }
};

/// Which zone is meant: "deck" or "deck:none" (one zone for all), "hand:actor" (a player's own; any player
/// selector word, seat number, binding or variable may follow the colon; "each" is "all"), "$cell" (a bound
/// zone), "var(target)" (the one that a variable holds), "last()" (where a token was last placed or moved
/// to), or "zoneOf($card)" and "zoneOf(var(card))" (where a token is).
struct ZoneSelector : Node {
  enum class Kind { Named, Binding, Variable, Last, OfToken };
  Kind kind = Kind::Named;
  ZoneRef zone;          ///< Kind::Named
  BindingRef binding;    ///< Kind::Binding, and the token of Kind::OfToken
  VariableRef variable;  ///< Kind::Variable, and of Kind::OfToken the token where it is no bound one
  bool owned = false;    ///< a player selector was given after the colon
  PlayerSelector owner;  ///< meaningful when `owned`
};

/// Which region is meant: "houses" (of one with a part for each player, the actor's), or "houses:opponent"
/// (that player's part; any player selector for one player may follow the colon).
struct RegionSelector : Node {
  RegionRef region;
  bool owned = false;    ///< a player selector was given after the colon
  PlayerSelector owner;  ///< meaningful when `owned`
};

/// Which token is meant: "$card" (a bound token), "var(card)" (the one that a variable holds), or "top(deck)"
/// / "bottom(deck)" with any zone selector.
struct TokenSelector : Node {
  enum class Kind { Binding, Variable, Top, Bottom };
  Kind kind = Kind::Binding;
  BindingRef binding;    ///< Kind::Binding
  VariableRef variable;  ///< Kind::Variable
  ZoneSelector zone;     ///< Kind::Top and Kind::Bottom

  bool isOfZone() const { return kind == Kind::Top || kind == Kind::Bottom; }
};

/// Which directions are meant: the name of a direction or of a set of them, or "$way" (a bound direction), as
/// the actor sees them, or as another player does: "forward:opponent" (any selector of one player may follow
/// the colon).
struct DirectionSelector {
  DirectionSetRef set;  ///< used when not empty
  BindingRef binding;
  bool owned = false;    ///< a player selector was given after the colon
  PlayerSelector owner;  ///< meaningful when `owned`
  Span span;

  bool isBound() const { return !binding.empty(); }
};

/// Which token type or property is meant: its name, or a text that is one: "$kind" (a bound one) or
/// "var(kind)" (the one that a variable holds). The compiler writes texts out, one case for each name, so
/// that a game that can be played has names alone.
template <NameKind K>
struct NameSelector : Ref<K> {
  BindingRef binding;    ///< used when not empty
  VariableRef variable;  ///< used when not empty

  NameSelector() = default;
  NameSelector(Ref<K> name) : Ref<K>(std::move(name)) {}       // NOLINT(google-explicit-constructor)
  NameSelector(std::string name) : Ref<K>(std::move(name)) {}  // NOLINT(google-explicit-constructor)
  bool isText() const { return !binding.empty() || !variable.empty(); }
};
using TokenTypeSelector = NameSelector<NameKind::TokenType>;
using PropertySelector = NameSelector<NameKind::Property>;

/// A whole number fixed when the game is compiled: a literal, or the quoted name of a constant.
struct Number : Node {
  std::int64_t literal = 0;
  ConstantRef constant;  ///< used when not empty

  Number() = default;
  Number(std::int64_t value) : literal(value) {}  // NOLINT(google-explicit-constructor)
};

}  // namespace ludo::language
