// SPDX-License-Identifier: Apache-2.0
#include "hand_written/board_program.h"
#include "hand_written/hand_written.h"

namespace ludo::testing {
namespace {

struct TicTacToe {
  static constexpr unsigned rows = 3;
  static constexpr unsigned columns = 3;
  static constexpr unsigned allCells = rows * columns;

  static unsigned cellOf(unsigned row, unsigned column) { return row * columns + column; }

  static unsigned choices(const Board& board, std::array<std::uint8_t, 128>& cells) {
    unsigned count = 0;
    for (unsigned cell = 0; cell < allCells; ++cell) {
      if (!board.stones[0].has(cell) && !board.stones[1].has(cell))
        cells[count++] = static_cast<std::uint8_t>(cell);
    }
    return count;
  }

  static void end(Board& board) {
    const std::uint64_t stones = board.stones[board.mover].words[0];
    for (const std::uint64_t line : {0007U, 0070U, 0700U, 0111U, 0222U, 0444U, 0421U, 0124U}) {
      if ((stones & line) == line) board.over = 1;
    }
    if (board.over != 0) {
      board.winner = board.mover;
    } else if (board.plies == allCells) {
      board.over = board.drawn = 1;
    }
  }

  static engine::Playout playout(Board& board, Rng& picks) { return playRandomly<TicTacToe>(board, picks); }
};

}  // namespace

engine::ProgramPtr handWrittenTicTacToe(kernel::RulesPtr rules) {
  return std::make_shared<BoardProgram<TicTacToe>>(std::move(rules), "cell");
}

}  // namespace ludo::testing
