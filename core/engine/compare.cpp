// SPDX-License-Identifier: Apache-2.0
#include "core/engine/compare.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <utility>

#include "core/engine/compared_program.h"
#include "core/engine/compared_state.h"
#include "core/engine/followed_playout.h"

namespace ludo::engine {

namespace {

/// The kernel and programs at one point of a game.
struct SideBySide {
  ComparedState kernel;
  std::vector<ComparedProgram> programs;
};

/// Whether playouts are looked at there.
using Follows = std::function<bool(std::uint64_t ply)>;
/// The move to play, by its number among the legal ones; nothing ends the game.
using Next =
    std::function<std::optional<std::size_t>(const std::vector<kernel::Move>& legal, std::uint64_t ply)>;

std::optional<Divergence> divergenceAt(SideBySide& game, std::uint64_t seed, std::uint64_t ply,
                                       bool follows) {
  for (std::size_t i = 0; i < game.programs.size(); ++i) {
    ComparedProgram& program = game.programs[i];
    const ComparedProgram* same = i == 0 ? nullptr : &game.programs[0];
    std::optional<std::string> what = program.difference(game.kernel, same);
    if (!what && follows) what = program.strayPlayout(game.kernel.state(), Rng::forRun(seed, 2 + ply), same);
    if (what) return Divergence{seed, {}, std::move(*what), i};
  }
  return std::nullopt;
}

Comparison playSideBySide(std::span<const Program* const> programs, std::uint64_t seed,
                          const Follows& follows, const Next& next) {
  assert(!programs.empty());
  Comparison result;
  SideBySide game{ComparedState(programs.front()->rules(), seed), {}};
  for (const Program* program : programs) game.programs.emplace_back(*program, seed);
  std::vector<kernel::Move> moves;
  for (;; ++result.plies) {
    result.divergence = divergenceAt(game, seed, result.plies, follows(result.plies));
    if (result.divergence) {
      result.divergence->moves = std::move(moves);
      return result;
    }
    const std::optional<std::size_t> pick = next(game.kernel.legal(), result.plies);
    if (!pick) return result;
    moves.push_back(game.kernel.legal()[*pick]);
    game.kernel.play(*pick);
    for (ComparedProgram& program : game.programs) {
      result.withKernel += program.isWithKernel() ? 1 : 0;
      program.play(*pick, game.kernel.state());
    }
  }
}

}  // namespace

Comparison compareGame(const Program& program, std::uint64_t seed, std::uint64_t mostPlies) {
  return compareGame(std::array<const Program*, 1>{&program}, seed, mostPlies);
}

Comparison compareGame(std::span<const Program* const> programs, std::uint64_t seed,
                       std::uint64_t mostPlies) {
  // Looking for a playout's move costs as much as many plies.
  constexpr std::uint64_t pliesPerPlayout = 32;
  Rng picks = Rng::forRun(seed, 1);
  const auto follows = [seed](std::uint64_t ply) { return (seed + ply) % pliesPerPlayout == 0; };
  const auto next = [&](const std::vector<kernel::Move>& legal,
                        std::uint64_t ply) -> std::optional<std::size_t> {
    if (legal.empty() || ply == mostPlies) return std::nullopt;
    return picks.below(legal.size());
  };
  return playSideBySide(programs, seed, follows, next);
}

Comparison comparePlay(const Program& program, std::uint64_t seed, const std::vector<kernel::Move>& moves) {
  const auto next = [&](const std::vector<kernel::Move>& legal,
                        std::uint64_t ply) -> std::optional<std::size_t> {
    if (ply == moves.size()) return std::nullopt;
    const auto found = std::ranges::find(legal, moves[ply]);
    assert(found != legal.end());
    return static_cast<std::size_t>(found - legal.begin());
  };
  return playSideBySide(
      std::array<const Program*, 1>{&program}, seed, [](std::uint64_t) { return false; }, next);
}

// The same picks lead through the same positions, however far a playout goes.
Comparison comparePlayout(const Program& program, std::uint64_t seed, std::uint64_t mostPlies) {
  Comparison result;
  const Position start = program.start(seed);
  kernel::State before = program.unpack(start);
  while (result.plies < mostPlies) {
    Position position = start;
    Rng picks = Rng::forRun(seed, 3);
    const Playout playout = program.playout(position, picks, {.plies = result.plies + 1});
    // Where there is no room the kernel begins again, and picks otherwise.
    if (position.words() != start.words()) return result;
    kernel::State reached = program.unpack(position);
    const std::uint64_t further = playout.plies - result.plies;
    const FollowedPlayout step(program, before);
    const auto what = step.wrong(further, reached);
    if (step.isGivenUp()) ++result.unfollowed;
    if (what) {
      result.divergence = Divergence{seed, {}, *what + " after " + std::to_string(result.plies) + " plies"};
      return result;
    }
    if (further == 0) return result;
    result.plies = playout.plies;
    before = std::move(reached);
  }
  return result;
}

}  // namespace ludo::engine
