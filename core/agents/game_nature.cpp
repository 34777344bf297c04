// SPDX-License-Identifier: Apache-2.0
#include "core/agents/game_nature.h"

#include <algorithm>

#include "core/language/effect_facts.h"
#include "core/language/language.h"

namespace ludo::agents {
namespace {

using namespace language;

bool drawsLots(const GameDef& def) {
  bool found = false;
  const auto visit = [&found, &def](const Type& type, const void* part) {
    if (part == &def.setup || &type == &typeOf<ZoneDef>()) return false;
    found = found || consequencesOf(type, part).any(Consequence::UseChance);
    return !found;
  };
  walkConst(gameDefType(), &def, visit);
  return found;
}

}  // namespace

GameNature::GameNature(const kernel::Rules& rules)
    : chance(drawsLots(rules.def())),
      secrets(rules.mayHide()),
      simultaneous(std::ranges::any_of(rules.def().turn.phases, &PhaseDef::simultaneous)) {}

}  // namespace ludo::agents
