// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/layout/state_layout.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code that reads and changes what positions keep of tokens that somebody may not know: who does,
/// with which others they can be confused, and where their values come from. All that it is made of outlives
/// it.
class TokenSecrets {
 public:
  TokenSecrets(machine::Builder& builder, const TokenFields& fields) : m_builder(builder), m_fields(fields) {}

  /// Which seats know what the token is, as bits.
  machine::Word knownBy(machine::Word token);
  /// Does nothing where the game has no secrets.
  void setKnownBy(machine::Word token, machine::Word seats);
  /// With which others it can be confused (core/kernel/pools.h), where the game has secrets.
  machine::Word pool(machine::Word token);
  void setPool(machine::Word token, machine::Word pool);
  /// Whether positions keep where the values of the property come from; the next two ask for that
  /// (kernel::Origin).
  bool hasOrigin(std::uint32_t property) const;
  machine::Word origin(machine::Word token, std::uint32_t property);
  void setOrigin(machine::Word token, std::uint32_t property, machine::Word origin);
  /// The origin of its type, where chance decides types.
  void setNature(machine::Word token, machine::Word origin);
  /// Nobody knows anything of it, and chance has decided nothing: as of a token that was not there before.
  void forget(machine::Word token);

 private:
  machine::Builder& m_builder;
  const TokenFields& m_fields;
};

}  // namespace ludo::engine
