// SPDX-License-Identifier: Apache-2.0
#include "checks.h"

#include <cstdio>
#include <cstdlib>

#include "core/diagnostics/render.h"

namespace ludo::fuzz {
namespace {

bool liesIn(const SourceText& source, Span span) {
  return !span.known() || (span.begin <= span.end && span.end <= source.content().size());
}

void checkFix(const SourceText& source, const diagnostics::Fix& fix) {
  std::uint32_t done = 0;
  for (const diagnostics::TextEdit& edit : fix.edits) {
    require(edit.span.known() && liesIn(source, edit.span), "a fix lies outside the text");
    require(edit.span.begin >= done, "the edits of a fix overlap or are not in order");
    done = edit.span.end;
  }
}

}  // namespace

void require(bool holds, std::string_view what) {
  if (holds) return;
  std::fprintf(stderr, "%.*s\n", static_cast<int>(what.size()), what.data());
  std::abort();
}

void checkDiagnostics(const SourceText& source, const diagnostics::List& list) {
  for (const diagnostics::Diagnostic& diagnostic : list) {
    require(diagnostic.kind != nullptr, "a diagnostic is of no kind");
    require(!diagnostic.message.empty(), "a diagnostic says nothing");
    require(liesIn(source, diagnostic.span), "a diagnostic lies outside the text: " + diagnostic.message);
    for (const diagnostics::RelatedPlace& related : diagnostic.related)
      require(liesIn(source, related.span), "a related place lies outside the text: " + related.message);
    if (diagnostic.fix) checkFix(source, *diagnostic.fix);
  }
  diagnostics::renderText(list, &source);
  diagnostics::renderJson(list, &source);
  diagnostics::renderSarif(list, &source);
}

}  // namespace ludo::fuzz
