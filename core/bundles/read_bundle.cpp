// SPDX-License-Identifier: Apache-2.0
#include "core/bundles/read_bundle.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/diagnostics/kinds.h"
#include "core/spec/expand_tables.h"
#include "core/spec/read_spec.h"

namespace ludo::bundles {

namespace kinds = diagnostics::kinds;

LoadedBundle readBundle(SourcePtr source, const std::string& id) {
  LoadedBundle loaded;
  loaded.source = std::move(source);
  const text::MarkdownDocument markdown = text::readMarkdown(loaded.source, loaded.diagnostics);
  loaded.document = spec::readSpec(markdown, loaded.diagnostics).document;
  spec::expandTables(loaded.document, loaded.diagnostics);
  const Span start{0, 0};
  if (!loaded.document.bundle) {
    report(loaded.diagnostics, kinds::InvalidBundle, start, "The file has no section bundle");
  } else if (loaded.document.bundle->id.id != id) {
    report(loaded.diagnostics, kinds::InvalidBundle, loaded.document.bundle->id.span,
           "The bundle is called \"" + loaded.document.bundle->id.id + "\", and its file \"" + id + '"');
  }
  return loaded;
}

diagnostics::Diagnostic& report(diagnostics::List& list, const diagnostics::Kind& kind, Span span,
                                std::string message) {
  return diagnostics::report(list, kind, span, "bundles", std::move(message));
}

void suggestNearest(diagnostics::Diagnostic& diagnostic, const std::string& name,
                    std::vector<std::string> known) {
  if (auto best = nearest(name, known)) {
    diagnostic.suggestion = "Did you mean \"" + *best + "\"?";
    std::stable_partition(known.begin(), known.end(), [&](const std::string& k) { return k == *best; });
  }
  diagnostic.alternatives = std::move(known);
}

void reportMissing(const std::string& id, Span span, const BundleLibrary::Found& found,
                   const BundleLibrary& library, diagnostics::List& list) {
  if (found.refusal.empty()) {
    suggestNearest(report(list, kinds::UnknownBundle, span, "There is no bundle called \"" + id + '"'), id,
                   library.ids());
    return;
  }
  diagnostics::Diagnostic& diagnostic =
      report(list, kinds::UnreadableBundle, span, "The bundle \"" + id + "\" is not used: " + found.refusal);
  diagnostic.suggestion = "Put its text, at most 1 MiB, into the folder itself, or name another bundle";
  diagnostic.alternatives = library.ids();
}

}  // namespace ludo::bundles
