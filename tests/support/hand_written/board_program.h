// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <array>
#include <bit>
#include <cassert>
#include <cstring>
#include <utility>

#include "core/base/hash.h"
#include "core/engine/program.h"
#include "core/kernel/kernel.h"

namespace ludo::testing {

/// A set of up to 128 cells.
struct Cells {
  std::array<std::uint64_t, 2> words{};
  bool has(unsigned cell) const { return ((words[cell / 64] >> (cell % 64)) & 1U) != 0; }
  void add(unsigned cell) { words[cell / 64] |= std::uint64_t{1} << (cell % 64); }
  unsigned count() const { return static_cast<unsigned>(std::popcount(words[0]) + std::popcount(words[1])); }
};

/// The block of a position.
struct Board {
  std::array<Cells, 2> stones;  ///< by seat
  std::uint8_t mover = 0;
  std::uint8_t over = 0;
  std::uint8_t drawn = 0;
  std::uint8_t winner = 0;
  std::uint32_t plies = 0;
};
static_assert(sizeof(Board) == 5 * sizeof(std::uint64_t));

/// Plays at random with a game's own choices and end.
template <typename Game>
engine::Playout playRandomly(Board& board, Rng& picks) {
  engine::Playout result;
  std::array<std::uint8_t, 128> cells{};
  while (board.over == 0) {
    const unsigned count = Game::choices(board, cells);
    board.stones[board.mover].add(cells[picks.below(count)]);
    ++board.plies;
    ++result.plies;
    Game::end(board);
    board.mover ^= 1U;
  }
  result.ended = true;
  return result;
}

/// Two players in turn put one stone on an empty cell. `Game` has the numbers of `rows` and `columns`, and
/// says which cell lies there (cellOf), where a stone may be put (choices), whether the last one has ended
/// the game (end), and how a game goes on at random (playout).
template <typename Game>
class BoardProgram final : public engine::Program {
 public:
  BoardProgram(kernel::RulesPtr rules, const std::string& board)
      : m_rules(std::move(rules)), m_start(kernel::initialState(*m_rules, 0)) {
    for (unsigned row = 0; row < Game::rows; ++row) {
      for (unsigned column = 0; column < Game::columns; ++column) {
        const unsigned cell = Game::cellOf(row, column);
        m_zones[cell] = m_rules->zoneNamed(board + "_" + std::to_string(row) + "_" + std::to_string(column));
        assert(m_zones[cell].valid());
        if (m_cells.size() <= m_zones[cell].index) m_cells.resize(m_zones[cell].index + 1);
        m_cells[m_zones[cell].index] = cell;
      }
    }
  }

  const kernel::RulesPtr& rulesPtr() const override { return m_rules; }
  engine::Position start(std::uint64_t) const override { return make(Board{}); }
  engine::Position pack(const kernel::State& state) const override {
    Board board;
    for (unsigned cell = 0; cell < m_zones.size(); ++cell) {
      if (!m_zones[cell].valid() || state.zones[m_zones[cell].index].empty()) continue;
      const kernel::Seat owner = state.tokens[state.zones[m_zones[cell].index].back().index].owner;
      board.stones[static_cast<std::size_t>(owner)].add(cell);
    }
    board.plies = static_cast<std::uint32_t>(state.moveCount);
    board.mover = static_cast<std::uint8_t>(board.plies % 2);
    board.over = state.over() ? 1 : 0;
    if (state.over()) {
      board.drawn = state.outcome->seats[0] == kernel::SeatResult::Draw ? 1 : 0;
      board.winner = state.outcome->seats[0] == kernel::SeatResult::Win ? 0 : 1;
    }
    return make(board);
  }
  kernel::State unpack(const engine::Position& position) const override {
    const Board& board = boardOf(position);
    kernel::State state = m_start;
    for (unsigned cell = 0; cell < m_zones.size(); ++cell) {
      for (kernel::Seat seat = 0; seat < 2; ++seat) {
        if (!board.stones[static_cast<std::size_t>(seat)].has(cell)) continue;
        const kernel::TokenId id(state.tokens.size());
        state.tokens.push_back({0, seat, m_zones[cell], 3, {}});
        state.zones[m_zones[cell].index].push_back(id);
      }
    }
    state.moveCount = board.plies;
    state.turnNumber = board.plies + 1;
    return state;
  }
  bool keepsIdentities() const override { return false; }

  bool over(const engine::Position& position) const override { return boardOf(position).over != 0; }
  kernel::Seat playerToMove(const engine::Position& position) const override {
    const Board& board = boardOf(position);
    return board.over != 0 ? kernel::nobody : board.mover;
  }
  kernel::SeatResult result(const engine::Position& position, kernel::Seat seat) const override {
    const Board& board = boardOf(position);
    if (board.drawn != 0) return kernel::SeatResult::Draw;
    return board.winner == seat ? kernel::SeatResult::Win : kernel::SeatResult::Loss;
  }
  std::uint64_t turnNumber(const engine::Position& position) const override {
    return boardOf(position).plies + 1;
  }
  void reseed(engine::Position&, std::uint64_t) const override {}

  void legalMoves(const engine::Position& position, std::vector<engine::Move>& moves) const override {
    const Board& board = boardOf(position);
    std::array<std::uint8_t, 128> cells{};
    const unsigned count = board.over != 0 ? 0 : Game::choices(board, cells);
    moves.resize(count);
    for (unsigned i = 0; i < count; ++i) {
      engine::Move& move = moves[i];
      move = {};
      move.player = board.mover;
      move.argumentCount = 1;
      move.arguments[0] = kernel::Value::ofZone(m_zones[cells[i]]);
    }
  }
  void apply(engine::Position& position, const engine::Move& move) const override {
    Board& board = boardOf(position);
    board.stones[board.mover].add(m_cells[move.arguments[0].zone().index]);
    ++board.plies;
    Game::end(board);
    board.mover ^= 1U;
  }
  engine::Playout playout(engine::Position& position, Rng& picks,
                          const engine::PlayoutLimits&) const override {
    return Game::playout(boardOf(position), picks);
  }

  std::uint64_t positionHash(const engine::Position& position) const override {
    const Board& board = boardOf(position);
    std::uint64_t hash = board.mover;
    for (const Cells& stones : board.stones) {
      for (const std::uint64_t word : stones.words) hash = mix64(hash + word);
    }
    return hash;
  }
  std::uint64_t stateHash(const engine::Position& position) const override { return positionHash(position); }
  std::size_t positionBytes() const override { return sizeof(Board); }

 private:
  static engine::Position make(const Board& board) {
    engine::Position position(std::vector<std::uint64_t>(sizeof(Board) / sizeof(std::uint64_t)));
    std::memcpy(position.block(), &board, sizeof(Board));
    return position;
  }
  static Board& boardOf(engine::Position& position) { return *reinterpret_cast<Board*>(position.block()); }
  static const Board& boardOf(const engine::Position& position) {
    return *reinterpret_cast<const Board*>(position.block());
  }

  kernel::RulesPtr m_rules;
  kernel::State m_start;
  std::array<kernel::ZoneId, 128> m_zones{};  ///< by cell
  std::vector<unsigned> m_cells;              ///< by zone
};

}  // namespace ludo::testing
