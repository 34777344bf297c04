// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/campaign/finding.h"
#include "core/campaign/placement.h"
#include "core/database/database.h"

/// What a person does to the archive of a campaign by hand. It is kept in the store, each with who did it and
/// when, and nothing of it is ever removed: what is taken back is said once more. A campaign takes it in when
/// a round is over, and the store keeps when that was; so the archive follows from the store as before.
namespace ludo::campaign {

enum class InterventionKind : std::uint8_t {
  pin,       ///< the game holds its cell whatever comes, and is bred from
  unpin,     ///< it is a game like any other again
  throwOut,  ///< it leaves the archive, and the best of the others that were measured takes its cell
  takeBack,  ///< it was not thrown out after all
  measure,   ///< further games of it were played
  add,       ///< somebody's own game; it was measured
};

struct Intervention {
  std::uint64_t number = 0;  ///< in the order in which they were made, from 1
  InterventionKind kind = InterventionKind::pin;
  CandidateId candidate = 0;
  std::string by;                            ///< the user's name, as the system has it
  std::string at;                            ///< "2026-11-27T16:40:00Z"
  std::optional<std::uint64_t> point;        ///< rounds that were over when it was taken in; nothing: not yet
  std::optional<std::uint64_t> undoes = {};  ///< the number of the one that it undoes, when it was said so
  bool operator==(const Intervention&) const = default;
};

/// "throwOut", as stores and exports have it.
const std::string& interventionName(InterventionKind kind);
std::optional<InterventionKind> interventionNamed(const std::string& name);

/// By the user of this process, now.
Intervention interventionOf(InterventionKind kind, CandidateId candidate);

/// Games that were added by hand have numbers from here on.
constexpr CandidateId firstByHand = 1'000'000'000;
/// What stands in the place of their operator.
constexpr const char* addedByHand = "byHand";

/// What holds of games after all that was done, in its order.
struct ByHand {
  std::set<CandidateId> pinned;
  std::set<CandidateId> thrownOut;
};
ByHand byHand(const std::vector<Intervention>& interventions);

using database::Database;

/// All that a store keeps, in order; rows that this program would not write are left out.
std::vector<Intervention> interventionsIn(Database& database);
/// Keeps one, in the transaction that is open. From then on the store has the format that older programs
/// refuse, which know nothing of interventions.
void addIntervention(Database& database, const Intervention& intervention);
/// Marks the interventions that still wait as taken in after the round `point`. True when some waited.
bool takeInterventionsIn(Database& database, std::uint64_t point);

/// Where a candidate stood when so many rounds were over.
struct MeasuredCandidate {
  CandidateId id = 0;
  Placement placement;
  std::uint64_t samples = 0;  ///< believed ones that the placement rests on
};
/// Whether samples that were taken by hand after that count, too.
enum class SinceThen : std::uint8_t { leaveOut, byHand };
/// All that were measured when so many rounds were over, by number; their places are of so many measures.
std::vector<MeasuredCandidate> measuredBefore(Database& database, std::uint64_t point, std::size_t measures,
                                              SinceThen since = SinceThen::leaveOut);

}  // namespace ludo::campaign
