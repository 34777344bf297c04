// SPDX-License-Identifier: Apache-2.0
#include "core/generate/learned_chooser.h"

namespace ludo::generate {

std::size_t LearnedChooser::choose(const Decision& decision, const std::vector<std::size_t>& weights) {
  const std::size_t chosen = draw(m_model.probabilities(decision, weights, &m_own));
  m_own.add(decision, decision.outcomes[chosen], ownTimes);
  return chosen;
}

std::size_t LearnedChooser::draw(std::vector<double> probabilities) {
  double all = 0;
  for (double& each : probabilities) {
    each *= each;
    all += each;
  }
  constexpr double unit = 1.0 / 9007199254740992.0;  // 2^-53
  double left = static_cast<double>(m_rng.next() >> 11U) * unit * all;
  std::size_t last = 0;
  for (std::size_t i = 0; i < probabilities.size(); ++i) {
    if (probabilities[i] == 0) continue;
    last = i;
    left -= probabilities[i];
    if (left < 0) break;
  }
  return last;
}

}  // namespace ludo::generate
