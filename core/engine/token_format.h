// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/base/rng.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"
#include "core/layout/position_fields.h"
#include "core/layout/state_layout.h"

namespace ludo::engine {

/// Packs and unpacks the tokens of a position. There is a kind for each TokenEncoding, and nobody asks which
/// but makeTokenFormat(). Immutable; what it is made of outlives it. Any thread.
class TokenFormat {
 public:
  TokenFormat(const kernel::Rules& rules, const StateLayout& layout, const Facts& facts)
      : m_rules(rules), m_layout(layout), m_facts(facts) {}
  TokenFormat(const TokenFormat&) = delete;
  TokenFormat& operator=(const TokenFormat&) = delete;
  virtual ~TokenFormat() = default;

  /// Whether tokens have the kernel's ids; else one is given by its zone.
  virtual bool haveIds() const { return false; }
  /// Whether zones hold numbers of tokens that are alike.
  virtual bool areCounted() const { return false; }

  /// False when the tokens have no room in a position.
  virtual bool pack(const kernel::State& state, Fields& fields) const = 0;
  /// Fills in the tokens and zones of the state; it has as many zones as the rules, and they are empty.
  virtual void unpack(const Fields& fields, kernel::State& state) const = 0;

  /// A token of the state as positions name it, and back: nothing where a position names none.
  virtual std::int64_t payloadOf(const kernel::State& state, kernel::TokenId token) const;
  virtual kernel::Value tokenOf(const kernel::State& state, std::int64_t payload) const;

  /// Two tokens swap their types, their properties and where these come from. Without ids nothing is hidden,
  /// and there is nothing to swap.
  virtual void exchange(Fields&, kernel::TokenId, kernel::TokenId) const {}
  /// Draws new values for a token's uncertain properties: see kernel::Origins. Without ids none are
  /// uncertain.
  virtual void drawValues(Fields&, kernel::TokenId, Rng&) const {}

 protected:
  /// The properties that positions keep stand at `index` of the tables: the token's id or its zone. False
  /// when a value has no room.
  bool packProperties(const std::vector<std::optional<Table>>& tables, const kernel::Token& token,
                      std::size_t index, Fields& fields) const;
  /// Without a table each token has what its type begins with.
  void unpackProperties(const std::vector<std::optional<Table>>& tables, std::size_t index,
                        const Fields& fields, kernel::Token& token) const;

  /// Puts the zone into the lines of the seat whose token is its topmost, where positions keep lines.
  void packLines(kernel::Seat seat, std::size_t zone, Fields& fields) const;

  const kernel::Rules& m_rules;
  const StateLayout& m_layout;
  const Facts& m_facts;
};

std::unique_ptr<const TokenFormat> makeTokenFormat(const kernel::Rules& rules, const StateLayout& layout,
                                                   const Facts& facts);

}  // namespace ludo::engine
