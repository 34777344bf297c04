// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <deque>
#include <memory>
#include <optional>
#include <vector>

#include "core/campaign/campaign_file.h"
#include "widgets/archive/archive_snapshot.h"
#include "widgets/archive/opinion_keeper.h"
#include "widgets/jobs/job.h"

class QLabel;
class QProgressBar;
class QPushButton;

namespace ludo::widgets {

/// Does by hand what is asked for in an archive, one after the other on a worker, and tells what came of it,
/// with progress, cancel, undo and redo. Opinions wait for nothing else. GUI thread; hidden until there is
/// something to tell.
class HandBar : public QWidget {
  Q_OBJECT
 public:
  explicit HandBar(QWidget* parent = nullptr);

  /// `undoes` is the number of the intervention that this one undoes, if it does.
  void intervene(const QString& store, campaign::InterventionKind kind, campaign::CandidateId id,
                 const QString& name, std::optional<std::uint64_t> undoes = {});
  void playFurtherGames(const QString& store, campaign::CandidateId id, const QString& name,
                        std::uint64_t samples);
  void addGame(const QString& store, campaign::FirstGame game, const QString& name);

  /// Keeps what somebody says of games.
  void say(const QString& store, const Opinion& opinion);

  /// What of what was done in the store that is shown can be undone, or redone, is offered.
  void setSnapshot(ArchiveSnapshotPtr snapshot);
  bool running() const { return m_job != nullptr; }
  bool canUndo() const;
  bool canRedo() const;

 public slots:
  void undo();
  void redo();
  /// Ends what is running; what was measured is kept.
  void cancel();

 signals:
  /// The store says something else now.
  void storeChanged();
  /// All opinions are kept.
  void opinionsKept();
  /// Something else can be undone, or redone.
  void historyChanged();
  /// A game was added: it lies in these cells along the axes, none where it has no place.
  void gameAdded(ludo::campaign::CandidateId id, const std::vector<std::size_t>& coordinates);
  void failed(const QString& reason);

 private:
  struct Outcome {
    QString text;
    std::optional<campaign::CandidateId> added;
    std::vector<std::size_t> coordinates;
  };
  using Ended = Result<Outcome>;
  using Progress = std::uint64_t;
  using HandJob = Job<Ended, Progress>;
  struct Wish {
    QString text;             ///< while it is done
    std::uint64_t steps = 0;  ///< 0: nobody knows
    HandJob::Work work;
  };
  void ask(Wish wish);
  void next();
  void take(const Result<Ended>& result);
  /// Undoes or redoes.
  void take(const HandStep& step, OpinionKeeper::Act way);
  void update();
  void connectKeeper();
  void showStep(QPushButton* button, const std::optional<HandStep>& step, const QString& tip);
  static QString doneText(campaign::InterventionKind kind, const QString& name);
  QString opinionText(const Opinion& opinion) const;
  /// That it was done; of an opinion, as it was said.
  QString stepText(const HandStep& step) const;
  QString redoneText(const HandStep& step) const;

  std::deque<Wish> m_wishes;
  std::unique_ptr<HandJob> m_job;
  OpinionKeeper* m_keeper = nullptr;
  ArchiveSnapshotPtr m_snapshot;
  HandHistory m_history;
  QLabel* m_text = nullptr;
  QProgressBar* m_progress = nullptr;
  QPushButton* m_cancel = nullptr;
  QPushButton* m_undo = nullptr;
  QPushButton* m_redo = nullptr;
};

}  // namespace ludo::widgets
