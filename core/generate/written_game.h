// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>

#include "core/bundles/origin.h"
#include "core/diagnostics/diagnostic.h"
#include "core/generate/vocabulary.h"
#include "core/language/spec_document.h"
#include "core/text/markdown.h"

namespace ludo::generate {

/// A specification without mistakes, with what whoever changes it or learns from it needs to know. A value.
struct WrittenGame {
  text::MarkdownDocument markdown;  ///< the text and its blocks
  language::SpecDocument document;  ///< as written, without what bundles bring
  bundles::Composition bundles;
  language::GameDef game;  ///< compiled and checked; names of definitions are still used where they stand
  Vocabulary names;        ///< everything that rules may name, bundles included
};

/// Nothing when there are errors, which are told.
std::optional<WrittenGame> readGame(const SourcePtr& source, diagnostics::List& told);

/// Whether a text is a game: the first error when it is not.
std::optional<diagnostics::Diagnostic> firstError(const SourcePtr& source);

/// Lets rules use these definitions.
void learnFormulas(const std::vector<language::FormulaDef>& definitions, Vocabulary& names);

}  // namespace ludo::generate
