// SPDX-License-Identifier: Apache-2.0
#include "core/sim/pairings.h"

#include <cassert>

#include "core/base/hash.h"
#include "core/sim/run_batch.h"

namespace ludo::sim {
namespace {

constexpr std::size_t mostSeatsInEveryWay = 6;

using Seating = std::vector<bool>;

Seating other(Seating seating) {
  seating.flip();
  return seating;
}

std::vector<Seating> seatings(std::size_t seats) {
  std::vector<Seating> result;
  const auto add = [&result](Seating seating) {
    result.push_back(seating);
    result.push_back(other(std::move(seating)));
  };
  if (seats <= mostSeatsInEveryWay) {
    // Seat 0 is the first agent's: the other seatings are these turned round.
    for (std::size_t others = 0; others + 1 < (std::size_t{1} << (seats - 1)); ++others) {
      Seating seating{true};
      for (std::size_t seat = 1; seat < seats; ++seat) seating.push_back((others >> (seat - 1) & 1U) != 0);
      add(seating);
    }
    return result;
  }
  // Of an even number the other half is one that comes by as well.
  const std::size_t begins = seats % 2 == 0 ? seats / 2 : seats;
  for (std::size_t begin = 0; begin < begins; ++begin) {
    Seating seating(seats, false);
    for (std::size_t i = 0; i < seats / 2; ++i) seating[(begin + i) % seats] = true;
    add(seating);
  }
  return result;
}

}  // namespace

Pairings::Pairings(std::size_t agents, kernel::Seat seats, std::uint64_t seed)
    : m_seatings(seatings(static_cast<std::size_t>(seats))) {
  constexpr std::uint64_t rounds = stableHash("rounds of a tournament");
  assert(agents >= 2 && seats >= 2);
  for (std::size_t first = 0; first < agents; ++first) {
    for (std::size_t second = first + 1; second < agents; ++second)
      m_pairs.push_back({first, second, combine(combine(combine(rounds, seed), first), second)});
  }
}

std::uint64_t Pairings::roundsFor(std::uint64_t games) const {
  return (games + gamesPerRound() - 1) / gamesPerRound();
}

std::uint64_t Pairings::gamesIn(std::uint64_t rounds) const {
  return rounds * m_pairs.size() * gamesPerRound();
}

Pairings::Game Pairings::game(std::uint64_t index) const {
  Game game;
  game.seating = index % gamesPerRound();
  game.pair = index / gamesPerRound() % m_pairs.size();
  game.round = index / gamesPerRound() / m_pairs.size();
  game.seed = gameSeed(m_pairs[game.pair].seed, game.round);
  return game;
}

std::vector<std::size_t> Pairings::agentsBySeat(std::size_t pair, std::size_t seating) const {
  std::vector<std::size_t> agents;
  for (const bool first : m_seatings[seating])
    agents.push_back(first ? m_pairs[pair].first : m_pairs[pair].second);
  return agents;
}

}  // namespace ludo::sim
