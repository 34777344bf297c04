// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/unused_rules.h"

#include "widgets/lens/lens_words.h"

namespace ludo::ide {

std::vector<widgets::LineRemark> unusedRemarks(const widgets::LensFindings& findings) {
  std::vector<widgets::LineRemark> remarks;
  if (findings.now == nullptr || !findings.now->batch.coverage) return remarks;
  const std::uint64_t games = findings.now->batch.coverage->games;
  if (games < widgets::LiveSample::fewestGames && !findings.isComplete) return remarks;
  for (const metrics::RuleUse& rule : findings.unused) {
    const Span place = rule.part.span;
    if (!place.known() || findings.analysis->bundles.instanceAt(place) != nullptr) continue;
    remarks.push_back({place.begin, widgets::unusedText(rule, games)});
  }
  return remarks;
}

}  // namespace ludo::ide
