// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_reader.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include "core/campaign/measure_table.h"
#include "core/campaign/reprojection.h"

namespace ludo::widgets {
namespace {

using campaign::CandidateId;
using campaign::Sample;
using campaign::StoreReader;

/// From so many games on, all measures of the store are read in one go.
constexpr std::size_t manyGames = 1'000;

ArchiveAxis axisOf(const campaign::Plan& plan, std::size_t index) {
  const archive::Axis& axis = plan.grid()->axes()[index];
  const campaign::MeasureInfo& measure = campaign::measureTable()[*campaign::measureIndex(axis.name)];
  ArchiveAxis shown;
  shown.measure = QString::fromStdString(axis.name);
  shown.title = measureTitle(axis.name);
  shown.help = measureHelp(measure);
  shown.cells = axis.cells;
  if (!measure.isCategorical()) {
    shown.boundaries = plan.grid()->boundaries(index);
    return shown;
  }
  const std::vector<std::string>& names = measure.ofAncestor ? plan.settings().games : measure.categories;
  for (const std::string& name : names) shown.categories << QString::fromStdString(name);
  return shown;
}

std::vector<campaign::AxisSettings> settingsOf(const std::vector<AxisWish>& wishes) {
  std::vector<campaign::AxisSettings> axes;
  for (const AxisWish& wish : wishes) {
    campaign::AxisSettings axis;
    axis.measure = wish.measure.toStdString();
    axis.cells = static_cast<std::int64_t>(wish.cells);
    if (wish.range) {
      axis.from = campaign::Decimal{wish.range->from};
      axis.to = campaign::Decimal{wish.range->to};
    }
    axes.push_back(std::move(axis));
  }
  return axes;
}

bool isMeasured(const Sample& sample, std::size_t row) {
  return row < sample.measures.size() && sample.measures[row].measured();
}

/// Reads one store into one snapshot.
class ArchiveReading {
 public:
  ArchiveReading(StoreReader& reader, ArchiveSnapshot& snapshot) : m_reader(reader), m_snapshot(snapshot) {}

  Result<Done> read(const std::stop_token& stop) {
    if (m_snapshot.wishes.axes.empty()) {
      take(m_reader.plan(), m_reader.elites(), stop);
      m_snapshot.cells = m_reader.plan().cellCount();
      return Done{};
    }
    const auto projection = campaign::reproject(m_reader, settingsOf(m_snapshot.wishes.axes), beyond());
    if (!projection) return Failure{projection.failure()};
    m_snapshot.measured = projection->games;
    m_snapshot.leftOut = projection->leftOut;
    m_snapshot.cells = projection->plan.grid()->cellCount();
    take(projection->plan, projection->elites, stop);
    return m_snapshot.wishes.against.isEmpty() ? Result<Done>(Done{}) : takeOther(*projection);
  }

 private:
  /// A closer look shows only what lies within it.
  campaign::Beyond beyond() const {
    const bool isClose = std::ranges::any_of(m_snapshot.wishes.axes,
                                             [](const AxisWish& wish) { return wish.range.has_value(); });
    return isClose ? campaign::Beyond::leftOut : campaign::Beyond::atTheEnd;
  }

  Result<Done> takeOther(const campaign::Reprojection& mine) {
    StoreReader::Opened opened = StoreReader::open(m_snapshot.wishes.against.toStdString());
    if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened))
      return Failure{refused->message};
    StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
    // The ranges that the first one's games have are those of both.
    const auto theirs = campaign::reproject(reader, mine.plan.settings().axes, beyond());
    if (!theirs) return Failure{theirs.failure()};
    if (mine.plan.grid()->cellCount() != theirs->plan.grid()->cellCount())
      return Failure{archiveText(QT_TRANSLATE_NOOP("Archive",
                                                   "the two campaigns began with different numbers of games, "
                                                   "which an axis tells apart; choose other axes"))
                         .toStdString()};
    OtherArchive other;
    other.comparison = campaign::compareArchives(mine.elites, theirs->elites);
    other.qdScore = mine.qdScore();
    other.otherQdScore = theirs->qdScore();
    ArchiveSnapshot shown;
    for (const campaign::EliteRecord& elite : theirs->elites)
      addElite(shown, theirs->plan, elite, nameIn(reader, elite.candidate));
    for (ArchiveElite& elite : shown.elites) other.elites.emplace(elite.coordinates, elite);
    m_snapshot.other = std::move(other);
    return Done{};
  }

  void take(const campaign::Plan& plan, const std::vector<campaign::EliteRecord>& elites,
            const std::stop_token& stop) {
    for (std::size_t i = 0; i < plan.grid()->measureCount(); ++i) m_snapshot.axes.push_back(axisOf(plan, i));
    for (const campaign::EliteRecord& elite : elites) {
      if (stop.stop_requested()) return;
      addElite(m_snapshot, plan, elite, nameIn(m_reader, elite.candidate));
    }
    std::vector<CandidateId> shown;
    for (const campaign::EliteRecord& elite : elites) shown.push_back(elite.candidate);
    addMeasures(measuredGames(m_reader, shown));
  }

