// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <unordered_map>
#include <vector>

#include "core/archive/operator_bandit.h"
#include "core/base/result.h"
#include "core/base/rng.h"
#include "core/campaign/breeder.h"
#include "core/campaign/game_archive.h"
#include "core/campaign/plan.h"
#include "core/campaign/proposal.h"
#include "core/campaign/store.h"

namespace ludo::campaign {

/// What an operator has yielded so far.
struct OperatorTally {
  std::string name;
  std::uint64_t bred = 0;      ///< children that were evaluated
  std::uint64_t compiled = 0;  ///< of them
  std::uint64_t passed = 0;    ///< of them: through filters and flags
  std::uint64_t archived = 0;  ///< of them
};

/// How many rounds are under way at once when so many are over. A round is bred from the archive as it was
/// two rounds before; but nothing is bred before it is known what the games are worth that the campaign began
/// with.
constexpr std::size_t roundsUnderWay(std::uint64_t over) {
  return over == 0 ? 1 : 2;
}

/// The last word on a game that was added by hand.
struct SettledByHand {
  CandidateId id = 0;
  Conclusion conclusion;
};

/// All that is drawn for a candidate follows from its seed; for a game that was added by hand, from its
/// rules.
std::uint64_t candidateSeed(const Settings& settings, CandidateId id);
std::uint64_t seedByHand(const Settings& settings, std::uint64_t rulesHash);
/// A further sample of a candidate: it is the same whoever takes it.
Remeasurement furtherSample(const Settings& settings, CandidateId id, std::uint64_t number);

/// The archive of a campaign and what is drawn from it. It does not evaluate: what it proposes, and what it
/// becomes, follows from the seed and from what it was told, in that order. Of one thread.
class Population {
 public:
  /// The plan outlives it. Operators by the breeder's indices.
  static Result<Population> make(const Plan& plan, std::size_t firstGames,
                                 std::vector<OperatorInfo> operators);

  /// Round 0 is of the games that the campaign began with; of later ones each is drawn from what there is
  /// now.
  Round propose();

  /// Takes in what came of a round's proposals and gives the last word on each. The rules of each must not
  /// have been those of an earlier candidate.
  std::vector<Conclusion> take(const Round& round, const std::vector<CandidateOutcome>& outcomes);
  /// What an elite came to that was measured again; nothing happens if it has left the archive meanwhile.
  void takeAgain(const Remeasurement& remeasurement, const Placement& placement);

  /// Does what was to be done by hand, in order, with what is known now of who was measured.
  void intervene(const std::vector<Intervention>& due, const std::vector<MeasuredCandidate>& measured);
  /// What came of games that were added by hand.
  const std::vector<SettledByHand>& settledByHand() const { return m_settledByHand; }

  const GameArchive& archive() const { return *m_archive; }
  archive::ArchiveSummary summary() const { return m_archive->summary(); }
  const std::vector<OperatorTally>& tallies() const { return m_tallies; }
  /// How many candidates came to each end, by the order of endingTable().
  const std::vector<std::uint64_t>& endings() const { return m_endings; }
  RoundRecord record(std::uint64_t round) const;
  /// The fitness of a member of the archive with its interval; null for others.
  const Placement* placementOf(CandidateId id) const;
  /// Who holds the cells, by cell.
  std::vector<EliteRecord> elites() const;
  CandidateId nextId() const { return m_nextId; }

 private:
  struct Member {
    Placement placement;
    std::uint64_t samples = 1;  ///< believed ones
    bool pending = false;       ///< one more is under way
  };

  Population(const Plan& plan, std::size_t firstGames, std::vector<OperatorInfo> operators,
             std::unique_ptr<GameArchive> archive, archive::OperatorBandit bandit);
  Round proposeFirst();
  CandidateId drawParent(Rng& rng) const;
  std::vector<Remeasurement> chooseAgain();
  std::shared_ptr<const ArchiveState> archiveState() const;
  Conclusion takeOne(const Proposal& proposal, const CandidateOutcome& outcome);
  void count(const Proposal& proposal, CandidateEnding ending);
  void forgetThoseWhoLeft();
  void setAnchors();
  void know(const MeasuredCandidate& candidate);
  void pin(const MeasuredCandidate& candidate);
  void unpin(const MeasuredCandidate& candidate, const std::vector<MeasuredCandidate>& measured);
  void throwOut(CandidateId id, const std::vector<MeasuredCandidate>& measured);
  Conclusion enter(const MeasuredCandidate& candidate);
  void takeMeasured(const MeasuredCandidate& candidate);
  bool isMember(CandidateId id) const;
  std::optional<std::size_t> cellOf(const MeasuredCandidate& candidate) const;
  void fill(std::size_t cell, const std::vector<MeasuredCandidate>& measured);

  const Plan& m_plan;
  std::size_t m_firstGames;
  std::vector<OperatorInfo> m_operators;
  std::unique_ptr<GameArchive> m_archive;
  archive::OperatorBandit m_bandit;
  std::unordered_map<CandidateId, Member> m_members;  ///< or remembered; looked up only
  std::vector<OperatorTally> m_tallies;
  std::vector<std::uint64_t> m_endings;
  ByHand m_byHand;
  std::vector<SettledByHand> m_settledByHand;
  std::vector<CandidateId> m_anchors;  ///< who is drawn from besides the members
  std::uint64_t m_rounds = 0;
  CandidateId m_nextId = 0;
  std::uint64_t m_taken = 0;
};

}  // namespace ludo::campaign
