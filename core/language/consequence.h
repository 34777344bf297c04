// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <initializer_list>

namespace ludo::language {

/// What carrying out an effect may bring about. Each effect's description says which of these it may; whoever
/// wants to know asks the description (effect_facts.h) and keeps no list of effects.
enum class Consequence : std::uint16_t {
  MoveTokens = 1 << 0,  ///< from zone to zone
  CreateTokens = 1 << 1,
  DestroyTokens = 1 << 2,
  ChangeOwners = 1 << 3,  ///< of tokens there are
  ChangeProperties = 1 << 4,
  ChangeVariables = 1 << 5,
  UseChance = 1 << 6,
  AskPlayer = 1 << 7,   ///< the game waits for somebody's decision
  Reveal = 1 << 8,      ///< somebody gets to know what tokens are, wherever they are
  ChangeTurn = 1 << 9,  ///< who plays next, or what phase comes next
};

/// A set of consequences.
class Consequences {
 public:
  constexpr Consequences() = default;
  constexpr Consequences(Consequence one) : m_bits(bit(one)) {}  // NOLINT(google-explicit-constructor)
  constexpr Consequences(std::initializer_list<Consequence> all) {
    for (const Consequence each : all) m_bits |= bit(each);
  }

  constexpr bool empty() const { return m_bits == 0; }
  constexpr bool any(Consequences of) const { return (m_bits & of.m_bits) != 0; }
  constexpr bool operator==(const Consequences&) const = default;

 private:
  static constexpr std::uint16_t bit(Consequence one) { return static_cast<std::uint16_t>(one); }

  std::uint16_t m_bits = 0;
};

/// Everything after which tokens are elsewhere.
constexpr Consequences tokensComeOrGo{Consequence::MoveTokens, Consequence::CreateTokens,
                                      Consequence::DestroyTokens};

}  // namespace ludo::language
