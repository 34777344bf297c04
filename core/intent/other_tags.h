// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/intent/union_members.h"

namespace ludo::mend {

/// What a mapping means that does not say which member it is, or says another than its fields are those of:
/// { var: "pot", delta: 1 }, { kill: { what: ... } }, { op: "not", left: ..., right: ... }.
void otherTags(UnionMembers& members);

}  // namespace ludo::mend
