// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/archive/archive.h"
#include "core/base/result.h"

namespace ludo::archive {

/// How many candidates of a log went which way into an archive.
struct Projection {
  std::size_t accepted = 0;
  std::size_t notAdded = 0;
  std::size_t refused = 0;  ///< mostly for want of a measure
  bool operator==(const Projection&) const = default;
};

/// All candidates that were ever evaluated, with everything that was measured of them and with their parents.
/// So archives on other axes can be filled without evaluating anything again, and lineages can be walked.
/// Grows only. Owned and used by one thread.
class EvaluationLog {
 public:
  /// One name a measure; no name twice (asserted).
  explicit EvaluationLog(std::vector<std::string> measureNames);

  const std::vector<std::string>& measureNames() const { return m_names; }
  std::size_t size() const { return m_candidates.size(); }
  /// In the order in which they were added.
  const Candidate& candidate(std::size_t index) const { return m_candidates[index]; }
  const std::vector<CandidateId>& parents(std::size_t index) const { return m_parents[index]; }
  std::optional<std::size_t> find(CandidateId id) const;

  /// A measure that could not be taken is no number (NaN). What is wrong, if anything is: an id that is there
  /// already, measures that are not one a name, parents that are not there or one of them twice.
  std::optional<std::string> add(Candidate candidate, std::vector<CandidateId> parents = {});

  /// Adds all candidates one by one to the archive, with the measures of these names as its axes, in this
  /// order. Fails where a name is not known, and where the archive has another number of axes.
  Result<Projection> project(std::span<const std::string> axes, Archive& archive) const;

  /// The candidate and its first parent, that one's first parent, and so on to one without parents. Empty for
  /// an id that is not there.
  std::vector<CandidateId> lineage(CandidateId id) const;
  /// All that went into a candidate through any parent, without itself; each once, the latest first.
  std::vector<CandidateId> ancestors(CandidateId id) const;

 private:
  Result<std::vector<std::size_t>> columns(std::span<const std::string> axes) const;

  std::vector<std::string> m_names;
  std::vector<Candidate> m_candidates;
  std::vector<std::vector<CandidateId>> m_parents;
  std::unordered_map<CandidateId, std::size_t> m_indices;
};

}  // namespace ludo::archive
