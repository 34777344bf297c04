// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>

#include "core/text/data_node.h"

namespace ludo::grammar {

/// A JSON Schema of the data of one section without its name, made of the descriptions, for servers that hold
/// a language model to a schema: objects without further keys, lists, words, patterns of names, and one of
/// several
/// (`anyOf`), which all of them know; no conditionals, which they skip in silence, and no bounds. An
/// alternative of a union is a schema by itself. It takes less than 40 KB. The result reads like a section's
/// block. For editors, which know all of JSON Schema, there is language::specDocumentSchema().
text::DataNode sectionSchema(const std::string& section);

}  // namespace ludo::grammar
