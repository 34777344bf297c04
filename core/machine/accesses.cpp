// SPDX-License-Identifier: Apache-2.0
#include "core/machine/accesses.h"

#include <algorithm>
#include <tuple>

namespace ludo::machine {
namespace {

/// Sorts accesses and joins those that touch.
std::vector<Access> joined(std::vector<Access> accesses) {
  auto kind = [](const Access& access) { return std::pair(access.range.memory, access.writes); };
  std::sort(accesses.begin(), accesses.end(), [&](const Access& a, const Access& b) {
    return std::tuple(kind(a), a.range.begin) < std::tuple(kind(b), b.range.begin);
  });
  std::vector<Access> result;
  for (const Access& access : accesses) {
    if (!result.empty() && kind(result.back()) == kind(access) &&
        access.range.begin <= result.back().range.end) {
      result.back().range.end = std::max(result.back().range.end, access.range.end);
    } else {
      result.push_back(access);
    }
  }
  return result;
}

/// What a callee accesses, as its caller sees it.
MemoryRange seenByCaller(const MemoryRange& range, const Address& state) {
  if (range.memory != Memory::State) return range;
  if (state.index != none) return rangeOf(state, 0);
  const std::uint64_t end =
      range.end == MemoryRange::farthest ? MemoryRange::farthest : range.end + state.offset;
  // Without a known extent an index may lead anywhere, even before the callee's state.
  const std::uint64_t begin = range.end == MemoryRange::farthest ? 0 : range.begin + state.offset;
  return {state.memory, begin, end};
}

}  // namespace

MemoryRange rangeOf(const Address& address, std::uint64_t bytes) {
  if (address.index == none) return {address.memory, address.offset, address.offset + bytes};
  if (address.extent == 0) return {address.memory, 0, MemoryRange::farthest};
  return {address.memory, address.offset, std::uint64_t{address.offset} + address.extent};
}

std::vector<Access> AccessSummaries::accessesOf(const Instruction& instruction) const {
  switch (instruction.op) {
    case Op::Load:
      return {{rangeOf(instruction.address, bytesOf(instruction.width)), false}};
    case Op::Store:
      return {{rangeOf(instruction.address, bytesOf(instruction.width)), true}};
    case Op::CopyBytes: {
      const auto bytes = static_cast<std::uint64_t>(instruction.immediate);
      return {{rangeOf(instruction.source, bytes), false}, {rangeOf(instruction.address, bytes), true}};
    }
    case Op::Random: {
      const MemoryRange range = rangeOf(instruction.address, generatorBytes);
      return {{range, false}, {range, true}};
    }
    case Op::Call: {
      std::vector<Access> result = m_functions[static_cast<std::size_t>(instruction.immediate)];
      for (Access& access : result) access.range = seenByCaller(access.range, instruction.address);
      return result;
    }
    default:
      return {};
  }
}

void AccessSummaries::add(const Function& function) {
  std::vector<Access> all;
  for (const Block& block : function.blocks) {
    for (const Instruction& instruction : block.code) {
      const std::vector<Access> some = accessesOf(instruction);
      all.insert(all.end(), some.begin(), some.end());
    }
  }
  m_functions.push_back(joined(std::move(all)));
}

}  // namespace ludo::machine
