// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/token_terms.h"

namespace ludo::engine {

/// Tokens with ids: one term for each that is not in a row, and one for each row. Seats may know different
/// things of them.
class IdTerms final : public TokenTerms {
 public:
  IdTerms(const TokenHashes& hashes, const StateLayout& layout)
      : TokenTerms(hashes, layout), m_tokens(*layout.tokens) {}

  std::uint64_t sum(const Fields& fields, kernel::Seat seat) const override;
  std::optional<std::uint64_t> hashOf(const Fields& fields, std::int64_t token,
                                      kernel::Seat seat) const override;
  std::uint64_t argumentHash(const Fields& fields, std::int64_t token, kernel::Seat seat) const override;
  bool knows(const Fields& fields, kernel::TokenId token, kernel::Seat seat) const override;
  void begin(const Fields& fields, SumTerms& terms) const override;
  void renew(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const override;

 private:
  /// As the seat sees it: what is added to the sum for it at this place.
  std::uint64_t term(const Fields& fields, kernel::TokenId token, kernel::Seat owner, kernel::ZoneId zone,
                     std::size_t place, kernel::Seat seat) const;
  /// What a token adds that is not in a row; and all tokens of a row.
  std::uint64_t tokenTerm(const Fields& fields, std::size_t id) const;
  std::uint64_t rowTerm(const Fields& fields, kernel::ZoneId zone, kernel::Seat seat) const;
  void renewRows(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const;
  std::uint64_t tokenHash(const Fields& fields, kernel::TokenId token, kernel::Seat seat) const;
  std::uint64_t unknownHash(const Fields& fields, kernel::TokenId token, kernel::Seat owner) const;
  /// Of a token that the seat knows.
  std::uint64_t knownHash(const Fields& fields, kernel::TokenId token, std::uint32_t type,
                          kernel::Seat owner) const;
  /// Of all tokens that the seat does not know, wherever they are.
  std::uint64_t sumOfUnknown(const Fields& fields, kernel::Seat seat) const;
  kernel::Value propertyOf(const Fields& fields, kernel::TokenId token, std::uint32_t type,
                           std::uint32_t property) const;
  kernel::Seat ownerOf(const Fields& fields, kernel::TokenId token) const;
  std::uint32_t typeOf(const Fields& fields, kernel::TokenId token) const;

  const TokenFields& m_tokens;
};

}  // namespace ludo::engine
