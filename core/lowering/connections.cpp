// SPDX-License-Identifier: Apache-2.0
#include "core/lowering/connections.h"

#include <algorithm>
#include <variant>

#include "core/analysis/facts.h"
#include "core/analysis/promises.h"
#include "core/language/type.h"
#include "core/language/walk.h"
#include "core/layout/geometry.h"
#include "core/layout/tokens.h"
#include "core/lowering/context.h"
#include "core/lowering/guards.h"
#include "core/lowering/selectors.h"
#include "core/lowering/spatial.h"
#include "core/lowering/turn.h"

namespace ludo::engine {

using namespace language;

namespace {

bool isKnown(const ZoneSet& set) {
  return std::ranges::all_of(set.words, &machine::Word::known);
}

/// The seat whose tokens fulfil the condition for the zone that is asked about; none when it asks for more.
std::optional<std::int64_t> ownerAsked(const Condition& condition, std::uint32_t zone, std::int64_t actor) {
  const auto isIt = [zone](const ZoneSelector& selector) {
    return selector.kind == ZoneSelector::Kind::Binding && selector.binding.index == zone;
  };
  if (const auto* part = std::get_if<IsCondition>(&condition.node))
    return part->is == Occupancy::Own && !part->type && isIt(part->zone) ? std::optional(actor)
                                                                         : std::nullopt;
  const auto* part = std::get_if<CompareCondition>(&condition.node);
  if (part == nullptr || part->op != CompareOp::Equal) return std::nullopt;
  const auto* owner = std::get_if<TokenOwnerValue>(&part->left.node);
  const auto* named = std::get_if<PlayerValue>(&part->right.node);
  if (owner == nullptr || named == nullptr || !owner->token.isOfZone() || !isIt(owner->token.zone))
    return std::nullopt;
  if (named->player.kind == PlayerSelector::Kind::Actor) return actor;
  return named->player.kind == PlayerSelector::Kind::Seat ? std::optional(named->player.seat) : std::nullopt;
}

}  // namespace

// None where the ends depend on the state, or something else than whose tokens lie between them.
std::optional<Connection> Connections::connectionOf(const ConnectedCondition& part) {
  if (!actor().known() || actor().value() < 0 || !part.from || !part.toRegion) return std::nullopt;
  const std::optional<std::int64_t> owner =
      part.via ? ownerAsked(**part.via, m_rules.zoneBinding(), actor().value()) : actor().value();
  if (!owner || *owner < 0 || *owner >= m_rules.seats()) return std::nullopt;
  Connection connection{*owner, m_selectors.region(*part.from), m_selectors.region(*part.toRegion)};
  if (!isKnown(connection.starts) || !isKnown(connection.goals)) return std::nullopt;
  return connection;
}

Connection* Connections::find(const Connection& wanted) {
  const auto isIt = [&](const Connection& known) {
    return known.owner == wanted.owner && known.starts == wanted.starts && known.goals == wanted.goals;
  };
  const auto found = std::ranges::find_if(m_known, isIt);
  return found == m_known.end() ? nullptr : &*found;
}

void Connections::beginConnections() {
  if (m_context.facts.onlyFilled.empty() || !m_turn.knowsActor() || !keepsOwners(m_rules)) return;
  for (const EndDef& end : m_def.end) {
    walkConst(typeOf<Condition>(), &end.when, [this](const Type& type, const void* value) {
      if (&type == &typeOf<ConnectedCondition>())
        beginConnection(*static_cast<const ConnectedCondition*>(value));
      return true;
    });
  }
}

// From zones in which tokens come and go nothing leads to those that only fill, and none of them is an end.
bool Connections::staysConnected(const Connection& connection) const {
  const ZoneSet filled = m_sets.of(m_context.facts.onlyFilled);
  const auto isWithin = [&](const ZoneSet& zones) {
    return m_sets.isEmpty(m_sets.without(zones, filled)).is(1);
  };
  if (!isWithin(connection.starts)) return false;
  const auto neighbours = m_geometry.adjacency({}, true);
  for (const kernel::ZoneId zone : m_context.facts.onlyFilled) {
    if (!isWithin(m_sets.of(neighbours[zone.index]))) return false;
  }
  return true;
}

void Connections::beginConnection(const ConnectedCondition& part) {
  for (kernel::Seat seat = 0; seat < m_rules.seats(); ++seat) {
    const ActingAs someone(m_function, seat);
    std::optional<Connection> connection = connectionOf(part);
    if (!connection || find(*connection) != nullptr || !staysConnected(*connection)) continue;
    const ZoneSet reached =
        m_spatial.flood(connection->starts, m_tokens.owned(connection->owner), m_sets.none());
    connection->reached.emplace(m_sets, m_builder, reached);
    connection->joined = m_builder.variable(m_sets.isSet(m_sets.both(reached, connection->goals)));
    m_known.push_back(std::move(*connection));
  }
}

// A token of the owner has come into the zone.
void Connections::growConnections(Word zone, Word owner) {
  const auto neighbours = m_geometry.adjacency({}, true);
  std::vector<std::vector<kernel::ZoneId>> sources(neighbours.size());
  for (std::size_t from = 0; from < neighbours.size(); ++from) {
    for (kernel::ZoneId to : neighbours[from]) sources[to.index].emplace_back(from);
  }
  for (const Connection& connection : m_known) {
    if (!owner.is(connection.owner)) continue;
    const ZoneSet before = connection.reached->now();
    const ZoneSet behind = m_geometry.byZone(m_builder, m_sets, zone, sources);
    const Word touches =
        m_builder.bitOr(m_sets.isSet(m_sets.both(behind, before)), m_sets.contains(connection.starts, zone));
    m_builder.ifThen(touches, [&] {
      const ZoneSet through = m_tokens.owned(owner);
      const ZoneSet with = m_sets.either(before, m_sets.single(zone));
      const ZoneSet near = m_sets.both(m_geometry.byZone(m_builder, m_sets, zone, neighbours), through);
      const ZoneSet fresh = m_sets.without(near, with);
      const ZoneSet reached = m_spatial.flood(m_sets.either(with, fresh), fresh, through, m_sets.none());
      connection.reached->become(reached);
      m_builder.set(connection.joined, m_sets.isSet(m_sets.both(reached, connection.goals)));
    });
  }
}

}  // namespace ludo::engine
