// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <optional>
#include <vector>

#include "widgets/editor/line_remarks.h"
#include "widgets/lens/lens.h"
#include "widgets/models/games_model.h"

namespace ludo::ide {

/// What the editor remarks at the lines of rules that no random game of the lens used; nothing until there
/// were enough games to say so. Rules that a bundle brings stand in no line of the text.
std::vector<widgets::LineRemark> unusedRemarks(const widgets::LensFindings& findings);

/// The same of a simulation that counted how often each rule runs; nothing where it did not, or where its
/// rules are not those of the analysis any more.
std::optional<std::vector<widgets::LineRemark>> unusedRemarks(const widgets::SimulationResult& simulation,
                                                              const service::Analysis& analysis);

}  // namespace ludo::ide
