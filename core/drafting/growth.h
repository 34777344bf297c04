// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>

namespace ludo::drafting {

/// How far a game is that a language model writes, told while its answers come. A plain value.
struct Growth {
  enum class Step : std::uint8_t {
    rules,   ///< the grammar of the game is predicted
    game,    ///< the game is written
    choice,  ///< the model chooses what comes next
    repair,  ///< a whole game is written anew, which is read at the end
  };
  Step step = Step::rules;
  std::size_t calls = 0;  ///< of this attempt, with the one under way
  std::string valid;      ///< of the game: what holds to the grammar
  std::string open;       ///< what has come behind that, which does not, or has not been read yet
  bool operator==(const Growth&) const = default;
};

/// Told on the thread that asks. May be empty.
using GrowthSink = std::function<void(const Growth&)>;

}  // namespace ludo::drafting
