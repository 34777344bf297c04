// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "core/language/reference.h"
#include "core/language/schema.h"
#include "core/text/json_data.h"

namespace ludo::testing {

/// The committed files that are made of the descriptions: path below the repository, and content.
inline std::vector<std::pair<std::string, std::string>> generatedFiles() {
  return {{"docs/language.md", language::referenceText()},
          {"schemas/GameDef.schema.json", text::writeJson(language::gameDefSchema())},
          {"schemas/GameSpecDoc.schema.json", text::writeJson(language::specDocumentSchema())}};
}

}  // namespace ludo::testing
