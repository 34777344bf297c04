// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/base/source_text.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"
#include "core/text/markdown.h"

/// The section `tables`: where the rows of a table stand, and what they stand for.
namespace ludo::spec {

/// The block of a section `tables`, with the rows and columns that its last table has right below it in the
/// text. Tells when there are none.
text::YamlBlock withRowsBelow(const text::YamlBlock& block, const SourceText& source,
                              diagnostics::List& diagnostics);

/// Replaces the tables of a document by what they stand for, which keeps the places of the cells: token types
/// behind those of the document, createToken before the other effects of the setup, and how the types are
/// drawn. What the document says itself of a type or of its look is not made again. A table that cannot be
/// expanded is told and left out. Who needs what tables define begins with it, and twice changes nothing.
void expandTables(language::SpecDocument& document, diagnostics::List& diagnostics);

}  // namespace ludo::spec
