// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/lowering/typed.h"

// Objects that change what is true of the code being written for as long as they live. They are nested as the
// code is.
namespace ludo::engine {

class Names;
class FunctionLowering;

/// Binds a name. `everyZone`: it stands for all zones, or all tokens, at once.
class ScopedName {
 public:
  ScopedName(Names& names, std::uint32_t name, const Typed& value, bool everyZone = false);
  ScopedName(const ScopedName&) = delete;
  ScopedName& operator=(const ScopedName&) = delete;
  ~ScopedName();

 private:
  Names& m_names;
};

/// Makes another player the actor.
class ActingAs {
 public:
  ActingAs(FunctionLowering& function, machine::Word actor);
  ActingAs(const ActingAs&) = delete;
  ActingAs& operator=(const ActingAs&) = delete;
  ~ActingAs();

 private:
  FunctionLowering& m_function;
  machine::Word m_before;
};

/// Says that a loop of effects is being written, which has at most so many rounds.
class Loop {
 public:
  Loop(FunctionLowering& function, std::int64_t mostRounds);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();
  /// Writes, for the beginning of a round: gives up (Part::escape) where nested loops have gone on for so
  /// long that the kernel might give the game up.
  void beginRound();
  /// Counts rounds that are left out because they would change nothing.
  void passOver(machine::Word rounds);

 private:
  void count(machine::Word more);

  FunctionLowering& m_function;
  std::int64_t m_outerRounds;
};

}  // namespace ludo::engine
