// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// The signed numbers from `low` to `high`, both included.
struct Interval {
  std::int64_t low = INT64_MIN;
  std::int64_t high = INT64_MAX;

  bool contains(const Interval& other) const { return low <= other.low && other.high <= high; }
  /// Whether it has no other numbers than 0 and 1.
  bool isTruth() const { return low >= 0 && high <= 1; }
};

/// The numbers that a load of this width can give.
Interval intervalOf(Width width);

/// What is known of the values of registers that are written once, worked out from the operations that write
/// them (interval analysis). Whoever fills it sees to it that what is said of a register is true wherever it
/// is asked for.
class KnownValues {
 public:
  explicit KnownValues(std::uint32_t registers) : m_entries(registers) {}

  /// Notes the instruction that writes a register, the only one that does. `isPlain`: its operands are
  /// written only once too, and still have these values wherever the result is read.
  void define(const Instruction& instruction, bool isPlain);
  const Interval& interval(Register reg) const { return m_entries[reg].interval; }
  /// The register's value, where only one is possible.
  std::optional<std::int64_t> constant(Register reg) const;
  /// The instruction that writes the register, if it is plain (see define); else null.
  const Instruction* operation(Register reg) const {
    return m_entries[reg].isPlain ? &m_entries[reg].operation : nullptr;
  }

  /// Replaces a pure operation by the simplest one with the same result: with fewer operands, and without
  /// tests whose outcome is known.
  void simplify(Instruction& instruction) const;

 private:
  struct Entry {
    Interval interval;
    Instruction operation;
    bool isPlain = false;  ///< `operation` is what gives the value, and can be used again
    bool isExact = false;  ///< a sum or a difference that cannot overflow
  };

  Interval resultOf(const Instruction& instruction) const;
  bool simplifyOnce(Instruction& instruction) const;
  bool simplifyEquality(Instruction& instruction) const;
  bool simplifyTest(Instruction& instruction, Register tested, bool wanted) const;
  bool simplifyOrder(Instruction& instruction) const;
  bool isTestOfFullSum(Register reg) const;
  bool isTestOf(const Instruction& both, Register result, const Instruction& sum) const;
  bool simplifyBits(Instruction& instruction) const;
  bool simplifySelect(Instruction& instruction) const;
  bool isConstant(Register reg, std::int64_t value) const { return constant(reg) == value; }

  std::vector<Entry> m_entries;
};

}  // namespace ludo::machine
