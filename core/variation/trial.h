// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <vector>

#include "core/variation/operator.h"

namespace ludo::variation {

/// Whether the parent with these edits is still a game: for changes of what other rules name.
bool isGameWith(const Parent& parent, const std::vector<diagnostics::TextEdit>& edits);

/// One of the changes after which the parent is still a game; a few are tried, in an order of chance.
std::optional<Change> chooseSound(const Parent& parent, std::vector<Change> changes,
                                  generate::Chooser& chooser);

}  // namespace ludo::variation
