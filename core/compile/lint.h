// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::compile {

/// Warns of constants, variables, token types, properties, zones and regions that nothing in the document
/// refers to, and of variables that are changed but never read.
void lintUnused(const language::SpecDocument& document, diagnostics::List& diagnostics);

}  // namespace ludo::compile
