// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/result.h"

namespace ludo::archive {

/// What is known of one operator.
struct OperatorYield {
  double trials = 0;          ///< that were rewarded, discounted
  double rewards = 0;         ///< their sum, discounted alike
  std::uint64_t pending = 0;  ///< chosen, and not yet rewarded
  bool operator==(const OperatorYield&) const = default;
};

/// Chooses among operators by what they yield, knowing them by their indices alone: UCB1 (Auer, Cesa-Bianchi
/// and Fischer, "Finite-time analysis of the multiarmed bandit problem", 2002). Each is tried once, in their
/// order; then the one is chosen whose mean reward could be highest, of several the first. A choice counts as
/// a trial before its reward is there, so that a batch of choices is spread. No chance is in it. A value;
/// owned and used by one thread.
class OperatorBandit {
 public:
  /// With a discount below 1 each reward makes earlier ones count that much less, since what an operator
  /// yields falls as an archive fills (Garivier and Moulines, "On upper-confidence bound policies for
  /// switching bandit problems", 2011). Fails without operators, and with a discount that is not above 0 and
  /// at most 1.
  static Result<OperatorBandit> make(std::size_t operators, double discount = 1);

  std::size_t choose();
  /// What the operator of an earlier choice has yielded, from 0 to 1. Fails where it is not such a number, or
  /// where there is no choice of this operator without a reward.
  Result<Done> reward(std::size_t index, double reward);

  const std::vector<OperatorYield>& yields() const { return m_yields; }
  /// Goes on from yields(). Fails where they are not of so many operators, or not such numbers.
  Result<Done> restore(std::vector<OperatorYield> yields);

 private:
  OperatorBandit(std::size_t operators, double discount) : m_discount(discount), m_yields(operators) {}
  double bound(const OperatorYield& yield, double trials) const;

  double m_discount;
  std::vector<OperatorYield> m_yields;
};

}  // namespace ludo::archive
