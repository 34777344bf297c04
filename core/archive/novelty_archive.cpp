// SPDX-License-Identifier: Apache-2.0
#include "core/archive/novelty_archive.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/archive/limits.h"

namespace ludo::archive {
namespace {

double squaredDistance(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return sum;
}

}  // namespace

Result<NoveltyArchive> NoveltyArchive::make(NoveltySettings settings, std::size_t solutionLength) {
  if (settings.neighbours == 0) return Failure{"novelty needs at least one neighbour"};
  if (settings.neighbours > maximumBatch) return Failure{"novelty has more than 100,000 neighbours"};
  if (!usable(settings.threshold) || settings.threshold < 0)
    return Failure{"the threshold of novelty is a number from 0"};
  if (settings.scales.empty()) return Failure{"a novelty archive needs at least one measure"};
  if (settings.scales.size() > maximumMeasures) return Failure{"there are more than 1,000 measures"};
  for (const double scale : settings.scales) {
    if (!usable(scale) || scale <= 0) return Failure{"the scale of a measure is a number above 0"};
  }
  if (solutionLength > maximumLength) return Failure{"a solution has more than 100,000 numbers"};
  return NoveltyArchive(std::move(settings), solutionLength);
}

NoveltyArchive::NoveltyArchive(NoveltySettings settings, std::size_t solutionLength)
    : m_settings(std::move(settings)),
      m_solutionLength(solutionLength),
      m_nearest(m_settings.scales.size()) {}

Result<NoveltyArchive> NoveltyArchive::restore(NoveltySettings settings, std::size_t solutionLength,
                                               std::span<const Candidate> members) {
  auto archive = make(std::move(settings), solutionLength);
  if (!archive) return archive;
  for (const Candidate& candidate : members) {
    if (refusalOf(candidate, archive->measureCount(), solutionLength) != Refusal::none)
      return Failure{"a member has numbers that the archive would refuse"};
    archive->keep(candidate);
  }
  return archive;
}

std::vector<Addition> NoveltyArchive::add(std::span<const Candidate> batch) {
  std::vector<Addition> additions(batch.size());
  std::vector<std::vector<double>> points(batch.size());
  for (std::size_t i = 0; i < batch.size(); ++i) {
    const Refusal refusal = refusalOf(batch[i], measureCount(), m_solutionLength);
    if (refusal == Refusal::none) {
      points[i] = scaled(batch[i].measures);
    } else {
      additions[i] = {AddStatus::refused, 0, refusal};
    }
  }
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (points[i].empty()) continue;
    auto distances = m_nearest.nearestDistances(points[i], m_settings.neighbours);
    for (std::size_t j = 0; j < batch.size(); ++j) {
      if (j != i && !points[j].empty()) distances.push_back(squaredDistance(points[i], points[j]));
    }
    const bool alone = distances.empty();
    additions[i].value = mean(distances);
    const bool novel = alone || additions[i].value > m_settings.threshold;
    additions[i].status = novel ? AddStatus::isNew : AddStatus::notAdded;
  }
  for (std::size_t i = 0; i < batch.size(); ++i) {
    if (accepted(additions[i])) keep(batch[i]);
  }
  return additions;
}

void NoveltyArchive::keep(const Candidate& candidate) {
  m_nearest.add(scaled(candidate.measures));
  m_members.push_back(candidate);
}

double NoveltyArchive::noveltyOf(std::span<const double> measures) const {
  return mean(m_nearest.nearestDistances(scaled(measures), m_settings.neighbours));
}

double NoveltyArchive::noveltyOfMember(std::size_t index) const {
  auto distances = m_nearest.nearestDistances(m_nearest.point(index), m_settings.neighbours + 1);
  distances.erase(distances.begin());
  return mean(distances);
}

/// Of the k smallest distances; the threshold where there are none.
double NoveltyArchive::mean(const std::vector<double>& squaredDistances) const {
  if (squaredDistances.empty()) return m_settings.threshold;
  std::vector<double> nearest = squaredDistances;
  std::ranges::sort(nearest);
  nearest.resize(std::min(nearest.size(), m_settings.neighbours));
  double sum = 0;
  for (const double squared : nearest) sum += std::sqrt(squared);
  return sum / static_cast<double>(nearest.size());
}

std::vector<double> NoveltyArchive::scaled(std::span<const double> measures) const {
  std::vector<double> widths;
  widths.reserve(measures.size());
  for (std::size_t i = 0; i < measures.size(); ++i)
    widths.push_back(std::clamp(measures[i] / m_settings.scales[i], -largestNumber, largestNumber));
  return widths;
}

}  // namespace ludo::archive
