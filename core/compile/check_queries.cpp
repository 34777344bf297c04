// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/base/overloaded.h"
#include "core/compile/checker.h"
#include "core/compile/words_of.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/rules.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

void Checker::check(const PlayerSelector& player, bool mayBePlural) {
  if (player.kind == PlayerSelector::Kind::Binding) use(player.binding, ValueType::Player, player.node);
  std::int64_t seats = number(m_def.metadata.players.max, mostPlayers);
  if (player.kind == PlayerSelector::Kind::Seat && player.seat >= seats) {
    auto& diagnostic = report(kinds::InvalidPlayers, player.span, player.node,
                              "There is no seat " + std::to_string(player.seat) + ": the game has at most " +
                                  std::to_string(seats) + " players, counted from 0");
    diagnostic.suggestion = "Give a seat from 0 to " + std::to_string(seats - 1);
  }
  if (player.plural() && !mayBePlural) {
    auto& diagnostic =
        report(kinds::WrongValueType, player.span, player.node, "One player is needed here, not several");
    diagnostic.suggestion = "Go through the players with forEach, or count with an aggregate";
  }
}

void Checker::check(const ZoneSelector& zone, bool mayBePlural) {
  if (zone.kind != ZoneSelector::Kind::Named) {
    const bool ofToken = zone.kind == ZoneSelector::Kind::OfToken;
    if (!zone.binding.empty()) use(zone.binding, ofToken ? ValueType::Token : ValueType::Zone, zone.node);
    return;
  }
  if (zone.owned) check(zone.owner, mayBePlural);
  if (!zone.zone.resolved()) return;
  const ZoneDef& meant = m_def.zones[zone.zone.index];
  bool perPlayer = meant.owner == ZoneOwner::Player;
  if (perPlayer == zone.owned || m_damage.within(meant.span)) return;
  std::string name = zone.zone.name;
  auto& diagnostic =
      report(kinds::WrongOwner, zone.span, zone.node,
             perPlayer ? "Every player has a zone \"" + name + "\", and this does not say whose"
                       : "The zone \"" + name + "\" is shared, and has no owner to name");
  std::string better = perPlayer ? ownedZones(name).front() : name;
  diagnostic.suggestion = (perPlayer ? "Say whose, as in \"" : "Write \"") + better + '"';
  if (perPlayer) diagnostic.alternatives = ownedZones(name);
  bool whole = zone.span.known() && zone.zone.span.known() && zone.span.begin <= zone.zone.span.begin;
  // Whose zone is meant, the text does not say.
  if (whole && !perPlayer)
    diagnostic.fix =
        diagnostics::Fix{"Replace with \"" + better + '"', {{zone.span, '"' + better + '"'}}, false};
}

/// Whose zone it may be; tests name players by their seats.
std::vector<std::string> Checker::ownedZones(const std::string& zone) const {
  std::vector<std::string> players = {"actor", "active", "opponent"};
  if (m_inTests) {
    players.clear();
    for (std::int64_t seat = 0; seat < m_testSeats; ++seat) players.push_back(std::to_string(seat));
  }
  players.emplace_back("all");
  for (std::string& player : players) player.insert(0, zone + ':');
  return players;
}

void Checker::check(const RegionSelector& region) {
  if (!region.owned) return;
  check(region.owner);
  if (!region.region.resolved()) return;
  const RegionDef& meant = m_def.regions[region.region.index];
  const bool hasParts =
      !meant.perSeat.empty() || std::ranges::any_of(meant.zones, [this](const ZoneRef& zone) {
        return zone.resolved() && m_def.zones[zone.index].owner == ZoneOwner::Player;
      });
  if (hasParts || m_damage.within(meant.span)) return;
  const std::string& name = region.region.name;
  auto& diagnostic =
      report(kinds::WrongOwner, region.span, region.node,
             "The region \"" + name + "\" is the same for all players, and has no owner to name");
  diagnostic.suggestion = "Write \"" + name + "\", or give the region a \"perSeat\" list";
  if (region.span.known())
    diagnostic.fix =
        diagnostics::Fix{"Replace with \"" + name + '"', {{region.span, '"' + name + '"'}}, false};
}

void Checker::check(const TokenSelector& token) {
  if (token.kind == TokenSelector::Kind::Binding)
    use(token.binding, ValueType::Token, token.node);
  else
    check(token.zone);
}

void Checker::check(const DirectionSelector& direction, std::uint32_t node) {
  if (direction.isBound()) use(direction.binding, ValueType::Direction, node);
}

void Checker::check(const std::vector<DirectionSelector>& directions, std::uint32_t node) {
  for (const DirectionSelector& direction : directions) check(direction, node);
}

