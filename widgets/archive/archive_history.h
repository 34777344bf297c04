// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <memory>

#include "core/campaign/history.h"
#include "widgets/archive/archive_reader.h"

namespace ludo::widgets {

/// How the archive of a store filled, with the names and measures of all games that ever held a cell. A plain
/// value.
class ArchiveHistory {
 public:
  ArchiveHistory(campaign::Plan plan, campaign::History history,
                 std::map<campaign::CandidateId, QString> names, MeasuredGames games)
      : m_plan(std::move(plan)),
        m_history(std::move(history)),
        m_names(std::move(names)),
        m_games(std::move(games)) {}

  std::size_t rounds() const { return m_history.rounds(); }
  /// The archive of a snapshot as it was after so many rounds.
  ArchiveSnapshotPtr at(const ArchiveSnapshot& snapshot, std::size_t rounds) const;

 private:
  campaign::Plan m_plan;
  campaign::History m_history;
  std::map<campaign::CandidateId, QString> m_names;
  MeasuredGames m_games;
};
using ArchiveHistoryPtr = std::shared_ptr<const ArchiveHistory>;

/// Reads it from a store. Fails with why it cannot be told. Null when it was stopped. Any thread.
Result<ArchiveHistoryPtr> readArchiveHistory(const QString& path, const std::stop_token& stop);

}  // namespace ludo::widgets
