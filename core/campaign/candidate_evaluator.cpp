// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/candidate_evaluator.h"

#include <algorithm>

#include "core/base/hash.h"
#include "core/campaign/candidate_game.h"
#include "core/campaign/game_archive.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/random_play.h"
#include "core/metrics/number_text.h"

namespace ludo::campaign {
namespace {

/// The games of the agent are looked at before they are all played, and those of each of the two matches:
/// when a third is over, and two. At each of six looks the chance of a wrong answer is a sixth of 5 %, which
/// keeps that of all of them below 5 % (Bonferroni): 2.638 standard errors in place of 1.96.
constexpr std::uint64_t partsOfGames = 3;
constexpr double stretchOfLooks = 2.638 / 1.96;
/// Where the interval of the place covers more cells, it is not clear which of their elites the candidate has
/// to beat.
constexpr std::size_t mostCellsAround = 64;

}  // namespace

/// What is known of a prospect so far. A stage gives the conclusion that ends it, or sets `stopped`.
struct CandidateEvaluator::Work {
  const Prospect& prospect;
  const ArchiveState* archiveState;  ///< null: it is measured to the end
  const std::stop_token& stop;
  const Plan& ground;  ///< the plan with the boundaries of the archive then
  Finding finding{};
  kernel::RulesPtr rules{};
  engine::ProgramPtr program{};
  std::optional<Measurement> selection{};
  bool stopped = false;

