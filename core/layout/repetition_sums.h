// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/standing_terms.h"
#include "core/layout/state_layout.h"
#include "core/layout/zone_set.h"

namespace ludo::engine {

/// Keeps the sums of what stands right while single tokens come, go and change.
class StandingSums {
 public:
  /// `function` gives the term of an occupied zone: long terms are asked of it.
  StandingSums(machine::Builder& builder, SetWriter& zones, const Standing& standing, StandingTerms& terms,
               const HistoryFields& fields, std::uint32_t function)
      : m_builder(builder),
        m_zones(zones),
        m_standing(standing),
        m_terms(terms),
        m_fields(fields),
        m_function(function) {}

  /// The zone holds such a token.
  void add(machine::Word zone, const StandingTerms::TokenParts& token) { change(zone, term(zone, token)); }
  void subtract(machine::Word zone, const StandingTerms::TokenParts& token) {
    change(zone, m_builder.subtract(0, term(zone, token)));
  }
  StandingTerms& terms() { return m_terms; }
  machine::Word sum(std::size_t view);

  /// What is put back before anybody asks need not be added up.
  void pause() { m_isKept = false; }
  void resume() { m_isKept = true; }
  bool isKept() const { return m_isKept; }

 private:
  machine::Word term(machine::Word zone, const StandingTerms::TokenParts& token);
  /// Changes each sum by the term, where the zone counts.
  void change(machine::Word zone, machine::Word term);

  machine::Builder& m_builder;
  SetWriter& m_zones;
  const Standing& m_standing;
  StandingTerms& m_terms;
  const HistoryFields& m_fields;
  std::uint32_t m_function;
  bool m_isKept = true;
};

}  // namespace ludo::engine
