// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/union_members.h"

namespace ludo::mend {

/// What a mapping means whose tag stands one level deeper, or is said by a sign, a word or a property beside
/// the rest: { op: ["=="], ... }, { var: "pot", op: "+=", value: 1 }, { cost: "$card" }.
void otherPlaces(UnionMembers& members);

}  // namespace ludo::mend
