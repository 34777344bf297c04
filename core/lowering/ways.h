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

/// The zones from which one can go in one way, and where that leads from each zone.
struct Way {
  ZoneSet from;
  std::vector<std::int16_t> target;  ///< by zone; -1 where it leads nowhere
};

/// What a condition on two zones asks of each.
struct Halves {
  ZoneSet outer;
  ZoneSet inner;
};

/// Moves from one zone to another, all at once: for each way of going (a step, a hop, so many zones along a
/// ray) the set of zones from which it can be gone. How many moves there are is then a matter of counting
/// bits.
class Ways : private Part {
 public:
  explicit Ways(Parts& parts);

  std::optional<std::vector<Way>> waysOf(const language::ActionDef& action);
  /// How many moves there are.
  Word count(const std::vector<Way>& ways);
  /// Where the way with the number leads from the zone.
  Word target(const std::vector<Way>& ways, Word number, Word from);

 private:
  std::optional<Halves> halves(const std::optional<language::Condition>& condition, std::uint32_t outer,
                               std::uint32_t inner, language::Occupancy otherwise, bool hasDefault);
  Way way(const ZoneSet& from, std::uint32_t direction, std::size_t steps) const;
  std::optional<std::vector<Way>> waysOf(const language::Query& query, const ZoneSet& targets);
  std::optional<std::vector<Way>> waysByActor(const language::ActionDef& action);

  Conditions& m_conditions;
  Everywhere& m_everywhere;
  Queries& m_queries;
  QueryKinds& m_queryKinds;
  Selectors& m_selectors;
  Spatial& m_spatial;
  Trials& m_trials;
};

}  // namespace ludo::engine
