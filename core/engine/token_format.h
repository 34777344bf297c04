// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/base/rng.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/layout/position_fields.h"
#include "core/layout/state_layout.h"

namespace ludo::engine {

/// Packs and unpacks the tokens of a position, in whichever way the layout keeps them: by ids, as counts by
/// zone, or in cells that hold at most one. Immutable; what it is made of outlives it. Any thread.
class TokenFormat {
 public:
  TokenFormat(const kernel::Rules& rules, const StateLayout& layout, const Facts& facts)
      : m_rules(rules), m_layout(layout), m_facts(facts) {}

  /// False when the tokens have no room in a position.
  bool pack(const kernel::State& state, Fields& fields) const;
  /// Fills in the tokens and zones of the state.
  void unpack(const Fields& fields, kernel::State& state) const;

  /// Two tokens swap their types, their properties and where these come from. Only where tokens have ids.
  void exchange(Fields& fields, kernel::TokenId a, kernel::TokenId b) const;
  /// Draws new values for a token's uncertain properties: see kernel::Origins. Only where tokens have ids.
  void drawValues(Fields& fields, kernel::TokenId token, Rng& random) const;

 private:
  /// Whether tokens of the zone have an order that positions keep.
  bool isRow(kernel::ZoneId zone) const;
  bool packIds(const kernel::State& state, Fields& fields) const;
  void unpackIds(const Fields& fields, kernel::State& state) const;
  void packOrigins(const kernel::Token& token, std::size_t id, Fields& fields) const;
  std::int64_t uncertain(std::uint32_t property, const kernel::Value& value) const;
  /// Makes the token one of another kind.
  void become(Fields& fields, kernel::TokenId token, const kernel::Nature& nature) const;
  void unpackOrigins(std::size_t id, const Fields& fields, kernel::Token& token) const;
  void putTop(Fields& fields, std::int64_t zone) const;
  std::uint32_t setOf(std::uint32_t property, std::int64_t value) const;
  /// The sets by value are right again for this token.
  void putInSets(Fields& fields, kernel::TokenId token) const;
  bool packCounts(const kernel::State& state, Fields& fields) const;
  void unpackCounts(const Fields& fields, kernel::State& state) const;
  bool packCells(const kernel::State& state, Fields& fields) const;
  void unpackCell(const Fields& fields, kernel::ZoneId zone, kernel::State& state) const;
  void packLines(Fields& fields, const kernel::Token& token) const;
  bool packProperties(const std::vector<std::optional<Table>>& tables, const kernel::Token& token,
                      std::size_t index, Fields& fields) const;
  void unpackProperties(const std::vector<std::optional<Table>>& tables, std::size_t index,
                        const Fields& fields, kernel::Token& token) const;

  const kernel::Rules& m_rules;
  const StateLayout& m_layout;
  const Facts& m_facts;
};

}  // namespace ludo::engine
