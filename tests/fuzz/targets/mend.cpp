// SPDX-License-Identifier: Apache-2.0
// What mends a text, found by trying: a sample with mistakes in it.
#include <algorithm>

#include "../checks.h"
#include "../mutate/document.h"
#include "../target.h"
#include "core/service/analysis.h"

namespace ludo::fuzz {
namespace {

using diagnostics::Diagnostic;

service::AnalysisPtr analysed(const SourcePtr& source, service::Fixes fixes) {
  return service::analyse(source, 0, {}, service::SpecTests::Leave, fixes);
}

std::ptrdiff_t errorsOf(const service::Analysis& analysis) {
  return std::ranges::count(analysis.diagnostics, diagnostics::Severity::Error, &Diagnostic::severity);
}

bool isSame(const Diagnostic& a, const Diagnostic& b) {
  return a.kind == b.kind && a.span == b.span && a.message == b.message;
}

bool isSameFix(const std::optional<diagnostics::Fix>& a, const std::optional<diagnostics::Fix>& b) {
  return a.has_value() == b.has_value() && (!a || (a->title == b->title && a->edits == b->edits));
}

/// Whether each change of the fix is one of those that were certain before.
bool isMadeOfCertain(const diagnostics::Fix& fix, const diagnostics::List& told) {
  return std::ranges::all_of(fix.edits, [&](const diagnostics::TextEdit& edit) {
    return std::ranges::any_of(told, [&](const Diagnostic& other) {
      return other.fix && other.fix->certain &&
             std::ranges::find(other.fix->edits, edit) != other.fix->edits.end();
    });
  });
}

void feed(std::string_view input) {
  const auto source = std::make_shared<const SourceText>("fuzzed.md", std::string(input));
  const service::AnalysisPtr told = analysed(source, service::Fixes::Leave);
  const service::AnalysisPtr mended = analysed(source, service::Fixes::Find);
  checkDiagnostics(*source, mended->diagnostics);
  require(mended->diagnostics.size() <= told->diagnostics.size(), "looking for fixes finds mistakes");
  require((errorsOf(*mended) == 0) == (errorsOf(*told) == 0),
          "a text is taken for sound because of its fixes");
  for (const Diagnostic& diagnostic : mended->diagnostics) {
    const auto known = std::ranges::find_if(
        told->diagnostics, [&diagnostic](const Diagnostic& other) { return isSame(other, diagnostic); });
    // What many mistakes have in common is told in their place, with what mends it.
    require(known != told->diagnostics.end() || diagnostic.fix,
            "looking for fixes tells something new: " + diagnostic.message);
    if (!diagnostic.fix) continue;
    if (known != told->diagnostics.end() && isSameFix(diagnostic.fix, known->fix)) continue;
    require(!diagnostic.fix->certain || isMadeOfCertain(*diagnostic.fix, told->diagnostics),
            "what was only tried is called certain");
    const auto changed = std::make_shared<const SourceText>(
        "fuzzed.md", diagnostics::applyEdits(source->content(), diagnostic.fix->edits));
    require(errorsOf(*analysed(changed, service::Fixes::Leave)) < errorsOf(*told),
            "a fix that was tried does not mend: " + diagnostic.message + " / " + diagnostic.fix->title);
  }
}

}  // namespace

// What is longer than some kilobytes is not tried.
const Target mendTarget{"mend", &feed, &mutateDocument, 0};

}  // namespace ludo::fuzz
