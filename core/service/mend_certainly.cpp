// SPDX-License-Identifier: Apache-2.0
#include "core/service/mend_certainly.h"

#include <utility>

#include "core/service/analysis.h"

namespace ludo::service {
namespace {

/// A round mends all that is told of a text, and of one with very many mistakes the first hundred are.
constexpr int mostRounds = 100;
/// Of so many mistakes of one text the fixes are looked for by trying. Where more were mended at once, the
/// next are likely to be of their kind, and are mended as they are told.
constexpr std::size_t lookedFor = 4;

}  // namespace

MendedText mendCertainly(SourcePtr source, diagnostics::List told, const std::stop_token& stop) {
  MendedText mended;
  mended.source = std::move(source);
  bool isSearched = true;
  while (mended.rounds < mostRounds) {
    const diagnostics::FixedText fixed = diagnostics::applyCertainFixes(*mended.source, told);
    if (fixed.applied.empty() && isSearched) break;
    for (const std::size_t index : fixed.applied) {
      const diagnostics::Fix& fix = *told[index].fix;
      mended.steps.push_back({mended.source->lineOf(fix.edits.front().span.begin), fix.title});
    }
    if (!fixed.applied.empty()) {
      ++mended.rounds;
      mended.source =
          std::make_shared<const SourceText>(mended.source->name(), fixed.content, mended.source->path());
    }
    isSearched = fixed.applied.size() <= lookedFor;
    mended.searches += isSearched ? 1 : 0;
    const AnalysisPtr analysis =
        analyse(mended.source, 0, stop, SpecTests::Leave, isSearched ? Fixes::Find : Fixes::Leave);
    if (!analysis) break;
    told = analysis->diagnostics;
  }
  return mended;
}

}  // namespace ludo::service
