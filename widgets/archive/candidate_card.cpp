// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/candidate_card.h"

#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QSvgRenderer>
#include <algorithm>
#include <span>

#include "core/campaign/measure_table.h"
#include "core/rulebook/in_short.h"
#include "core/service/analysis.h"

#include "widgets/archive/archive_snapshot.h"

namespace ludo::widgets {
namespace {

using campaign::CandidateRecord;
using campaign::StoreReader;

QString lineOf(const CandidateRecord& record) {
  const QString first = QString::fromStdString(record.change.substr(0, record.change.find('\n')));
  if (!record.operatorName)
    return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 %2: the campaign began with it"))
        .arg(QString::number(record.id), QString::fromStdString(record.name));
  if (*record.operatorName == campaign::addedByHand)
    return archiveText(QT_TRANSLATE_NOOP("Archive", "%1 %2: added by hand"))
        .arg(QString::number(record.id), QString::fromStdString(record.name));
  return QStringLiteral("%1 %2: %3 – %4")
      .arg(QString::number(record.id), QString::fromStdString(record.name),
           QString::fromStdString(*record.operatorName), first);
}

QString endingOf(const CandidateRecord& record) {
  const auto ending = campaign::endingNamed(record.ending);
  QString text = QString::fromStdString(
      ending ? campaign::endingTable()[static_cast<std::size_t>(*ending)].doc : record.ending);
  if (!record.reason.empty()) text += QStringLiteral(" (%1)").arg(QString::fromStdString(record.reason));
  return text;
}

/// What all of its believed games say; where it has none, what its last games say.
std::vector<campaign::Estimate> measuresOf(const std::vector<campaign::SampleRecord>& samples) {
  std::vector<campaign::Sample> believed;
  for (const campaign::SampleRecord& record : samples) {
    if (record.number >= campaign::firstBelievedSample) believed.push_back(record.sample);
  }
  if (!believed.empty()) return campaign::pooled(std::span<const campaign::Sample>(believed)).measures;
  return samples.empty() ? std::vector<campaign::Estimate>() : samples.back().sample.measures;
}

bool isKey(const campaign::Settings& settings, const std::string& measure) {
  return std::ranges::find(settings.axes, measure, &campaign::AxisSettings::measure) != settings.axes.end() ||
         std::ranges::find(settings.fitness, measure, &campaign::QualitySettings::measure) !=
             settings.fitness.end();
}

void addMeasures(StoreReader& reader, CandidateCard& card) {
  const std::vector<campaign::SampleRecord> samples = reader.samples(card.id);
  if (!samples.empty()) card.fitness = samples.back().fitness;
  // While a round is under way there may be games that the archive does not know of yet.
  for (const campaign::EliteRecord& elite : reader.elites()) {
    if (elite.candidate == card.id) card.fitness = elite.fitness;
  }
  for (const campaign::SampleRecord& record : samples)
    card.samples += record.number >= campaign::firstBelievedSample ? 1 : 0;
  card.games = static_cast<double>(card.samples) * static_cast<double>(reader.settings().play.games);
  const std::vector<campaign::Estimate> estimates = measuresOf(samples);
  for (std::size_t row = 0; row < estimates.size(); ++row) {
    const campaign::MeasureInfo& info = campaign::measureTable()[row];
    if (!estimates[row].measured() || info.isCategorical()) continue;
    card.measures.push_back(
        {measureTitle(info.name), measureHelp(info), estimates[row], isKey(reader.settings(), info.name)});
  }
  std::stable_partition(card.measures.begin(), card.measures.end(),
                        [](const CandidateCard::Measure& measure) { return measure.isKey; });
}

QImage imageOf(const std::string& svg) {
  constexpr QSizeF most(480, 480);
  QSvgRenderer renderer(QByteArray::fromStdString(svg));
  if (svg.empty() || !renderer.isValid()) return {};
  QImage image(QSizeF(renderer.defaultSize()).scaled(most, Qt::KeepAspectRatio).toSize(),
               QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  return image;
}

QString wordsOf(campaign::InterventionKind kind) {
  using Kind = campaign::InterventionKind;
  switch (kind) {
    case Kind::pin:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "Pinned"));
    case Kind::unpin:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "No longer pinned"));
    case Kind::throwOut:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "Thrown out"));
    case Kind::takeBack:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "Taken back"));
    case Kind::measure:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "More games played"));
    case Kind::add:
      return archiveText(QT_TRANSLATE_NOOP("Archive", "Added"));
  }
  return {};
}

