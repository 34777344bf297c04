// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <cstdint>
#include <limits>
#include <vector>

#include "core/archive/archive.h"
#include "core/archive/tessellation.h"
#include "core/base/result.h"

namespace ludo::archive {

/// What a candidate must surpass to take a cell. As it stands: the elite that is there, and nothing in an
/// empty cell. Otherwise the archive is soft (Fontaine and Nikolaidis, "Covariance matrix adaptation
/// MAP-annealing", 2023): each cell has a threshold that begins at the minimum and moves towards what the
/// cell accepts, by the learning rate. An elite can then give way to a worse candidate; who wants the best
/// keeps them in a second archive.
struct Acceptance {
  double learningRate = 1;  ///< from 0, where thresholds never move, to 1
  double thresholdMinimum = -std::numeric_limits<double>::infinity();  ///< in units of the objective
};

/// Who holds a cell.
struct Elite {
  Candidate candidate;
  std::size_t cell = 0;   ///< by its number in the tessellation
  double threshold = 0;   ///< what takes the cell must surpass it
  bool anchored = false;  ///< it stays a member when another takes the cell
  bool pinned = false;    ///< it holds its cell against better ones
  bool operator==(const Elite&) const = default;
};

/// What became of an elite that was measured again.
enum class Remeasured : std::uint8_t {
  refused,  ///< no elite there, or numbers that are not usable: nothing has changed
  stayed,   ///< it holds its cell with its new numbers
  moved,    ///< it left its cell and took the one where it belongs
  left,     ///< it left its cell, and the one where it belongs is held by a better one
};

/// All that a CellArchive holds: plain data, to be written down and restored.
struct CellArchiveState {
  std::vector<Elite> elites;
  std::vector<Candidate> overtakenAnchors;
  bool operator==(const CellArchiveState&) const = default;
};

/// An archive that keeps one elite in each cell of a tessellation (MAP-Elites; Mouret and Clune,
/// "Illuminating search spaces by mapping elites", 2015). A value; owned and used by one thread.
///
/// An anchor is an elite that never leaves the archive. A better candidate takes its cell all the same; the
/// anchor is then *overtaken*: no elite, but a member to breed from as before. An elite that is *pinned*
/// holds its cell whatever comes; only another one that is pinned there overtakes it.
class CellArchive final : public Archive {
 public:
  /// Fails where the learning rate is not between 0 and 1, where one below 1 has no finite minimum, and where
  /// the solution is too long.
  static Result<CellArchive> make(TessellationPtr tessellation, std::size_t solutionLength,
                                  Acceptance acceptance = {});
  /// Goes on from a state. Fails where it is not one of such an archive.
  static Result<CellArchive> restore(TessellationPtr tessellation, std::size_t solutionLength,
                                     Acceptance acceptance, CellArchiveState state);
  CellArchiveState state() const { return {m_elites, m_overtaken}; }

  std::size_t measureCount() const override { return m_tessellation->measureCount(); }
  std::size_t solutionLength() const override { return m_solutionLength; }
  /// The value of an addition is the objective less the threshold of its cell; less 0 where there is none.
  /// Of equal candidates in a batch the first is kept.
  std::vector<Addition> add(std::span<const Candidate> batch) override;
  using Archive::add;
  /// Elites, then overtaken anchors.
  std::size_t size() const override { return m_elites.size() + m_overtaken.size(); }
  const Candidate& member(std::size_t index) const override;

  const TessellationPtr& tessellation() const { return m_tessellation; }
  Acceptance acceptance() const { return m_acceptance; }
  /// In the order in which their cells were filled; who leaves is replaced by the last.
  std::span<const Elite> elites() const { return m_elites; }
  std::span<const Candidate> overtakenAnchors() const { return m_overtaken; }
  /// Null for an empty cell, and for a number beyond the cells. Holds until the archive changes.
  const Elite* at(std::size_t cell) const;

  /// Adds a candidate that never leaves, whatever it is worth. Refused like any other.
  Addition addAnchor(const Candidate& candidate);
  /// Makes an anchor of the elite of a cell, or an elite like any other. False for an empty cell.
  bool setAnchored(std::size_t cell, bool anchored);

  /// Gives the elite of a cell what was measured of it anew, whether better or worse.
  Remeasured remeasure(std::size_t cell, double objective, std::vector<double> measures);
  /// Gives a candidate the cell where it belongs, and holds it there; it may be a member already. Whoever
  /// held the cell leaves, or is overtaken where it never leaves. False where it would be refused.
  bool pin(const Candidate& candidate, bool anchored = false);
  /// Makes an anchor of a pinned candidate, or one like any other: who is overtaken then leaves.
  void unpin(CandidateId id, bool anchored);
  /// Takes a member out, elite, anchor or pinned. False where it is none.
  bool discard(CandidateId id);
  /// Empties a cell. False where it is empty already or held by who never leaves.
  bool remove(std::size_t cell);

  /// The members of this archive in another division of the same measures; where several fall together the
  /// best stays. Thresholds begin anew.
  Result<CellArchive> rebuilt(TessellationPtr tessellation) const;

 private:
  struct Claim {
    std::size_t cell;
    const Candidate* candidate;
  };

  CellArchive(TessellationPtr tessellation, std::size_t solutionLength, Acceptance acceptance);
  Addition judge(const Candidate& candidate, std::vector<Claim>& claims) const;
  void settle(std::span<const Claim> claims);
  double movedThreshold(double threshold, double best, std::span<const Claim> claims) const;
  void place(Elite elite);
  Elite takeOut(std::size_t cell);

  TessellationPtr m_tessellation;
  std::size_t m_solutionLength;
  Acceptance m_acceptance;
  std::vector<Elite> m_elites;
  std::vector<std::uint32_t> m_places;  ///< for each cell the index of its elite
  std::vector<Candidate> m_overtaken;
};

}  // namespace ludo::archive
