// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "core/bench/limit_game.h"
#include "core/engine/program.h"

namespace ludo::bench {

struct PlayCount {
  std::uint64_t plies = 0;
  std::uint64_t playouts = 0;  ///< that came to their end
};

/// Plays random games without end. One thread's own.
class Runner {
 public:
  Runner() = default;
  Runner(const Runner&) = delete;
  Runner& operator=(const Runner&) = delete;
  virtual ~Runner() = default;
  /// Goes on for about so many plies; a playout may be left under way until the next call.
  virtual PlayCount play(std::uint64_t plies) = 0;
};

/// Something whose speed is measured. Shared by threads; each makes a runner of its own.
struct Contender {
  std::string name;
  std::function<std::unique_ptr<Runner>(std::uint64_t seed)> makeRunner;
};

/// Playouts begin at copies of a few starting positions, made beforehand with different seeds.
Contender programContender(std::string name, engine::ProgramPtr program);
/// The same, many from one position at a time: several in step, where the program can.
Contender batchContender(std::string name, engine::ProgramPtr program);
/// Games of single steps, from outside: the legal moves are counted, one of them is picked by its number and
/// played.
Contender stepContender(std::string name, engine::ProgramPtr program);
/// Plays one random move, for which native code is translated if it has not been yet.
void playOnePly(const engine::Program& program);
/// The same in several games at a time, for which code that plays them in step is translated too.
void playOneBatch(const engine::Program& program);
/// The same in one step.
void playOneStep(const engine::Program& program);
/// The hand-written program, called "limit".
Contender limitContender(const LimitGame& game);

}  // namespace ludo::bench
