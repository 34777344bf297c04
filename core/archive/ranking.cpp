// SPDX-License-Identifier: Apache-2.0
#include "core/archive/ranking.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

namespace ludo::archive {
namespace {

constexpr double flatWithin = 1e-12;

/// What is compared: first the class, then the number.
std::pair<int, double> rankOf(Ranking ranking, const Candidate& candidate, const Addition& addition) {
  if (addition.status == AddStatus::refused) return {-1, 0};
  switch (ranking) {
    case Ranking::statusThenValue:
      return {static_cast<int>(addition.status), addition.value};
    case Ranking::value:
      return {0, addition.value};
    case Ranking::objective:
      return {0, candidate.objective};
  }
  return {-1, 0};
}

}  // namespace

std::vector<std::size_t> ranked(Ranking ranking, std::span<const Candidate> candidates,
                                std::span<const Addition> additions) {
  std::vector<std::size_t> order(candidates.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater(), [&](std::size_t index) {
    return rankOf(ranking, candidates[index], additions[index]);
  });
  return order;
}

bool flat(Ranking ranking, std::span<const std::size_t> order, std::span<const Candidate> candidates,
          std::span<const Addition> additions) {
  if (order.size() < 2) return false;
  const auto first = rankOf(ranking, candidates[order.front()], additions[order.front()]);
  const auto last = rankOf(ranking, candidates[order.back()], additions[order.back()]);
  return first.first == last.first && std::abs(first.second - last.second) < flatWithin;
}

}  // namespace ludo::archive
