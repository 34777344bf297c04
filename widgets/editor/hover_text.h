// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QPalette>
#include <QString>
#include <optional>
#include <vector>

#include "core/service/analysis.h"

namespace ludo::widgets {

/// What a tip at a place says, as HTML: the problems there, then the documentation. Empty when there is
/// neither.
QString hoverText(const std::vector<const diagnostics::Diagnostic*>& problems,
                  const std::optional<service::Hover>& documentation, const QPalette& palette);

/// The diagnostics whose span holds a byte offset, or ends at it.
std::vector<const diagnostics::Diagnostic*> diagnosticsAt(const diagnostics::List& all, std::size_t offset);
/// The diagnostics that begin on a line (from 1).
std::vector<const diagnostics::Diagnostic*> diagnosticsOnLine(const service::Analysis& analysis,
                                                              std::uint32_t line);

}  // namespace ludo::widgets
