// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/population.h"

#include <algorithm>
#include <cassert>

#include "core/archive/parent_choice.h"
#include "core/base/hash.h"

namespace ludo::campaign {
namespace {

/// Operators yield less as the archive fills, so old rewards count less: one of a thousand children ago
/// counts a third.
constexpr double discount = 0.999;
/// One parent in so many is a game that the campaign began with, so that no line of descent takes over.
constexpr std::uint64_t anchorEvery = 8;

std::uint64_t seedOf(const char* what, std::uint64_t seed, std::uint64_t number) {
  return combine(combine(stableHash(what), seed), number);
}

}  // namespace

std::uint64_t candidateSeed(const Settings& settings, CandidateId id) {
  return seedOf("candidate", static_cast<std::uint64_t>(settings.seed), id);
}

std::uint64_t seedByHand(const Settings& settings, std::uint64_t rulesHash) {
  return seedOf("added by hand", static_cast<std::uint64_t>(settings.seed), rulesHash);
}

Remeasurement furtherSample(const Settings& settings, CandidateId id, std::uint64_t number) {
  const auto seed = static_cast<std::uint64_t>(settings.seed);
  return {id, number, combine(seedOf("measured again", seed, id), number)};
}

Result<Population> Population::make(const Plan& plan, std::size_t firstGames,
                                    std::vector<OperatorInfo> operators) {
  auto archive = GameArchive::make(plan);
  if (!archive) return Failure{archive.failure()};
  auto bandit = archive::OperatorBandit::make(operators.size(), discount);
  if (!bandit) return Failure{bandit.failure()};
  return Population(plan, firstGames, std::move(operators), std::move(*archive), std::move(*bandit));
}

Population::Population(const Plan& plan, std::size_t firstGames, std::vector<OperatorInfo> operators,
                       std::unique_ptr<GameArchive> archive, archive::OperatorBandit bandit)
    : m_plan(plan),
      m_firstGames(firstGames),
      m_operators(std::move(operators)),
      m_archive(std::move(archive)),
      m_bandit(std::move(bandit)),
      m_endings(endingTable().size()) {
  for (const OperatorInfo& each : m_operators) m_tallies.push_back({each.name});
  setAnchors();
}

Round Population::propose() {
  if (m_rounds == 0) return proposeFirst();
  Round round;
  round.number = m_rounds++;
  round.archiveState = archiveState();
  const auto seed = static_cast<std::uint64_t>(m_plan.settings().seed);
  Rng rng = Rng::forRun(seedOf("parents", seed, 0), round.number);
  for (std::int64_t i = 0; i < m_plan.settings().round; ++i) {
    Proposal proposal;
    proposal.id = m_nextId++;
    proposal.operatorIndex = m_bandit.choose();
    for (std::size_t parent = 0; parent < m_operators[*proposal.operatorIndex].parents; ++parent)
      proposal.parents.push_back(drawParent(rng));
    proposal.seed = candidateSeed(m_plan.settings(), proposal.id);
    round.proposals.push_back(std::move(proposal));
  }
  round.remeasurements = chooseAgain();
  return round;
}

Round Population::proposeFirst() {
  Round round;
  round.number = m_rounds++;
  round.archiveState = archiveState();
  for (std::size_t i = 0; i < m_firstGames; ++i) {
    Proposal proposal;
    proposal.id = m_nextId++;
    proposal.seed = candidateSeed(m_plan.settings(), proposal.id);
    round.proposals.push_back(std::move(proposal));
  }
  return round;
}

CandidateId Population::drawParent(Rng& rng) const {
  const bool anchor = m_archive->members().size() == 0 || rng.below(anchorEvery) == 0;
  // Where all of them were thrown out and nothing else is there, the first ones are all that there is.
  if (anchor && !m_anchors.empty()) return m_anchors[rng.below(m_anchors.size())];
  if (m_archive->members().size() == 0) return rng.below(m_firstGames);
  return m_archive->members().member(archive::drawParent(m_archive->members(), rng)).id;
}

/// Those elites of which least is known, of equal ones the eldest.
std::vector<Remeasurement> Population::chooseAgain() {
  std::vector<std::pair<std::uint64_t, CandidateId>> order;
  for (const archive::Elite& elite : m_archive->elites()) {
    const Member& member = m_members.at(elite.candidate.id);
    if (!member.pending) order.emplace_back(member.samples, elite.candidate.id);
  }
  const auto count = std::min(static_cast<std::size_t>(m_plan.settings().remeasured), order.size());
  std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(count));
  std::vector<Remeasurement> chosen;
  for (std::size_t i = 0; i < count; ++i) {
    const auto [samples, id] = order[i];
    m_members.at(id).pending = true;
    chosen.push_back(furtherSample(m_plan.settings(), id, firstBelievedSample + samples));
  }
  return chosen;
}

