// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstddef>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/nearest_points.h"
#include "core/base/result.h"

namespace ludo::archive {

struct NoveltySettings {
  std::size_t neighbours = 15;  ///< k
  double threshold = 1;  ///< how novel a candidate must be to be kept: a distance in widths of the scales
  /// By what each measure is divided before distances are taken: the width in which it counts as 1.
  std::vector<double> scales;
};

/// An archive of all that was unlike the others when it came (Lehman and Stanley, "Abandoning objectives:
/// evolution through the search for novelty alone", 2011). Novelty is the mean Euclidean distance to the k
/// nearest of the archive and of the rest of the batch; with fewer of them, to all. Objectives are kept and
/// play no part. Nobody ever leaves. Owned and used by one thread.
class NoveltyArchive final : public Archive {
 public:
  /// Fails without neighbours, without scales, and where a number is negative or not finite, or a scale 0.
  static Result<NoveltyArchive> make(NoveltySettings settings, std::size_t solutionLength);
  /// Goes on from members(). Fails where they are not of such an archive.
  static Result<NoveltyArchive> restore(NoveltySettings settings, std::size_t solutionLength,
                                        std::span<const Candidate> members);

  std::size_t measureCount() const override { return m_settings.scales.size(); }
  std::size_t solutionLength() const override { return m_solutionLength; }
  /// The value of an addition is the novelty; who has nobody to be compared with has just the threshold's,
  /// and is kept. The status is isNew for who is kept, and never improved.
  std::vector<Addition> add(std::span<const Candidate> batch) override;
  using Archive::add;
  std::size_t size() const override { return m_members.size(); }
  const Candidate& member(std::size_t index) const override { return m_members[index]; }
  const std::vector<Candidate>& members() const { return m_members; }

  /// How novel measures would be now; the threshold where the archive is empty.
  double noveltyOf(std::span<const double> measures) const;
  /// How novel a member is among the others.
  double noveltyOfMember(std::size_t index) const;

 private:
  NoveltyArchive(NoveltySettings settings, std::size_t solutionLength);
  std::vector<double> scaled(std::span<const double> measures) const;
  double mean(const std::vector<double>& squaredDistances) const;
  void keep(const Candidate& candidate);

  NoveltySettings m_settings;
  std::size_t m_solutionLength;
  std::vector<Candidate> m_members;
  NearestPoints m_nearest;
};

}  // namespace ludo::archive
