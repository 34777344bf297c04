// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// Whether a zone may hold several tokens of which none lies on top.
bool isHeap(const Proofs& proofs, const ZoneDef& zone) {
  return zone.ordering == Ordering::Set && (!zone.capacity || proofs.ranges.number(*zone.capacity) > 1);
}

/// Whether it is asked what the token of the zone is, or whose: of several, that is the topmost one.
bool asksOfToken(const IsCondition& condition) {
  const bool isAskedWhose = condition.is == Occupancy::Own || condition.is == Occupancy::Enemy;
  return isAskedWhose || (condition.type && condition.is == Occupancy::Occupied);
}

/// How any of the tokens is asked.
std::string askingAny(const IsCondition& condition) {
  if (condition.is != Occupancy::Occupied)
    return "To ask for any of them, count those of a query over the zone whose tokenOwner is meant";
  return "To ask for any of them, write { op: \">\", left: { aggregate: { op: \"count\", query: { query: "
         "\"tokensInZone\", zone: \"" +
         typeOf<ZoneSelector>().format(&condition.zone).text +
         "\", where: { op: \"==\", left: { ref: \"tokenType\", token: \"$token\" }, right: \"" +
         condition.type->name + "\" } } } }, right: 0 }";
}

}  // namespace

void proveUnordered(Proofs& proofs) {
  if (proofs.def.tokenTypes.size() < 2) return;
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type != &typeOf<IsCondition>()) return true;
    const auto& condition = *static_cast<const IsCondition*>(value);
    const ZoneSelector& asked = condition.zone;
    if (!asksOfToken(condition) || asked.kind != ZoneSelector::Kind::Named || !asked.zone.resolved())
      return true;
    const ZoneDef& zone = proofs.def.zones[asked.zone.index];
    if (!isHeap(proofs, zone)) return true;
    proofs
        .report(kinds::AsksOneOfMany, condition.span, path.text(),
                "The tokens in \"" + zone.id.name +
                    "\" have no order, and this asks only the one of them that was made first")
        .suggestion = askingAny(condition);
    return true;
  });
}

}  // namespace ludo::compile
