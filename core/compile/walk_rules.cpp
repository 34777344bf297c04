// SPDX-License-Identifier: Apache-2.0
#include "core/compile/walk_rules.h"

#include "core/language/language.h"

namespace ludo::compile {

using namespace language;

void walkRules(const GameDef& def, const VisitConstAt& visit) {
  walkConst(gameDefType(), &def, [&](const Type& type, const void* value, const Path& path) {
    const bool isSpace = &type == &typeOf<ZoneDef>() || &type == &typeOf<RegionDef>() ||
                         &type == &typeOf<LineSetDef>() || &type == &typeOf<DirectionTurn>();
    return !isSpace && visit(type, value, path);
  });
}

}  // namespace ludo::compile
