// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "core/engine/recorder.h"
#include "core/engine/token_hashes.h"
#include "core/layout/state_layout.h"

namespace ludo::engine {

/// What the tokens of a position add to its hash, as a seat sees them; `nobody` sees everything. There is a
/// kind for each TokenEncoding, and nobody asks which but makeTokenTerms(). Immutable; what it is made of
/// outlives it.
class TokenTerms {
 public:
  TokenTerms(const TokenHashes& hashes, const StateLayout& layout) : m_hashes(hashes), m_layout(layout) {}
  TokenTerms(const TokenTerms&) = delete;
  TokenTerms& operator=(const TokenTerms&) = delete;
  virtual ~TokenTerms() = default;

  /// Of all tokens.
  virtual std::uint64_t sum(const Fields& fields, kernel::Seat seat) const = 0;
  /// The hash of a token that a value of the position names, where it is; nothing where it names none.
  virtual std::optional<std::uint64_t> hashOf(const Fields& fields, std::int64_t token,
                                              kernel::Seat seat) const = 0;
  /// The same as an argument of a move; where tokens have no ids, the zone in its place.
  virtual std::uint64_t argumentHash(const Fields&, std::int64_t token, kernel::Seat) const {
    return static_cast<std::uint64_t>(token);
  }
  /// Whether the seat knows what the token is. Without ids nothing is hidden.
  virtual bool knows(const Fields&, kernel::TokenId, kernel::Seat) const { return true; }

  /// Adds the terms of all tokens; renew() does so after changes that led to the position.
  virtual void begin(const Fields& fields, SumTerms& terms) const = 0;
  virtual void renew(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const = 0;

 protected:
  const TokenHashes& m_hashes;
  const StateLayout& m_layout;
};

std::unique_ptr<const TokenTerms> makeTokenTerms(const TokenHashes& hashes, const StateLayout& layout);

/// A term of a sum becomes another.
inline void changeTerm(SumTerms& terms, std::uint64_t& term, std::uint64_t now) {
  terms.sum += now - term;
  term = now;
}

}  // namespace ludo::engine
