// SPDX-License-Identifier: Apache-2.0
#include "core/archive/cma_es.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <utility>

#include "core/archive/deviates.h"
#include "core/archive/limits.h"
#include "core/archive/portable_math.h"

namespace ludo::archive {
namespace {

constexpr int mostDraws = 100;
constexpr double worstCondition = 1e14;
constexpr double smallestStep = 1e-11;

std::size_t usualBatch(std::size_t length) {
  return 4 + static_cast<std::size_t>(3 * portableLog(static_cast<double>(length)));
}

/// Between decompositions so many evaluations go by that these take but a part of the time.
std::uint64_t lazyEvaluations(const CmaEsSettings& settings) {
  const auto parameters =
      strategyParameters(settings.length, std::max<std::size_t>(1, settings.batch / 2), settings.separable);
  const double rate = parameters.rankOneRate + parameters.rankMuRate;
  return static_cast<std::uint64_t>(0.5 * static_cast<double>(settings.batch) /
                                    (rate * static_cast<double>(settings.length)));
}

double squaredLength(const std::vector<double>& vector) {
  double sum = 0;
  for (const double number : vector) sum += number * number;
  return sum;
}

}  // namespace

std::optional<std::string> cmaEsMistake(const CmaEsSettings& settings) {
  if (settings.length == 0) return "a solution needs at least one number";
  if (settings.length > maximumLength) return "a solution has more than 100,000 numbers";
  if (!settings.separable && settings.length > maximumFullLength)
    return "a solution of more than 1,000 numbers needs a separable strategy";
  if (!usable(settings.stepSize) || settings.stepSize <= 0) return "the step size is a number above 0";
  if (settings.batch > maximumBatch) return "a batch has more than 100,000 solutions";
  return boundsMistake(settings.bounds, settings.length);
}

CmaEs::CmaEs(CmaEsSettings settings, std::span<const double> mean) : m_settings(std::move(settings)) {
  assert(!cmaEsMistake(m_settings));
  if (m_settings.batch == 0) m_settings.batch = usualBatch(m_settings.length);
  m_lazyEvaluations = lazyEvaluations(m_settings);
  restart(mean);
}

void CmaEs::restart(std::span<const double> mean) {
  assert(mean.size() == m_settings.length);
  const std::vector<double> zero(m_settings.length, 0.0);
  m_state = {.mean = {mean.begin(), mean.end()},
             .stepSize = m_settings.stepSize,
             .path = zero,
             .stepPath = zero,
             .covariance = unitCovariance(m_settings.length, m_settings.separable)};
}

Result<Done> CmaEs::restore(CmaEsState state) {
  const std::size_t n = m_settings.length;
  const Covariance& covariance = state.covariance;
  if (state.mean.size() != n || state.path.size() != n || state.stepPath.size() != n)
    return Failure{"the state is of a strategy for solutions of another length"};
  if (covariance.length != n || covariance.diagonal != m_settings.separable || !wellFormed(covariance))
    return Failure{"the covariance of the state is not that of such a strategy"};
  m_state = std::move(state);
  return Done{};
}

std::vector<std::vector<double>> CmaEs::ask(Rng& rng) {
  decomposeIfDue();
  const std::size_t n = m_settings.length;
  std::vector<double> steps(n * m_settings.batch);
  drawNormal(rng, steps);
  stretch(m_state.covariance, steps);
  std::vector<std::vector<double>> solutions(m_settings.batch, m_state.mean);
  for (std::size_t k = 0; k < solutions.size(); ++k) {
    for (std::size_t i = 0; i < n; ++i) solutions[k][i] += m_state.stepSize * steps[k * n + i];
    drawInside(rng, solutions[k]);
  }
  return solutions;
}

void CmaEs::drawInside(Rng& rng, std::vector<double>& solution) const {
  std::vector<double> step(solution.size());
  for (int draw = 1; draw < mostDraws && !within(m_settings.bounds, solution); ++draw) {
    drawNormal(rng, step);
    stretch(m_state.covariance, step);
    for (std::size_t i = 0; i < step.size(); ++i) solution[i] = m_state.mean[i] + m_state.stepSize * step[i];
  }
  clip(m_settings.bounds, solution);
}

void CmaEs::decomposeIfDue() {
  if (m_state.evaluations <= m_state.decomposedAt + m_lazyEvaluations) return;
  decompose(m_state.covariance);
  m_state.decomposedAt = m_state.evaluations;
}

void CmaEs::tell(std::span<const std::vector<double>* const> parents, std::size_t evaluated) {
  m_state.evaluations += evaluated;
  if (parents.empty()) return;
  ++m_state.generations;
  const std::size_t n = m_settings.length;
  const auto parameters = strategyParameters(n, parents.size(), m_settings.separable);
  std::vector<double> steps;
  steps.reserve(n * parents.size());
  for (const auto* parent : parents) {
    for (std::size_t i = 0; i < n; ++i) steps.push_back(((*parent)[i] - m_state.mean[i]) / m_state.stepSize);
  }
  const std::vector<double> before = m_state.mean;
  moveMean(parents, parameters);
  std::vector<double> step(n);
  for (std::size_t i = 0; i < n; ++i) step[i] = (m_state.mean[i] - before[i]) / m_state.stepSize;

  const bool followed = followPaths(step, parameters);
  const double missing = followed ? 0 : parameters.pathRate * (2 - parameters.pathRate);
  std::vector<double> weights = parameters.weights;
  for (double& weight : weights) weight *= parameters.rankMuRate;
  const double keep = 1 - parameters.rankOneRate * (1 - missing) - parameters.rankMuRate;
  learn(m_state.covariance, keep, parameters.rankOneRate, m_state.path, {steps, weights});
  adaptStepSize(parameters);
}

void CmaEs::moveMean(std::span<const std::vector<double>* const> parents,
                     const StrategyParameters& parameters) {
  std::ranges::fill(m_state.mean, 0.0);
  for (std::size_t k = 0; k < parents.size(); ++k) {
    for (std::size_t i = 0; i < m_state.mean.size(); ++i)
      m_state.mean[i] += parameters.weights[k] * (*parents[k])[i];
  }
}

/// Moves both paths by a step of the mean, in units of the step size. The path of the covariance stands still
/// while the other one is so long that the step size is about to grow; then it says false.
bool CmaEs::followPaths(std::span<const double> step, const StrategyParameters& parameters) {
  const double mu = parameters.effectiveParents;
  const double stepRate = parameters.stepPathRate;
  const double stepFactor = std::sqrt(stepRate * (2 - stepRate) * mu);
  const std::vector<double> white = whiten(m_state.covariance, step);
  for (std::size_t i = 0; i < step.size(); ++i)
    m_state.stepPath[i] = (1 - stepRate) * m_state.stepPath[i] + stepFactor * white[i];

  const auto n = static_cast<double>(step.size());
  const double settled = 1 - wholePower(1 - stepRate, 2 * m_state.generations);
  const double length = std::sqrt(squaredLength(m_state.stepPath) / settled);
  const bool follow = length < (1.4 + 2 / (n + 1)) * expectedNormalLength(step.size());

  const double rate = parameters.pathRate;
  const double factor = follow ? std::sqrt(rate * (2 - rate) * mu) : 0;
  for (std::size_t i = 0; i < step.size(); ++i)
    m_state.path[i] = (1 - rate) * m_state.path[i] + factor * step[i];
  return follow;
}

void CmaEs::adaptStepSize(const StrategyParameters& parameters) {
  const double length = std::sqrt(squaredLength(m_state.stepPath));
  const double excess = length / expectedNormalLength(m_state.stepPath.size()) - 1;
  m_state.stepSize *= portableExp(std::min(1.0, parameters.stepPathRate / parameters.stepDamping * excess));
}

bool CmaEs::exhausted() const {
  const double step = m_state.stepSize * largestScale(m_state.covariance);
  return !(step >= smallestStep) || !usable(step) || !std::ranges::all_of(m_state.mean, usable) ||
         conditionNumber(m_state.covariance) > worstCondition;
}

}  // namespace ludo::archive
