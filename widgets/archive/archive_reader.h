// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <stop_token>

#include "core/base/result.h"
#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {

/// What the believed games of each candidate say: those that it was not selected by.
using MeasuredGames = std::map<campaign::CandidateId, campaign::Sample>;
MeasuredGames measuredGames(campaign::StoreReader& reader, const std::vector<campaign::CandidateId>& games);

/// Gives the games of a snapshot their values of its measures.
void fillValues(ArchiveSnapshot& snapshot, const MeasuredGames& games);

/// Reads a store, also one to which a campaign is adding: its archive, or what its measured games make on
/// other axes, there also held against those of another store. Fails with why it is refused. Null when it was
/// stopped. Any thread; it waits for the disk.
Result<ArchiveSnapshotPtr> readArchive(const QString& path, const ArchiveWishes& wishes,
                                       const std::stop_token& stop);

}  // namespace ludo::widgets
