// SPDX-License-Identifier: Apache-2.0
#include "core/campaign/reprojection.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/archive/cell_archive.h"
#include "core/archive/limits.h"
#include "core/base/nearest.h"
#include "core/base/quoted.h"
#include "core/campaign/limits.h"
#include "core/campaign/measure_table.h"

namespace ludo::campaign {
namespace {

/// Gives the axis the range of what was measured, so that the highest value lies within.
void setRange(AxisSettings& axis, const std::map<CandidateId, Sample>& games, std::size_t measure) {
  double low = HUGE_VAL;
  double high = -HUGE_VAL;
  for (const auto& [id, sample] : games) {
    const Estimate& estimate = sample.measures[measure];
    if (!estimate.measured()) continue;
    low = std::min(low, estimate.value);
    high = std::max(high, estimate.value);
  }
  if (low > high) low = high = 0;
  if (!axis.from) axis.from = Decimal{low};
  if (!axis.to)
    axis.to = Decimal{std::max(high, axis.from->value) > axis.from->value ? high : axis.from->value + 1};
}

std::optional<std::string> mistakeIn(std::vector<AxisSettings>& axes,
                                     const std::map<CandidateId, Sample>& games) {
  double cells = 1;
  for (AxisSettings& axis : axes) {
    const std::optional<std::size_t> index = measureIndex(axis.measure);
    if (!index) {
      const std::optional<std::string> meant = nearest(axis.measure, measureNames());
      return "there is no measure " + quoted(axis.measure) +
             (meant ? "; did you mean " + quoted(*meant) + "?" : ";") + " docs/campaign-files.md lists them";
    }
    const MeasureInfo& measure = measureTable()[*index];
    if (!measure.isCategorical()) setRange(axis, games, *index);
    if (!measure.isCategorical() && axis.from->value >= axis.to->value)
      return "the axis " + quoted(axis.measure) + " ends where it begins, or before; give it a larger end";
    cells *= static_cast<double>(axis.cells);
  }
  if (axes.empty()) return "there is no axis; name at least one measure";
  if (cells > static_cast<double>(limits::cells))
    return "the axes make more than " + std::to_string(limits::cells) + " cells together; give them fewer";
  return std::nullopt;
}

bool isBeyond(const std::vector<double>& place, const archive::Grid& grid) {
  for (std::size_t i = 0; i < place.size(); ++i) {
    const archive::Axis& axis = grid.axes()[i];
    if (axis.kind != archive::Axis::Kind::categorical && (place[i] < axis.low || place[i] > axis.high))
      return true;
  }
  return false;
}

}  // namespace

double Reprojection::qdScore() const {
  double sum = 0;
  for (const EliteRecord& elite : elites) sum += elite.fitness.value;
  return sum;
}

Result<Reprojection> reproject(StoreReader& reader, std::vector<AxisSettings> axes, Beyond beyond) {
  const std::map<CandidateId, Sample> games = reader.believedMeasures();
  if (const auto mistake = mistakeIn(axes, games)) return Failure{*mistake};
  Settings settings = reader.settings();
  settings.axes = std::move(axes);
  settings.centroids = 0;
  settings.novelty.reset();
  Result<Plan> plan = Plan::make(std::move(settings), reader.settings().games.size());
  if (!plan) return Failure{plan.failure()};
  auto archive = archive::CellArchive::make(plan->grid(), 0);
  if (!archive) return Failure{archive.failure()};
  Reprojection result{std::move(*plan), {}, games.size(), 0};
  std::map<CandidateId, Estimate> fitness;
  const ByHand hand = byHand(reader.interventions());
  std::vector<archive::Candidate> pinned;
  for (const auto& [id, sample] : games) {
    if (hand.thrownOut.contains(id)) continue;
    const std::optional<std::vector<double>> place = result.plan.placeOf(sample);
    if (!place || (beyond == Beyond::leftOut && isBeyond(*place, *result.plan.grid()))) {
      ++result.leftOut;
      continue;
    }
    const Estimate estimate = result.plan.fitness().of(sample);
    fitness[id] = estimate;
    const archive::Candidate candidate{id, {}, estimate.value, *place};
    // As in a campaign, the games that it began with stay whatever they are worth.
    const auto added =
        id < reader.settings().games.size() ? archive->addAnchor(candidate) : archive->add(candidate);
    if (added.status == archive::AddStatus::refused) ++result.leftOut;
    if (hand.pinned.contains(id)) pinned.push_back(candidate);
  }
  for (const archive::Candidate& each : pinned) archive->pin(each);
  for (const archive::Elite& elite : archive->elites())
    result.elites.push_back({elite.cell, elite.candidate.id, elite.anchored, fitness.at(elite.candidate.id),
                             elite.candidate.measures, elite.pinned});
  std::ranges::sort(result.elites, {}, &EliteRecord::cell);
  return result;
}

ArchiveComparison compareArchives(const std::vector<EliteRecord>& first,
                                  const std::vector<EliteRecord>& second) {
  std::map<std::uint64_t, Estimate> others;
  for (const EliteRecord& elite : second) others[elite.cell] = elite.fitness;
  ArchiveComparison result;
  for (const EliteRecord& elite : first) {
    const auto other = others.find(elite.cell);
    if (other == others.end()) {
      ++result.onlyFirst;
      continue;
    }
    ++result.both;
    const Estimate& mine = elite.fitness;
    const Estimate& theirs = other->second;
    result.firstBetter += mine.value > theirs.value ? 1 : 0;
    result.secondBetter += mine.value < theirs.value ? 1 : 0;
    result.firstClearly += mine.low > theirs.high ? 1 : 0;
    result.secondClearly += mine.high < theirs.low ? 1 : 0;
  }
  result.onlySecond = second.size() - result.both;
  return result;
}

}  // namespace ludo::campaign
