// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

namespace ludo::compile {

/// Warns of constants, variables, token types and zones that nothing in the document refers to.
void lintUnused(const language::SpecDocument& document, diagnostics::List& diagnostics);

}  // namespace ludo::compile
