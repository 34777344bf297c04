// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ludo::widgets {

/// A move of a tree of moves, as it is stored.
struct KeptMove {
  std::size_t parent = 0;  ///< the move before it, by number from 1; 0 is the start
  std::string text;        ///< exact
  std::string label;       ///< what it reads like
  int seat = -1;
  bool operator==(const KeptMove&) const = default;
};

/// The clocks of a game: minutes for the game, seconds that a move adds, and what each player had left after
/// the last move, in milliseconds by seat. Without minutes there are none.
struct KeptClock {
  int minutes = 0;
  int increment = 0;
  std::vector<std::int64_t> left = {};
  bool operator==(const KeptClock&) const = default;
};

/// What is needed to go on with a game after the program has ended: a plain value that can be stored. The
/// rules are not in it, so that they may have changed since.
struct GameUnderWay {
  /// Longer games are not kept: they would be written again and again.
  static constexpr std::size_t mostMoves = 10'000;
  static constexpr std::size_t largestTree = 2'000;

  std::uint64_t seed = 0;
  std::vector<std::string> players;  ///< by seat: empty for a person, else an agent's text
  std::vector<std::string> moves;    ///< exact: "place(cell_1_2)"
  /// Where some were taken back: all that were made, each behind the one before it. Left out where too many.
  std::vector<KeptMove> tree = {};
  KeptClock clock = {};
  bool operator==(const GameUnderWay&) const = default;
};

}  // namespace ludo::widgets
