// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/fitness.h"

#include <algorithm>
#include <cassert>

#include "core/campaign/measure_table.h"

namespace ludo::campaign {

FitnessFunction::FitnessFunction(const std::vector<QualitySettings>& qualities, Combination combination)
    : m_combination(combination) {
  for (const QualitySettings& quality : qualities) {
    if (quality.weight == 0) continue;
    const std::optional<std::size_t> measure = measureIndex(quality.measure);
    assert(measure);
    m_qualities.push_back({*measure, static_cast<double>(quality.weight), quality.worst.value,
                           quality.best.value, quality.absent.value});
  }
  assert(!m_qualities.empty());
}

double FitnessFunction::Quality::of(double value) const {
  return std::clamp((value - worst) / (best - worst), 0.0, 1.0);
}

Estimate FitnessFunction::of(const Sample& sample, double stretch) const {
  return combined(sample, stretch, false);
}

Estimate FitnessFunction::withoutMatches(const Sample& sample, double stretch) const {
  return combined(sample, stretch, true);
}

Estimate FitnessFunction::combined(const Sample& sample, double stretch, bool matchesPending) const {
  std::vector<double> values;
  std::vector<double> lows;
  std::vector<double> highs;
  for (const Quality& quality : m_qualities) {
    const Estimate& estimate = sample.measures[quality.measure];
    double value = quality.absent;
    double low = quality.absent;
    double high = quality.absent;
    if (matchesPending && measureTable()[quality.measure].needsMatch) {
      value = 1;
      low = 0;
      high = 1;
    } else if (estimate.measured()) {
      value = quality.of(estimate.value);
      const double below = quality.of(estimate.value - stretch * (estimate.value - estimate.low));
      const double above = quality.of(estimate.value + stretch * (estimate.high - estimate.value));
      low = std::min(below, above);
      high = std::max(below, above);
    }
    values.push_back(value);
    lows.push_back(low);
    highs.push_back(high);
  }
  return {1, combine(values), combine(lows), combine(highs)};
}

double FitnessFunction::combine(const std::vector<double>& worths) const {
  double weights = 0;
  double sum = 0;
  for (std::size_t i = 0; i < worths.size(); ++i) {
    const double weight = m_qualities[i].weight;
    weights += weight;
    if (m_combination == Combination::mean) {
      sum += weight * worths[i];
    } else {
      if (worths[i] <= 0) return 0;
      sum += weight / worths[i];
    }
  }
  return m_combination == Combination::mean ? sum / weights : weights / sum;
}

bool FitnessFunction::usesMatches() const {
  return std::ranges::any_of(m_qualities,
                             [](const Quality& each) { return measureTable()[each.measure].needsMatch; });
}

bool FitnessFunction::usesProbes() const {
  return std::ranges::any_of(m_qualities,
                             [](const Quality& each) { return measureTable()[each.measure].needsProbes; });
}

bool FitnessFunction::usesCoverage() const {
  return std::ranges::any_of(m_qualities,
                             [](const Quality& each) { return measureTable()[each.measure].needsCoverage; });
}

}  // namespace ludo::campaign
