// SPDX-License-Identifier: Apache-2.0
#include "core/bench/contender.h"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

namespace ludo::bench {
namespace {

constexpr std::uint64_t startingPositions = 16;

/// Fewer where a game takes long to set up: at least one.
std::vector<engine::Position> startsOf(const engine::Program& program, std::uint64_t seed) {
  constexpr std::chrono::milliseconds patience{50};
  const auto begun = std::chrono::steady_clock::now();
  std::vector<engine::Position> starts;
  for (std::uint64_t i = 0; i < startingPositions; ++i) {
    starts.push_back(program.start(seed + i));
    if (std::chrono::steady_clock::now() - begun > patience) break;
  }
  return starts;
}

std::uint64_t mostTurnsOf(const kernel::Rules& rules) {
  return static_cast<std::uint64_t>(std::max<std::int64_t>(1, rules.number(rules.def().metadata.maxTurns)));
}

class ProgramRunner final : public Runner {
 public:
  ProgramRunner(engine::ProgramPtr program, std::uint64_t seed)
      : m_program(std::move(program)),
        m_picks(seed),
        m_starts(startsOf(*m_program, seed)),
        m_position(m_starts.front()),
        m_maxTurns(mostTurnsOf(m_program->rules())) {}

  PlayCount play(std::uint64_t plies) override {
    PlayCount played;
    while (plies > 0) {
      const engine::Playout playout = m_program->playout(m_position, m_picks, {plies, m_maxTurns});
      played.plies += playout.plies;
      const bool finished = playout.ended || playout.plies < plies;
      if (!finished) break;
      ++played.playouts;
      m_next = (m_next + 1) % m_starts.size();
      m_position = m_starts[m_next];
      // A playout may have more plies than asked for, and a game that is over before it begins has none.
      plies -= std::clamp<std::uint64_t>(playout.plies, 1, plies);
    }
    return played;
  }

 private:
  engine::ProgramPtr m_program;
  Rng m_picks;
  std::vector<engine::Position> m_starts;
  engine::Position m_position;
  std::size_t m_next = 0;
  std::uint64_t m_maxTurns = 0;
};

/// Plays many games at a time from each starting position.
class BatchRunner final : public Runner {
 public:
  BatchRunner(engine::ProgramPtr program, std::uint64_t seed)
      : m_program(std::move(program)), m_picks(seed), m_starts(startsOf(*m_program, seed)) {
    m_limits.turns = mostTurnsOf(m_program->rules());
    m_limits.plies = longest;
  }

  PlayCount play(std::uint64_t plies) override {
    PlayCount played;
    // A game that is over before it begins has no plies.
    for (std::uint64_t worth = 0; worth < plies;) {
      const std::size_t games = std::clamp<std::uint64_t>((plies - worth) / m_pliesAGame, fewest, most);
      m_ends.resize(games);
      m_program->playouts(m_starts[m_next], m_picks, m_limits, m_ends);
      m_next = (m_next + 1) % m_starts.size();
      std::uint64_t together = 0;
      for (const engine::PlayoutEnd& end : m_ends) {
        together += end.plies;
        if (end.ended || end.plies < longest) ++played.playouts;
      }
      played.plies += together;
      worth += std::max<std::uint64_t>(together, games);
      m_pliesAGame = std::max<std::uint64_t>(1, together / games);
    }
    return played;
  }

 private:
  /// Games at a time.
  static constexpr std::uint64_t fewest = 8;
  static constexpr std::uint64_t most = 64;
  /// Plies after which a game is cut off, so that the time is looked at.
  static constexpr std::uint64_t longest = 20'000;
  engine::ProgramPtr m_program;
  Rng m_picks;
  std::vector<engine::Position> m_starts;
  std::vector<engine::PlayoutEnd> m_ends;
  engine::PlayoutLimits m_limits;
  std::size_t m_next = 0;
  std::uint64_t m_pliesAGame = 100;
};

/// Counts the legal moves, picks one and plays it, again and again.
class StepRunner final : public Runner {
 public:
  StepRunner(engine::ProgramPtr program, std::uint64_t seed)
      : m_program(std::move(program)),
        m_picks(seed),
        m_starts(startsOf(*m_program, seed)),
        m_position(m_starts.front()),
        m_maxTurns(mostTurnsOf(m_program->rules())) {}

  PlayCount play(std::uint64_t plies) override {
    PlayCount played;
    // A game that is over before it begins has no plies.
    for (std::uint64_t worth = 0; worth < plies; ++worth) {
      const bool goesOn = m_program->turnNumber(m_position) <= m_maxTurns;
      const std::size_t moves = goesOn ? m_program->countMoves(m_position) : 0;
      if (moves > 0) {
        m_program->applyNth(m_position, m_picks.below(moves));
        ++played.plies;
        continue;
      }
      ++played.playouts;
      m_next = (m_next + 1) % m_starts.size();
      m_position = m_starts[m_next];
    }
    return played;
  }

 private:
  engine::ProgramPtr m_program;
  Rng m_picks;
  std::vector<engine::Position> m_starts;
  engine::Position m_position;
  std::size_t m_next = 0;
  std::uint64_t m_maxTurns = 0;
};

class LimitRunner final : public Runner {
 public:
  LimitRunner(const LimitGame& game, std::uint64_t seed) : m_game(game), m_rng(seed) {}

  PlayCount play(std::uint64_t plies) override {
    const LimitResult result = m_game.play(std::max<std::uint64_t>(1, plies / m_pliesAGame), m_rng);
    m_pliesAGame = std::max<std::uint64_t>(1, result.plies / result.games);
    return {result.plies, result.games};
  }

 private:
  const LimitGame& m_game;
  Rng m_rng;
  std::uint64_t m_pliesAGame = 100;
};

}  // namespace

Contender programContender(std::string name, engine::ProgramPtr program) {
  return {std::move(name), [program = std::move(program)](std::uint64_t seed) {
            return std::make_unique<ProgramRunner>(program, seed);
          }};
}

Contender batchContender(std::string name, engine::ProgramPtr program) {
  return {std::move(name), [program = std::move(program)](std::uint64_t seed) {
            return std::make_unique<BatchRunner>(program, seed);
          }};
}

Contender stepContender(std::string name, engine::ProgramPtr program) {
  return {std::move(name), [program = std::move(program)](std::uint64_t seed) {
            return std::make_unique<StepRunner>(program, seed);
          }};
}

void playOneStep(const engine::Program& program) {
  engine::Position position = program.start(0);
  if (program.countMoves(position) > 0) program.applyNth(position, 0);
}

void playOnePly(const engine::Program& program) {
  engine::Position position = program.start(0);
  Rng picks(0);
  engine::PlayoutLimits limits;
  limits.plies = 1;
  program.playout(position, picks, limits);
}

void playOneBatch(const engine::Program& program) {
  Rng picks(0);
  engine::PlayoutLimits limits;
  limits.plies = 1;
  std::vector<engine::PlayoutEnd> ends(8);
  program.playouts(program.start(0), picks, limits, ends);
}

Contender limitContender(const LimitGame& game) {
  return {"limit", [&game](std::uint64_t seed) { return std::make_unique<LimitRunner>(game, seed); }};
}

}  // namespace ludo::bench
