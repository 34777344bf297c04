// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/language/type.h"
#include "core/text/data_node.h"

/// JSON Schemas (draft 7), made of the descriptions. schemas/ holds them as files.
namespace ludo::language {

/// Of a record of any described type, as one mapping. Macros are left out unless wanted.
text::DataNode schemaOf(const Type& record, const std::string& title, bool macros = true);

/// Of the JSON of a compiled game.
text::DataNode gameDefSchema();

/// Of a specification's sections as one mapping. Each property is what the section's blocks hold together:
/// for sections that are lists, the entries under `items`.
text::DataNode specDocumentSchema();

/// The name under which the schemas and the grammar define a type: "zoneSelector".
std::string definitionName(const Type& type);

}  // namespace ludo::language
