// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/checker.h"
#include "core/compile/words_of.h"
#include "core/diagnostics/kinds.h"
#include "core/kernel/rules.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

void Checker::check(const PlayerSelector& player, bool mayBePlural) {
  if (player.kind == PlayerSelector::Kind::Binding) use(player.binding, ValueType::Player, player.node);
  expect(player.variable, ValueType::Player, player.node);
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
    const ValueType type = ofToken ? ValueType::Token : ValueType::Zone;
    if (!zone.binding.empty()) use(zone.binding, type, zone.node);
    expect(zone.variable, type, zone.node);
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
  tellOfNoOwner("region", region.region.name, region.span, region.node).suggestion +=
      ", or give the region a \"perSeat\" list";
}

/// Of what has no part for each player.
diagnostics::Diagnostic& Checker::tellOfNoOwner(const std::string& kind, const std::string& name, Span span,
                                                std::uint32_t node) {
  auto& diagnostic =
      report(kinds::WrongOwner, span, node,
             "The " + kind + " \"" + name + "\" is the same for all players, and has no owner to name");
  diagnostic.suggestion = "Write \"" + name + '"';
  if (span.known())
    diagnostic.fix = diagnostics::Fix{"Replace with \"" + name + '"', {{span, '"' + name + '"'}}, false};
  return diagnostic;
}

void Checker::check(const TokenSelector& token) {
  if (token.kind == TokenSelector::Kind::Binding)
    use(token.binding, ValueType::Token, token.node);
  else if (token.kind == TokenSelector::Kind::Variable)
    expect(token.variable, ValueType::Token, token.node);
  else
    check(token.zone);
}

