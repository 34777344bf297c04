// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/engine/token_format.h"

namespace ludo::engine {

/// Tokens by the kernel's ids.
class IdFormat final : public TokenFormat {
 public:
  using TokenFormat::TokenFormat;
  bool haveIds() const override { return true; }
  bool pack(const kernel::State& state, Fields& fields) const override;
  void unpack(const Fields& fields, kernel::State& state) const override;
  std::int64_t payloadOf(const kernel::State&, kernel::TokenId token) const override {
    return kernel::Value::ofToken(token).payload;
  }
  kernel::Value tokenOf(const kernel::State&, std::int64_t payload) const override {
    return {kernel::Value::Kind::Token, payload};
  }
  void exchange(Fields& fields, kernel::TokenId a, kernel::TokenId b) const override;
  void drawValues(Fields& fields, kernel::TokenId token, Rng& random) const override;

 private:
  /// Whether tokens of the zone have an order that positions keep.
  bool isRow(kernel::ZoneId zone) const;
  /// The offset of the set of the zone's tokens, where it has room for several.
  std::uint32_t contentsOf(kernel::ZoneId zone) const;
  /// Puts the token into the sets by value; false when there is none for a value of it.
  bool packSets(const kernel::Token& token, std::size_t id, Fields& fields) const;
  void packOrigins(const kernel::Token& token, std::size_t id, Fields& fields) const;
  void unpackOrigins(std::size_t id, const Fields& fields, kernel::Token& token) const;
  /// An uncertain value, of whatever kind it may be.
  std::int64_t uncertain(std::uint32_t property, const kernel::Value& value) const;
  /// Makes the token one of another kind.
  void become(Fields& fields, kernel::TokenId token, const kernel::Nature& nature) const;
  void putTop(Fields& fields, std::int64_t zone) const;
  /// The offset of the set of tokens that have the value.
  std::uint32_t setOf(std::uint32_t property, std::int64_t value) const;
  /// The sets by value are right again for this token.
  void putInSets(Fields& fields, kernel::TokenId token) const;
};

}  // namespace ludo::engine
