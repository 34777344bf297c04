// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/token_terms.h"

namespace ludo::engine {

/// Where a token is given by its zone: one term for each zone.
class ZoneTerms : public TokenTerms {
 public:
  using TokenTerms::TokenTerms;
  std::uint64_t sum(const Fields& fields, kernel::Seat seat) const override;
  void begin(const Fields& fields, SumTerms& terms) const override;
  void renew(const Fields& fields, std::span<const Change> changes, SumTerms& terms) const override;

 protected:
  /// What all tokens of a zone add.
  virtual std::uint64_t zoneTerm(const Fields& fields, std::size_t zone) const = 0;
};

class CountTerms final : public ZoneTerms {
 public:
  using ZoneTerms::ZoneTerms;
  std::optional<std::uint64_t> hashOf(const Fields& fields, std::int64_t token,
                                      kernel::Seat seat) const override;

 private:
  std::uint64_t zoneTerm(const Fields& fields, std::size_t zone) const override;
};

class CellTerms final : public ZoneTerms {
 public:
  using ZoneTerms::ZoneTerms;
  std::uint64_t sum(const Fields& fields, kernel::Seat seat) const override;
  std::optional<std::uint64_t> hashOf(const Fields& fields, std::int64_t token,
                                      kernel::Seat seat) const override;

 private:
  std::uint64_t zoneTerm(const Fields& fields, std::size_t zone) const override;
  /// Of an occupied zone.
  std::uint64_t cellTerm(const Fields& fields, std::size_t zone, kernel::Seat owner) const;
};

}  // namespace ludo::engine
