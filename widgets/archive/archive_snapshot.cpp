// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/archive_snapshot.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "core/campaign/measure_table.h"
#include "widgets/models/metric_words.h"

namespace ludo::widgets {

QString archiveText(const char* text) {
  return QCoreApplication::translate("Archive", text);
}

QString measureTitle(const std::string& measure) {
  for (const metrics::MetricInfo& metric : metrics::metricTable()) {
    if (metric.id == measure) return metricTitle(metric);
  }
  static const std::map<std::string, const char*> properties{
      {"players", QT_TRANSLATE_NOOP("Archive", "Number of players")},
      {"information", QT_TRANSLATE_NOOP("Archive", "What players know")},
      {"ancestor", QT_TRANSLATE_NOOP("Archive", "First ancestor")}};
  const auto found = properties.find(measure);
  return found == properties.end() ? QString::fromStdString(measure) : archiveText(found->second);
}

QString measureHelp(const campaign::MeasureInfo& measure) {
  return archiveText(QT_TRANSLATE_NOOP("Archive", "%1; in campaign files “%2”"))
      .arg(QString::fromStdString(measure.doc), QString::fromStdString(measure.name));
}

QString ArchiveSnapshot::nameOf(campaign::CandidateId id) const {
  const auto name = names.find(id);
  return name == names.end() ? QString() : name->second;
}

double measuredValue(const ArchiveElite& elite, std::size_t measure) {
  if (measure == 0) return elite.fitness.value;
  return measure <= elite.values.size() ? elite.values[measure - 1] : std::nan("");
}

std::size_t ArchiveSnapshot::measureNamed(const QString& name) const {
  const auto found = std::ranges::find(measures, name, &ArchiveMeasure::name);
  return found == measures.end() ? 0 : static_cast<std::size_t>(found - measures.begin());
}

QString nameIn(campaign::StoreReader& reader, campaign::CandidateId id) {
  const auto record = reader.candidate(id);
  return record ? QString::fromStdString(record->name)
                : archiveText(QT_TRANSLATE_NOOP("Archive", "(unreadable)"));
}

void addElite(ArchiveSnapshot& snapshot, const campaign::Plan& plan, const campaign::EliteRecord& elite,
              const QString& name) {
  snapshot.elites.push_back(
      {elite.candidate, name, elite.fitness, plan.coordinates(elite.cell, elite.place), elite.anchored});
  snapshot.elites.back().pinned = elite.pinned;
  snapshot.names.emplace(elite.candidate, name);
}

QString cellLabel(const ArchiveAxis& axis, std::size_t cell) {
  if (axis.isCategorical()) {
    const auto place = static_cast<qsizetype>(cell);
    return place < axis.categories.size() ? axis.categories[place] : QString::number(cell);
  }
  const QLocale locale;
  return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 to %2"))
      .arg(locale.toString(axis.boundaries[cell], 'g', 4),
           locale.toString(axis.boundaries[cell + 1], 'g', 4));
}

namespace {

/// How the archive stands against another one.
QString comparisonText(const ArchiveSnapshot& snapshot) {
  const QLocale locale;
  const OtherArchive& other = *snapshot.other;
  const campaign::ArchiveComparison& cells = other.comparison;
  const auto pair = [&locale](std::uint64_t mine, std::uint64_t theirs) {
    return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 against %2"))
        .arg(locale.toString(static_cast<qulonglong>(mine)),
             locale.toString(static_cast<qulonglong>(theirs)));
  };
  return archiveText(QT_TRANSLATE_NOOP(
                         "Archive",
                         "Held against “%1”: cells %2, QD score %3 against %4 · both fill %5: the better "
                         "game in %6, intervals apart in %7"))
      .arg(QFileInfo(snapshot.wishes.against).fileName(),
           pair(cells.onlyFirst + cells.both, cells.onlySecond + cells.both),
           locale.toString(other.qdScore, 'f', 2), locale.toString(other.otherQdScore, 'f', 2),
           locale.toString(static_cast<qulonglong>(cells.both)), pair(cells.firstBetter, cells.secondBetter),
           pair(cells.firstClearly, cells.secondClearly));
}

/// Of an archive on other axes than the campaign's.
QString projectionText(const ArchiveSnapshot& snapshot) {
  const QLocale locale;
  const auto count = [&locale](std::uint64_t number) {
    return locale.toString(static_cast<qulonglong>(number));
  };
  QString text =
      archiveText(QT_TRANSLATE_NOOP("Archive", "Seen anew: the best of %1 measured games in %2 of %3 cells"))
          .arg(count(snapshot.measured - snapshot.leftOut), count(snapshot.elites.size()),
               count(snapshot.cells));
  if (snapshot.leftOut > 0)
    text += archiveText(QT_TRANSLATE_NOOP("Archive", " · %1 lie outside or lack a measure"))
                .arg(count(snapshot.leftOut));
  return text;
}

}  // namespace

QString summaryText(const ArchiveSnapshot& snapshot) {
  const QLocale locale;
  const auto count = [&locale](std::uint64_t number) {
    return locale.toString(static_cast<qulonglong>(number));
  };
  if (snapshot.rounds.empty())
    return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 candidates, and no round is over"))
        .arg(count(snapshot.candidates));
  if (snapshot.other) return comparisonText(snapshot);
  if (!snapshot.wishes.axes.empty()) return projectionText(snapshot);
  const campaign::RoundRecord& last = snapshot.rounds.back();
  const double share =
      snapshot.cells == 0 ? 0 : static_cast<double>(last.filled) / static_cast<double>(snapshot.cells);
  const QString none = QStringLiteral("–");
  const auto number = [&](const std::optional<double>& value) {
    return value ? locale.toString(*value, 'f', 3) : none;
  };
  // An archive of what is unlike the others has no cells.
  const QString kept =
      snapshot.cells == 0
          ? archiveText(QT_TRANSLATE_NOOP("Archive", "%1 games unlike the others")).arg(count(last.filled))
          : archiveText(QT_TRANSLATE_NOOP("Archive", "%1 of %2 cells (%3 %)"))
                .arg(count(last.filled), count(snapshot.cells), locale.toString(share * 100, 'f', 1));
  QString text =
      archiveText(QT_TRANSLATE_NOOP("Archive", "%1 · QD score %2 · best %3 · mean %4 · %5 candidates"))
          .arg(kept, locale.toString(last.qdScore, 'f', 2), number(last.best), number(last.mean),
               count(snapshot.candidates));
  if (snapshot.unreadable > 0)
    text += archiveText(QT_TRANSLATE_NOOP("Archive", " · the store is damaged: %1 records could not be read"))
                .arg(count(snapshot.unreadable));
  return text;
}

}  // namespace ludo::widgets
