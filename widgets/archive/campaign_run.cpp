// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/archive/campaign_run.h"

#include <QCoreApplication>
#include <thread>

#include "core/campaign/stored_campaign.h"
#include "core/campaign/variation_breeder.h"

namespace ludo::widgets {
namespace {

using campaign::CampaignFile;
using campaign::FirstGame;
using Ended = Result<CampaignEnd>;
using Report = std::function<void(campaign::Progress)>;

/// One core stays with the window.
unsigned threadsBesideTheWindow() {
  return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

/// Winds the store up, and says what was not kept.
QString troubleOf(campaign::Store& store) {
  const std::optional<campaign::Store::Refused> failure = store.failure();
  const Result<Done> finished = store.finish();
  if (failure) return QString::fromStdString(failure->message);
  if (!finished) return QString::fromStdString(finished.failure());
  const std::string harm = store.harm();
  if (harm.empty()) return {};
  return QString::fromStdString("'" + store.path() + "' " + harm + " during the run");
}

Ended runCampaign(const CampaignFile& file, const std::vector<FirstGame>& games, const std::string& path,
                  const std::stop_token& stop, const Report& report) {
  const campaign::VariationBreeder breeder(games);
  const Result<campaign::Plan> plan = campaign::Plan::make(file.settings, games.size());
  if (!plan) return Failure{plan.failure()};
  campaign::Store::Opened opened = campaign::Store::open(
      path, campaign::identityOf(file, games, breeder, LUDO_VERSION), campaign::Store::Begin::orResume);
  if (const auto* refused = std::get_if<campaign::Store::Refused>(&opened)) return Failure{refused->message};
  campaign::Store& store = *std::get<std::unique_ptr<campaign::Store>>(opened);
  Result<campaign::Campaign> run = campaign::Campaign::make(*plan, breeder, games, store);
  if (!run) return Failure{run.failure()};
  campaign::RunOptions options;
  options.threads = threadsBesideTheWindow();
  options.candidates = static_cast<std::uint64_t>(file.settings.candidates);
  options.minutes = static_cast<std::uint64_t>(file.settings.minutes);
  CampaignEnd end;
  end.end = run->run(options, report, stop);
  end.trouble = troubleOf(store);
  return end;
}

std::vector<std::string> operatorNames() {
  return campaign::namesOf(campaign::VariationBreeder::allOperators());
}

Ended runAnew(const GameToBreed& game, campaign::ArchiveKind kind, const std::string& path,
              const std::stop_token& stop, const Report& report) {
  const auto text = campaign::starterCampaign(game.name.toStdString(), game.rules, stop, kind);
  if (!text) return CampaignEnd{};
  const CampaignFile file =
      campaign::readCampaignFile(std::make_shared<SourceText>("campaign.yaml", *text), operatorNames());
  const std::string place = game.path.isEmpty() ? game.name.toStdString() : game.path.toStdString();
  return runCampaign(file, {{place, game.text}}, path, stop, report);
}

Ended runOn(const std::string& path, const std::stop_token& stop, const Report& report) {
  const auto stored = campaign::readStoredCampaign(path, operatorNames());
  if (!stored) return Failure{stored.failure()};
  return runCampaign(stored->file, stored->games, path, stop, report);
}

}  // namespace

CampaignRun::CampaignRun(QObject* parent) : QObject(parent) {}

void CampaignRun::begin(const QString& store, const GameToBreed& game, campaign::ArchiveKind kind) {
  start(store,
        [game, kind, path = store.toStdString()](const std::stop_token& stop, const RunJob::Report& report) {
          return runAnew(game, kind, path, stop, report);
        });
}

void CampaignRun::resume(const QString& store) {
  start(store, [path = store.toStdString()](const std::stop_token& stop, const RunJob::Report& report) {
    return runOn(path, stop, report);
  });
}

void CampaignRun::start(const QString& store, RunJob::Work work) {
  if (running()) return;
  m_store = store;
  m_job = std::make_unique<RunJob>(
      std::move(work), [this](Result<Ended> result) { take(std::move(result)); },
      [this](const campaign::Progress& progress) { emit progressed(progress); });
  emit runningChanged();
}

void CampaignRun::stop() {
  if (running()) m_job->cancel();
}

void CampaignRun::take(Result<Ended> result) {
  m_job.reset();
  emit runningChanged();
  if (!result) return emit refused(QString::fromStdString(result.failure()));
  if (!*result) return emit refused(QString::fromStdString(result->failure()));
  emit finished(**result);
}

}  // namespace ludo::widgets
