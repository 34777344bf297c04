// SPDX-License-Identifier: Apache-2.0
#include "core/compile/proofs.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"
#include "core/language/walk.h"

namespace ludo::compile {

using namespace language;  // NOLINT(google-build-using-namespace)
namespace kinds = diagnostics::kinds;

void Proofs::values() {
  auto& def = const_cast<GameDef&>(m_def);
  walk(gameDefType(), &def, "", [&](const Type& type, void* value, const std::string& path) {
    if (&type != &typeOf<SetVarEffect>()) return true;
    const auto& effect = *static_cast<const SetVarEffect*>(value);
    if (!effect.var.resolved()) return true;
    const Range bounds = m_ranges.bounds(effect.var.index);
    const Range written = m_ranges.of(effect.value);
    const bool above = written.low > bounds.high;
    if (!above && written.high >= bounds.low) return true;
    const std::string limit = above ? "\"max\"" : "\"min\"";
    auto& diagnostic = report(kinds::OutOfBounds, effect.value.span, path + ".value",
                              "The variable \"" + effect.var.name + "\" is set to " +
                                  (written.isPoint() ? ""
                                   : above           ? "at least "
                                                     : "at most ") +
                                  std::to_string(above ? written.low : written.high) + ", and its " + limit +
                                  " is " + std::to_string(above ? bounds.high : bounds.low));
    diagnostic.suggestion =
        std::string(above ? "Raise " : "Lower ") + limit + ", or set a value within the bounds";
    return true;
  });
}

}  // namespace ludo::compile