  void addMeasures(const MeasuredGames& games) {
    const campaign::Settings& settings = m_reader.settings();
    m_snapshot.measures.push_back(
        {QString(), archiveText(QT_TRANSLATE_NOOP("Archive", "Fitness")),
         archiveText(QT_TRANSLATE_NOOP("Archive", "How good a game is by what the campaign asks for")), 0, 0,
         true});
    for (const ArchiveElite& elite : m_snapshot.elites)
      m_snapshot.measures[0].high = std::max(m_snapshot.measures[0].high, elite.fitness.value);
    std::set<std::string> ofAxes, ofQualities;
    for (const campaign::AxisSettings& axis : settings.axes) ofAxes.insert(axis.measure);
    for (const campaign::QualitySettings& quality : settings.fitness) ofQualities.insert(quality.measure);
    for (std::size_t row = 0; row < campaign::measureTable().size(); ++row) {
      const campaign::MeasureInfo& info = campaign::measureTable()[row];
      const bool isOfCampaign = ofAxes.contains(info.name);
      const auto range = rangeOf(games, row);
      if (range || isOfCampaign)
        m_snapshot.choices.push_back(
            {QString::fromStdString(info.name), measureTitle(info.name), measureHelp(info), isOfCampaign});
      if (range && !info.isCategorical())
        m_snapshot.measures.push_back({QString::fromStdString(info.name), measureTitle(info.name),
                                       measureHelp(info), range->from, range->to,
                                       isOfCampaign || ofQualities.contains(info.name)});
    }
    orderChoices(settings);
    fillValues(m_snapshot, games);
  }

  /// In the order that the campaign has, and then in that of the table.
  void orderChoices(const campaign::Settings& settings) {
    const auto rank = [&settings](const AxisChoice& choice) {
      const auto found =
          std::ranges::find(settings.axes, choice.measure.toStdString(), &campaign::AxisSettings::measure);
      return found - settings.axes.begin();
    };
    std::ranges::stable_sort(m_snapshot.choices, {}, rank);
  }

  /// Nothing where no game that is shown has the measure.
  std::optional<AxisWish::Range> rangeOf(const MeasuredGames& games, std::size_t row) const {
    std::optional<AxisWish::Range> range;
    for (const ArchiveElite& elite : m_snapshot.elites) {
      const auto sample = games.find(elite.candidate);
      if (sample == games.end() || !isMeasured(sample->second, row)) continue;
      const double value = sample->second.measures[row].value;
      if (!range) range = {value, value};
      range = {std::min(range->from, value), std::max(range->to, value)};
    }
    return range;
  }

  StoreReader& m_reader;
  ArchiveSnapshot& m_snapshot;
};

}  // namespace

MeasuredGames measuredGames(StoreReader& reader, const std::vector<CandidateId>& games) {
  if (games.size() > manyGames) return reader.believedMeasures();
  MeasuredGames all;
  for (const CandidateId game : games) {
    std::vector<Sample> believed;
    for (campaign::SampleRecord& record : reader.samples(game)) {
      if (record.number >= campaign::firstBelievedSample) believed.push_back(std::move(record.sample));
    }
    if (!believed.empty()) all.emplace(game, campaign::pooled(std::span<const Sample>(believed)));
  }
  return all;
}

void fillValues(ArchiveSnapshot& snapshot, const MeasuredGames& games) {
  std::vector<std::size_t> rows;
  for (const ArchiveMeasure& measure : snapshot.measures) {
    if (measure.name.isEmpty()) continue;
    rows.push_back(*campaign::measureIndex(measure.name.toStdString()));
  }
  for (ArchiveElite& elite : snapshot.elites) {
    elite.values.assign(rows.size(), std::nan(""));
    const auto sample = games.find(elite.candidate);
    for (std::size_t i = 0; sample != games.end() && i < rows.size(); ++i) {
      if (isMeasured(sample->second, rows[i])) elite.values[i] = sample->second.measures[rows[i]].value;
    }
  }
}

Result<ArchiveSnapshotPtr> readArchive(const QString& path, const ArchiveWishes& wishes,
                                       const std::stop_token& stop) {
  StoreReader::Opened opened = StoreReader::open(path.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  auto snapshot = std::make_shared<ArchiveSnapshot>();
  snapshot->path = path;
  snapshot->wishes = wishes;
  snapshot->candidates = reader.candidates();
  snapshot->rounds = reader.rounds();
  snapshot->endings = reader.endings();
  const Result<Done> read = ArchiveReading(reader, *snapshot).read(stop);
  if (!read) return Failure{read.failure()};
  if (stop.stop_requested()) return ArchiveSnapshotPtr();
  snapshot->opinions = campaign::opinionReport(reader);
  for (const campaign::JudgedGame& game : snapshot->opinions.games) {
    if (!snapshot->names.contains(game.id)) snapshot->names.emplace(game.id, nameIn(reader, game.id));
  }
  snapshot->interventions = reader.interventions();
  for (const campaign::Intervention& each : snapshot->interventions) {
    if (!snapshot->names.contains(each.candidate))
      snapshot->names.emplace(each.candidate, nameIn(reader, each.candidate));
  }
  snapshot->unreadable = reader.unreadable();
  return ArchiveSnapshotPtr(std::move(snapshot));
}

}  // namespace ludo::widgets
