// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/store.h"

/// What people say of the games of a campaign. It is kept in the campaign's store, beside what was measured,
/// and bears on nothing that the campaign does.
namespace ludo::campaign {

constexpr std::int64_t mostStars = 5;

/// How good somebody finds a game, from 1 to mostStars. The last word counts.
struct StarRating {
  CandidateId candidate = 0;
  std::int64_t stars = 0;
  bool operator==(const StarRating&) const = default;
};

enum class Preference : std::uint8_t { second, equal, first };

/// Which of two games somebody would rather play.
struct PairedComparison {
  CandidateId first = 0;
  CandidateId second = 0;
  Preference preference = Preference::equal;
  bool operator==(const PairedComparison&) const = default;
};

/// All that a store keeps of it, in the order in which it was said.
struct Opinions {
  std::vector<StarRating> stars;
  std::vector<PairedComparison> comparisons;

  /// Nothing where nobody has said.
  std::optional<std::int64_t> starsOf(CandidateId candidate) const;
};

/// Keep what was said, also while a campaign adds to the store. The candidate was measured, and the two are
/// not the same. Refused with why where the store or the candidate is none, or it cannot be written. Any
/// thread; waits for the disk.
std::optional<Store::Refused> keepStars(const std::string& store, const StarRating& rating);
std::optional<Store::Refused> keepComparison(const std::string& store, const PairedComparison& comparison);
/// Take back what was said, as if it had not been: the stars of a candidate; the latest comparison that says
/// the same, whichever of the two it names first. Refused as above, and where there is nothing of the kind.
std::optional<Store::Refused> takeStarsBack(const std::string& store, CandidateId candidate);
std::optional<Store::Refused> takeComparisonBack(const std::string& store,
                                                 const PairedComparison& comparison);

/// What the database says; what no program of ours wrote is left out.
Opinions opinionsIn(Database& database);

}  // namespace ludo::campaign
