// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Everywhere;
class Selectors;
class Values;

/// Occupancy, custodial capture and what can be reached: what the kernel's directions.cpp and walks.cpp do.
class Spatial : private Part {
 public:
  explicit Spatial(Parts& parts);

  /// The zones that fulfil the condition as candidates ($zone); null: those whose occupancy is `otherwise`.
  ZoneSet fulfilling(const language::Condition* condition, language::Occupancy otherwise);
  /// The zones whose occupancy is this one.
  ZoneSet matching(language::Occupancy occupancy);
  Word matches(Word zone, language::Occupancy occupancy);
  /// The zones that are enclosed between `from` and another zone, as the query says.
  ZoneSet sandwichedFrom(const language::SandwichedQuery& query, Word from);
  /// Writes `visit` for each of them in the kernel's order; a zone that is enclosed along two directions is
  /// visited twice.
  void visitSandwiched(const language::SandwichedQuery& query, Word from,
                       const std::function<void(Word)>& visit);
  /// The zones that can be reached from `starts` through zones of `through`, those of `starts` that are in it
  /// included; may end early, with fewer, once a goal is reached.
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, const ZoneSet& goals);
  /// The zones that can be reached in at most so many steps.
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, Word steps);
  /// Goes on from a set that has been reached; `latest` are its newest members, all of them in `through`.
  ZoneSet flood(const ZoneSet& reached, const ZoneSet& latest, const ZoneSet& through, const ZoneSet& goals);

 private:
  Word fulfils(Word zone, const language::Condition* condition, language::Occupancy otherwise);
  ZoneSet sandwichedZoneByZone(const language::SandwichedQuery& query, Word from);

  Conditions& m_conditions;
  Everywhere& m_everywhere;
  Selectors& m_selectors;
  Values& m_values;
};

}  // namespace ludo::engine
