// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/text/data_node.h"

/// Constructs of other languages, written out in this one. Each gives a Null for what it knows nothing of.
namespace ludo::mend {

/// { unless: { when: c, then: [...] } } as an `if` of the contrary.
text::DataNode withoutUnless(const text::DataNode& effect);
/// The fields of an `if` with `elif: { when: ..., then: ... }` in them, with another `if` under `else`.
text::DataNode withoutElseIf(const text::DataNode& fields);
/// A list of effects in which `elif` and `else` stand behind an `if`, as its own.
text::DataNode withElseInside(const text::DataNode& effects);
/// { draw: { from: ..., to: ..., until: 5 } } as `refillToSize`.
text::DataNode withRefill(const text::DataNode& effect);
/// { op: "all", query: ..., where: c }, "exists" and "none": how many of them there are, compared with 0.
text::DataNode counted(const text::DataNode& condition);
/// { op: "+", args: [a, b, c] } with two sides each.
text::DataNode inPairs(const text::DataNode& value);
/// { is: "!enemy", zone: ... } under "not".
text::DataNode withoutDenial(const text::DataNode& condition);
/// { op: "max", query: ..., each: ... } with the name that `each` reads its member by.
text::DataNode withBind(const text::DataNode& fields);

}  // namespace ludo::mend
