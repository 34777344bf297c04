// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/kernel/origins.h"
#include "core/lowering/part.h"

namespace ludo::engine {

class TokenStore;

/// What seats know of tokens: the part of the kernel's state_editor.cpp about it. Writes no code where the
/// game has no secrets.
class Secrets : private Part {
 public:
  Secrets(FunctionLowering& function, TokenStore& store) : Part(function), m_store(store) {}

  /// The seats that see the zone know the token from now on.
  void becomesKnown(Word token, Word zone);
  /// The seats (as bits) know the token from now on.
  void learn(Word token, Word seats);
  /// The token joins the pool of the owner's tokens in the zone (kernel::poolOf).
  void joinPoolOf(Word token, Word zone, Word owner);
  /// The zone was shuffled: only those who see it can still tell its tokens apart.
  void mix(Word zone);
  /// Notes where the value of the property comes from, where positions keep that.
  void setOrigin(Word token, std::uint32_t property, kernel::Origin origin);

 private:
  Word seenBy(Word zone);
  bool keepsPools() const;
  void mixPool(const TokenSet& tokens, Word zone, kernel::Seat owner);

  TokenStore& m_store;
};

}  // namespace ludo::engine
