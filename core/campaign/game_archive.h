// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <memory>
#include <vector>

#include "core/archive/archive_summary.h"
#include "core/archive/novelty_archive.h"
#include "core/campaign/archive_state.h"
#include "core/campaign/plan.h"

namespace ludo::campaign {

/// The archive of a campaign, of the kind that its settings ask for: the best of each cell, the same between
/// boundaries that slide, or all that was unlike the others. Used by one thread at a time.
class GameArchive {
 public:
  static Result<std::unique_ptr<GameArchive>> make(const Plan& plan);
  GameArchive() = default;
  GameArchive(const GameArchive&) = delete;
  GameArchive& operator=(const GameArchive&) = delete;
  virtual ~GameArchive() = default;

  /// Who can be bred from.
  virtual const archive::Archive& members() const = 0;
  virtual archive::Addition add(const archive::Candidate& candidate) = 0;
  /// Of a game that the campaign began with.
  virtual archive::Addition addAnchor(const archive::Candidate& candidate) = 0;
  /// What an elite came to that was measured again. False where there is no such elite.
  virtual bool remeasure(archive::CandidateId id, double objective, const std::vector<double>& measures) = 0;
  /// Holds a candidate in its cell from now on, whatever comes. False where it has no place.
  virtual bool pin(const archive::Candidate& candidate, bool anchored) = 0;
  /// It is an anchor from now on, or a member like any other.
  virtual void unpin(archive::CandidateId id, bool anchored) = 0;
  /// Takes a member out, whatever its standing. False where it is none.
  virtual bool discard(archive::CandidateId id) = 0;
  /// Without cells each member is one, and its cell a number.
  virtual std::vector<archive::Elite> elites() const = 0;
  /// Who may still become a member again, besides those that are.
  virtual std::vector<archive::CandidateId> remembered() const { return {}; }
  /// Of each axis, as they are now; nothing where they stay as they are.
  virtual std::vector<std::vector<double>> boundaries() const { return {}; }
  /// The cells; null where there are none.
  virtual const archive::CellArchive* cells() const { return nullptr; }
  archive::ArchiveSummary summary() const;
};

/// How unlike the others a game must be, in cells of the axes.
archive::NoveltySettings noveltyOn(const Plan& plan);
/// Whether a game in that place would be like those that were there, in an archive of what is unlike.
bool isFamiliar(const Plan& plan, const ArchiveState& archiveState, const std::vector<double>& place);

}  // namespace ludo::campaign
