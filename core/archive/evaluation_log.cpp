// SPDX-License-Identifier: Apache-2.0
#include "core/archive/evaluation_log.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <set>
#include <utility>

#include "core/base/nearest.h"

namespace ludo::archive {

EvaluationLog::EvaluationLog(std::vector<std::string> measureNames) : m_names(std::move(measureNames)) {
  assert(std::set(m_names.begin(), m_names.end()).size() == m_names.size());
}

std::optional<std::size_t> EvaluationLog::find(CandidateId id) const {
  const auto found = m_indices.find(id);
  if (found == m_indices.end()) return std::nullopt;
  return found->second;
}

std::optional<std::string> EvaluationLog::add(Candidate candidate, std::vector<CandidateId> parents) {
  const std::string start = "candidate " + std::to_string(candidate.id) + " ";
  if (m_indices.contains(candidate.id)) return start + "is recorded already";
  if (candidate.measures.size() != m_names.size())
    return start + "has " + std::to_string(candidate.measures.size()) + " measures instead of " +
           std::to_string(m_names.size());
  for (auto parent = parents.begin(); parent != parents.end(); ++parent) {
    const std::string name = std::to_string(*parent);
    if (!m_indices.contains(*parent)) return start + "has a parent that is not recorded: " + name;
    if (std::find(parents.begin(), parent, *parent) != parent) return start + "has parent " + name + " twice";
  }
  m_indices.emplace(candidate.id, m_candidates.size());
  m_candidates.push_back(std::move(candidate));
  m_parents.push_back(std::move(parents));
  return std::nullopt;
}

Result<std::vector<std::size_t>> EvaluationLog::columns(std::span<const std::string> axes) const {
  std::vector<std::size_t> columns;
  for (const std::string& axis : axes) {
    const auto name = std::ranges::find(m_names, axis);
    if (name == m_names.end()) {
      const auto meant = nearest(axis, m_names);
      return Failure{"no measure is called '" + axis + "'" +
                     (meant ? "; did you mean '" + *meant + "'?" : std::string())};
    }
    columns.push_back(static_cast<std::size_t>(name - m_names.begin()));
  }
  return columns;
}

Result<Projection> EvaluationLog::project(std::span<const std::string> axes, Archive& archive) const {
  const auto chosen = columns(axes);
  if (!chosen) return Failure{chosen.failure()};
  if (axes.size() != archive.measureCount())
    return Failure{"the archive has " + std::to_string(archive.measureCount()) + " axes instead of " +
                   std::to_string(axes.size())};
  Projection projection;
  for (const Candidate& recorded : m_candidates) {
    Candidate placed{recorded.id, recorded.solution, recorded.objective, {}};
    for (const std::size_t column : *chosen) placed.measures.push_back(recorded.measures[column]);
    const Addition addition = archive.add(placed);
    if (accepted(addition)) ++projection.accepted;
    if (addition.status == AddStatus::notAdded) ++projection.notAdded;
    if (addition.status == AddStatus::refused) ++projection.refused;
  }
  return projection;
}

std::vector<CandidateId> EvaluationLog::lineage(CandidateId id) const {
  std::vector<CandidateId> line;
  for (auto index = find(id); index; index = find(m_parents[*index].front())) {
    line.push_back(m_candidates[*index].id);
    if (m_parents[*index].empty()) break;
  }
  return line;
}

std::vector<CandidateId> EvaluationLog::ancestors(CandidateId id) const {
  const auto index = find(id);
  if (!index) return {};
  // A parent is recorded before its child, so that the highest index that is left is never met again.
  std::set<std::size_t> left{*index};
  std::vector<CandidateId> found;
  while (!left.empty()) {
    const std::size_t latest = *std::prev(left.end());
    left.erase(latest);
    if (latest != *index) found.push_back(m_candidates[latest].id);
    for (const CandidateId parent : m_parents[latest]) left.insert(*find(parent));
  }
  return found;
}

}  // namespace ludo::archive
