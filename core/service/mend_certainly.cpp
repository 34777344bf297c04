// SPDX-License-Identifier: Apache-2.0
#include "core/service/mend_certainly.h"

#include <algorithm>
#include <cstdint>
#include <utility>

#include "core/service/analysis.h"

namespace ludo::service {
namespace {

/// A round mends all that is told of a text, and of one with very many mistakes the first hundred are.
constexpr int mostRounds = 100;
/// Of so many mistakes of one text the fixes are looked for by trying. Where more were mended at once, the
/// next are likely to be of their kind, and are mended as they are told.
constexpr std::size_t lookedFor = 4;

/// After a fix that was applied so often in a row to the same mistake it mends nothing.
constexpr int mostInVain = 3;

/// A mistake to which a fix was applied, and where it stood in the text that the fix made.
struct Tried {
  std::uint32_t begin = 0;
  std::string message;
  std::string title;
  bool operator==(const Tried&) const = default;
};

std::vector<Tried> triedIn(const diagnostics::List& told, const std::vector<std::size_t>& applied) {
  std::vector<Tried> tried;
  for (const std::size_t index : applied) {
    std::int64_t begin = told[index].span.begin;
    for (const std::size_t other : applied) {
      for (const diagnostics::TextEdit& edit : told[other].fix->edits) {
        if (edit.span.end > told[index].span.begin) continue;
        begin += static_cast<std::int64_t>(edit.replacement.size()) - (edit.span.end - edit.span.begin);
      }
    }
    tried.push_back({static_cast<std::uint32_t>(begin), told[index].message, told[index].fix->title});
  }
  return tried;
}

bool tellsAgain(const diagnostics::List& told, const std::vector<Tried>& tried) {
  return std::ranges::any_of(told, [&](const diagnostics::Diagnostic& each) {
    if (!each.fix || !each.fix->certain) return false;
    return std::ranges::find(tried, Tried{each.span.begin, each.message, each.fix->title}) != tried.end();
  });
}

}  // namespace

MendedText mendCertainly(SourcePtr source, diagnostics::List told, const std::stop_token& stop) {
  MendedText mended;
  mended.source = std::move(source);
  bool isSearched = true;
  MendedText before = mended;
  std::vector<Tried> tried;
  int inVain = 0;
  while (mended.rounds < mostRounds) {
    inVain = tellsAgain(told, tried) ? inVain + 1 : 0;
    if (inVain == mostInVain) return before;
    const diagnostics::FixedText fixed = diagnostics::applyCertainFixes(*mended.source, told);
    if (fixed.applied.empty() && isSearched) break;
    if (inVain == 0) before = mended;
    tried = triedIn(told, fixed.applied);
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
