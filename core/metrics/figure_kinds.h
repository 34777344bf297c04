// SPDX-License-Identifier: Apache-2.0
#pragma once
#include "core/metrics/figures.h"

/// What figures of reports in memory and of report files have in common: by what they are told apart, and how
/// they may be compared.
namespace ludo::metrics {

/// A share of `figure.n` trials; of plies when there are more of them than games.
void setShare(Figure& figure, std::uint64_t games);
void setMean(Figure& figure, std::uint64_t independent);
void setEstimate(Figure& figure);
/// A metric that has a value; `counted` is what its n counts.
void setKind(Figure& figure, bool isMean, std::string_view counted, std::uint64_t games);

std::string scoreName(std::size_t seat);
std::string matchName(const std::string& stronger, const std::string& weaker);
std::string flagText(const std::string& flag, const std::string& subject);

}  // namespace ludo::metrics
