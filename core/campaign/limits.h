// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>

/// How much one candidate, and one campaign, may ask for. They count, and never measure time, so that every
/// machine stops at the same place. What exceeds them ends one candidate, or refuses a campaign's file. The
/// limits of core/base/limits.h hold besides.
namespace ludo::campaign::limits {

constexpr std::size_t fileBytes = std::size_t{1} << 20;       ///< of a campaign's file
constexpr std::size_t candidateBytes = std::size_t{1} << 20;  ///< of a candidate's text
constexpr std::size_t shardBytes = std::size_t{128} << 20;    ///< of the file of a shard
/// For one game of a candidate, in the kernel's steps, of some 20 nanoseconds each.
constexpr std::int64_t gameSteps = 25'000'000;
/// For all that is to be played of a candidate after the random games: told beforehand from how those went.
constexpr std::int64_t candidateSteps = 1'000'000'000;
constexpr std::size_t cells = 1'000'000;     ///< of a campaign's archive
constexpr std::size_t games = 1'000;         ///< that a campaign begins with
constexpr std::size_t keptDiagnostics = 20;  ///< of a candidate that does not compile

}  // namespace ludo::campaign::limits
