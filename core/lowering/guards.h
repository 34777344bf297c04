// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>

#include "core/lowering/typed.h"

// What is so while an object lives: the objects are nested as the code they write is.
namespace ludo::engine {

class Names;
class Scope;

/// A name is bound.
class Bound {
 public:
  Bound(Names& names, std::uint32_t name, const Typed& value, bool everyZone = false);
  Bound(const Bound&) = delete;
  Bound& operator=(const Bound&) = delete;
  ~Bound();

 private:
  Names& m_names;
};

/// Another player is the actor.
class As {
 public:
  As(Scope& scope, machine::Word actor);
  As(const As&) = delete;
  As& operator=(const As&) = delete;
  ~As();

 private:
  Scope& m_scope;
  machine::Word m_before;
};

/// A loop of effects, of so many rounds at most, is being written.
class Loop {
 public:
  Loop(Scope& scope, std::int64_t mostRounds);
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  ~Loop();
  /// At the beginning of a round: gives up where loops in loops go on for so long that the kernel might.
  void beginRound();
  /// Counts rounds that are not played because they would change nothing.
  void passOver(machine::Word rounds);

 private:
  void count(machine::Word more);

  Scope& m_scope;
  std::int64_t m_outerRounds;
};

}  // namespace ludo::engine
