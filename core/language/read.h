// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

/// Data to language types, through the descriptions alone.
namespace ludo::language {

/// Reads `data` into the object at `target`, which must be of `type` and freshly made. Every mistake is a
/// diagnostic with the path below `path`; what could be read is filled in. Parts marked damaged are left out
/// silently. Returns false when anything was wrong.
bool readValue(const Type& type, void* target, const text::DataNode& data, const std::string& path,
               diagnostics::List& diagnostics);

/// A GameDef from the data of its JSON. The result is not resolved yet: see resolve.h.
std::optional<GameDef> readGameDef(const text::DataNode& data, diagnostics::List& diagnostics);

}  // namespace ludo::language
