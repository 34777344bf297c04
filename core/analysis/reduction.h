// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/analysis/encoding.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// A game's rules without the zones that nothing in play can reach or ask for, and the translation of states,
/// zones and values between the whole rules and the reduced ones. Where every zone matters the two are the
/// same object and translation changes nothing. A value, immutable.
class Reduction {
 public:
  /// Tokens with ids know with which others they could be confused, by the numbers of zones: then nothing is
  /// left out of rules with zones that hide.
  Reduction(kernel::RulesPtr whole, TokenEncoding tokens);

  const kernel::RulesPtr& rules() const { return m_reduced; }
  const kernel::RulesPtr& wholeRules() const { return m_whole; }
  /// How many zones the whole rules have, which is also the distance to what cannot be reached.
  std::size_t zonesInAll() const { return m_whole->zones().size(); }
  bool leavesNothingOut() const { return m_whole == m_reduced; }
  /// Zones that hide are declared, and nothing ever comes to one.
  bool hidesNothing() const { return m_whole->hasSecrets() && !m_reduced->hasSecrets(); }

  /// From the whole rules to the reduced ones; no value when a zone that is left out holds a token, or has
  /// hidden one, or a variable holds such a zone.
  std::optional<kernel::State> reduced(const kernel::State& state) const;
  /// From the reduced rules to the whole ones, as are the next.
  kernel::State whole(kernel::State state) const;

  kernel::ZoneId wholeZone(kernel::ZoneId zone) const {
    return m_wholeOf.empty() ? zone : m_wholeOf[zone.index];
  }
  kernel::Value reduced(const kernel::Value& value) const;
  kernel::Value whole(const kernel::Value& value) const;

 private:
  kernel::RulesPtr m_whole;
  kernel::RulesPtr m_reduced;
  std::vector<kernel::ZoneId> m_wholeOf;    ///< by zone of the reduced rules; empty when nothing is left out
  std::vector<kernel::ZoneId> m_reducedOf;  ///< by zone of the whole rules; invalid for those left out
};

}  // namespace ludo::engine
