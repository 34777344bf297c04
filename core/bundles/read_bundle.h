// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string>
#include <vector>

#include "core/bundles/bundle_library.h"
#include "core/diagnostics/diagnostic.h"
#include "core/language/spec_document.h"

/// The files of bundles, and how their mistakes are told. Private to the room.
namespace ludo::bundles {

/// A bundle's file, read.
struct LoadedBundle {
  SourcePtr source;
  language::SpecDocument document;
  diagnostics::List diagnostics;  ///< with spans in its own file
};
/// What is wrong with the file is among its diagnostics, and that it is not the bundle `id`.
LoadedBundle readBundle(SourcePtr source, const std::string& id);

/// At the path of a document's bundles.
diagnostics::Diagnostic& report(diagnostics::List& list, const diagnostics::Kind& kind, Span span,
                                std::string message);
/// Offers the known names, the nearest first.
void suggestNearest(diagnostics::Diagnostic& diagnostic, const std::string& name,
                    std::vector<std::string> known);
/// That there is no bundle of this name, or none that can be read.
void reportMissing(const std::string& id, Span span, const BundleLibrary::Found& found,
                   const BundleLibrary& library, diagnostics::List& list);

}  // namespace ludo::bundles
