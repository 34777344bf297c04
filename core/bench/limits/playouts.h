// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>

#include "core/bench/limit_game.h"
#include "core/bench/limits/random.h"

/// What all limit games have in common: the loop around them. A game is a class with
///   void begin()                  the start of a game; it may keep what it learnt of no game before
///   unsigned choices() const      how many candidates for a move there are
///   Ending play(unsigned index)   plays the candidate: one ply
/// and, where not every candidate is a legal move,
///   bool allowed(unsigned index) const
///   Ending step(Random& random)   plays a random legal move
namespace ludo::bench::LUDO_LIMITS_FOR {

enum class Ending : std::uint8_t { None, FirstWins, SecondWins, Draw, Capped };

/// `mover` is 0 or 1.
constexpr Ending winOf(unsigned mover) {
  return static_cast<Ending>(1 + mover);
}

template <typename Game>
Ending randomPly(Game& game, Random& random) {
  if constexpr (requires { game.step(random); }) {
    return game.step(random);
  } else {
    return game.play(random.below(game.choices()));
  }
}

template <typename Game>
LimitResult playGames(std::uint64_t games, Rng& rng) {
  Random random(rng.next());
  std::array<std::uint64_t, 5> endings{};
  std::uint64_t plies = 0;
  Game game;
  for (std::uint64_t i = 0; i < games; ++i) {
    game.begin();
    Ending ending = Ending::None;
    do {
      ending = randomPly(game, random);
      ++plies;
    } while (ending == Ending::None);
    ++endings[static_cast<std::size_t>(ending)];
  }
  return {games, plies, {endings[1], endings[2]}, endings[3], endings[4]};
}

template <typename Game>
std::uint64_t countFrom(const Game& game, unsigned depth) {
  std::uint64_t nodes = 0;
  const unsigned choices = game.choices();
  for (unsigned index = 0; index < choices; ++index) {
    if constexpr (requires { game.allowed(index); }) {
      if (!game.allowed(index)) continue;
    }
    Game next = game;
    const Ending ending = next.play(index);
    if (depth == 1) {
      ++nodes;
    } else if (ending == Ending::None) {
      nodes += countFrom(next, depth - 1);
    }
  }
  return nodes;
}

template <typename Game>
std::uint64_t perftOf(unsigned depth) {
  Game game;
  game.begin();
  return depth == 0 ? 1 : countFrom(game, depth);
}

template <typename Game>
LimitGame limitGameOf(std::string_view sample) {
  return {sample, &playGames<Game>, &perftOf<Game>};
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
