// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/intent/meanings.h"

namespace ludo::mend {

/// Entries that a key of no field may mean together with its value, at what it costs to think so.
struct SaidTogether {
  std::vector<text::DataEntry> entries;
  int cost = 0;
};

/// What the key and the value of an entry say together: `elm: "oak"` for `from: "elm", to: "oak"`, `empty:
/// true` for a condition, `main: "phase"` for `phase: "main"`.
std::vector<SaidTogether> saidTogether(Meanings& meanings, const language::Type& record,
                                       const text::DataNode& node, const text::DataEntry& entry);

}  // namespace ludo::mend