/// What was done to it last, and whether the archive knows.
void addByHand(StoreReader& reader, CandidateCard& card) {
  const std::vector<campaign::Intervention> all = reader.interventions();
  const campaign::ByHand now = campaign::byHand(all);
  card.isPinned = now.pinned.contains(card.id);
  card.isThrownOut = now.thrownOut.contains(card.id);
  const auto last = std::find_if(all.rbegin(), all.rend(), [&card](const campaign::Intervention& each) {
    return each.candidate == card.id;
  });
  if (last == all.rend()) return;
  card.byHand =
      archiveText(QT_TRANSLATE_NOOP("Archive", "%1 by %2, %3"))
          .arg(wordsOf(last->kind), QString::fromStdString(last->by),
               QLocale().toString(
                   QDateTime::fromString(QString::fromStdString(last->at), Qt::ISODate).toLocalTime(),
                   QLocale::ShortFormat));
  bool isElite = false;
  bool isPinnedElite = false;
  for (const campaign::EliteRecord& elite : reader.elites()) {
    if (elite.candidate != card.id) continue;
    isElite = true;
    isPinnedElite = elite.pinned;
  }
  const bool isYetToCome = (card.isPinned && !isPinnedElite) || (card.isThrownOut && isElite);
  if (isYetToCome && !last->point)
    card.byHand += archiveText(QT_TRANSLATE_NOOP("Archive", " · in force when the round is over"));
}

/// What the game is, read out of its text.
void addRules(const std::string& path, const std::stop_token& stop, CandidateCard& card) {
  const service::AnalysisPtr analysis =
      service::analyse(std::make_shared<const SourceText>(path, card.text), 0, stop,
                       service::SpecTests::Leave, service::Fixes::Leave);
  if (!analysis) return;
  card.playable = analysis->rules;
  const Result<rulebook::Rulebook> book = rulebook::makeRulebook(*analysis);
  if (!book) return;
  for (const std::string& line : rulebook::rulesInShort(*book)) card.rules << QString::fromStdString(line);
  card.picture = imageOf(rulebook::pictureOf(*book));
}

}  // namespace

Result<CandidateCardPtr> readCard(const QString& store, campaign::CandidateId candidate,
                                  const std::stop_token& stop) {
  StoreReader::Opened opened = StoreReader::open(store.toStdString());
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  StoreReader& reader = *std::get<std::unique_ptr<StoreReader>>(opened);
  const std::vector<CandidateRecord> lineage = reader.lineage(candidate);
  const std::optional<std::string> text = reader.specification(candidate);
  if (lineage.empty() || !text)
    return Failure{archiveText(QT_TRANSLATE_NOOP("Archive", "candidate %1 cannot be read from the store"))
                       .arg(candidate)
                       .toStdString()};
  const CandidateRecord& record = lineage.front();
  auto card = std::make_shared<CandidateCard>();
  card->id = candidate;
  card->store = store;
  card->path = record.path;
  card->name = QString::fromStdString(record.name);
  card->ending = endingOf(record);
  card->text = *text;
  card->change = QString::fromStdString(record.change);
  for (const CandidateRecord& each : lineage) card->lineage << lineOf(each);
  if (lineage.size() > 1) {
    card->parent = CandidateCard::Parent{lineage[1].id, QString::fromStdString(lineage[1].name),
                                         reader.specification(lineage[1].id).value_or("")};
  }
  addMeasures(reader, *card);
  addRules(record.path, stop, *card);
  card->agent = reader.settings().play.agent;
  const auto ending = campaign::endingNamed(record.ending);
  card->canBeJudged = ending && *ending >= campaign::CandidateEnding::measured;
  card->canBeHandled = ending && (*ending >= campaign::CandidateEnding::notBetter ||
                                  (card->canBeJudged && candidate >= campaign::firstByHand));
  addByHand(reader, *card);
  if (const auto stars = reader.opinions().starsOf(candidate)) card->stars = static_cast<int>(*stars);
  return CandidateCardPtr(std::move(card));
}

}  // namespace ludo::widgets
