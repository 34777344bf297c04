// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ide/unused_rules.h"

#include "core/sim/trace.h"
#include "widgets/lens/lens_words.h"

namespace ludo::ide {
namespace {

std::vector<widgets::LineRemark> remarksOf(const std::vector<metrics::RuleUse>& unused, std::uint64_t games,
                                           widgets::GamesOf whose, const service::Analysis& analysis) {
  std::vector<widgets::LineRemark> remarks;
  for (const metrics::RuleUse& rule : unused) {
    const Span place = rule.part.span;
    if (!place.known() || analysis.bundles.instanceAt(place) != nullptr) continue;
    remarks.push_back({place.begin, widgets::unusedText(rule, games, whose)});
  }
  return remarks;
}

}  // namespace

std::vector<widgets::LineRemark> unusedRemarks(const widgets::LensFindings& findings) {
  if (findings.now == nullptr || !findings.now->batch.coverage) return {};
  const std::uint64_t games = findings.now->batch.coverage->games;
  if (games < widgets::LiveSample::fewestGames && !findings.isComplete) return {};
  return remarksOf(findings.unused, games, widgets::GamesOf::Lens, *findings.analysis);
}

std::optional<std::vector<widgets::LineRemark>> unusedRemarks(const widgets::SimulationResult& simulation,
                                                              const service::Analysis& analysis) {
  if (!simulation.valid() || !simulation.batch->coverage || analysis.game == nullptr) return std::nullopt;
  const sim::Coverage& coverage = *simulation.batch->coverage;
  if (coverage.games == 0 || simulation.report->gameHash != sim::gameHash(*analysis.game))
    return std::nullopt;
  // By the rules of the analysis: they have its places, and count their parts alike.
  return remarksOf(widgets::unusedRules(*analysis.rules, coverage), coverage.games,
                   widgets::GamesOf::Simulation, analysis);
}

}  // namespace ludo::ide
