// SPDX-License-Identifier: Apache-2.0
#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

namespace {

/// A variable set to what it cannot hold.
void proveAssigned(Proofs& proofs, const SetVarEffect& effect, const Path& path) {
  if (!effect.var.resolved()) return;
  const Range bounds = proofs.ranges.bounds(effect.var.index);
  const Range written = proofs.ranges.of(effect.value);
  const bool above = written.low > bounds.high;
  if (!above && written.high >= bounds.low) return;
  const std::string limit = above ? "\"max\"" : "\"min\"";
  auto& diagnostic = proofs.report(kinds::OutOfBounds, effect.value.span, path.text() + ".setVar.value",
                                   "The variable \"" + effect.var.name + "\" is set to " +
                                       (written.isPoint() ? ""
                                        : above           ? "at least "
                                                          : "at most ") +
                                       std::to_string(above ? written.low : written.high) + ", and its " +
                                       limit + " is " + std::to_string(above ? bounds.high : bounds.low));
  diagnostic.suggestion =
      std::string(above ? "Raise " : "Lower ") + limit + ", or set a value within the bounds";
}

/// More tokens created at once than the zone can hold.
void proveCreated(Proofs& proofs, const CreateTokenEffect& effect, const Path& path) {
  if (!effect.zone.zone.resolved()) return;
  const ZoneDef& zone = proofs.def.zones[effect.zone.zone.index];
  if (!zone.capacity) return;
  const std::int64_t capacity = proofs.ranges.number(*zone.capacity);
  const Range count = proofs.ranges.of(effect.count);
  if (count.low <= capacity) return;
  auto& diagnostic = proofs.report(kinds::OutOfBounds, effect.count.span, path.text() + ".createToken.count",
                                   "The zone \"" + zone.id.name + "\" holds at most " +
                                       std::to_string(capacity) + (capacity == 1 ? " token" : " tokens") +
                                       ", and " + std::to_string(count.low) + " are created there");
  diagnostic.suggestion = "Create fewer, or raise \"capacity\" of the zone";
}

}  // namespace

void proveValues(Proofs& proofs) {
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type == &typeOf<SetVarEffect>())
      proveAssigned(proofs, *static_cast<const SetVarEffect*>(value), path);
    if (&type == &typeOf<CreateTokenEffect>())
      proveCreated(proofs, *static_cast<const CreateTokenEffect*>(value), path);
    return true;
  });
}

}  // namespace ludo::compile
