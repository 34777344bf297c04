// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/repetition_terms.h"
#include "core/layout/state_layout.h"
#include "core/layout/zone_set.h"

namespace ludo::engine {

/// Writes the code that keeps the repetition keys of a board of cells up to date while tokens come, go and
/// change. What it is made of outlives it.
class RepetitionSums {
 public:
  /// `function`: the number of the function that gives the term of an occupied zone; it is called where a
  /// term takes much code (LoweredGame::repetitionTerm).
  RepetitionSums(machine::Builder& builder, SetWriter& zones, const RepetitionKeys& repetitionKeys,
                 RepetitionTerms& terms, const HistoryFields& fields, std::uint32_t function)
      : m_builder(builder),
        m_zones(zones),
        m_repetitionKeys(repetitionKeys),
        m_terms(terms),
        m_fields(fields),
        m_function(function) {}

  /// Adds the token of a zone, or takes it off; `token` is what the zone holds meanwhile.
  void add(machine::Word zone, const RepetitionTerms::TokenParts& token) { change(zone, term(zone, token)); }
  void subtract(machine::Word zone, const RepetitionTerms::TokenParts& token) {
    change(zone, m_builder.subtract(0, term(zone, token)));
  }
  RepetitionTerms& terms() { return m_terms; }
  /// The sum of a view (RepetitionKeys::views) as it is now, without the term of the active player.
  machine::Word sum(std::size_t view);

  /// While paused, changes are not added up: a trial puts them back before anybody asks.
  void pause() { m_isKept = false; }
  void resume() { m_isKept = true; }
  bool isKept() const { return m_isKept; }

 private:
  machine::Word term(machine::Word zone, const RepetitionTerms::TokenParts& token);
  /// Changes each sum by the term, where the zone counts.
  void change(machine::Word zone, machine::Word term);

  machine::Builder& m_builder;
  SetWriter& m_zones;
  const RepetitionKeys& m_repetitionKeys;
  RepetitionTerms& m_terms;
  const HistoryFields& m_fields;
  std::uint32_t m_function;
  bool m_isKept = true;
};

}  // namespace ludo::engine
