// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <optional>
#include <vector>

#include "core/machine/code.h"

namespace ludo::machine {

/// The numbers from `low` to `high`.
struct Interval {
  std::int64_t low = INT64_MIN;
  std::int64_t high = INT64_MAX;

  bool contains(const Interval& other) const { return low <= other.low && other.high <= high; }
  bool isTruth() const { return low >= 0 && high <= 1; }
};

/// What a load of this width gives.
Interval intervalOf(Width width);

/// What registers that are written once hold, told by the operations that write them. What is told of a
/// register has to hold wherever it is asked for.
class KnownValues {
 public:
  explicit KnownValues(std::uint32_t registers) : m_entries(registers) {}

  /// Of its result, which is written here alone. `isPlain`: so are all its operands, and they hold what they
  /// did wherever the result is read.
  void define(const Instruction& instruction, bool isPlain);
  const Interval& interval(Register reg) const { return m_entries[reg].interval; }
  std::optional<std::int64_t> constant(Register reg) const;
  /// The plain operation that writes it; null where there is none.
  const Instruction* operation(Register reg) const {
    return m_entries[reg].isPlain ? &m_entries[reg].operation : nullptr;
  }

  /// Puts the simplest operation that gives the same in the place of a pure one: fewer operands, no test of
  /// what is known.
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
