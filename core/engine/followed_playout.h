// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <string>

#include "core/engine/program.h"

namespace ludo::engine {

/// A hash of the state: kernel::stateHash, or kernel::positionHash if the program does not keep identities.
std::uint64_t hashAsKept(const Program& program, const kernel::State& state);

/// Whether the kernel gave the game up for lack of steps in the midst of a move. How far it came then depends
/// on tokens that are gone, which cost the kernel steps and which programs forget; so only that it stopped is
/// compared.
bool ranOutOfSteps(const kernel::State& state);

/// Checks where a playout has come to from a state, by trying moves of the kernel. Program and state must
/// outlive it.
class FollowedPlayout {
 public:
  FollowedPlayout(const Program& program, const kernel::State& from) : m_program(program), m_from(from) {}

  /// What is wrong with the state that the playout has come to after so many plies; nothing if it can be
  /// reached, or if the check was given up.
  std::optional<std::string> wrong(std::uint64_t plies, const kernel::State& reached) const;
  /// Whether there were too many ways to try: several picks in one step can be made in very many.
  bool isGivenUp() const { return m_left == 0; }

 private:
  std::uint64_t hashOf(kernel::State state) const;
  bool leads(const kernel::State& state, std::uint64_t plies, std::uint64_t hash) const;

  const Program& m_program;
  const kernel::State& m_from;
  mutable std::uint64_t m_left = 5'000;  ///< moves that may still be tried
};

}  // namespace ludo::engine
