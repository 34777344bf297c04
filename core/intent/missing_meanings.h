// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/intent/meanings.h"

namespace ludo::mend {

/// A mapping as it is read up to some entry.
struct EntryReading {
  text::DataNode node = text::DataNode::map();
  int cost = 0;
};

/// The cheapest readings, in order.
std::vector<EntryReading> fewOf(std::vector<EntryReading> readings);

/// The readings with a field that has to be there, where it is missing: with what it can only be, or a word
/// that it may be.
std::vector<EntryReading> withMissing(Meanings& meanings, const language::Field& field,
                                      std::vector<EntryReading> readings);

}  // namespace ludo::mend
