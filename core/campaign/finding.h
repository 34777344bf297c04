// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/archive/candidate.h"
#include "core/campaign/breeder.h"
#include "core/campaign/sample.h"

namespace ludo::campaign {

using archive::CandidateId;

/// How a candidate came to its end, from what is found out first to what is found out last. What each means
/// is said once, in finding.cpp: see CandidateEndingInfo::doc.
enum class CandidateEnding : std::uint8_t {
  notBred,
  notCompiled,
  sameGame,
  givenUp,
  filtered,
  flagged,
  tooSlow,
  worse,
  noPlace,
  measured,  ///< until the archive has answered
  notBetter,
  archived,
};

struct CandidateEndingInfo {
  CandidateEnding ending = CandidateEnding::notBred;
  std::string name;  ///< "notCompiled", as stores and exports have it
  std::string doc;   ///< one line for people
};
const std::vector<CandidateEndingInfo>& endingTable();
const std::string& endingName(CandidateEnding ending);
std::optional<CandidateEnding> endingNamed(const std::string& name);

/// Why something is over.
struct Conclusion {
  CandidateEnding ending = CandidateEnding::notBred;
  std::string reason;  ///< a sentence without a full stop
};

/// A candidate that is to be evaluated: all that decides what comes of it. A plain value.
struct Prospect {
  CandidateId id = 0;
  std::uint64_t round = 0;                   ///< in which it was bred
  std::optional<std::size_t> operatorIndex;  ///< nothing: a game that the campaign began with
  std::vector<CandidateId> parents;
  std::vector<std::string> texts;  ///< of the parents; of the game itself where there is no operator
  std::uint64_t seed = 0;
  std::string path;          ///< where the game, or its first parent's, lies: bundles are looked for there
  std::size_t ancestor = 0;  ///< the game that the campaign began with, by first parents
};

/// What came of it. A plain value.
struct Finding {
  Conclusion conclusion;
  Child child;
  std::string name;         ///< metadata.id of the game
  std::string diagnostics;  ///< JSON: why it does not compile
  /// Of the rules without their names; nothing where it does not compile.
  std::optional<std::uint64_t> rulesHash;
  /// What was measured: in the random games; when it was selected; and anew, before it is believed.
  std::vector<Sample> samples;
};
enum SampleNumber : std::size_t { randomSample, selectionSample, firstBelievedSample };

}  // namespace ludo::campaign
