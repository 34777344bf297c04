// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>

#include "core/bench/limits/playouts.h"
#include "lanes/lanes.h"
#include "lanes/vectors.h"

/// The loops around games: in lanes, and in turn.
namespace ludo::bench::LUDO_LIMITS_FOR {

/// xoroshiro128+ (David Blackman and Sebastiano Vigna); wyrand needs products of 128 bits, which lanes have
/// not.
class RandomLanes {
 public:
  explicit RandomLanes(Rng& seeds) {
    for (unsigned lane = 0; lane < lanes; ++lane) {
      m_first[lane] = seeds.next();
      m_second[lane] = seeds.next();
    }
  }
  /// Uniform but for one part in 2^32 / bound. 0 below 0.
  Vector below(Vector bound) { return halfProduct(next() >> 32, bound) >> 32; }

 private:
  Vector next() {
    const Vector sum = m_first + m_second;
    const Vector mixed = m_first ^ m_second;
    m_first = rotated(m_first, 24) ^ mixed ^ (mixed << 16);
    m_second = rotated(mixed, 37);
    return sum;
  }
  static Vector rotated(Vector words, int left) { return (words << left) | (words >> (64 - left)); }

  Vector m_first{};
  Vector m_second{};
};

/// What became of one ply in each lane, as masks. A lane may have found no move this time.
struct Plied {
  Vector moved;
  Vector firstWins;
  Vector secondWins;
  Vector drawn;

  Vector ended() const { return firstWins | secondWins | drawn; }
};

inline std::uint64_t sumOf(Vector words) {
  std::uint64_t sum = 0;
  for (unsigned lane = 0; lane < lanes; ++lane) sum += words[lane];
  return sum;
}

/// Several vectors of games, so that the processor has something to do while one waits for itself. A game has
///   Plied play(RandomLanes& random)   one ply in each lane
///   void begin(Vector where)          begins anew in these lanes
template <typename Game, unsigned vectors>
class InLanes final : public LanesRunner {
 public:
  explicit InLanes(std::uint64_t seed) : m_seeds(seed) {
    for (Game& game : m_games) game.begin(all(~Bits{0}));
  }

  PlayCount play(std::uint64_t plies) override {
    // All in variables of its own, which the compiler can keep in registers.
    std::array<Game, vectors> games = m_games;
    std::array<RandomLanes, vectors> randoms = m_randoms;
    Vector moved{};
    Vector firstWins{};
    Vector secondWins{};
    Vector drawn{};
    const std::uint64_t rounds = std::max<std::uint64_t>(1, plies / (vectors * lanes));
    for (std::uint64_t done = 0; done < rounds; ++done) {
#pragma GCC unroll 4
      for (unsigned i = 0; i < vectors; ++i) {
        const Plied plied = games[i].play(randoms[i]);
        moved -= plied.moved;
        firstWins -= plied.firstWins;
        secondWins -= plied.secondWins;
        drawn -= plied.drawn;
        games[i].begin(plied.ended());
      }
    }
    m_games = games;
    m_randoms = randoms;
    const std::array<std::uint64_t, 3> ended = {sumOf(firstWins), sumOf(secondWins), sumOf(drawn)};
    const PlayCount played{sumOf(moved), ended[0] + ended[1] + ended[2]};
    m_result.games += played.playouts;
    m_result.plies += played.plies;
    m_result.wins[0] += ended[0];
    m_result.wins[1] += ended[1];
    m_result.draws += ended[2];
    return played;
  }
  LimitResult result() const override {
    return m_result;
  }

 private:
  Rng m_seeds;
  std::array<Game, vectors> m_games;
  std::array<RandomLanes, vectors> m_randoms = randomLanes(std::make_index_sequence<vectors>());
  LimitResult m_result;

  template <std::size_t... i>
  std::array<RandomLanes, vectors> randomLanes(std::index_sequence<i...>) {
    return {((void)i, RandomLanes(m_seeds))...};
  }
};

/// Without vectors: one ply of each game of a limit program after the other.
template <typename Game, unsigned games>
class InTurn final : public LanesRunner {
 public:
  explicit InTurn(std::uint64_t seed) : m_random(Rng(seed).next()) {
    for (Game& game : m_games) game.begin();
  }

  PlayCount play(std::uint64_t plies) override {
    Random random = m_random;
    std::array<std::uint64_t, 5> endings{};
    const std::uint64_t rounds = std::max<std::uint64_t>(1, plies / games);
    for (std::uint64_t done = 0; done < rounds; ++done) {
#pragma GCC unroll 8
      for (Game& game : m_games) {
        const Ending ending = randomPly(game, random);
        if (ending == Ending::None) [[likely]]
          continue;
        ++endings[static_cast<std::size_t>(ending)];
        game.begin();
      }
    }
    m_random = random;
    const PlayCount played{rounds * games, endings[1] + endings[2] + endings[3] + endings[4]};
    m_result.games += played.playouts;
    m_result.plies += played.plies;
    m_result.wins[0] += endings[1];
    m_result.wins[1] += endings[2];
    m_result.draws += endings[3];
    m_result.capped += endings[4];
    return played;
  }
  LimitResult result() const override {
    return m_result;
  }

 private:
  Random m_random;
  std::array<Game, games> m_games;
  LimitResult m_result;
};

template <typename Form>
std::unique_ptr<LanesRunner> makeLanes(std::uint64_t seed) {
  return std::make_unique<Form>(seed);
}

}  // namespace ludo::bench::LUDO_LIMITS_FOR
