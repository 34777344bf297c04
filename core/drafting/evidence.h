// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/metrics/figures.h"
#include "core/service/analysis.h"

namespace ludo::drafting {

/// What a change of a text does to its game. A plain value.
struct Evidence {
  struct Tests {
    std::size_t all = 0;
    std::size_t failed = 0;  ///< or could not be played
    bool operator==(const Tests&) const = default;
  };
  /// A number of random games: who wins, how they end, their length, the choice of moves. Absent where the
  /// text makes no game.
  struct Measure {
    metrics::Figure before;
    metrics::Figure after;
  };
  /// A random game that goes otherwise: the same chance, and the first move that is not the same. No move
  /// where the game is over.
  struct Divergence {
    std::uint64_t game = 0;  ///< from 1
    std::size_t ply = 0;     ///< from 1
    std::string before;      ///< the move under the text as it was
    std::string after;       ///< and as it is now
  };

  Tests testsBefore;
  Tests testsAfter;
  std::uint64_t games = 0;  ///< behind the measures
  std::vector<Measure> measures;
  std::uint64_t compared = 0;  ///< games that were played under both texts
  std::vector<Divergence> divergences;
};

/// Plays the same random games under both texts, as far as they make games. Partial after a stop request.
Evidence evidenceOf(const service::Analysis& before, const service::Analysis& after,
                    const std::stop_token& stop);

}  // namespace ludo::drafting
