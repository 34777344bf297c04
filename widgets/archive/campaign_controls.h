// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "widgets/archive/campaign_run.h"

class QComboBox;
class QLabel;
class QHBoxLayout;
class QPushButton;

namespace ludo::widgets {

class RunningWork;

/// Begins a campaign on the open game, stops it, goes on with one, and tells how far it is. GUI thread.
class CampaignControls : public QWidget {
  Q_OBJECT
 public:
  explicit CampaignControls(QWidget* parent = nullptr);

  /// The game that the next campaign is begun from.
  void setGame(GameToBreed game);
  /// The store whose campaign can be gone on with; empty: none.
  void setStore(const QString& store);
  bool running() const { return m_run.running(); }
  /// The same for a list of jobs.
  RunningWork* work() const { return m_work; }

  /// Begins a campaign that keeps its games in a file, or goes on with it if it is this very one.
  void breedInto(const QString& store);
  /// Asks for the file, and begins a campaign from a game that need not be the open one.
  void breedFrom(const GameToBreed& game);

 public slots:
  /// Asks for the file.
  void breed();
  void resume();
  void stop();

 signals:
  /// A campaign adds to this store from now on, which is there to be read. Once a run.
  void storeGrew(const QString& store);
  /// It does so no more.
  void storeRested();

 private:
  void makeButtons();
  void begin(const QString& store, const GameToBreed& game);
  void makeKinds(QHBoxLayout& row);
  void showKind();
  void showProgress(const campaign::Progress& progress);
  void showEnd(const CampaignEnd& end);
  void showRefusal(const QString& reason);
  void say(const QString& text);
  void updateButtons();

  GameToBreed m_game;
  QString m_store;
  CampaignRun m_run;
  bool m_isTold = false;  ///< that the store of this run grows
  QPushButton* m_breed = nullptr;
  QComboBox* m_kind = nullptr;
  QLabel* m_kindText = nullptr;
  QPushButton* m_resume = nullptr;
  QPushButton* m_stop = nullptr;
  QLabel* m_progress = nullptr;
  RunningWork* m_work = nullptr;
};

}  // namespace ludo::widgets
