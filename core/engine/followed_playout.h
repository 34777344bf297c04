// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "core/engine/program.h"

namespace ludo::engine {

/// A hash of the state as far as the program keeps it.
std::uint64_t hashAsKept(const Program& program, const kernel::State& state);

/// Whether the kernel's steps ran out in the midst of what followed a move. How far it came depends on the
/// tokens that are gone, which cost steps and which programs forget; only that it stopped can be compared.
bool ranOutOfSteps(const kernel::State& state);

/// Where a playout may go from a state. Refers to both, which must outlive it.
class FollowedPlayout {
 public:
  FollowedPlayout(const Program& program, const kernel::State& from) : m_program(program), m_from(from) {}

  /// What is wrong with the state that it has come to with so many plies.
  std::optional<std::string> wrong(std::uint64_t plies, const kernel::State& reached) const;
  /// Several picks in one step can be made in more ways than there is time to try.
  bool isGivenUp() const { return m_left == 0; }

 private:
  std::uint64_t hashOf(kernel::State state) const;
  bool leads(const kernel::State& state, std::uint64_t plies, std::uint64_t hash) const;

  const Program& m_program;
  const kernel::State& m_from;
  mutable std::uint64_t m_left = 5'000;  ///< moves to try
};

}  // namespace ludo::engine
