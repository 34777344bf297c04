// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/origins.h"
#include "core/lowering/part.h"

namespace ludo::engine {

class TokenStore;

/// What seats know of tokens: the part of the kernel's state_editor.cpp that is about it. Where the game has
/// no secrets nothing of it is kept.
class Secrets : private Part {
 public:
  Secrets(Scope& scope, TokenStore& store) : Part(scope), m_store(store) {}

  /// Those who look into the zone know the token now.
  void becomesKnown(Word token, Word zone);
  /// The seats, as bits, know the token.
  void learn(Word token, Word seats);
  /// The token is one of those in the zone that belong to the owner.
  void joinPoolOf(Word token, Word zone, Word owner);
  /// Nobody can tell the zone's tokens apart any more but those who look into it.
  void mix(Word zone);
  void setOrigin(Word token, std::uint32_t property, kernel::Origin origin);

 private:
  Word seenBy(Word zone);
  bool keepsPools() const;
  void mixPool(const TokenSet& tokens, Word zone, kernel::Seat owner);

  TokenStore& m_store;
};

}  // namespace ludo::engine
