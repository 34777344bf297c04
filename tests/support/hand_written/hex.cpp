// SPDX-License-Identifier: Apache-2.0
#include "hand_written/board_program.h"
#include "hand_written/hand_written.h"

namespace ludo::testing {
namespace {

struct Hex {
  static constexpr unsigned rows = 11;
  static constexpr unsigned columns = 11;
  static constexpr unsigned allCells = rows * columns;
  static constexpr unsigned firstSide = allCells;  ///< top and left
  static constexpr unsigned secondSide = allCells + 1;

  /// Which stones of one player are connected (union-find with path halving).
  struct Groups {
    std::array<std::uint8_t, allCells + 2> parent;
    Groups() {
      for (unsigned i = 0; i < parent.size(); ++i) parent[i] = static_cast<std::uint8_t>(i);
    }
    unsigned find(unsigned i) {
      while (parent[i] != i) i = parent[i] = parent[parent[i]];
      return i;
    }
    void join(unsigned a, unsigned b) { parent[find(a)] = static_cast<std::uint8_t>(find(b)); }
    bool joinsSides() { return find(firstSide) == find(secondSide); }
  };

  static unsigned cellOf(unsigned row, unsigned column) { return row * columns + column; }

  static unsigned choices(const Board& board, std::array<std::uint8_t, 128>& cells) {
    unsigned count = 0;
    for (unsigned cell = 0; cell < allCells; ++cell) {
      if (!board.stones[0].has(cell) && !board.stones[1].has(cell))
        cells[count++] = static_cast<std::uint8_t>(cell);
    }
    return count;
  }

  static void connect(Groups& groups, const Cells& stones, unsigned seat, unsigned cell) {
    const unsigned row = cell / columns;
    const unsigned column = cell % columns;
    const auto join = [&](unsigned other) {
      if (stones.has(other)) groups.join(cell, other);
    };
    if (row > 0) join(cell - columns);
    if (row > 0 && column + 1 < columns) join(cell - columns + 1);
    if (column > 0) join(cell - 1);
    if (column + 1 < columns) join(cell + 1);
    if (row + 1 < rows) join(cell + columns);
    if (row + 1 < rows && column > 0) join(cell + columns - 1);
    const unsigned along = seat == 0 ? row : column;
    if (along == 0) groups.join(cell, firstSide);
    if (along + 1 == rows) groups.join(cell, secondSide);
  }

  static Groups groupsOf(const Cells& stones, unsigned seat) {
    Groups groups;
    for (unsigned cell = 0; cell < allCells; ++cell) {
      if (stones.has(cell)) connect(groups, stones, seat, cell);
    }
    return groups;
  }

  static void end(Board& board) {
    Groups groups = groupsOf(board.stones[board.mover], board.mover);
    if (!groups.joinsSides()) return;
    board.over = 1;
    board.winner = board.mover;
  }

  static engine::Playout playout(Board& board, Rng& picks) {
    engine::Playout result;
    result.ended = true;
    if (board.over != 0) return result;
    std::array<std::uint8_t, 128> cells{};
    unsigned count = choices(board, cells);
    std::array<Groups, 2> groups{groupsOf(board.stones[0], 0), groupsOf(board.stones[1], 1)};
    while (true) {
      const auto pick = static_cast<unsigned>(picks.below(count));
      const unsigned cell = cells[pick];
      cells[pick] = cells[--count];
      const unsigned mover = board.mover;
      board.stones[mover].add(cell);
      connect(groups[mover], board.stones[mover], mover, cell);
      ++board.plies;
      ++result.plies;
      board.mover ^= 1U;
      if (!groups[mover].joinsSides()) continue;
      board.over = 1;
      board.winner = static_cast<std::uint8_t>(mover);
      return result;
    }
  }
};

}  // namespace

engine::ProgramPtr handWrittenHex(kernel::RulesPtr rules) {
  return std::make_shared<BoardProgram<Hex>>(std::move(rules), "hex");
}

}  // namespace ludo::testing
