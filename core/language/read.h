// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/language/damage.h"
#include "core/language/spec_document.h"
#include "core/language/type.h"
#include "core/text/data_node.h"

/// Data to language types, through the descriptions alone.
namespace ludo::language {

/// What a reading may know and tell beside the value.
struct ReadContext {
  const SourceText* source = nullptr;  ///< the text of the data, for fixes that move whole lines
  Damage* damage = nullptr;            ///< gets what could not be read
  /// So many diagnostics at the head of the list, in source order, are about the form of the text. The
  /// reading may make them better, or take one back: its `kind` is null then. See dropTakenBack().
  std::size_t told = 0;
};

/// Removes the diagnostics that readings have taken back.
void dropTakenBack(diagnostics::List& diagnostics);

/// Reads `data` into the object at `target`, which must be of `type` and freshly made. Every mistake is a
/// diagnostic with the path below `path`; what could be read is filled in, and so is what was evidently meant
/// (a misspelt key is read as the key it is nearest to). Parts marked damaged are left out silently. Returns
/// false when anything was wrong. After a thousand mistakes the rest of each list and mapping is left unread.
bool readValue(const Type& type, void* target, const text::DataNode& data, const std::string& path,
               diagnostics::List& diagnostics, const ReadContext& context = {});

/// A GameDef from the data of its JSON. The result is not resolved yet: see resolve.h.
std::optional<GameDef> readGameDef(const text::DataNode& data, diagnostics::List& diagnostics);

}  // namespace ludo::language
