// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/standing.h"
#include "core/layout/constants.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes the terms of which what stands is the sum; see Standing. Zones and tokens exist.
class StandingTerms {
 public:
  StandingTerms(machine::Builder& builder, const Standing& standing, const kernel::Rules& rules,
                const Facts& facts, ConstantTables& constants);

  /// What a term is made of.
  struct TokenParts {
    machine::Word type;
    machine::Word owner;
    std::function<machine::Word(std::uint32_t)> property;  ///< by its index
  };
  /// In a zone of an order and several tokens the place counts from 1; elsewhere there is no need to say it.
  machine::Word term(machine::Word zone, const TokenParts& token,
                     std::optional<machine::Word> place = std::nullopt);
  /// Whether terms of tokens that can change take much code.
  bool areLong() const { return m_stored > 0; }
  /// That the seat is active.
  machine::Word active(machine::Word seat);

 private:
  bool isPlain(std::uint32_t type) const;
  machine::Word withProperties(const TokenParts& token);
  machine::Word variety(const TokenParts& token);
  machine::Word placed(machine::Word hash, machine::Word zone, std::optional<machine::Word> place);
  machine::Word mix(machine::Word word);
  /// combine(hash, word), of which mix64(word) is given.
  machine::Word combine(machine::Word hash, machine::Word mixedWord);
  machine::Word lookUp(std::uint32_t table, machine::Word index);
  std::uint64_t plainHash(std::uint32_t type, kernel::Seat owner) const;
  std::size_t ownPlace(kernel::ZoneId zone) const;

  machine::Builder& m_builder;
  const Standing& m_standing;
  const kernel::Rules& m_rules;
  const Facts& m_facts;
  std::size_t m_owners;  ///< nobody and the seats
  std::uint32_t m_types;
  std::vector<std::vector<std::uint32_t>> m_propertiesOf;  ///< by type: in the order of a token's values
  std::size_t m_stored = 0;  ///< most properties of a type of which some can change
  // Tables.
  std::uint32_t m_hashes = 0;            ///< by variety: of plain types whole, of others without properties
  std::uint32_t m_numbers = 0;           ///< by zone: mixed
  std::uint32_t m_places = 0;            ///< by zone: of its only place, mixed
  std::uint32_t m_actives = 0;           ///< by seat
  std::optional<machine::Word> m_place;  ///< the only place, where it is the same in all zones
  std::optional<std::uint32_t> m_terms;  ///< by variety and zone; of plain types
};

}  // namespace ludo::engine
