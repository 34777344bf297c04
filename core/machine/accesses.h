// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// Bytes of a memory, from `begin` up to but without `end`.
struct MemoryRange {
  static constexpr std::uint64_t farthest = UINT64_MAX;  ///< as `end`: to the end of the memory

  Memory memory = Memory::State;
  std::uint64_t begin = 0;
  std::uint64_t end = farthest;

  bool overlaps(const MemoryRange& other) const {
    return memory == other.memory && begin < other.end && other.begin < end;
  }
};

/// What an instruction or a call may read or write.
struct Access {
  MemoryRange range;
  bool writes = false;  ///< else reads
};

/// The range within which `bytes` bytes at the address lie, whatever its index is.
MemoryRange rangeOf(const Address& address, std::uint64_t bytes);

/// What the functions of a module may access, as their callers see it. Functions are added in the order of
/// the module.
class AccessSummaries {
 public:
  /// All that an instruction may access. A function that it calls must have been added.
  std::vector<Access> accessesOf(const Instruction& instruction) const;
  void add(const Function& function);

 private:
  std::vector<std::vector<Access>> m_functions;
};

}  // namespace ludo::machine