void Checker::checkWords(const EnumsQuery& query) {
  if (query.values.empty() == query.of.has_value()) {
    const bool isKnown = query.of && query.of->resolved() && !m_damage.names.contains(NameKind::TokenType);
    if (!isKnown || !wordsOf(m_def, query.of->name).empty()) return;
    auto& diagnostic = report(kinds::WrongValueType, query.of->span, query.node,
                              "The property \"" + query.of->name + "\" is never a word");
    diagnostic.suggestion = "List the words under \"values\"; numbers are { query: \"intsInRange\", ... }";
    return;
  }
  if (!query.of && m_damage.within(query.span)) return;
  auto& diagnostic = report(kinds::MissingKey, query.span, query.node,
                            query.of ? "The words are either listed, or those of a property, not both"
                                     : "There are no words to pick from");
  diagnostic.suggestion = "Write either \"values\" with the words, or \"of\" with a property";
}

ValueType Checker::elementOf(const Query& query) {
  if (m_damage.at(query.span)) return ValueType::Any;
  return std::visit(
      Overloaded{
          [this](const TokensInZoneQuery& q) {
            // A query that was never written is of this kind, with nothing in it.
            if (q.zone.kind == ZoneSelector::Kind::Named && q.zone.zone.empty()) return ValueType::Any;
            check(q.zone);
            if (q.top) expect(*q.top, ValueType::Integer);
            checkWhere(q.where, "$token", ValueType::Token);
            return ValueType::Token;
          },
          [this](const IntsInRangeQuery& q) {
            expect(q.min, ValueType::Integer);
            expect(q.max, ValueType::Integer);
            return ValueType::Integer;
          },
          [this](const EnumsQuery& q) {
            checkWords(q);
            return ValueType::Text;
          },
          [this](const PlayersQuery& q) {
            if (q.of) check(*q.of, true);
            checkWhere(q.where, "$player", ValueType::Player);
            return ValueType::Player;
          },
          [this](const ZonesQuery& q) {
            if (q.in) check(*q.in);
            if (q.filter) check(q.filter->owner, true);
            checkWhere(q.where, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const TokensQuery& q) {
            if (q.player) check(*q.player, true);
            if (q.in) check(*q.in);
            checkWhere(q.where, "$token", ValueType::Token);
            return ValueType::Token;
          },
          [this](const AdjacentZonesQuery& q) {
            check(q.zone);
            check(q.direction, q.node);
            checkWhere(q.where, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const TokensInAdjacentZonesQuery& q) {
            check(q.zone);
            checkWhere(q.where, "$token", ValueType::Token);
            return ValueType::Token;
          },
          [this](const ConnectedZonesQuery& q) {
            check(q.zone);
            checkWhere(q.via, "$zone", ValueType::Zone);
            if (q.maxDepth) expect(*q.maxDepth, ValueType::Integer);
            return ValueType::Zone;
          },
          [this](const RayQuery& q) {
            check(q.from);
            check(q.directions, q.node);
            if (q.max) expect(*q.max, ValueType::Integer);
            checkWhere(q.through, "$zone", ValueType::Zone);
            checkWhere(q.until, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const HopsQuery& q) {
            check(q.from);
            check(q.directions, q.node);
            checkWhere(q.over, "$zone", ValueType::Zone);
            checkWhere(q.to, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const LeapsQuery& q) {
            check(q.from);
            check(q.path, q.node);
            checkWhere(q.where, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const DirectionsQuery& q) {
            check(q.of, q.node);
            return ValueType::Direction;
          },
          [this](const BetweenQuery& q) {
            check(q.from);
            check(q.to);
            return ValueType::Zone;
          },
          [this](const SandwichedQuery& q) {
            check(q.from);
            check(q.directions, q.node);
            if (q.length) expect(*q.length, ValueType::Integer);
            checkWhere(q.where, "$zone", ValueType::Zone);
            checkWhere(q.by, "$zone", ValueType::Zone);
            return ValueType::Zone;
          },
          [this](const SetQuery& q) {
            ValueType element = ValueType::Any;
            for (std::size_t i = 0; i < q.of.size(); ++i) {
              const ValueType part = elementOf(q.of[i]);
              if (i == 0) element = part;
              if (part != element) element = ValueType::Any;
            }
            return element;
          },
          [this](const DefinedQuery& q) { return checkUse(q.name, q.with, FormulaKind::Query, q.node); },
          [this](const FilterQuery& q) {
            const ValueType element = elementOf(*q.of);
            Scope scope(*this);
            bind(q.bind, element, false, q.node);
            check(q.where);
            return element;
          },
          [this](const DistinctQuery& q) {
            const ValueType element = elementOf(*q.of);
            Scope scope(*this);
            bind(q.bind, element, false, q.node);
            for (const ValueExpr& feature : q.by) typeOf(feature);
            return element;
          },
          [this](const BindingQuery& q) {
            for (auto bound = m_bound.rbegin(); bound != m_bound.rend(); ++bound) {
              if (bound->name == q.name.name && bound->isList) return bound->type;
            }
            const BoundName* bound = use(q.name, ValueType::Any, q.node);
            return bound != nullptr ? bound->type : ValueType::Any;
          },
      },
      query.node);
}

}  // namespace ludo::compile
