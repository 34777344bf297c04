// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/union_members.h"

namespace ludo::mend {

/// What a mapping means whose tag, or a name in it, stands in the wrong place, or is missing: { gvar: "pot"
/// }, { kind: "gvar", var: "pot" }, { "==": [a, b] }, { is: "deck", zone: "empty" }.
void tagMeanings(UnionMembers& members);

}  // namespace ludo::mend
