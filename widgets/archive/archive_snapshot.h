// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QString>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/campaign/measure_table.h"
#include "core/campaign/opinion_report.h"
#include "core/campaign/reprojection.h"
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
  std::size_t cells = 1;           ///< along this axis

  bool isCategorical() const { return boundaries.empty(); }
};

/// Which games belong to a cell of an axis: "5 to 20", or the kind.
QString cellLabel(const ArchiveAxis& axis, std::size_t cell);

/// An axis that somebody wishes to see games along.
struct AxisWish {
  struct Range {
    double from = 0;
    double to = 0;
    bool operator==(const Range&) const = default;
  };
  QString measure;
  std::optional<Range> range;  ///< games beyond it are left out; nothing: all that were measured
  std::size_t cells = 10;
  bool operator==(const AxisWish&) const = default;
};

/// How somebody wishes to see an archive.
struct ArchiveWishes {
  std::vector<AxisWish> axes;  ///< none: the campaign's own
  QString against;  ///< the store of another campaign, to be held against it on these axes; or empty
  bool operator==(const ArchiveWishes&) const = default;
};

/// Something that can be an axis.
struct AxisChoice {
  QString measure;
  QString title;
  QString help;
  bool isOfCampaign = false;  ///< the campaign tells games apart by it
  bool operator==(const AxisChoice&) const = default;
};

/// A number that is known of games.
struct ArchiveMeasure {
  QString name;  ///< in campaign files; empty for fitness
  QString title;
  QString help;
  double low = 0;  ///< of the games that are shown
  double high = 0;
  bool isKey = false;  ///< the campaign tells games apart or judges them by it
};

/// The game that holds a cell.
struct ArchiveElite {
  campaign::CandidateId candidate = 0;
  QString name;
  campaign::Estimate fitness;
  std::vector<std::size_t> coordinates;  ///< its cell along each axis
  bool anchored = false;                 ///< the campaign began with it
  std::vector<double> values = {};       ///< of the snapshot's measures but fitness; NaN where it has none
  bool pinned = false;                   ///< by hand
};

/// The value of one of the snapshot's measures, of which the first is fitness; NaN where the game has none.
double measuredValue(const ArchiveElite& elite, std::size_t measure);

/// What another campaign has on the same axes.
struct OtherArchive {
  std::map<std::vector<std::size_t>, ArchiveElite> elites;  ///< by their cells along each axis
  campaign::ArchiveComparison comparison;
  double qdScore = 0;       ///< of this one
  double otherQdScore = 0;  ///< of the other
};

/// An archive as its store had it when it was read. Empty while no round is over.
struct ArchiveSnapshot {
  QString path;
  ArchiveWishes wishes;  ///< what it was read for
  std::vector<ArchiveAxis> axes;
  std::vector<AxisChoice> choices;       ///< those of the campaign first
  std::vector<ArchiveMeasure> measures;  ///< fitness first
  std::vector<ArchiveElite> elites;      ///< by cell
  std::vector<campaign::RoundRecord> rounds;
  std::vector<campaign::EndingCount> endings;
  campaign::OpinionReport opinions;
  std::optional<OtherArchive> other;                  ///< that it is held against
  std::vector<campaign::Intervention> interventions;  ///< what was done by hand
  std::map<campaign::CandidateId, QString> names;     ///< of the games that are shown, were judged or handled
  std::uint64_t candidates = 0;
  std::uint64_t cells = 0;       ///< of the archive, over all axes
  std::uint64_t measured = 0;    ///< games that were looked at for other axes
  std::uint64_t leftOut = 0;     ///< of these: beyond the ranges, or not measured
  std::uint64_t unreadable = 0;  ///< records of a damaged store that are left out

  /// The measure of a name; that of fitness where there is none.
  std::size_t measureNamed(const QString& name) const;
  QString nameOf(campaign::CandidateId id) const;
};
using ArchiveSnapshotPtr = std::shared_ptr<const ArchiveSnapshot>;

/// The name of a candidate as its store has it.
QString nameIn(campaign::StoreReader& reader, campaign::CandidateId id);
/// Adds who holds a cell.
void addElite(ArchiveSnapshot& snapshot, const campaign::Plan& plan, const campaign::EliteRecord& elite,
              const QString& name);

/// The archive in one sentence: cells filled, QD score, best, mean, candidates.
QString summaryText(const ArchiveSnapshot& snapshot);

}  // namespace ludo::widgets
