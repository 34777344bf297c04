// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "core/campaign/opinions.h"

namespace ludo::campaign {

class StoreReader;

/// A game that people have judged, or could.
struct JudgedGame {
  CandidateId id = 0;
  Estimate fitness;                   ///< the machine's; n is 0 where there is none
  std::optional<std::int64_t> stars;  ///< from 1 to mostStars; nothing: nobody has said
  std::uint64_t comparisons = 0;      ///< that it was in
  /// How strong people find it, in Elo about 0 on average, by the model of Bradley and Terry; of games that
  /// were compared. See sim::Ratings.
  std::optional<Estimate> strength;
};

/// Kendall's tau-b (Kendall, "The treatment of ties in ranking problems", 1945) with its 95 % interval by
/// Fisher's transformation (Fieller, Hartley and Pearson, "Tests for rank correlation coefficients", 1957).
struct Agreement {
  std::size_t games = 0;
  double tau = 0;  ///< from -1, the reverse order, to 1, the same order
  double low = 0;
  double high = 0;
};

struct OpinionReport {
  std::vector<JudgedGame> games;         ///< that were judged; by strength, then stars, then fitness
  std::optional<Agreement> byStars;      ///< with the machine's fitness
  std::optional<Agreement> byComparing;  ///< the same
  /// Of the elites, the two that it is worth most to compare next: who was compared least, and its nearest.
  std::optional<std::pair<CandidateId, CandidateId>> next;
};

/// Nothing for fewer than five pairs of numbers, or where all of one kind are equal.
std::optional<Agreement> agreementOf(const std::vector<std::pair<double, double>>& pairs);

/// `elites` may be compared next; `fitness` gives the machine's of any candidate.
OpinionReport opinionReport(const Opinions& opinions, const std::vector<EliteRecord>& elites,
                            const std::function<Estimate(CandidateId)>& fitness);
OpinionReport opinionReport(StoreReader& reader);

}  // namespace ludo::campaign
