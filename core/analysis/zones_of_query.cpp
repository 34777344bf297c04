// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/zones_of_query.h"

#include <algorithm>
#include <variant>

namespace ludo::engine {

using namespace language;
using kernel::ZoneId;

namespace {

/// Adds the zones to those that are marked; false where the text does not say which they are.
class ZonesOfQuery {
 public:
  explicit ZonesOfQuery(const kernel::Rules& rules) : m_rules(rules), m_marked(rules.zones().size(), false) {}

  bool add(const Query& query) {
    return std::visit([this](const auto& part) { return addOf(part); }, query.node);
  }
  std::vector<ZoneId> all() const {
    std::vector<ZoneId> zones;
    for (std::size_t i = 0; i < m_marked.size(); ++i) {
      if (m_marked[i]) zones.emplace_back(i);
    }
    return zones;
  }

 private:
  void mark(ZoneId zone) {
    if (zone.valid()) m_marked[zone.index] = true;
  }
  bool addTargets() {
    for (const kernel::ZoneInstance& zone : m_rules.zones()) {
      std::ranges::for_each(zone.neighbours, [this](ZoneId to) { mark(to); });
      std::ranges::for_each(zone.byDirection, [this](ZoneId to) { mark(to); });
    }
    return true;
  }

  template <typename Part>
  bool addOf(const Part&) {
    return false;
  }
  bool addOf(const ZonesQuery& query) {
    for (kernel::Seat seat = kernel::nobody; query.in && seat < m_rules.seats(); ++seat)
      std::ranges::for_each(m_rules.region(query.in->region.index, seat),
                            [this](ZoneId zone) { mark(zone); });
    return query.in.has_value();
  }
  bool addOf(const AdjacentZonesQuery&) { return addTargets(); }
  bool addOf(const RayQuery&) { return addTargets(); }
  bool addOf(const HopsQuery&) { return addTargets(); }
  bool addOf(const LeapsQuery&) { return addTargets(); }
  bool addOf(const BetweenQuery&) { return addTargets(); }
  bool addOf(const SandwichedQuery&) { return addTargets(); }
  bool addOf(const FilterQuery& query) { return add(*query.of); }
  bool addOf(const DistinctQuery& query) { return add(*query.of); }
  // Of other kinds than a union, each part has all members.
  bool addOf(const SetQuery& query) {
    const auto adds = [this](const Query& each) { return add(each); };
    return query.op == SetOp::Union ? std::ranges::all_of(query.of, adds)
                                    : !query.of.empty() && add(query.of.front());
  }

  const kernel::Rules& m_rules;
  std::vector<bool> m_marked;  ///< by zone
};

}  // namespace

std::optional<std::vector<ZoneId>> zonesOfQuery(const kernel::Rules& rules, const Query& query) {
  ZonesOfQuery zones(rules);
  if (!zones.add(query)) return std::nullopt;
  return zones.all();
}

}  // namespace ludo::engine
