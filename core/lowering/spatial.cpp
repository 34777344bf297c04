// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/spatial.h"

#include "core/layout/geometry.h"
#include "core/layout/set_variable.h"
#include "core/layout/tokens.h"
#include "core/lowering/conditions.h"
#include "core/lowering/context.h"
#include "core/lowering/everywhere.h"
#include "core/lowering/guards.h"
#include "core/lowering/method_notes.h"
#include "core/lowering/selectors.h"
#include "core/lowering/values.h"

namespace ludo::engine {

using namespace language;
using kernel::Value;
using machine::Variable;

ZoneSet Spatial::matching(Occupancy occupancy) {
  switch (occupancy) {
    case Occupancy::Empty:
      return m_sets.without(m_sets.all(), m_tokens.occupied());
    case Occupancy::Occupied:
      return m_tokens.occupied();
    case Occupancy::Own:
      return m_tokens.owned(actor());
    case Occupancy::Enemy:
      return m_tokens.ownedByOthers(actor());
  }
  return m_sets.none();
}

Word Spatial::matches(Word zone, Occupancy occupancy) {
  const Word exists = m_builder.lessOrEqual(0, zone);
  switch (occupancy) {
    case Occupancy::Empty:
      return m_builder.bitAnd(exists, m_builder.isZero(m_tokens.isOccupied(zone)));
    case Occupancy::Occupied:
      return m_tokens.isOccupied(zone);
    case Occupancy::Own: {
      const Word owner = m_tokens.ownerAt(zone);
      return m_builder.bitAnd(m_builder.lessOrEqual(0, owner), m_builder.equal(owner, actor()));
    }
    case Occupancy::Enemy: {
      const Word owner = m_tokens.ownerAt(zone);
      return m_builder.bitAnd(m_builder.lessOrEqual(0, owner), m_builder.notEqual(owner, actor()));
    }
  }
  return 0;
}

ZoneSet Spatial::fulfilling(const Condition* condition, Occupancy otherwise) {
  if (condition == nullptr) return matching(otherwise);
  return m_everywhere.where(*condition, m_rules.zoneBinding(), Value::Kind::Zone, m_sets.all());
}

// One direction at a time: the enclosed zones next to `from`, then those next to them; and they count when a
// closing one comes behind them.
ZoneSet Spatial::sandwichedFrom(const SandwichedQuery& query, Word from) {
  const std::vector<std::uint32_t> along = m_selectors.directions(query.directions);
  const bool isKnown = !m_geometry.hasRing(along) && (!query.length || constant(*query.length));
  const ZoneSet joined = m_sets.of(m_geometry.joined(along));
  const bool isAllAtOnce = isKnown && SetWriter::wordsIn(joined) <= 1;
  m_context.notes.add(query, isAllAtOnce ? Method::AllAtOnce : Method::OneByOne);
  if (!isAllAtOnce) return sandwichedZoneByZone(query, from);
  const ZoneSet enclosed =
      m_sets.both(joined, fulfilling(query.where ? &*query.where : nullptr, Occupancy::Enemy));
  // A run goes on as long as it can: what closes it is not enclosed itself.
  const ZoneSet closing =
      m_sets.without(fulfilling(query.by ? &*query.by : nullptr, Occupancy::Own), enclosed);
  const ZoneSet start = m_sets.single(from);
  ZoneSet result = m_sets.none();
  for (std::uint32_t direction : along) {
    const auto longest = static_cast<std::int64_t>(m_geometry.longestLine(direction)) - 2;
    if (longest < 1) continue;
    const auto next = [&](const ZoneSet& set) { return m_geometry.step(m_sets, set, direction); };
    ZoneSet front = m_sets.both(enclosed, next(start));
    ZoneSet run = front;
    if (query.length) {
      const std::int64_t wanted = *constant(*query.length);
      if (wanted < 1 || wanted > longest) continue;
      for (std::int64_t i = 1; i < wanted; ++i) {
        front = m_sets.both(enclosed, next(front));
        run = m_sets.either(run, front);
      }
    } else {
      run = m_geometry.fill(m_sets, run, enclosed, direction, static_cast<std::size_t>(longest), false);
      front = run;
    }
    const Word closed = m_sets.isSet(m_sets.both(closing, next(front)));
    result = m_sets.either(result, m_sets.when(closed, run));
  }
  return result;
}

ZoneSet Spatial::sandwichedZoneByZone(const SandwichedQuery& query, Word from) {
  const SetVariable result(m_sets, m_builder, m_sets.none());
  visitSandwiched(query, from,
                  [&](Word zone) { result.become(m_sets.either(result.now(), m_sets.single(zone))); });
  return result.now();
}

void Spatial::visitSandwiched(const SandwichedQuery& query, Word from,
                              const std::function<void(Word)>& visit) {
  const std::vector<std::uint32_t> along = m_selectors.directions(query.directions);
  const bool hasRing = m_geometry.hasRing(along);
  const Condition* where = query.where ? &*query.where : nullptr;
  const Condition* by = query.by ? &*query.by : nullptr;
  const Word wanted = query.length ? m_values.integer(*query.length) : Word(0);
  const auto zones = static_cast<std::int64_t>(m_geometry.zoneCount());
  m_builder.forEachBelow(static_cast<std::int64_t>(along.size()), [&](Word direction) {
    const auto next = [&](Word zone) { return m_geometry.stepAlong(m_builder, zone, along, direction); };
    const Variable at = m_builder.variable(next(from));
    const Variable length = m_builder.variable(0);
    // Who goes round a ring has found nothing that closes.
    const auto goesOn = [&] {
      return m_builder.bitAnd(m_builder.notEqual(m_builder.get(at), from),
                              m_builder.less(m_builder.get(length), zones));
    };
    m_builder.loopWhile(
        [&] {
          const Word isEnclosed = fulfils(m_builder.get(at), where, Occupancy::Enemy);
          return hasRing ? m_builder.bitAnd(isEnclosed, goesOn()) : isEnclosed;
        },
        [&] {
          m_builder.set(at, next(m_builder.get(at)));
          m_builder.set(length, m_builder.add(m_builder.get(length), 1));
        });
    const Word enclosed = m_builder.get(length);
    Word fits = m_builder.less(0, enclosed);
    if (query.length) fits = m_builder.bitAnd(fits, m_builder.equal(enclosed, wanted));
    if (hasRing) fits = m_builder.bitAnd(fits, goesOn());
    m_builder.ifThen(fits, [&] {
      m_builder.ifThen(fulfils(m_builder.get(at), by, Occupancy::Own), [&] {
        m_builder.set(at, from);
        m_builder.loopWhile([&] { return m_builder.get(length); },
                            [&] {
                              const Word zone = next(m_builder.get(at));
                              m_builder.set(at, zone);
                              m_builder.set(length, m_builder.subtract(m_builder.get(length), 1));
                              visit(zone);
                            });
      });
    });
  });
}

Word Spatial::fulfils(Word zone, const Condition* condition, Occupancy otherwise) {
  if (condition == nullptr) return matches(zone, otherwise);
  const machine::Variable result = m_builder.variable(0);
  m_builder.ifThen(m_builder.lessOrEqual(0, zone), [&] {
    const ScopedName candidate(m_names, m_rules.zoneBinding(), {Value::Kind::Zone, zone});
    m_builder.set(result, m_conditions.holds(*condition));
  });
  return m_builder.get(result);
}

// All zones of `through` that can be reached from those starts that are in it themselves; once a goal is
// reached it may stop.
ZoneSet Spatial::flood(const ZoneSet& starts, const ZoneSet& through, const ZoneSet& goals) {
  const ZoneSet first = m_sets.both(starts, through);
  return flood(first, first, through, goals);
}

ZoneSet Spatial::flood(const ZoneSet& starts, const ZoneSet& through, Word steps) {
  const ZoneSet first = m_sets.both(starts, through);
  const SetVariable reached(m_builder, first, through);
  const Word most = m_builder.minimum(steps, static_cast<std::int64_t>(m_geometry.zoneCount()));
  m_builder.forEachBelow(most, [&](Word) {
    const ZoneSet before = reached.now();
    reached.become(m_sets.either(before, m_sets.both(m_geometry.neighbours(m_sets, before), through)));
  });
  return reached.now();
}

ZoneSet Spatial::flood(const ZoneSet& from, const ZoneSet& latest, const ZoneSet& through,
                       const ZoneSet& goals) {
  const SetVariable reached(m_builder, from, through);
  const SetVariable front(m_builder, latest, through);
  m_builder.loopWhile(
      [&] {
        const ZoneSet next = front.now();
        return m_builder.bitAnd(m_sets.isSet(next), m_sets.isEmpty(m_sets.both(next, goals)));
      },
      [&] {
        const ZoneSet before = reached.now();
        const ZoneSet near = m_sets.both(m_geometry.neighbours(m_sets, front.now()), through);
        const ZoneSet fresh = m_sets.without(near, before);
        reached.become(m_sets.either(before, fresh));
        front.become(fresh);
      });
  return reached.now();
}

}  // namespace ludo::engine
