// SPDX-License-Identifier: Apache-2.0
#include "core/agents/imagined_game.h"

#include <cassert>
#include <optional>

#include "core/agents/game_nature.h"
#include "core/agents/move_look.h"
#include "core/agents/root_moves.h"
#include "core/base/hash.h"

namespace ludo::agents {
namespace {

std::uint64_t setOf(std::uint64_t positionHash, kernel::Seat player) {
  return combine(positionHash, static_cast<std::uint64_t>(player));
}

/// Nothing is hidden but the future: positions of the program, each with a random generator of its own.
class OpenGame final : public ImaginedGame {
 public:
  explicit OpenGame(const engine::Program& program) : m_program(program), m_playouts(program) {}

  std::vector<std::uint64_t> begin(const Decision& decision) override {
    m_root = m_program.pack(decision.observation.state());
    m_playouts.beginAt(m_program.turnNumber(m_root));
    // The looks of moves are those of the program, which has its own numbers for tokens.
    const RootMoves moves(m_program, m_root, decision);
    std::vector<std::uint64_t> looks(decision.legalMoves.size());
    m_program.legalMoves(m_root, m_legal);
    for (const engine::Move& move : m_legal) looks[moves.indexOf(move)] = engine::hashOf(move);
    return looks;
  }
  void restart(Rng& rng) override {
    m_position = m_root;
    m_program.reseed(m_position, rng.next());
  }
  bool over() const override { return m_program.over(m_position); }
  kernel::Seat playerToMove() const override { return m_program.playerToMove(m_position); }
  std::uint64_t informationSet() const override {
    return setOf(m_program.positionHash(m_position), playerToMove());
  }
  void legalMoves(std::vector<std::uint64_t>& looks) override {
    m_program.legalMoves(m_position, m_legal);
    looks.clear();
    for (const engine::Move& move : m_legal) looks.push_back(engine::hashOf(move));
  }
  void apply(std::size_t move) override { m_program.apply(m_position, m_legal[move]); }
  void finish(Rng& rng, Points& points) override { m_playouts.play(m_position, rng, points); }

 private:
  const engine::Program& m_program;
  Playouts m_playouts;
  engine::Position m_root;
  engine::Position m_position;
  std::vector<engine::Move> m_legal;
};

/// What is hidden is imagined anew each time (determinisation). Moves are played on kernel states, which know
/// who knows what; only the random rest of a game is left to the program.
class HiddenGame final : public ImaginedGame {
 public:
  explicit HiddenGame(const engine::Program& program)
      : m_program(program), m_rules(program.rules()), m_playouts(program) {}

  std::vector<std::uint64_t> begin(const Decision& decision) override {
    m_observation = &decision.observation;
    const kernel::State& state = m_observation->state();
    m_playouts.beginAt(state.turnNumber);
    std::vector<std::uint64_t> looks;
    for (const kernel::Move& move : decision.legalMoves)
      looks.push_back(moveLook(m_rules, state, move, decision.player));
    return looks;
  }
  void restart(Rng& rng) override { m_state = m_observation->determinised(rng); }
  bool over() const override { return m_state.over(); }
  kernel::Seat playerToMove() const override { return kernel::playerToMove(m_state); }
  std::uint64_t informationSet() const override {
    const kernel::Observation seen(m_rules, m_state, playerToMove());
    return setOf(kernel::positionHash(m_rules, seen.state()), seen.seat());
  }
  void legalMoves(std::vector<std::uint64_t>& looks) override {
    m_legal = kernel::legalMoves(m_rules, m_state);
    looks.clear();
    for (const kernel::Move& move : m_legal)
      looks.push_back(moveLook(m_rules, m_state, move, playerToMove()));
  }
  void apply(std::size_t move) override { kernel::applyMove(m_rules, m_state, m_legal[move]); }
  void finish(Rng& rng, Points& points) override {
    m_position = m_program.pack(m_state);
    m_playouts.play(m_position, rng, points);
  }

 private:
  const engine::Program& m_program;
  const kernel::Rules& m_rules;
  Playouts m_playouts;
  const kernel::Observation* m_observation = nullptr;
  kernel::State m_state;
  std::vector<kernel::Move> m_legal;
  engine::Position m_position;
};

}  // namespace

std::unique_ptr<ImaginedGame> makeImaginedGame(const engine::Program& program) {
  const GameNature nature(program.rules());
  if (nature.secrets || nature.simultaneous) return std::make_unique<HiddenGame>(program);
  return std::make_unique<OpenGame>(program);
}

}  // namespace ludo::agents
