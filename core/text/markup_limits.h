// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"

namespace ludo::text {

/// Checks that cmark can read a text within bounded memory and time; see limits.h. It keeps some hundred
/// bytes for each mark; it looks through all open brackets at a closing one, and through all open lists and
/// quotations at an empty line. False, and told, when it is too much.
bool checkMarkup(const SourceText& source, diagnostics::List& diagnostics);

}  // namespace ludo::text
