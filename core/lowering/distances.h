// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Everywhere;
class Selectors;
class Values;

/// How many steps there are between zones: what the kernel's walks.cpp does. Where nothing can be in the way,
/// that depends on the board alone, and is looked up in tables.
class Distances : private Part {
 public:
  explicit Distances(Parts& parts);

  /// How far one end is from the other; as many steps as the game has zones where nothing leads there.
  Word distance(const language::DistanceValue& part);
  /// The zones for which a comparison of a distance holds, one end of which is a name that stands for every
  /// zone; nothing where no table answers that.
  std::optional<ZoneSet> where(const language::CompareCondition& part);

 private:
  using Row = std::vector<std::int64_t>;

  /// By zone: to all zones, or from them. Empty on boards that are too large for it.
  const std::vector<Row>& steps();
  /// By zone: to the nearest of the zones.
  Row stepsTo(const std::vector<kernel::ZoneId>& goals);
  Word byZone(const Row& row, Word zone);
  Word byFlood(const language::DistanceValue& part);
  /// The zones that are so far from the zone, or nearer too; `back`: from which it is so far to the zone.
  std::optional<ZoneSet> around(Word zone, Word far, bool orNearer, bool back);

  Everywhere& m_everywhere;
  Selectors& m_selectors;
  Values& m_values;
  std::vector<Row> m_steps;
};

}  // namespace ludo::engine
