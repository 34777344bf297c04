// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/reduction.h"
#include "core/kernel/rules.h"
#include "core/layout/position_fields.h"

namespace ludo::engine {

/// The kernel's hashes of tokens by what they are and where (core/kernel/features.h), worked out as far as
/// the rules tell them. Zones are those of positions, the reduced ones. Immutable; the facts outlive it.
class TokenHashes {
 public:
  TokenHashes(const kernel::Rules& rules, const Reduction& reduction, const Facts& facts);

  const kernel::Rules& rules() const { return m_rules; }
  const Facts& facts() const { return m_facts; }
  std::size_t zoneCount() const { return m_place.size(); }
  /// Where the only place of a zone is, 0 for a set; nothing where tokens have places in a row.
  std::optional<std::size_t> place(std::size_t zone) const { return m_place[zone]; }
  /// The zones with places in a row.
  const std::vector<kernel::ZoneId>& rows() const { return m_rows; }

  /// Whether a type has no properties that can change.
  bool isPlain(std::uint32_t type) const { return m_isPlain[type]; }
  /// The properties of a type, in the order of a token's values.
  const std::vector<std::uint32_t>& propertiesOf(std::uint32_t type) const { return m_propertiesOf[type]; }
  /// Of a token that is plain; else without properties.
  std::uint64_t bare(std::uint32_t type, kernel::Seat owner) const { return m_hashes[variety(type, owner)]; }
  /// Of a token whose properties stand at `index` of the tables.
  std::uint64_t withProperties(const Fields& fields, const std::vector<std::optional<Table>>& tables,
                               std::size_t index, std::uint32_t type, kernel::Seat owner) const;
  /// The term of a token with this hash at a place: 0 in a set, else from 1 on.
  std::uint64_t placedAt(std::uint64_t hash, kernel::ZoneId zone, std::size_t place) const;
  /// The same of a plain token.
  std::uint64_t placed(std::uint32_t type, kernel::Seat owner, kernel::ZoneId zone, std::size_t place) const;

 private:
  void addType(std::uint32_t type);
  /// Of tokens with this type and owner: by which their hashes are in the tables.
  std::size_t variety(std::uint32_t type, kernel::Seat owner) const {
    return type * m_owners + static_cast<std::size_t>(owner + 1);
  }

  const kernel::Rules& m_rules;  ///< all of them
  const Reduction& m_reduction;
  const Facts& m_facts;
  std::size_t m_owners;  ///< nobody and the seats
  std::vector<std::optional<std::size_t>> m_place;
  std::vector<kernel::ZoneId> m_rows;
  std::vector<std::vector<std::uint32_t>> m_propertiesOf;
  std::vector<bool> m_isPlain;
  std::vector<std::uint64_t> m_hashes;  ///< by variety
  std::vector<std::uint64_t> m_placed;  ///< by variety, then zone with a single place; may be empty
};

}  // namespace ludo::engine
