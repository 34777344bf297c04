// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

/// Comments by which a text allows what is told of it; see core/service/allowances.h.
namespace ludo::diagnostics::kinds {

inline constexpr Kind BadAllowance{
    "bad-allowance", Severity::Warning, "Comment that allows nothing",
    "A comment allows warnings by their codes and gives a reason: # lint: allow "
    "never-ends - the players decide. Mistakes cannot be allowed."};
inline constexpr Kind IdleAllowance{
    "idle-allowance", Severity::Warning, "Comment that is not needed",
    "What the comment allows is not told of its line. Take it out, so that it "
    "does not hide what may come to be wrong there."};

/// All kinds of this file, in its order.
inline constexpr const Kind* allowanceKinds[] = {&BadAllowance, &IdleAllowance};

}  // namespace ludo::diagnostics::kinds
