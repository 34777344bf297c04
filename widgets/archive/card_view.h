// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>

#include "core/sim/trace.h"
#include "widgets/archive/candidate_card.h"
#include "widgets/archive/candidate_signs.h"
#include "widgets/jobs/latest_job.h"

class QLabel;
class QListWidget;
class QPushButton;
class QTableWidget;

namespace ludo::widgets {

class GameSketch;
class StarBar;

/// The card of a candidate: its name, its rules and its board at a glance, its lineage, what was measured of
/// it; from here it is opened, played, watched, beside its parent, and exported. GUI thread.
class CardView : public QWidget {
  Q_OBJECT
 public:
  explicit CardView(QWidget* parent = nullptr);

  /// Null shows that there is none.
  void setCard(CandidateCardPtr card);
  const CandidateCardPtr& card() const { return m_card; }

 public slots:
  /// Asks for the specification to be opened.
  void open();

 signals:
  /// A specification is to be opened under a name, as a text without a file.
  void documentRequested(const QString& text, const QString& name);
  /// The same, to be played at once.
  void playRequested(const QString& text, const QString& name);
  /// A game that bots played is to be stepped through.
  void replayRequested(const ludo::kernel::RulesPtr& rules, const ludo::sim::GameTrace& trace);
  /// Something that was asked for could not be done.
  void failed(const QString& reason);
  /// Somebody gives a game stars.
  void rated(const ludo::campaign::StarRating& rating);
  /// The shown game is to be pinned, thrown out, or neither any more.
  void interventionRequested(ludo::campaign::InterventionKind kind);
  /// A campaign is to be begun from it.
  void breedRequested();
  /// So many further samples of it are to be taken.
  void furtherGamesRequested(std::uint64_t samples);

 private:
  void makeButtons();
  void makeHandButtons();
  void showByHand();
  void makeSigns();
  void askForSigns();
  void showSigns();
  void watchGame(std::size_t game);
  void play();
  void watch();
  void openParent();
  void save();
  void fillMeasures();

  CandidateCardPtr m_card;
  QLabel* m_title = nullptr;
  QLabel* m_ending = nullptr;
  QPushButton* m_open = nullptr;
  QPushButton* m_play = nullptr;
  QPushButton* m_watch = nullptr;
  QPushButton* m_openParent = nullptr;
  QPushButton* m_save = nullptr;
  QPushButton* m_pin = nullptr;
  QPushButton* m_throwOut = nullptr;
  QPushButton* m_more = nullptr;
  QPushButton* m_breed = nullptr;
  QLabel* m_byHand = nullptr;
  GameSketch* m_sketch = nullptr;
  StarBar* m_stars = nullptr;
  QListWidget* m_lineage = nullptr;
  QTableWidget* m_measures = nullptr;
  QLabel* m_flags = nullptr;
  QListWidget* m_signList = nullptr;
  CandidateSignsPtr m_signs;    ///< null while they are looked for
  std::uint64_t m_watched = 0;  ///< games: each is another
  LatestJob<sim::GameTrace> m_game;
  LatestJob<Result<CandidateSignsPtr>> m_signJob;
};

}  // namespace ludo::widgets
