// SPDX-License-Identifier: Apache-2.0
#include "core/archive/operator_bandit.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/archive/limits.h"
#include "core/archive/portable_math.h"

namespace ludo::archive {
namespace {

double counted(const OperatorYield& yield) {
  return yield.trials + static_cast<double>(yield.pending);
}

}  // namespace

Result<OperatorBandit> OperatorBandit::make(std::size_t operators, double discount) {
  if (operators == 0) return Failure{"there is no operator to choose"};
  if (operators > maximumMeasures) return Failure{"there are more than 1,000 operators"};
  if (!(discount > 0 && discount <= 1)) return Failure{"the discount is above 0 and at most 1"};
  return OperatorBandit(operators, discount);
}

std::size_t OperatorBandit::choose() {
  double trials = 0;
  for (const OperatorYield& yield : m_yields) trials += counted(yield);
  std::size_t chosen = 0;
  double highest = -1;
  for (std::size_t i = 0; i < m_yields.size(); ++i) {
    const double reachable = bound(m_yields[i], trials);
    if (reachable > highest) {
      highest = reachable;
      chosen = i;
    }
  }
  ++m_yields[chosen].pending;
  return chosen;
}

/// How high the mean reward could be; infinite for what was never chosen.
double OperatorBandit::bound(const OperatorYield& yield, double trials) const {
  const double own = counted(yield);
  if (own == 0) return std::numeric_limits<double>::infinity();
  const double mean = yield.trials > 0 ? yield.rewards / yield.trials : 0;
  return mean + std::sqrt(2 * portableLog(std::max(1.0, trials)) / own);
}

Result<Done> OperatorBandit::reward(std::size_t index, double reward) {
  if (index >= m_yields.size() || m_yields[index].pending == 0)
    return Failure{"there is no choice of this operator to be rewarded"};
  if (!(reward >= 0 && reward <= 1)) return Failure{"a reward is a number from 0 to 1"};
  for (OperatorYield& yield : m_yields) {
    yield.trials *= m_discount;
    yield.rewards *= m_discount;
  }
  --m_yields[index].pending;
  m_yields[index].trials += 1;
  m_yields[index].rewards += reward;
  return Done{};
}

Result<Done> OperatorBandit::restore(std::vector<OperatorYield> yields) {
  if (yields.size() != m_yields.size()) return Failure{"there are other operators than before"};
  for (const OperatorYield& yield : yields) {
    if (!usable(yield.trials) || !(yield.rewards >= 0 && yield.rewards <= yield.trials))
      return Failure{"rewards are from 0 to as many as there were trials"};
  }
  m_yields = std::move(yields);
  return Done{};
}

}  // namespace ludo::archive
