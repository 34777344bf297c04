// SPDX-License-Identifier: Apache-2.0
#include "core/analysis/token_needs.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/analysis/encoding.h"
#include "core/base/budget.h"
#include "core/base/rng.h"
#include "core/kernel/kernel.h"

namespace ludo::engine {

namespace {

constexpr int mostPlies = 1'000;
/// A game of which no end was seen is taken to go on for so many times as long.
constexpr std::size_t goesOnFor = 4;
/// Games may grow beyond the longest that was played by so many times what the played ones differ in.
constexpr std::size_t differsBy = 3;

/// The most tokens in play at any time of the game; nothing where its end was not seen.
std::optional<std::size_t> playOne(const kernel::Rules& rules, std::uint64_t seed, Budget& steps,
                                   TokenNeeds& needs) {
  kernel::State state = kernel::initialState(rules, seed, nullptr, {}, &steps);
  needs.begins = std::max(needs.begins, state.tokens.size());
  Rng picks(seed);
  std::size_t inPlay = 0;
  for (int ply = 0;; ++ply) {
    const auto alive = std::ranges::count_if(state.tokens, &kernel::Token::alive);
    inPlay = std::max(inPlay, static_cast<std::size_t>(alive));
    needs.inPlay = std::max(needs.inPlay, inPlay);
    needs.made = std::max(needs.made, state.tokens.size());
    if (state.givenUp() || steps.exhausted() || ply == mostPlies) return std::nullopt;
    if (kernel::playerToMove(state) == kernel::nobody) return inPlay;
    const std::vector<kernel::Move> moves = kernel::legalMoves(rules, state, &steps);
    if (steps.exhausted()) return std::nullopt;
    if (moves.empty()) return inPlay;
    const std::size_t before = state.tokens.size();
    kernel::applyMove(rules, state, moves[picks.below(moves.size())], nullptr, &steps);
    needs.atOnce = std::max(needs.atOnce, state.tokens.size() - before);
  }
}

}  // namespace

TokenNeeds tokenNeedsOf(const kernel::Rules& rules) {
  constexpr std::uint64_t games = 3;
  constexpr std::int64_t mostSteps = 4'000'000;
  Budget steps(mostSteps);
  TokenNeeds needs;
  std::vector<std::size_t> ended;
  for (std::uint64_t seed = 0; seed < games && !steps.exhausted(); ++seed) {
    if (const std::optional<std::size_t> inPlay = playOne(rules, seed, steps, needs))
      ended.push_back(*inPlay);
  }
  needs.hasEnded = !ended.empty();
  if (needs.hasEnded) {
    // One game alone does not tell how much games differ.
    const std::size_t fewest = ended.size() > 1 ? std::ranges::min(ended) : needs.begins;
    const std::size_t more = differsBy * (needs.inPlay - fewest);
    needs.made += more;
    needs.inPlay += more;
  }
  // More and more tokens are there where each turn adds one to a log.
  const auto afterAll = [&needs](std::size_t count) {
    return needs.begins + goesOnFor * (count - needs.begins);
  };
  if (!needs.hasEnded && needs.inPlay > needs.begins) {
    needs.made = afterAll(needs.made);
    needs.inPlay = afterAll(needs.inPlay);
  }
  return needs;
}

// Wide sets make everything slower, so games that make many tokens do not keep them all.
std::size_t idsFor(const TokenNeeds& needs) {
  constexpr std::size_t mostForWhole = 384;
  const std::size_t inPlay = needs.made - needs.begins;
  const std::size_t whole = needs.made + inPlay / 4 + fewestSpareIds;
  if (whole <= mostForWhole) return whole;
  return needs.inPlay + std::max(fewestSpareIds, 2 * needs.atOnce);
}

}  // namespace ludo::engine
