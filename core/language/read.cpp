// SPDX-License-Identifier: Apache-2.0
#include "core/language/read.h"

#include "core/language/language.h"
#include "core/language/reader.h"

namespace ludo::language {

bool readValue(const Type& type, void* target, const text::DataNode& data, const std::string& path,
               diagnostics::List& diagnostics, const ReadContext& context) {
  return Reader(diagnostics, context).read(type, target, data, path);
}

void dropTakenBack(diagnostics::List& diagnostics) {
  std::erase_if(diagnostics, [](const diagnostics::Diagnostic& told) { return told.kind == nullptr; });
}

std::optional<GameDef> readGameDef(const text::DataNode& data, diagnostics::List& diagnostics) {
  GameDef def;
  if (!readValue(gameDefType(), &def, data, "", diagnostics)) return std::nullopt;
  return def;
}

}  // namespace ludo::language
