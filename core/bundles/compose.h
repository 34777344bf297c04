// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/bundles/bundle_library.h"
#include "core/bundles/origin.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

/// Mechanics from a library, taken into a game. Composition is mechanical and
/// additive: definitions are added behind the document's own under names that begin with the bundle's,
/// parameters are bound, required bundles come first. Nothing is replaced.
namespace ludo::bundles {

/// Adds what the document's section bundles uses to the document. Mistakes are diagnostics, and what could be
/// composed is there; spans of what bundles brought lie behind the end of `source` (see origin.h).
Composition composeBundles(language::SpecDocument& document, const SourceText& source,
                           const BundleLibrary& library, diagnostics::List& diagnostics);

/// What a game may or must say when it uses the bundle; nothing when there is no such bundle.
std::vector<language::ParameterDef> parametersOf(const std::string& bundle, const BundleLibrary& library);

/// Checks a document that is a bundle by itself: its version, its names, what it requires.
void checkBundle(const language::SpecDocument& document, const BundleLibrary& library,
                 diagnostics::List& diagnostics);

}  // namespace ludo::bundles
