// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <memory>
#include <vector>

#include "core/kernel/state.h"

namespace ludo::engine {

/// A game under way in the form of the Program that made it; of no use to others. A plain value; copying it
/// forks the game, and assigning to one of the same program allocates nothing.
///
/// A compiled program keeps everything in one block of words; the reference program, and a compiled one whose
/// position had no room, keep a kernel::State and no words.
class Position {
 public:
  Position() = default;
  explicit Position(std::vector<std::uint64_t> block) : m_block(std::move(block)) {}
  explicit Position(kernel::State state) : m_state(std::make_unique<kernel::State>(std::move(state))) {}
  Position(const Position& other)
      : m_block(other.m_block),
        m_state(other.m_state ? std::make_unique<kernel::State>(*other.m_state) : nullptr) {}
  Position(Position&&) noexcept = default;
  Position& operator=(const Position& other) {
    m_block = other.m_block;
    if (m_state && other.m_state) {
      *m_state = *other.m_state;
    } else {
      m_state = other.m_state ? std::make_unique<kernel::State>(*other.m_state) : nullptr;
    }
    return *this;
  }
  Position& operator=(Position&&) noexcept = default;
  ~Position() = default;

  /// The words of a compiled program's position, words() of them.
  std::uint64_t* block() { return m_block.data(); }
  const std::uint64_t* block() const { return m_block.data(); }
  std::size_t words() const { return m_block.size(); }
  /// Words that are added are 0.
  void resize(std::size_t words) { m_block.resize(words); }
  /// Only where words() is 0.
  kernel::State& state() { return *m_state; }
  const kernel::State& state() const { return *m_state; }

 private:
  std::vector<std::uint64_t> m_block;
  std::unique_ptr<kernel::State> m_state;
};

}  // namespace ludo::engine
