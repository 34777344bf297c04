// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Everywhere;
class Queries;
class QueryKinds;
class Selectors;
class Spatial;
class Trials;

/// The moves that go equally far in one direction.
struct Displacement {
  ZoneSet from;                      ///< the zones that they begin in
  std::vector<std::int16_t> target;  ///< by zone: where a move from it leads; -1: nowhere
};

/// What a condition on two zones asks of each of them by itself: the zones that will do. Outer: the first
/// parameter; inner: the second.
struct Sides {
  ZoneSet outer;
  ZoneSet inner;
};

/// Moves from one zone to another, found for all zones at once: for each displacement (a step, a hop, so many
/// zones along a ray) the set of zones that it can begin in. The moves are then counted as the bits of these
/// sets.
class Displacements : private Part {
 public:
  explicit Displacements(Parts& parts);

  /// The displacements of an action whose two parameters are such moves; nothing for other actions.
  std::optional<std::vector<Displacement>> displacementsOf(const language::ActionDef& action);
  /// How many moves there are.
  Word count(const std::vector<Displacement>& displacements);
  /// Where the displacement with this index leads from the zone.
  Word target(const std::vector<Displacement>& displacements, Word number, Word from);

 private:
  std::optional<Sides> sides(const std::optional<language::Condition>& condition, std::uint32_t outer,
                             std::uint32_t inner, language::Occupancy otherwise, bool hasDefault);
  Displacement displacement(const ZoneSet& from, std::uint32_t direction, std::size_t steps) const;
  std::optional<std::vector<Displacement>> displacementsOf(const language::Query& query,
                                                           const ZoneSet& targets);
  std::optional<std::vector<Displacement>> displacementsByActor(const language::ActionDef& action);

  Conditions& m_conditions;
  Everywhere& m_everywhere;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Trials& m_trials;
};

}  // namespace ludo::engine
