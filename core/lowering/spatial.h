// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/lowering/part.h"

namespace ludo::engine {

struct Parts;
class Conditions;
class Everywhere;
class Selectors;
class Values;

/// Occupancy, custodial capture and what can be reached: the kernel's directions.cpp and walks.cpp.
class Spatial : private Part {
 public:
  explicit Spatial(Parts& parts);

  /// The zones that fulfil a condition as candidates ($zone), or that hold `otherwise`.
  ZoneSet fulfilling(const language::Condition* condition, language::Occupancy otherwise);
  /// The zones whose occupancy is this one.
  ZoneSet matching(language::Occupancy occupancy);
  Word matches(Word zone, language::Occupancy occupancy);
  /// The zones enclosed between one zone and another, as the query says.
  ZoneSet sandwichedFrom(const language::SandwichedQuery& query, Word from);
  /// Zone by zone in the kernel's order; one that is enclosed along two directions is visited twice.
  void visitSandwiched(const language::SandwichedQuery& query, Word from,
                       const std::function<void(Word)>& visit);
  /// What can be reached through zones of a set, from zones of it; ends early where a goal is reached.
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, const ZoneSet& goals);
  /// What can be reached in so many steps.
  ZoneSet flood(const ZoneSet& starts, const ZoneSet& through, Word steps);
  /// Goes on from `latest`, which are in `through` and the last ones of those reached so far.
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
