// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/layout/geometry.h"
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Selectors;
class Spatial;
class Values;

/// Rays: what the kernel's directions.cpp does.
class Rays : private Part {
 public:
  explicit Rays(Parts& parts);

  /// The zones that all rays of the query reach together.
  ZoneSet reached(const language::RayQuery& query);
  /// Whether some ray may come back to the zone that it starts from.
  bool goesRound(const language::RayQuery& query);
  /// Writes `visit` for each zone of the rays in the kernel's order. On a ring a zone may be reached, and
  /// visited, both ways; a ray ends where it comes back to its start.
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
