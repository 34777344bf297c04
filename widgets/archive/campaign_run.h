// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <memory>
#include <string>

#include "core/campaign/campaign.h"
#include "core/campaign/starter_campaign.h"
#include "widgets/jobs/job.h"

namespace ludo::widgets {

/// The game that is open, to breed from: what its document is called, where it lies, what it says.
struct GameToBreed {
  QString name;
  QString path;  ///< empty while it has no file
  std::string text;
  kernel::RulesPtr rules;  ///< null while it has errors
};

/// How a run of a campaign ended.
struct CampaignEnd {
  campaign::RunEnd end = campaign::RunEnd::stopped;
  QString trouble;  ///< why something was not kept; empty when all was
};

/// Runs one campaign at a time on worker threads. All that it finds goes to its store, from which it goes on
/// whenever it is resumed: so a pause is a run that was stopped. GUI thread.
class CampaignRun : public QObject {
  Q_OBJECT
 public:
  explicit CampaignRun(QObject* parent = nullptr);

  bool running() const { return m_job != nullptr; }
  /// Whether it was asked to stop, and has not yet.
  bool stopping() const { return m_job && m_job->cancelled(); }
  const QString& store() const { return m_store; }

  /// Breeds from a game, which has rules, into a store. A file that is there must be of this very campaign.
  void begin(const QString& store, const GameToBreed& game,
             campaign::ArchiveKind kind = campaign::ArchiveKind::grid);
  /// Goes on with the campaign in the store, with the games that it keeps itself.
  void resume(const QString& store);
  /// Soon; what was evaluated is kept.
  void stop();

 signals:
  void runningChanged();
  void progressed(const ludo::campaign::Progress& progress);
  void finished(const ludo::widgets::CampaignEnd& end);
  /// The campaign could not begin, and the file is as it was.
  void refused(const QString& reason);

 private:
  using Ended = Result<CampaignEnd>;
  using RunJob = Job<Ended, campaign::Progress>;
  void start(const QString& store, RunJob::Work work);
  void take(Result<Ended> result);

  QString m_store;
  std::unique_ptr<RunJob> m_job;
};

}  // namespace ludo::widgets
