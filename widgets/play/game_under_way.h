// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace ludo::widgets {

/// What is needed to go on with a game after the program has ended: a plain value that can be stored. The
/// rules are not in it, so that they may have changed since.
struct GameUnderWay {
  /// Longer games are not kept: they would be written again and again.
  static constexpr std::size_t mostMoves = 10'000;

  std::uint64_t seed = 0;
  std::vector<std::string> players;  ///< by seat: empty for a person, else an agent's text
  std::vector<std::string> moves;    ///< exact: "place(cell_1_2)"
  bool operator==(const GameUnderWay&) const = default;
};

}  // namespace ludo::widgets
