// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace ludo::archive {

/// Names a candidate for whoever owns what it stands for. Archives only hand it on.
using CandidateId = std::uint64_t;

/// Something that was evaluated: a plain value.
struct Candidate {
  CandidateId id = 0;
  std::vector<double> solution;  ///< what emitters vary; empty where candidates are not made of numbers
  double objective = 0;          ///< how good it is: the more, the better
  std::vector<double> measures;  ///< what it is like: its place among the others
  bool operator==(const Candidate&) const = default;
};

/// Why an archive does not look at a candidate at all.
enum class Refusal : std::uint8_t {
  none,
  objectiveNotUsable,  ///< not finite, or beyond largestNumber
  measureNotUsable,
  solutionNotUsable,
  wrongMeasureCount,
  wrongSolutionLength,
  unknownCategory,  ///< a measure on a categorical axis that is no whole number or too large
};

/// A sentence for people, without a full stop; empty for none.
std::string_view refusalText(Refusal refusal);

/// What became of a candidate. Each stands above those before it: emitters rank by it.
enum class AddStatus : std::uint8_t { refused, notAdded, improved, isNew };

/// What an archive answers for each candidate.
struct Addition {
  AddStatus status = AddStatus::notAdded;
  /// By how much the candidate surpasses what it had to surpass; below 0 where it falls short.
  double value = 0;
  Refusal refusal = Refusal::none;  ///< why, where the status says refused
  bool operator==(const Addition&) const = default;
};

/// Whether it counts as a find: improved or new.
inline bool accepted(const Addition& addition) {
  return addition.status >= AddStatus::improved;
}

/// What is wrong with a candidate for an archive of so many measures and solutions of this length, but for
/// categories.
Refusal refusalOf(const Candidate& candidate, std::size_t measureCount, std::size_t solutionLength);

}  // namespace ludo::archive