  std::optional<Conclusion> stopHere() {
    stopped = true;
    return Conclusion{};
  }
};

CandidateEvaluator::CandidateEvaluator(const Plan& plan, const Breeder& breeder, FindSame findSame)
    : m_plan(plan), m_breeder(breeder), m_findSame(std::move(findSame)) {}

std::uint64_t CandidateEvaluator::seedOfSample(std::uint64_t seed, std::uint64_t number) {
  constexpr std::uint64_t samples = stableHash("samples of a candidate");
  return combine(combine(samples, seed), number);
}

std::optional<Finding> CandidateEvaluator::evaluate(const Prospect& prospect,
                                                    const ArchiveState& archiveState,
                                                    const std::stop_token& stop) const {
  std::optional<Plan> moved;
  if (!archiveState.boundaries().empty()) moved = m_plan.withBoundaries(archiveState.boundaries());
  Work work{prospect, prospect.operatorIndex ? &archiveState : nullptr, stop, moved ? *moved : m_plan};
  std::optional<Conclusion> conclusion = makeGame(work);
  if (!conclusion) conclusion = playRandomGames(work);
  if (!conclusion) conclusion = select(work);
  if (!conclusion) conclusion = believe(work);
  if (work.stopped || stop.stop_requested()) return std::nullopt;
  work.finding.conclusion = conclusion.value_or(Conclusion{CandidateEnding::measured, ""});
  return std::move(work.finding);
}

std::optional<Conclusion> CandidateEvaluator::makeGame(Work& work) const {
  const Prospect& prospect = work.prospect;
  if (prospect.operatorIndex) {
    Result<Child> child =
        m_breeder.breed(*prospect.operatorIndex, {prospect.path, prospect.texts}, prospect.seed);
    if (!child) return Conclusion{CandidateEnding::notBred, child.failure()};
    work.finding.child = std::move(*child);
  } else {
    work.finding.child = {prospect.texts.front(), "the campaign began with it"};
  }
  CandidateGame game = readCandidate(prospect.path, work.finding.child.text, work.stop);
  if (game.stopped) return work.stopHere();
  if (game.rules == nullptr) {
    work.finding.diagnostics = errorsJson(game);
    return Conclusion{CandidateEnding::notCompiled,
                      game.errors.empty() ? "it holds no game" : game.errors.front().message};
  }
  work.rules = game.rules;
  work.finding.name = game.rules->def().metadata.id;
  work.finding.rulesHash = hashOfRules(game.rules->def());
  const auto same = m_findSame ? m_findSame(*work.finding.rulesHash, prospect.id) : std::nullopt;
  if (same) return Conclusion{CandidateEnding::sameGame, "candidate " + std::to_string(*same)};
  return std::nullopt;
}

std::optional<Conclusion> CandidateEvaluator::playRandomGames(Work& work) const {
  const std::optional<RandomPlay> play =
      playRandomly(work.rules, m_plan, seedOfSample(work.prospect.seed, randomSample), work.stop);
  if (!play) return work.stopHere();
  work.finding.samples.push_back(
      measuresOf(metrics::evaluate(*work.rules, play->batch), *work.rules, work.prospect.ancestor));
  if (play->conclusion) return play->conclusion;
  const std::int64_t steps = stepsToMeasure(m_plan, play->batch);
  if (steps > limits::candidateSteps)
    return Conclusion{CandidateEnding::tooSlow, "it would take some " + std::to_string(steps) +
                                                    " steps, and may take " +
                                                    std::to_string(limits::candidateSteps)};
  work.program = programToMeasure(work.rules, steps);
  return std::nullopt;
}

std::optional<Conclusion> CandidateEvaluator::select(Work& work) const {
  work.selection.emplace(m_plan, work.program, work.prospect.ancestor,
                         seedOfSample(work.prospect.seed, selectionSample), work.stop);
  std::optional<Conclusion> conclusion = selectByPlay(work);
  if (!work.stopped) work.finding.samples.push_back(work.selection->sample());
  return conclusion;
}

std::optional<Conclusion> CandidateEvaluator::selectByPlay(Work& work) const {
  Measurement& selection = *work.selection;
  if (auto conclusion = selectByGames(work)) return conclusion;
  if (!selection.meetWeaker(whileItMaySurpass(work, &Incumbent::screen))) return work.stopHere();
  if (auto conclusion = endedMatchConclusion(selection)) return conclusion;
  const Sample screened = selection.sample();
  if (!m_plan.placeOf(screened))
    return Conclusion{CandidateEnding::noPlace, m_plan.missingMeasure(screened) + " cannot be measured"};
  if (work.archiveState == nullptr) return selection.meetSearcher() ? std::nullopt : work.stopHere();
  if (isFamiliar(m_plan, *work.archiveState, *m_plan.placeOf(screened)))
    return Conclusion{CandidateEnding::worse, "games like it are there"};
  const Incumbent* incumbent = incumbentOf(work.ground, screened, *work.archiveState);
  if (incumbent != nullptr && screened.screen.value <= incumbent->screen)
    return Conclusion{CandidateEnding::worse, "before the last match"};
  if (!selection.meetSearcher(whileItMaySurpass(work, &Incumbent::fitness))) return work.stopHere();
  if (auto conclusion = endedMatchConclusion(selection)) return conclusion;
  const Sample whole = selection.sample();
  incumbent = incumbentOf(work.ground, whole, *work.archiveState);
  if (incumbent != nullptr && m_plan.fitness().of(whole).value <= incumbent->fitness)
    return Conclusion{CandidateEnding::worse, "after the last match"};
  return std::nullopt;
}

std::optional<Conclusion> CandidateEvaluator::selectByGames(Work& work) const {
  Measurement& selection = *work.selection;
  const auto games = static_cast<std::uint64_t>(m_plan.settings().play.games);
  for (std::uint64_t part = 1; part <= partsOfGames; ++part) {
    const std::uint64_t upTo = games * part / partsOfGames;
    if (upTo == selection.batch().games.size()) continue;
    if (!selection.play(upTo - selection.batch().games.size())) return work.stopHere();
    if (const auto conclusion = givenUpConclusion(*work.rules, selection.batch())) return conclusion;
    if (work.archiveState == nullptr || part == partsOfGames) continue;
    const Sample sample = selection.sample();
    if (isClearlyWorse(work, sample, m_plan.fitness().withoutMatches(sample, stretchOfLooks).high,
                       &Incumbent::screen))
      return Conclusion{CandidateEnding::worse, "after " + metrics::countOf(upTo, "game") + " it was clear"};
  }
  return filterConclusion(m_plan, selection.batch(), games);
}

/// Says no when the match cannot change the conclusion any more, or hardly.
Measurement::GoesOn CandidateEvaluator::whileItMaySurpass(const Work& work, double Incumbent::*bar) const {
  if (work.archiveState == nullptr) return {};
  return [this, &work, bar] {
    const Sample sample = work.selection->sample();
    if (isClearlyWorse(work, sample, m_plan.fitness().of(sample, stretchOfLooks).high, bar)) return false;
    if (m_plan.placesByMatches()) return true;
    const Incumbent* incumbent = incumbentOf(work.ground, sample, *work.archiveState);
    return incumbent == nullptr || m_plan.fitness().of(work.selection->outlook()).high > incumbent->*bar;
  };
}

std::optional<Conclusion> CandidateEvaluator::endedMatchConclusion(const Measurement& selection) {
  const MatchProgress& match = selection.match();
  if (match.left == 0) return std::nullopt;
  return Conclusion{CandidateEnding::worse, "after " + metrics::countOf(match.played, "game") + " against " +
                                                match.against + " it was clear"};
}

std::optional<Conclusion> CandidateEvaluator::believe(Work& work) const {
  Measurement again(m_plan, work.program, work.prospect.ancestor,
                    seedOfSample(work.prospect.seed, firstBelievedSample), work.stop);
  if (!again.playAll()) return work.stopHere();
  work.finding.samples.push_back(again.sample());
  if (!m_plan.placeOf(work.finding.samples.back()))
    return Conclusion{CandidateEnding::noPlace,
                      m_plan.missingMeasure(work.finding.samples.back()) + " cannot be measured"};
  return std::nullopt;
}

std::optional<Sample> CandidateEvaluator::measureAgain(const Prospect& prospect,
                                                       const std::stop_token& stop) const {
  const CandidateGame game = readCandidate(prospect.path, prospect.texts.front(), stop);
  if (game.rules == nullptr) return std::nullopt;
  const std::optional<RandomPlay> play =
      playRandomly(game.rules, m_plan, seedOfSample(prospect.seed, randomSample), stop);
  if (!play) return std::nullopt;
  const engine::ProgramPtr program = programToMeasure(game.rules, stepsToMeasure(m_plan, play->batch));
  Measurement again(m_plan, program, prospect.ancestor, prospect.seed, stop);
  if (!again.playAll()) return std::nullopt;
  return again.sample();
}

/// Whether the best fitness that the candidate may have stays below the elites of all cells that it may
/// belong to.
bool CandidateEvaluator::isClearlyWorse(const Work& work, const Sample& sample, double reachable,
                                        double Incumbent::*bar) {
  const auto cells = work.ground.cellsAround(sample, stretchOfLooks, mostCellsAround);
  if (!cells) return false;
  return std::ranges::all_of(*cells, [&](std::size_t cell) {
    const Incumbent* incumbent = work.archiveState->at(cell);
    return incumbent != nullptr && reachable < incumbent->*bar;
  });
}

const Incumbent* CandidateEvaluator::incumbentOf(const Plan& ground, const Sample& sample,
                                                 const ArchiveState& archiveState) {
  const auto place = ground.placeOf(sample);
  const auto cell = place ? ground.tessellation()->cellOf(*place) : std::nullopt;
  return cell ? archiveState.at(*cell) : nullptr;
}

}  // namespace ludo::campaign