void Checker::check(const DirectionSelector& direction, std::uint32_t node) {
  if (direction.isBound()) use(direction.binding, ValueType::Direction, node);
  if (!direction.owned) return;
  check(direction.owner);
  if (direction.isBound() || !direction.set.resolved()) return;
  const bool isSet = direction.set.index < m_def.directionSets.size();
  const DirectionSetDef* set = isSet ? &m_def.directionSets[direction.set.index] : nullptr;
  if (set == nullptr || (set->perSeat.empty() && !m_damage.within(set->span)))
    tellOfNoOwner("direction", direction.set.name, direction.span, node);
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

/// What the options of a query are, with an overload for each, which checks its parts.
class Checker::ElementOfQuery {
 public:
  explicit ElementOfQuery(Checker& checker) : m_checker(checker) {}

  ValueType operator()(const TokensInZoneQuery& q) const {
    // A query that was never written is of this kind, with nothing in it.
    if (q.zone.kind == ZoneSelector::Kind::Named && q.zone.zone.empty()) return ValueType::Any;
    m_checker.check(q.zone);
    if (q.top) m_checker.expect(*q.top, ValueType::Integer);
    m_checker.checkWhere(q.where, "$token", ValueType::Token);
    return ValueType::Token;
  }
  ValueType operator()(const IntsInRangeQuery& q) const {
    m_checker.expect(q.min, ValueType::Integer);
    m_checker.expect(q.max, ValueType::Integer);
    return ValueType::Integer;
  }
  ValueType operator()(const EnumsQuery& q) const {
    m_checker.checkWords(q);
    return ValueType::Text;
  }
  ValueType operator()(const PlayersQuery& q) const {
    if (q.of) m_checker.check(*q.of, true);
    m_checker.checkWhere(q.where, "$player", ValueType::Player);
    return ValueType::Player;
  }
  ValueType operator()(const ZonesQuery& q) const {
    if (q.in) m_checker.check(*q.in);
    if (q.filter) m_checker.check(q.filter->owner, true);
    m_checker.checkWhere(q.where, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const TokensQuery& q) const {
    if (q.player) m_checker.check(*q.player, true);
    if (q.in) m_checker.check(*q.in);
    m_checker.checkWhere(q.where, "$token", ValueType::Token);
    return ValueType::Token;
  }
  ValueType operator()(const AdjacentZonesQuery& q) const {
    m_checker.check(q.zone);
    m_checker.check(q.direction, q.node);
    m_checker.checkWhere(q.where, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const TokensInAdjacentZonesQuery& q) const {
    m_checker.check(q.zone);
    m_checker.checkWhere(q.where, "$token", ValueType::Token);
    return ValueType::Token;
  }
  ValueType operator()(const ConnectedZonesQuery& q) const {
    m_checker.check(q.zone);
    m_checker.checkWhere(q.via, "$zone", ValueType::Zone);
    if (q.maxDepth) m_checker.expect(*q.maxDepth, ValueType::Integer);
    return ValueType::Zone;
  }
  ValueType operator()(const RayQuery& q) const {
    m_checker.check(q.from);
    m_checker.check(q.directions, q.node);
    if (q.max) m_checker.expect(*q.max, ValueType::Integer);
    m_checker.checkWhere(q.through, "$zone", ValueType::Zone);
    m_checker.checkWhere(q.until, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const HopsQuery& q) const {
    m_checker.check(q.from);
    m_checker.check(q.directions, q.node);
    m_checker.checkWhere(q.over, "$zone", ValueType::Zone);
    m_checker.checkWhere(q.to, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const LeapsQuery& q) const {
    m_checker.check(q.from);
    m_checker.check(q.path, q.node);
    m_checker.checkWhere(q.where, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const DirectionsQuery& q) const {
    m_checker.check(q.of, q.node);
    return ValueType::Direction;
  }
  ValueType operator()(const BetweenQuery& q) const {
    m_checker.check(q.from);
    m_checker.check(q.to);
    return ValueType::Zone;
  }
  ValueType operator()(const SandwichedQuery& q) const {
    m_checker.check(q.from);
    m_checker.check(q.directions, q.node);
    if (q.length) m_checker.expect(*q.length, ValueType::Integer);
    m_checker.checkWhere(q.where, "$zone", ValueType::Zone);
    m_checker.checkWhere(q.by, "$zone", ValueType::Zone);
    return ValueType::Zone;
  }
  ValueType operator()(const SetQuery& q) const {
    ValueType element = ValueType::Any;
    for (std::size_t i = 0; i < q.of.size(); ++i) {
      const ValueType part = m_checker.elementOf(q.of[i]);
      if (i == 0) element = part;
      if (part != element) element = ValueType::Any;
    }
    return element;
  }
  ValueType operator()(const DefinedQuery& q) const {
    return m_checker.checkUse(q.name, q.with, FormulaKind::Query, q.node);
  }
  ValueType operator()(const FilterQuery& q) const {
    const ValueType element = m_checker.elementOf(*q.of);
    Scope scope(m_checker);
    m_checker.bind(q.bind, element, false, q.node);
    m_checker.check(q.where);
    return element;
  }
  ValueType operator()(const DistinctQuery& q) const {
    const ValueType element = m_checker.elementOf(*q.of);
    Scope scope(m_checker);
    m_checker.bind(q.bind, element, false, q.node);
    for (const ValueExpr& feature : q.by) m_checker.typeOf(feature);
    return element;
  }
  ValueType operator()(const BindingQuery& q) const {
    for (auto bound = m_checker.m_bound.rbegin(); bound != m_checker.m_bound.rend(); ++bound) {
      if (bound->name == q.name.name && bound->isList) return bound->type;
    }
    const BoundName* bound = m_checker.use(q.name, ValueType::Any, q.node);
    return bound != nullptr ? bound->type : ValueType::Any;
  }

 private:
  Checker& m_checker;
};

ValueType Checker::elementOf(const Query& query) {
  if (m_damage.at(query.span)) return ValueType::Any;
  return std::visit(ElementOfQuery(*this), query.node);
}

}  // namespace ludo::compile
