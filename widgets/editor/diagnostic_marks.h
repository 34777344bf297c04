// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "widgets/editor/text_view.h"

namespace ludo::widgets {

/// Shows diagnostics in a text view: a squiggle under the text, one colour a
/// severity, and a sign in the margin for the worst on a line. The spans must
/// be offsets into the text as it is now. Only what differs from what is shown
/// is touched.
void showDiagnostics(TextView& view, const diagnostics::List& diagnostics);

/// Makes an indicator cover exactly these spans, which may overlap and come in
/// any order.
void showIndicator(TextView& view, int indicator, std::vector<Span> spans);

}  // namespace ludo::widgets
