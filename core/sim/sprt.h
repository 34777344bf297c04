// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <span>
#include <string_view>

#include "core/base/result.h"

namespace ludo::sim {

/// A question that is asked of a match: is the first agent rated elo0 above the second, or elo1?
struct SprtOptions {
  double elo0 = 0;  ///< below elo1
  double elo1 = 20;
  double alpha = 0.05;  ///< chance to accept elo1 where elo0 is true
  double beta = 0.05;   ///< chance to accept elo0 where elo1 is true
  bool operator==(const SprtOptions&) const = default;
};

/// Reads "elo0=0,elo1=20,alpha=0.05,beta=0.05"; what is left out stays as it is above. Fails with what is
/// wrong and what would be right.
Result<SprtOptions> readSprt(std::string_view text);

enum class SprtVerdict : std::uint8_t { Open, Elo0, Elo1 };

/// How far a test has come.
struct SprtState {
  double llr = 0;    ///< logarithm of the likelihood ratio, elo1 to elo0
  double lower = 0;  ///< at or below: elo0 is accepted
  double upper = 0;  ///< at or above: elo1 is accepted
  SprtVerdict verdict = SprtVerdict::Open;
};

/// The generalised sequential probability ratio test. `rounds` says how often the first got 0, 1, 2, ... half
/// points of those that a round of games has. The bounds are those of Wald, "Sequential tests of statistical
/// hypotheses" (1945). The likelihood of an Elo difference is that of the distribution of round results that
/// fits best among those with the mean that it demands (Van den Bergh, "The generalized sequential
/// probability ratio test", as in Stockfish's testing framework fishtest): with two games a round, the
/// pentanomial test. Results that never came count as a thousandth of one, as there.
SprtState sprt(const SprtOptions& options, std::span<const std::uint64_t> rounds);

}  // namespace ludo::sim
