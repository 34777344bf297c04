// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <set>
#include <string>

#include "core/diagnostics/diagnostic.h"
#include "core/language/damage.h"
#include "core/language/spec_document.h"
#include "core/text/markdown.h"

namespace ludo::spec {

/// A document's sections as language types.
struct SpecReading {
  language::SpecDocument document;
  std::set<std::string> present;  ///< sections that the document has
  language::Damage damage;        ///< what could not be read
};

/// Gathers the blocks of each section, in any order, and reads them. Mistakes are diagnostics; what could be
/// read is returned. `diagnostics` holds what was told of the Markdown, in source order: some of it is made
/// better by what is needed in the place.
SpecReading readSpec(const text::MarkdownDocument& markdown, diagnostics::List& diagnostics);

}  // namespace ludo::spec
