// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "core/campaign/opinions.h"
#include "core/campaign/plan.h"
#include "core/campaign/store.h"

namespace ludo::campaign {

/// What a store holds of one candidate, but for its measures and its text.
struct CandidateRecord {
  CandidateId id = 0;
  std::uint64_t round = 0;
  std::optional<std::string> operatorName;  ///< nothing: the campaign began with it
  std::vector<CandidateId> parents;
  std::string path;          ///< where its game, or its first parent's, lies
  std::size_t ancestor = 0;  ///< the game that the campaign began with, by first parents
  std::string ending;        ///< see CandidateEndingInfo::name
  std::string reason;
  std::string name;         ///< metadata.id of the game
  std::string change;       ///< what was changed in its parents, in words
  std::string diagnostics;  ///< JSON; empty when it compiles
  std::optional<std::uint64_t> rulesHash;
  std::uint64_t textHash = 0;
};

/// One sample of a candidate: what was measured, by row of measureTable().
struct SampleRecord {
  std::uint64_t number = 0;  ///< see SampleNumber
  std::uint64_t round = 0;
  std::optional<Estimate> fitness;  ///< of believed samples: by all up to this one
  std::vector<double> place;        ///< the same
  Sample sample;
};

/// How often something came to something.
struct EndingCount {
  std::string operatorName;  ///< empty for the games that the campaign began with
  std::string ending;
  std::uint64_t count = 0;
};

/// Reads a store, also one to which a campaign is adding meanwhile: then what was committed. What it says is
/// never changed; what a killed program left beside it may be wound up. A store is a stranger's file:
/// whatever cannot be read is left out, and counted. Of one thread.
class StoreReader {
 public:
  using Opened = std::variant<std::unique_ptr<StoreReader>, Store::Refused>;
  static Opened open(const std::string& path);

  ~StoreReader();

  /// The settings that the campaign was begun with.
  const Settings& settings() const { return m_plan->settings(); }
  /// With the boundaries that sliding axes have by now.
  const Plan& plan() const { return *m_plan; }
  /// With those that they began with.
  const Plan& firstPlan() const { return m_firstPlan ? *m_firstPlan : *m_plan; }

  std::uint64_t candidates();
  std::vector<RoundRecord> rounds();
  std::vector<EliteRecord> elites();
  std::vector<EndingCount> endings();
  std::optional<CandidateRecord> candidate(CandidateId id);
  std::vector<SampleRecord> samples(CandidateId id);
  std::optional<std::string> specification(CandidateId id);
  /// The fitness by all believed games so far; nothing where there are none.
  std::optional<Estimate> fitness(CandidateId id);
  /// What the campaign knows again of a candidate; nothing where it is not there.
  std::optional<CandidateOutcome> outcome(CandidateId id);
  /// Where it stood by its believed samples up to this one.
  std::optional<Placement> placement(CandidateId id, std::uint64_t sampleNumber);
  /// The fitness of all that have one.
  std::map<CandidateId, double> allFitness();
  /// What the believed games of each candidate say together, of all that have any.
  std::map<CandidateId, Sample> believedMeasures();
  /// What was done by hand, in its order.
  std::vector<Intervention> interventions();
  /// Who had been measured when so many rounds were over, and where each stood.
  std::vector<MeasuredCandidate> measuredBefore(std::uint64_t point, SinceThen since = SinceThen::leaveOut);
  /// The first candidate that has these rules.
  std::optional<CandidateId> sameRules(std::uint64_t rulesHash);
  /// What people said of the games.
  Opinions opinions();
  /// The candidate and its first parent, that one's first parent, and so on to one without parents.
  std::vector<CandidateRecord> lineage(CandidateId id);
  std::vector<CandidateId> children(CandidateId id);
  /// All candidates that can be read, by id, as long as they are taken.
  void eachCandidate(const std::function<bool(const CandidateRecord&)>& take);

  /// The names of the operators that the program had when the campaign was begun, by the breeder's indices.
  std::vector<std::string> knownOperatorNames();
  /// How many parents the children of an operator have; 0 where there are none.
  std::size_t parentsOf(const std::string& operatorName);

  /// Records that could not be read so far, since the store is damaged.
  std::uint64_t unreadable() const { return m_unreadable; }

 private:
  struct Statements;
  explicit StoreReader(const std::string& path);
  std::optional<Store::Refused> begin(const std::string& path);
  std::string setting(const std::string& name);
  /// Counts what could not be read, and goes on behind it.
  void passOver();

  Database m_database;
  std::unique_ptr<Statements> m_statements;  ///< that are run often; once the file is known to be a store
  std::optional<Plan> m_plan;
  std::optional<Plan> m_firstPlan;  ///< where axes slide
  std::uint64_t m_unreadable = 0;
};

}  // namespace ludo::campaign
