// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/game_def.h"

namespace ludo::compile {

/// A compiled game from its JSON: read, held against the schema, resolved and checked. Null when anything is
/// wrong; the diagnostics, in source order, say what. Never throws.
language::GameDefPtr loadGameDef(const SourcePtr& source, diagnostics::List& diagnostics);

}  // namespace ludo::compile
