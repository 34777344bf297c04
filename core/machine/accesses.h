// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// Bytes of a memory, from `begin` up to but without `end`.
struct Range {
  static constexpr std::uint64_t farthest = UINT64_MAX;

  Memory memory = Memory::State;
  std::uint64_t begin = 0;
  std::uint64_t end = farthest;

  bool overlaps(const Range& other) const {
    return memory == other.memory && begin < other.end && other.begin < end;
  }
};

struct Access {
  Range range;
  bool writes = false;  ///< else reads
};

/// Where `bytes` bytes at a place may lie.
Range rangeOf(const Place& place, std::uint64_t bytes);

/// What the functions of a module may access, seen from their callers; filled function by function.
class AccessSummaries {
 public:
  /// All that an instruction may access; calls only functions that are added.
  std::vector<Access> accessesOf(const Instruction& instruction) const;
  void add(const Function& function);

 private:
  std::vector<std::vector<Access>> m_functions;
};

}  // namespace ludo::machine
