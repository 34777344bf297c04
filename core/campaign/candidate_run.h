// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <chrono>
#include <deque>
#include <vector>

#include "core/campaign/breeder.h"
#include "core/campaign/campaign_file.h"
#include "core/campaign/plan.h"
#include "core/campaign/proposal.h"
#include "core/campaign/store.h"
#include "core/campaign/task.h"

namespace ludo::campaign {

/// A round whose candidates are being evaluated.
struct OpenRound {
  struct OpenCandidate {
    bool known = false;  ///< the answer has come
    CandidateOutcome outcome;
  };
  struct OpenSample {
    bool known = false;
    std::optional<Placement> placement;  ///< nothing: it could not be measured again
  };
  Round round;
  std::vector<OpenCandidate> candidates;  ///< one a proposal
  std::vector<OpenSample> again;          ///< one a remeasurement

  /// Of the candidates, in their order.
  std::vector<CandidateOutcome> outcomes() const;
};

/// The operators that the settings want of those that a breeder has, in the breeder's order.
std::vector<OperatorInfo> chosenOperators(const Settings& settings, const Breeder& breeder);
/// The placement that believed samples of a candidate give together; nothing where an axis cannot be
/// measured.
std::optional<Placement> placementOf(const Plan& plan, const std::vector<Sample>& samples);

/// Has the candidates of rounds evaluated, and keeps what comes of them in the store. What the store holds
/// already is not evaluated again. Private to the room; of one thread.
class CandidateRun {
 public:
  /// All of them outlive it.
  CandidateRun(const Plan& plan, const Breeder& breeder, const std::vector<FirstGame>& games, Store& store,
               Workforce& workforce);

  /// Takes from the store what it holds of the round, and gives the rest to the workforce.
  OpenRound begin(Round round);
  /// Whether all answers have come.
  static bool isWhole(const OpenRound& open);
  /// Waits a moment for what comes of candidates, keeps it, and enters it into the rounds. Whether there is
  /// anything left to come.
  bool receive(std::deque<OpenRound>& open);
  /// Finds the candidates of a whole round whose rules are those of an earlier candidate.
  void findRepeated(OpenRound& open);

  std::uint64_t evaluated() const { return m_evaluated; }

 private:
  Prospect prospectOf(const Round& round, const Proposal& proposal);
  Prospect prospectOf(const Round& round, const Remeasurement& again);
  /// Where the game lies from which a candidate descends, for its bundles.
  std::string pathOf(std::size_t ancestor, CandidateId candidate);
  void keepCandidate(const Report& report, OpenRound& open);
  void keepSample(const Report& report, OpenRound& open);

  const Plan& m_plan;
  const std::vector<FirstGame>& m_games;
  Store& m_store;
  Workforce& m_workforce;
  std::vector<OperatorInfo> m_operators;
  std::vector<std::size_t> m_operatorIndices;  ///< of m_operators, as the breeder counts them
  std::uint64_t m_evaluated = 0;
  std::chrono::steady_clock::time_point m_committed = std::chrono::steady_clock::now();
};

}  // namespace ludo::campaign
