// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <vector>

#include "core/base/typed_id.h"

namespace ludo::kernel {

using ZoneId = TypedId<struct ZoneTag>;    ///< a zone instance: a player-owned zone has one a seat
using TokenId = TypedId<struct TokenTag>;  ///< a token; ids are never used again within a game
using Seat = std::int32_t;                 ///< 0 to seats - 1
/// No seat: the owner of what belongs to none, the player to move of a game that is over.
constexpr Seat nobody = -1;

/// A runtime value. Small, trivially copyable, totally ordered (by kind, then payload).
struct Value {
  enum class Kind : std::uint8_t { Nothing, Integer, Bool, Symbol, Token, Zone, Player };
  Kind kind = Kind::Nothing;
  std::int64_t payload = 0;  ///< the integer; 0 or 1; index into Rules::symbols; the id; the seat

  static Value nothing() { return {}; }
  static Value ofInteger(std::int64_t x) { return {Kind::Integer, x}; }
  static Value ofBool(bool x) { return {Kind::Bool, x ? 1 : 0}; }
  static Value ofSymbol(std::uint32_t x) { return {Kind::Symbol, x}; }
  static Value ofToken(TokenId x) { return {Kind::Token, x.index}; }
  static Value ofZone(ZoneId x) { return {Kind::Zone, x.index}; }
  static Value ofPlayer(Seat x) { return {Kind::Player, x}; }

  ZoneId zone() const { return ZoneId(static_cast<std::size_t>(payload)); }
  TokenId token() const { return TokenId(static_cast<std::size_t>(payload)); }
  Seat player() const { return static_cast<Seat>(payload); }
  auto operator<=>(const Value&) const = default;
};

/// A name bound to one value, or to a list (the picks of chooseN).
struct Binding {
  std::uint32_t name = 0;  ///< Ref<Binding>::index
  bool isList = false;
  Value value;
  std::vector<Value> list;
  bool operator==(const Binding&) const = default;
};

}  // namespace ludo::kernel
