// SPDX-License-Identifier: Apache-2.0
#include "core/compile/proofs.h"
#include "core/compile/walk_rules.h"
#include "core/diagnostics/kinds.h"
#include "core/language/language.h"

namespace ludo::compile {

using namespace language;
namespace kinds = diagnostics::kinds;

/// Tells of comparisons and of owners alone: that a whole of them holds or does not follows from its parts.
void proveConditions(Proofs& proofs) {
  walkRules(proofs.def, [&](const Type& type, const void* value, const Path& path) {
    if (&type != &typeOf<Condition>()) return true;
    const auto* condition = static_cast<const Condition*>(value);
    const auto* compare = std::get_if<CompareCondition>(&condition->node);
    const bool asksWhose = std::holds_alternative<IsCondition>(condition->node);
    if (compare == nullptr ? !asksWhose : Ranges::isLiteral(*compare)) return true;
    const Truth truth = proofs.ranges.of(*condition);
    if (truth == Truth::Sometimes || proofs.explained.contains(condition)) return true;
    const bool always = truth == Truth::Always;
    auto& diagnostic = proofs.report(
        always ? kinds::AlwaysTrue : kinds::AlwaysFalse, condition->span, path.text(),
        proofs.ranges.reason(*condition) + ", so this " + (always ? "always" : "never") + " holds");
    diagnostic.suggestion =
        asksWhose ? "Give the tokens an \"owner\" where they are made, or ask for \"occupied\""
        : always  ? "Leave the condition out, or ask for something else"
                  : "Ask for a value that can come up, or let the rules bring this one about";
    return true;
  });
}

}  // namespace ludo::compile