std::shared_ptr<const ArchiveState> Population::archiveState() const {
  std::vector<Incumbent> incumbents;
  ArchiveState::Numbers places;
  for (const archive::Elite& elite : m_archive->elites()) {
    if (m_archive->cells() == nullptr) {
      places.push_back(elite.candidate.measures);
    } else {
      incumbents.push_back(
          {elite.cell, m_members.at(elite.candidate.id).placement.screen, elite.candidate.objective});
    }
  }
  return std::make_shared<const ArchiveState>(std::move(incumbents), m_archive->boundaries(),
                                              std::move(places));
}

std::vector<Conclusion> Population::take(const Round& round, const std::vector<CandidateOutcome>& outcomes) {
  assert(round.proposals.size() == outcomes.size());
  std::vector<Conclusion> conclusions;
  for (std::size_t i = 0; i < outcomes.size(); ++i) {
    conclusions.push_back(takeOne(round.proposals[i], outcomes[i]));
    count(round.proposals[i], conclusions.back().ending);
  }
  forgetThoseWhoLeft();
  return conclusions;
}

Conclusion Population::takeOne(const Proposal& proposal, const CandidateOutcome& outcome) {
  const bool measured = outcome.conclusion.ending >= CandidateEnding::measured && outcome.placement;
  if (!measured) return outcome.conclusion;
  const archive::Candidate candidate{
      proposal.id, {}, outcome.placement->fitness.value, outcome.placement->place};
  const archive::Addition addition =
      proposal.operatorIndex ? m_archive->add(candidate) : m_archive->addAnchor(candidate);
  if (addition.status == archive::AddStatus::refused)
    return {CandidateEnding::noPlace, std::string(archive::refusalText(addition.refusal))};
  m_members[proposal.id] = {*outcome.placement};
  if (!archive::accepted(addition)) return {CandidateEnding::notBetter, ""};
  return {CandidateEnding::archived,
          addition.status == archive::AddStatus::isNew ? "a new cell" : "a better game"};
}

void Population::count(const Proposal& proposal, CandidateEnding ending) {
  ++m_taken;
  ++m_endings[static_cast<std::size_t>(ending)];
  if (!proposal.operatorIndex) return;
  OperatorTally& tally = m_tallies[*proposal.operatorIndex];
  ++tally.bred;
  if (ending > CandidateEnding::notCompiled) ++tally.compiled;
  if (ending > CandidateEnding::flagged) ++tally.passed;
  if (ending == CandidateEnding::archived) ++tally.archived;
  const Result<Done> rewarded =
      m_bandit.reward(*proposal.operatorIndex, ending == CandidateEnding::archived ? 1 : 0);
  assert(rewarded);
  static_cast<void>(rewarded);
}

void Population::takeAgain(const Remeasurement& remeasurement, const Placement& placement) {
  const auto member = m_members.find(remeasurement.id);
  if (member == m_members.end()) return;
  member->second.pending = false;
  // Somebody may have had these games played by hand, and more.
  const std::uint64_t samples = remeasurement.sampleNumber + 1 - firstBelievedSample;
  if (samples <= member->second.samples) return;
  if (!m_archive->remeasure(remeasurement.id, placement.fitness.value, placement.place)) return;
  member->second.placement = placement;
  member->second.samples = samples;
  forgetThoseWhoLeft();
}

void Population::forgetThoseWhoLeft() {
  std::unordered_map<CandidateId, Member> kept;
  const auto keep = [&](CandidateId id) {
    const auto member = m_members.find(id);
    if (member != m_members.end()) kept.insert(m_members.extract(member));
  };
  const archive::Archive& members = m_archive->members();
  for (std::size_t i = 0; i < members.size(); ++i) keep(members.member(i).id);
  for (const CandidateId id : m_archive->remembered()) keep(id);
  m_members = std::move(kept);
}

RoundRecord Population::record(std::uint64_t round) const {
  const archive::ArchiveSummary now = summary();
  return {round, m_taken, now.filled, now.qdScore, now.best, now.mean};
}

std::vector<EliteRecord> Population::elites() const {
  std::vector<EliteRecord> list;
  for (const archive::Elite& elite : m_archive->elites())
    list.push_back({elite.cell, elite.candidate.id, elite.anchored,
                    m_members.at(elite.candidate.id).placement.fitness, elite.candidate.measures,
                    elite.pinned});
  std::ranges::sort(list, {}, &EliteRecord::cell);
  return list;
}

const Placement* Population::placementOf(CandidateId id) const {
  const auto found = m_members.find(id);
  return found == m_members.end() ? nullptr : &found->second.placement;
}

}  // namespace ludo::campaign
