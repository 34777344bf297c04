// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/analysis/facts.h"
#include "core/analysis/repetition_keys.h"
#include "core/layout/constants.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code that gives the terms of which a repetition key is the sum; see RepetitionKeys. Zones and
/// tokens must exist. What it is made of outlives it.
class RepetitionTerms {
 public:
  RepetitionTerms(machine::Builder& builder, const RepetitionKeys& repetitionKeys, const kernel::Rules& rules,
                  const Facts& facts, ConstantTables& constants);

  /// The token that a term is for.
  struct TokenParts {
    machine::Word type;
    machine::Word owner;
    std::function<machine::Word(std::uint32_t)> property;  ///< by its index
  };
  /// The term of a token in the zone. `place`: its place from 1, in a zone that has an order and room for
  /// several tokens; elsewhere it need not be given.
  machine::Word term(machine::Word zone, const TokenParts& token,
                     std::optional<machine::Word> place = std::nullopt);
  /// Whether the terms take much code, because types have properties that can change.
  bool areLong() const { return m_stored > 0; }
  /// The hash of a token of a type of which all tokens with one owner look alike, with its properties.
  std::uint64_t plainHash(std::uint32_t type, kernel::Seat owner) const;
  /// The term of the active player.
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
  std::size_t ownPlace(kernel::ZoneId zone) const;

  machine::Builder& m_builder;
  const RepetitionKeys& m_repetitionKeys;
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
