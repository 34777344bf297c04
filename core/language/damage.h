// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>
#include <utility>

#include "core/language/type.h"

namespace ludo::language {

/// What could not be read, so that later checks are silent about what depends on it and about nothing else.
struct Damage {
  std::set<NameKind> names;  ///< a name of this kind may be defined in what was lost
  bool lostSection = false;  ///< a whole block is of no known section
  std::set<std::pair<std::uint32_t, std::uint32_t>> places;  ///< values that are not as they were written

  void add(Span place) {
    if (place.known()) places.insert({place.begin, place.end});
  }
  /// Whether a lost value stands inside the place.
  bool within(Span place) const {
    auto next = places.lower_bound({place.begin, 0});
    return place.known() && next != places.end() && next->first < place.end;
  }
  bool at(Span place) const { return place.known() && places.contains({place.begin, place.end}); }
};

/// The kinds of names that a value of this type can define.
std::set<NameKind> definedKinds(const Type& type);

}  // namespace ludo::language
