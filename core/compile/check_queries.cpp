// SPDX-License-Identifier: Apache-2.0
#include "core/base/overloaded.h"
#include "core/compile/checker.h"

namespace ludo::compile {

using namespace language;

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
          [](const EnumsQuery&) { return ValueType::Text; },
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
          [this](const DefinedQuery& q) { return checkUse(q.name, q.with, Form::Query, q.node); },
          [this](const FilterQuery& q) {
            const ValueType element = elementOf(*q.of);
            Scope scope(*this);
            bind(q.bind, element, false, q.node);
            check(q.where);
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
