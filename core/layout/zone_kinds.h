// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>

#include "core/kernel/rules.h"
#include "core/layout/constants.h"
#include "core/layout/zone_set.h"
#include "core/machine/builder.h"

namespace ludo::engine {

/// Writes code that asks what a zone is by its definition. Where all zones that it can be are alike
/// (SetWriter::candidates), the answer is a known number; else it is looked up in a table. Answers are 1 or 0
/// unless said otherwise, and 0 for no zone. All that it is made of outlives it.
class ZoneKinds {
 public:
  ZoneKinds(machine::Builder& builder, const SetWriter& zones, const kernel::Rules& rules,
            ConstantTables& constants)
      : m_builder(builder), m_zones(zones), m_rules(rules), m_constants(constants) {}

  /// What the function gives for the zone, which fits into 16 bits; 0 for no zone.
  machine::Word byZone(machine::Word zone, const std::function<std::int64_t(kernel::ZoneId)>& content);
  /// Whether it has room for one token only.
  machine::Word isForOne(machine::Word zone);
  /// Whether that is known ahead of play, of both zones.
  bool areForOne(machine::Word one, machine::Word other) {
    return isForOne(one).is(1) && isForOne(other).is(1);
  }
  /// Whether its order is kept: it has room for several tokens, and their order matters.
  machine::Word isOrdered(machine::Word zone);
  /// Whether its topmost token is written down: it has an order, or room for one token.
  machine::Word keepsTop(machine::Word zone);
  /// Whether tokens of the zone have places that chance can decide.
  machine::Word hasPlaces(machine::Word zone);
  /// Whether it is a queue: tokens enter it at the bottom unless the effect says otherwise.
  machine::Word isQueue(machine::Word zone);

 private:
  bool keepsOrder(kernel::ZoneId zone) const;

  machine::Builder& m_builder;
  const SetWriter& m_zones;
  const kernel::Rules& m_rules;
  ConstantTables& m_constants;
};

}  // namespace ludo::engine
