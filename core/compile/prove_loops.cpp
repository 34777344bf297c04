// SPDX-License-Identifier: Apache-2.0
#include <algorithm>
#include <set>
#include <string>

#include "core/base/overloaded.h"
#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// How many members collections have at least, in any play.
class FewestMembers {
 public:
  FewestMembers(const GameDef& def, const Ranges& ranges)
      : m_def(def), m_ranges(ranges), m_players(ranges.number(def.metadata.players.min)) {}

  std::int64_t of(const Query& query) const {
    return std::visit(Overloaded{
                          [this](const IntsInRangeQuery& q) { return numbers(q); },
                          [](const EnumsQuery& q) {
                            const std::set<std::string> words(q.values.begin(), q.values.end());
                            return static_cast<std::int64_t>(words.size());
                          },
                          [this](const PlayersQuery& q) { return q.of || q.where ? 0 : m_players; },
                          [this](const ZonesQuery& q) { return q.filter || q.where ? 0 : zones(q); },
                          // Whatever else there is may be empty.
                          [](const auto&) { return std::int64_t{0}; },
                      },
                      query.node);
  }

 private:
  std::int64_t numbers(const IntsInRangeQuery& query) const {
    const Range low = m_ranges.of(query.min);
    const Range high = m_ranges.of(query.max);
    const bool known = low.high != INT64_MAX && high.low != INT64_MIN && high.low >= low.high;
    return known ? high.low - low.high + 1 : 0;
  }

  std::int64_t zones(const ZonesQuery& query) const {
    if (!query.in) {
      std::int64_t count = 0;
      for (const ZoneDef& zone : m_def.zones) count += zone.owner == ZoneOwner::Player ? m_players : 1;
      return count;
    }
    if (!query.in->region.resolved()) return 0;
    std::set<std::uint32_t> zones;
    for (const ZoneRef& zone : m_def.regions[query.in->region.index].zones) zones.insert(zone.index);
    return static_cast<std::int64_t>(zones.size());
  }

  const GameDef& m_def;
  const Ranges& m_ranges;
  std::int64_t m_players;
};

}  // namespace

void proveLoops(Proofs& proofs) {
  const FewestMembers fewest(proofs.def, proofs.ranges);
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type != &typeOf<ForEachEffect>()) return true;
    const auto& loop = *static_cast<const ForEachEffect*>(value);
    if (!loop.limit) return true;
    const std::int64_t members = fewest.of(loop.over);
    const std::int64_t rounds = std::max<std::int64_t>(proofs.ranges.of(*loop.limit).high, 0);
    if (rounds >= members) return true;
    auto& diagnostic = proofs.report(kinds::CutShort, loop.limit->span, path.text() + ".limit",
                                     "The collection never has fewer than " + std::to_string(members) +
                                         " members, and the loop takes at most " + std::to_string(rounds));
    diagnostic.suggestion =
        "Take \"limit\" out to reach all of them, or name a collection of those that are meant";
    diagnostic.related.push_back({"The collection", loop.over.span});
    return true;
  });
}

}  // namespace ludo::compile
