// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QUrl>

#include "core/diagnostics/diagnostic.h"

namespace ludo::widgets {

/// Everything there is to know about one diagnostic, as HTML for a text view:
/// message, the lines it is about, what to do, what would be accepted, related
/// places as links. `source` may be null.
QString problemDetails(const diagnostics::Diagnostic& problem, const SourceText* source);

/// The place a link made by problemDetails leads to; unknown when it is no such
/// link.
Span placeOfLink(const QUrl& link);

}  // namespace ludo::widgets
