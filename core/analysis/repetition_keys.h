// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/analysis/reduction.h"
#include "core/kernel/rules.h"
#include "core/kernel/state.h"

namespace ludo::engine {

/// The keys by which the rules count repetitions, equal to the kernel's (core/kernel/repetitions.h). A key is
/// the sum of one term for each token in a zone that counts and, where it matters, of one for the active
/// player. Tokens and zones are given as those of the reduced rules; the terms are those of the whole rules.
/// A value, immutable.
class RepetitionKeys {
 public:
  explicit RepetitionKeys(const Reduction& reduction);

  /// Whether the rules ask for repetitions at all.
  bool isAsked() const { return !m_repetitions.empty(); }
  /// What is counted, as in Rules::repetitions().
  struct Repetition {
    std::size_t view = 0;  ///< which zones count; see views()
    bool toMove = false;   ///< the active player counts too
  };
  const std::vector<Repetition>& repetitions() const { return m_repetitions; }
  /// The index in repetitions() of what the value counts.
  std::size_t indexOf(const language::RepetitionsValue& part) const;
  /// By view: the zones whose tokens count.
  const std::vector<std::vector<kernel::ZoneId>>& views() const { return m_views; }

  /// A token's hash, without its properties.
  std::uint64_t tokenHash(std::uint32_t type, kernel::Seat owner) const;
  /// The term of a token with that hash. `place`: its place in the zone from 1; 0 where the zone has no
  /// order.
  std::uint64_t placed(std::uint64_t hash, kernel::ZoneId zone, std::size_t place) const;
  /// The number by which placed() tells zones apart.
  std::uint64_t number(kernel::ZoneId zone) const { return m_reduction.wholeZone(zone).index; }
  /// The term of the active player.
  std::uint64_t active(kernel::Seat seat) const;

  /// By view: the sum of all terms.
  std::vector<std::uint64_t> sums(const kernel::State& reduced) const;

 private:
  Reduction m_reduction;
  kernel::RulesPtr m_whole;
  std::vector<Repetition> m_repetitions;
  std::vector<std::vector<kernel::ZoneId>> m_views;
};

}  // namespace ludo::engine
