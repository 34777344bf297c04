// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <vector>

#include "widgets/editor/line_remarks.h"
#include "widgets/lens/lens.h"

namespace ludo::ide {

/// What the editor remarks at the lines of rules that no random game of the lens used; nothing until there
/// were enough games to say so. Rules that a bundle brings stand in no line of the text.
std::vector<widgets::LineRemark> unusedRemarks(const widgets::LensFindings& findings);

}  // namespace ludo::ide
