// SPDX-License-Identifier: Apache-2.0
#include "core/service/mend_certainly.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <map>
#include <set>
#include <tuple>
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

/// A mistake to which a fix was applied: where it stood in the text that the fix made, what was told, and the
/// fix's title.
using Tried = std::tuple<std::int64_t, std::string, std::string>;

std::set<Tried> triedIn(const diagnostics::List& told, const std::vector<std::size_t>& applied) {
  // How far the text behind the end of an edit has moved, by that end.
  std::map<std::int64_t, std::int64_t> moved;
  for (const std::size_t index : applied) {
    for (const diagnostics::TextEdit& edit : told[index].fix->edits)
      moved[edit.span.end] += static_cast<std::int64_t>(edit.replacement.size()) -
                              (std::int64_t{edit.span.end} - std::int64_t{edit.span.begin});
  }
  std::int64_t sum = 0;
  for (auto& [end, by] : moved) by = sum += by;
  std::set<Tried> tried;
  for (const std::size_t index : applied) {
    const std::int64_t begin = told[index].span.begin;
    const auto behind = moved.upper_bound(begin);
    const std::int64_t by = behind == moved.begin() ? 0 : std::prev(behind)->second;
    tried.insert({begin + by, told[index].message, told[index].fix->title});
  }
  return tried;
}

bool tellsAgain(const diagnostics::List& told, const std::set<Tried>& tried) {
  return std::ranges::any_of(told, [&](const diagnostics::Diagnostic& each) {
    return each.fix && each.fix->certain && tried.contains({each.span.begin, each.message, each.fix->title});
  });
}

}  // namespace

MendedText mendCertainly(SourcePtr source, diagnostics::List told, const std::stop_token& stop) {
  MendedText mended;
  mended.source = std::move(source);
  bool isSearched = true;
  MendedText before = mended;
  std::set<Tried> tried;
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
