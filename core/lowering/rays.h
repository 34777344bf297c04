// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/geometry.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;
class Values;

/// Rays: what the kernel's directions.cpp does. They go as far as the lines do; where a ray ends it does not
/// go on, whatever the zone lets through.
class Rays : private Part {
 public:
  explicit Rays(Parts& parts);

  /// The zones of all rays.
  ZoneSet reached(const language::RayQuery& query);
  /// Whether some ray may come round to where it began.
  bool goesRound(const language::RayQuery& query);
  /// Zone by zone, in the kernel's order: on a ring a zone may be reached both ways, and a line ends where it
  /// began.
  void visitRays(const language::RayQuery& query, const std::function<void(Word)>& visit);

 private:
  bool canLookUp(const language::RayQuery& query);
  ZoneSet lookedUp(const language::RayQuery& query);
  ZoneSet ray(Word from, std::uint32_t direction, const ZoneSet& open, const ZoneSet& until,
              std::int64_t most);
  ZoneSet upToFirst(const ZoneSet& closed, Geometry::Order order);

  Selectors& m_selectors;
  Spatial& m_spatial;
  Values& m_values;
};

}  // namespace ludo::engine
