// SPDX-License-Identifier: Apache-2.0
#include "hand_written/board_program.h"
#include "hand_written/hand_written.h"

namespace ludo::testing {
namespace {

/// Seven bits a column, the lowest row first; the seventh stays empty.
struct ConnectFour {
  static constexpr unsigned rows = 6;
  static constexpr unsigned columns = 7;
  static constexpr unsigned bitsPerColumn = rows + 1;
  static constexpr unsigned allCells = rows * columns;

  static unsigned cellOf(unsigned row, unsigned column) { return column * bitsPerColumn + rows - 1 - row; }

  static unsigned choices(const Board& board, std::array<std::uint8_t, 128>& cells) {
    const std::uint64_t taken = board.stones[0].words[0] | board.stones[1].words[0];
    unsigned count = 0;
    for (unsigned column = 0; column < columns; ++column) {
      const auto height = static_cast<unsigned>(std::countr_one((taken >> (column * bitsPerColumn)) & 0x7FU));
      if (height < rows) cells[count++] = static_cast<std::uint8_t>(column * bitsPerColumn + height);
    }
    return count;
  }

  static bool hasLine(std::uint64_t stones) {
    for (const unsigned step : {1U, bitsPerColumn - 1, bitsPerColumn, bitsPerColumn + 1}) {
      const std::uint64_t pairs = stones & (stones >> step);
      if ((pairs & (pairs >> (2 * step))) != 0) return true;
    }
    return false;
  }

  static void end(Board& board) {
    if (hasLine(board.stones[board.mover].words[0])) {
      board.over = 1;
      board.winner = board.mover;
    } else if (board.plies == allCells) {
      board.over = board.drawn = 1;
    }
  }

  static engine::Playout playout(Board& board, Rng& picks) { return playRandomly<ConnectFour>(board, picks); }
};

}  // namespace

engine::ProgramPtr handWrittenConnectFour(kernel::RulesPtr rules) {
  return std::make_shared<BoardProgram<ConnectFour>>(std::move(rules), "cell");
}

}  // namespace ludo::testing
