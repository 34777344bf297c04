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

/// Moves that go equally far in the same direction: the zones that they begin in, and where they lead.
struct Displacement {
  ZoneSet from;
  std::vector<std::int16_t> target;  ///< by zone; -1 where it leads nowhere
};

/// What a condition on two zones asks of each.
struct Sides {
  ZoneSet outer;
  ZoneSet inner;
};

/// Moves from one zone to another, all at once: for each displacement (a step, a hop, so many zones
/// along a ray) the set of zones that it begins in. How many moves there are is then a matter of counting
/// bits.
class Displacements : private Part {
 public:
  explicit Displacements(Parts& parts);

  /// Of an action whose moves are such; else no value.
  std::optional<std::vector<Displacement>> displacementsOf(const language::ActionDef& action);
  /// How many moves there are.
  Word count(const std::vector<Displacement>& displacements);
  /// Where the displacement with the number leads from the zone.
  Word target(const std::vector<Displacement>& displacements, Word number, Word from);

 private:
  std::optional<Sides> sides(const std::optional<language::Condition>& condition, std::uint32_t outer,
                             std::uint32_t inner, language::Occupancy otherwise, bool hasDefault);
  Displacement displacement(const ZoneSet& from, std::uint32_t direction, std::size_t steps) const;
  /// Of an action whose moves are such; else no value.
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
