// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/engine/move.h"
#include "core/engine/position_format.h"
#include "core/engine/recorder.h"
#include "core/engine/token_terms.h"
#include "core/kernel/hasher.h"
#include "core/lowering/lowered.h"

namespace ludo::engine {

/// The observed hashes of positions of a lowered game, equal to the kernel's (core/kernel/observed_hash.h),
/// without unpacking them. The seat `nobody` sees everything. Immutable; what it is made of outlives it.
class ObservedHasher {
 public:
  ObservedHasher(const kernel::Rules& rules, const Reduction& reduction, const LoweredGame& game,
                 const PositionFormat& format);

  /// As kernel::observedHash; for nobody as kernel::positionHash.
  std::uint64_t hash(const Position& position, kernel::Seat seat) const;
  /// The hash for nobody of a position whose terms have this sum (see SumTerms).
  std::uint64_t fold(const Position& position, std::uint64_t sum) const {
    return fold(position, sum, kernel::nobody);
  }
  /// Works out the terms of a position; renew() does so after changes that led to it, from the terms before.
  void begin(const Position& position, SumTerms& terms) const;
  void renew(const Position& position, std::span<const Change> changes, SumTerms& terms) const;
  bool knows(const Position& position, kernel::TokenId token, kernel::Seat seat) const {
    return m_tokens->knows(PositionFormat::of(position), token, seat);
  }
  /// As kernel::observedMoveHash; a program without identities has zones in place of tokens.
  std::uint64_t observedMoveHash(const Position& position, const Move& move, kernel::Seat seat) const;

 private:
  const StateLayout& layout() const { return m_format.layout(); }
  std::uint64_t fold(const Position& position, std::uint64_t sum, kernel::Seat seat) const;
  std::uint64_t sum(const Fields& fields, kernel::Seat seat) const;
  std::uint64_t variableTerm(const Fields& fields, std::size_t slot) const;
  /// Of a token that a variable holds; 0 for nothing.
  std::uint64_t heldHash(const Fields& fields, std::size_t slot, kernel::Seat seat) const;
  std::uint64_t valueHash(const Fields& fields, const kernel::Value& value, kernel::Seat seat) const;
  void addHistory(kernel::Hasher& hasher, const Position& position) const;
  void addCommitted(kernel::Hasher& hasher, const Fields& fields, kernel::Seat seat) const;
  void addChoice(kernel::Hasher& hasher, const Fields& fields, kernel::Seat seat) const;

  const kernel::Rules& m_rules;  ///< all of them; zones of positions are those of the reduction
  const Reduction& m_reduction;
  const PositionFormat& m_format;
  Facts m_facts;
  TokenHashes m_hashes;
  std::unique_ptr<const TokenTerms> m_tokens;
  std::vector<std::uint64_t> m_variableTerms;  ///< by slot
  std::vector<kernel::Value::Kind> m_kinds;    ///< by slot: what the variable holds
};

}  // namespace ludo::engine
