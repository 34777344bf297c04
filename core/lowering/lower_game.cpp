// SPDX-License-Identifier: Apache-2.0
#include <utility>

#include "core/language/walk.h"
#include "core/lowering/lowering.h"

namespace ludo::engine {

Context::Context(const kernel::Rules& ofRules, Form form, std::size_t zonesInAll, bool keepsTops)
    : rules(ofRules),
      facts(ofRules, form, keepsTops),
      layout(ofRules, facts),
      geometry(ofRules, constants),
      unreachable(static_cast<std::int64_t>(zonesInAll)) {}

LoweredGame lowerGame(const kernel::Rules& rules, Form form, std::size_t zonesInAll) {
  // Wherever it is asked for: a position remembers no others.
  language::walkConst(language::typeOf<language::GameDef>(), &rules.def(),
                      [](const language::Type& type, const void* value) {
                        if (&type == &language::typeOf<language::RepetitionsValue>())
                          throw Unsupported{"how often a position has occurred",
                                            static_cast<const language::RepetitionsValue*>(value)->node};
                        return &type != &language::typeOf<language::ZoneDef>();
                      });
  const auto lower = [](Context& context) {
    machine::Module module;
    {
      Parts parts(context, Purpose::Apply);
      module.functions.push_back(Lowering(parts).lowerApply());
    }
    {
      Parts parts(context, Purpose::LegalMoves);
      module.functions.push_back(Lowering(parts).lowerLegalMoves());
    }
    {
      Parts parts(context, Purpose::Playout);
      module.functions.push_back(Lowering(parts).lowerPlayout());
    }
    module.constants = context.constants.take();
    return LoweredGame{std::move(module),          context.layout,
                       context.facts.lines,        context.scratch,
                       std::move(context.choices), context.mayEscape,
                       std::move(context.facts),   std::move(context.parameters),
                       context.notes.take()};
  };
  Context plain(rules, form, zonesInAll, false);
  LoweredGame game = lower(plain);
  if (!plain.asksForTops) return game;
  // Whether the rules ask for zones by what lies on top of them shows only while code is written.
  Context withTops(rules, form, zonesInAll, true);
  return lower(withTops);
}

}  // namespace ludo::engine
