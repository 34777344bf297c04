// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/archive_history.h"
#include "widgets/archive/archive_loader.h"
#include "widgets/archive/campaign_run.h"
#include "widgets/archive/candidate_card.h"

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ludo::widgets {

class ArchiveView;
class CampaignControls;
class CardView;
class DiffView;
class HandBar;
class LineagePage;
class PeoplePage;
class ProgressPage;
class TimeBar;

/// The workbench of a campaign: runs one or opens its store, shows the archive, also while it fills, and the
/// card of the game that is selected. GUI thread; stores are read, written and exported on workers.
class ArchivePanel : public QWidget {
  Q_OBJECT
 public:
  explicit ArchivePanel(QWidget* parent = nullptr);

  /// The open game, for campaigns that are begun from now on.
  void setGame(GameToBreed game);
  /// Reads the store and shows it; what is wrong with it is told in the panel, and what was shown stays.
  void openStore(const QString& path);
  /// Holds the archive against that of another store, on the axes that are shown; an empty path ends it.
  void compareWith(const QString& store);
  /// Measures the open game and places it in the archive.
  void addGame();
  /// The same with the game in a file.
  void addGameFrom(const QString& path);
  /// Writes the archive as .json or .csv, or what the heatmap shows as .png.
  void exportTo(const QString& path);

  /// Of what was done by hand.
  bool canUndo() const;
  bool canRedo() const;
  void undo();
  void redo();

  ArchiveView* view() const { return m_view; }
  CampaignControls* campaign() const { return m_campaign; }

 public slots:
  /// Ask for a file.
  void chooseStore();
  void chooseExport();
  void chooseComparison();

 signals:
  /// A specification is to be opened under a name, as a text without a file.
  void documentRequested(const QString& text, const QString& name);
  /// The same, to be played at once.
  void playRequested(const QString& text, const QString& name);
  /// A game that bots played is to be stepped through.
  void replayRequested(const ludo::kernel::RulesPtr& rules, const ludo::sim::GameTrace& trace);
  /// Something else can be undone, or redone.
  void historyChanged();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  using ReadCard = Result<CandidateCardPtr>;
  using ReadHistory = Result<ArchiveHistoryPtr>;
  /// A game that was added, to be shown when the store was read again.
  struct Added {
    campaign::CandidateId id = 0;
    std::vector<std::size_t> coordinates;
  };
  void makeButtons();
  void makeView();
  void connectParts();
  void connectHand();
  void showAdded();
  void updateAdd();
  void makePages();
  void showSnapshot(const ArchiveSnapshotPtr& snapshot);
  void showTime();
  void showArchive(const ArchiveSnapshotPtr& snapshot);
  void showComparison(const ArchiveSnapshot& snapshot);
  void showReadingFailure(const QString& reason);
  void showFailure(const QString& reason);
  void readCandidate();
  void showCard(CandidateCardPtr card);
  void watch(const QString& store);

  ArchiveLoader m_loader;
  QPushButton* m_open = nullptr;
  QPushButton* m_export = nullptr;
  QPushButton* m_compare = nullptr;
  QLabel* m_store = nullptr;
  QLabel* m_summary = nullptr;
  QLabel* m_status = nullptr;
  QStackedWidget* m_pages = nullptr;
  CampaignControls* m_campaign = nullptr;
  ArchiveView* m_view = nullptr;
  TimeBar* m_time = nullptr;
  PeoplePage* m_people = nullptr;
  ProgressPage* m_growth = nullptr;
  ArchiveSnapshotPtr m_now;  ///< as the store is
  ArchiveHistoryPtr
      m_history;  ///< of the store of m_now, perhaps of fewer rounds; null until it is asked for
  CardView* m_card = nullptr;
  HandBar* m_hand = nullptr;
  LineagePage* m_lineage = nullptr;
  QPushButton* m_add = nullptr;
  GameToBreed m_game;
  std::optional<Added> m_added;
  QLabel* m_change = nullptr;
  DiffView* m_diff = nullptr;
  std::uint64_t m_asked = 0;  ///< cards
  LatestJob<ReadCard> m_cardJob;
  LatestJob<Result<Done>> m_exportJob;
  LatestJob<ReadHistory> m_historyJob;
};

}  // namespace ludo::widgets
