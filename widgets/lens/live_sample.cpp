// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/live_sample.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/sim/trace.h"

namespace ludo::widgets {
namespace {

using metrics::Difference;
using metrics::Figure;
using metrics::RulePart;

constexpr std::uint64_t firstGames = 8;
/// The seed is always the same, so that the same rules give the same numbers.
constexpr std::uint64_t liveSeed = 1;
/// By how much intervals are wider that hold although they are looked at up to six times while games come in:
/// Pocock, "Group sequential methods in the design and analysis of clinical trials", 1977, for six looks
/// 2.453 in place of 1.960.
constexpr double oftenLookedAt = 2.453 / sim::z95;
/// How far the ends of an interval may lie from its middle for a number to be clear.
constexpr double clearShare = 0.05;  ///< of a share
constexpr double clearMean = 0.05;   ///< of the value of a mean

/// Games in which it is looked for effects that do not run, once all rules have been used: to look costs.
constexpr std::uint64_t gamesForEffects = 200;

bool isRule(const metrics::RuleUse& unused) {
  return unused.part.role != RulePart::Role::Effect;
}

bool wantsCoverage(const LiveSample& sample) {
  if (!sample.batch.coverage) return true;
  const std::vector<metrics::RuleUse> unused = unusedRules(*sample.rules, *sample.batch.coverage);
  return std::ranges::any_of(unused, isRule) ||
         (!unused.empty() && sample.batch.coverage->games < gamesForEffects);
}

std::uint64_t gamesToPlay(const LiveSample& sample) {
  const std::uint64_t played = sample.batch.games.size();
  std::uint64_t games = std::max(firstGames, played);
  if (played > 0) {
    const double pace = std::max(sample.seconds, 1e-6) / static_cast<double>(played);
    const double room = std::max(0.0, LiveSample::mostSeconds - sample.seconds) / pace;
    games = std::min(games, 1 + static_cast<std::uint64_t>(std::min(room, 1e6)));
  }
  return std::min(games, LiveSample::mostGames - played);
}

void widen(metrics::Estimate& estimate) {
  estimate.low = estimate.value - (estimate.value - estimate.low) * oftenLookedAt;
  estimate.high = estimate.value + (estimate.high - estimate.value) * oftenLookedAt;
}

bool isNarrow(const metrics::Estimate& estimate, const Figure& figure) {
  const double half = std::max(estimate.high - estimate.value, estimate.value - estimate.low);
  return half <= (figure.isShare ? clearShare : clearMean * std::abs(figure.value));
}

bool isShown(const Figure& figure) {
  if (figure.kind == Figure::Kind::Absent) return false;
  if (figure.group == Figure::Group::Outcome) return true;
  return figure.group == Figure::Group::Metric && (figure.id == "plies" || figure.id == "branching");
}

LiveFigure judge(const Figure& now, const Figure* saved, std::uint64_t games) {
  LiveFigure figure{.now = now, .saved = {}, .difference = {}, .isClear = false};
  metrics::Estimate looked{now.value, now.low95, now.high95};
  widen(looked);
  if (saved != nullptr) {
    figure.saved = *saved;
    figure.difference = metrics::differenceOf(*saved, now);
    if (figure.difference.hasInterval()) {
      looked = figure.difference.estimate;
      widen(looked);
      figure.difference.estimate = looked;
      const bool differs = games >= LiveSample::fewestGames && (looked.low > 0 || looked.high < 0);
      figure.difference.verdict = differs ? Difference::Verdict::Differs : Difference::Verdict::NoDifference;
    }
  }
  figure.isClear = games >= LiveSample::fewestGames && (figure.differs() || isNarrow(looked, now));
  return figure;
}

}  // namespace

bool LiveSample::isAtBound() const {
  return batch.games.size() >= mostGames || seconds >= mostSeconds || batch.givenUp;
}

LiveSample sampleOf(const kernel::RulesPtr& rules) {
  LiveSample sample;
  sample.rules = rules;
  sample.gameHash = sim::gameHash(rules->def());
  sample.batch.options.games = 0;
  sample.batch.options.seed = liveSeed;
  sample.batch.options.agents = {"random"};
  return sample;
}

void playMore(LiveSample& sample, const std::stop_token& stop) {
  if (sample.isAtBound()) return;
  sim::BatchOptions options = sample.batch.options;
  options.first = sample.batch.games.size();
  options.games = gamesToPlay(sample);
  options.threads = 1;
  options.coverage = wantsCoverage(sample);
  sim::Batch more = sim::runBatch(sample.rules, options, {}, stop);
  sample.seconds += more.seconds;
  sample.batch.seconds += more.seconds;
  sample.batch.steps += more.steps;
  sample.batch.givenUp = more.givenUp;
  std::ranges::move(more.games, std::back_inserter(sample.batch.games));
  sample.batch.options.games = sample.batch.games.size();
  if (!more.coverage) return;
  if (sample.batch.coverage) {
    sample.batch.coverage->add(*more.coverage);
  } else {
    sample.batch.coverage = std::move(more.coverage);
  }
}

std::vector<LiveFigure> liveFigures(const metrics::EvalReport& now, const metrics::EvalReport* saved) {
  if (now.games == 0) return {};
  const metrics::ReportFigures own = metrics::figuresOf(now);
  metrics::ReportFigures other;
  if (saved != nullptr && saved->games > 0) other = metrics::figuresOf(*saved);
  std::uint64_t games = own.games;
  if (!other.figures.empty()) games = std::min(games, other.games);
  std::vector<LiveFigure> figures;
  for (const Figure& figure : own.figures) {
    if (!isShown(figure)) continue;
    const auto same = std::ranges::find_if(other.figures, [&](const Figure& candidate) {
      return candidate.group == figure.group && candidate.id == figure.id;
    });
    const Figure* before = same == other.figures.end() ? nullptr : &*same;
    // Endings that no game came to are left out.
    const bool isWin =
        figure.group == Figure::Group::Outcome && figures.size() < static_cast<std::size_t>(now.seats);
    if (figure.isShare && !isWin && figure.value == 0 && (before == nullptr || before->value == 0)) continue;
    figures.push_back(judge(figure, before, games));
  }
  return figures;
}

std::vector<metrics::RuleUse> unusedRules(const kernel::Rules& rules, const sim::Coverage& coverage) {
  std::vector<metrics::RuleUse> unused;
  const metrics::RuleIndex index(rules.def());
  if (coverage.nodes.size() < index.size()) return unused;
  // What is written once may stand in many places, and has run when it ran in one of them.
  std::set<std::uint32_t> ran;
  for (std::uint32_t node = 1; node < index.size(); ++node) {
    const sim::NodeUse& use = coverage.nodes[node];
    if (!index.at(node).isCounted()) continue;
    if (use.ran > 0) {
      ran.insert(index.at(node).span.begin);
    } else {
      unused.push_back({node, index.at(node), 0, use});
    }
  }
  std::ranges::stable_sort(unused, {}, [](const metrics::RuleUse& rule) { return rule.part.span.begin; });
  // Saying it of the whole says it of its parts.
  std::uint32_t told = 0;
  std::erase_if(unused, [&](const metrics::RuleUse& rule) {
    const Span place = rule.part.span;
    if (isRule(rule) || !place.known()) {
      if (place.known()) told = std::max(told, place.end);
      return false;
    }
    const bool isSaid = place.begin < told || ran.contains(place.begin);
    told = std::max(told, isSaid ? told : place.end);
    return isSaid;
  });
  return unused;
}

}  // namespace ludo::widgets
