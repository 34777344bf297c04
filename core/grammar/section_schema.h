// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/grammar/specialise.h"
#include "core/text/data_node.h"

namespace ludo::grammar {

/// A JSON Schema of the data of one section without its name, made of the descriptions, for servers that hold
/// a language model to a schema: objects without further keys, lists, words, patterns of names, and one of
/// several
/// (`anyOf`), which all of them know; no conditionals, which they skip in silence, and no bounds. An
/// alternative of a union is a schema by itself. It takes less than 40 KB. The result reads like a section's
/// block. For editors, which know all of JSON Schema, there is language::specDocumentSchema().
text::DataNode sectionSchema(const std::string& section);

/// The same of several sections that are written at once: an object with the data of each under its name,
/// lists as lists. Those that a game can do without may be left out. Where a name of one of these kinds is
/// used, it is one of those that there are, unless they are so many that the schema would be large.
text::DataNode stageSchema(const std::vector<std::string>& sections, const NamesByKind& names = {});

}  // namespace ludo::grammar
