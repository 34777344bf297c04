// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/engine/move.h"
#include "core/engine/position_format.h"
#include "core/engine/recorder.h"
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
    return knows(PositionFormat::of(position), token, seat);
  }
  /// As kernel::observedMoveHash; a program without identities has zones in place of tokens.
  std::uint64_t observedMoveHash(const Position& position, const Move& move, kernel::Seat seat) const;

 private:
  void addType(std::uint32_t type);
  const StateLayout& layout() const { return m_format.layout(); }
  std::uint64_t fold(const Position& position, std::uint64_t sum, kernel::Seat seat) const;
  std::uint64_t sum(const Fields& fields, kernel::Seat seat) const;
  std::uint64_t sumOfIds(const Fields& fields, kernel::Seat seat) const;
  std::uint64_t sumOfCounts(const Fields& fields) const;
  std::uint64_t sumOfCells(const Fields& fields) const;
  /// What a zone adds to it, and a token with an id that is not in a row; and all tokens of a row.
  std::uint64_t zoneTerm(const Fields& fields, std::size_t zone) const;
  std::uint64_t tokenTerm(const Fields& fields, std::size_t id) const;
  std::uint64_t rowTerm(const Fields& fields, kernel::ZoneId zone, kernel::Seat seat) const;
  std::uint64_t variableTerm(const Fields& fields, std::size_t slot) const;
  void renewRows(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const;
  std::uint64_t cellTerm(const Fields& fields, std::size_t zone, kernel::Seat owner) const;
  /// Of a token as the seat sees it: what is added to the sum for it at this place.
  std::uint64_t term(const Fields& fields, kernel::TokenId token, kernel::Seat owner, kernel::ZoneId zone,
                     std::size_t place, kernel::Seat seat) const;
  kernel::Value propertyOf(const Fields& fields, kernel::TokenId token, std::uint32_t type,
                           std::uint32_t property) const;
  kernel::Seat ownerOf(const Fields& fields, kernel::TokenId token) const;
  std::uint32_t typeOf(const Fields& fields, kernel::TokenId token) const;
  bool knows(const Fields& fields, kernel::TokenId token, kernel::Seat seat) const;
  std::uint64_t tokenHash(const Fields& fields, kernel::TokenId token, kernel::Seat seat) const;
  std::uint64_t unknownHash(const Fields& fields, kernel::TokenId token, kernel::Seat owner) const;
  /// Of all tokens that the seat does not know, wherever they are.
  std::uint64_t sumOfUnknown(const Fields& fields, kernel::Seat seat) const;
  /// Of a token that the seat knows.
  std::uint64_t knownHash(const Fields& fields, kernel::TokenId token, std::uint32_t type,
                          kernel::Seat owner) const;
  /// The same of a token whose properties stand at `index` of the tables.
  std::uint64_t withProperties(const Fields& fields, const std::vector<std::optional<Table>>& tables,
                               std::size_t index, std::uint32_t type, kernel::Seat owner) const;
  /// Of tokens with this type and owner: by which their hashes are in the tables.
  std::size_t variety(std::uint32_t type, kernel::Seat owner) const {
    return type * m_owners + static_cast<std::size_t>(owner + 1);
  }
  std::uint64_t placedAt(std::uint64_t hash, kernel::ZoneId zone, std::size_t place) const;
  std::uint64_t placed(std::size_t variety, kernel::ZoneId zone, std::size_t place) const;
  std::uint64_t valueHash(const Fields& fields, const kernel::Value& value, kernel::Seat seat) const;
  std::optional<std::uint64_t> heldHash(const Fields& fields, std::int64_t zone) const;
  void addHistory(kernel::Hasher& hasher, const Position& position) const;
  void addCommitted(kernel::Hasher& hasher, const Fields& fields, kernel::Seat seat) const;
  void addChoice(kernel::Hasher& hasher, const Fields& fields, kernel::Seat seat) const;

  const kernel::Rules& m_rules;  ///< all of them; zones of positions are those of the reduction
  const Reduction& m_reduction;
  const PositionFormat& m_format;
  Facts m_facts;
  /// By zone: where its only place is, 0 for a set; nothing where tokens have places in a row.
  std::vector<std::optional<std::size_t>> m_place;
  std::vector<kernel::ZoneId> m_rows;                      ///< the zones with places in a row
  std::vector<std::uint64_t> m_variableTerms;              ///< by slot
  std::size_t m_owners;                                    ///< nobody and the seats
  std::vector<std::vector<std::uint32_t>> m_propertiesOf;  ///< by type: in the order of a token's values
  std::vector<bool> m_isPlain;                             ///< by type: has nothing that can change
  std::vector<std::uint64_t> m_hashes;  ///< by variety: of a token that is plain, else without properties
  std::vector<std::uint64_t> m_placed;  ///< by variety, then zone with a single place; may be empty
};

}  // namespace ludo::engine
