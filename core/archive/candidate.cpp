// SPDX-License-Identifier: Apache-2.0
#include "core/archive/candidate.h"

#include <algorithm>

#include "core/archive/limits.h"

namespace ludo::archive {

std::string_view refusalText(Refusal refusal) {
  switch (refusal) {
    case Refusal::none:
      return "";
    case Refusal::objectiveNotUsable:
      return "the objective is no finite number, or beyond 1e150";
    case Refusal::measureNotUsable:
      return "a measure is no finite number, or beyond 1e150";
    case Refusal::solutionNotUsable:
      return "the solution holds what is no finite number, or beyond 1e150";
    case Refusal::wrongMeasureCount:
      return "there are more or fewer measures than the archive has axes";
    case Refusal::wrongSolutionLength:
      return "the solution is longer or shorter than those of the archive";
    case Refusal::unknownCategory:
      return "a measure on a categorical axis is not the number of a category";
  }
  return "";
}

Refusal refusalOf(const Candidate& candidate, std::size_t measureCount, std::size_t solutionLength) {
  if (candidate.measures.size() != measureCount) return Refusal::wrongMeasureCount;
  if (candidate.solution.size() != solutionLength) return Refusal::wrongSolutionLength;
  if (!usable(candidate.objective)) return Refusal::objectiveNotUsable;
  if (!std::ranges::all_of(candidate.measures, usable)) return Refusal::measureNotUsable;
  if (!std::ranges::all_of(candidate.solution, usable)) return Refusal::solutionNotUsable;
  return Refusal::none;
}

}  // namespace ludo::archive
