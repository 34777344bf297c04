// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <vector>

#include "core/base/result.h"
#include "core/campaign/measure_table.h"
#include "core/campaign/opinion_report.h"
#include "core/campaign/store_reader.h"

/// What is shown of a campaign's store: plain values, read on a worker thread and handed to the GUI thread.
namespace ludo::widgets {

/// In the user's language, of the context "Archive".
QString archiveText(const char* text);

/// What a measure is called, and what it measures with the name that it has in campaign files.
QString measureTitle(const std::string& measure);
QString measureHelp(const campaign::MeasureInfo& measure);

/// One axis of an archive.
struct ArchiveAxis {
  QString measure;                 ///< its name in campaign files, such as "turns"
  QString title;                   ///< what it is called
  QString help;                    ///< what it measures
  std::vector<double> boundaries;  ///< where the cells begin and end, one more than cells; none of kinds
  QStringList categories;          ///< the kinds, one a cell; none of numbers
  std::size_t cells = 1;

  bool isCategorical() const { return boundaries.empty(); }
};

/// Which games belong to a cell of an axis: "5 to 20", or the kind.
QString cellLabel(const ArchiveAxis& axis, std::size_t cell);

/// The game that holds a cell.
struct ArchiveElite {
  campaign::CandidateId candidate = 0;
  QString name;
  campaign::Estimate fitness;
  std::vector<std::size_t> coordinates;  ///< its cell along each axis
  bool anchored = false;                 ///< the campaign began with it
};

/// An archive as its store had it when it was read. Empty while no round is over.
struct ArchiveSnapshot {
  QString path;
  std::vector<ArchiveAxis> axes;
  std::vector<ArchiveElite> elites;  ///< by cell
  std::vector<campaign::RoundRecord> rounds;
  std::vector<campaign::EndingCount> endings;
  campaign::OpinionReport opinions;
  std::map<campaign::CandidateId, QString> names;  ///< of the games that are shown or were judged
  std::uint64_t candidates = 0;
  std::uint64_t cells = 0;       ///< of the archive, over all axes
  std::uint64_t unreadable = 0;  ///< records of a damaged store that are left out

  QString nameOf(campaign::CandidateId id) const;
};
using ArchiveSnapshotPtr = std::shared_ptr<const ArchiveSnapshot>;

/// The name of a candidate as its store has it.
QString nameIn(campaign::StoreReader& reader, campaign::CandidateId id);
/// Adds who holds a cell.
void addElite(ArchiveSnapshot& snapshot, const campaign::Plan& plan, const campaign::EliteRecord& elite,
              const QString& name);

/// Reads a store, also one to which a campaign is adding. Fails with why it is refused. Null when it was
/// stopped. Any thread; it waits for the disk.
Result<ArchiveSnapshotPtr> readArchive(const QString& path, const std::stop_token& stop);

/// The archive in one sentence: cells filled, QD score, best, mean, candidates.
QString summaryText(const ArchiveSnapshot& snapshot);

}  // namespace ludo::widgets
