// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"

namespace ludo::variation {

/// What edits change of a text, line by line: "-" before lines that go, "+" before those that come, and an
/// empty line between places that are apart. The edits are in source order and do not overlap.
std::string lineDiff(const SourceText& before, const std::vector<diagnostics::TextEdit>& edits);

}  // namespace ludo::variation
