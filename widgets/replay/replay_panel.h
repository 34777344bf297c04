// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>
#include <memory>
#include <set>

#include "core/sim/replay.h"
#include "widgets/board/board_panel.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/models/trace_model.h"
#include "widgets/replay/compare_view.h"
#include "widgets/replay/game_course.h"
#include "widgets/replay/notes_view.h"
#include "widgets/replay/present_rules.h"
#include "widgets/replay/replay_transport.h"
#include "widgets/replay/step_events_model.h"
#include "widgets/replay/variables_model.h"

class QFrame;
class QLabel;
class QSplitter;
class QStackedWidget;
class QTableView;
class QTabWidget;
class QToolButton;

namespace ludo::widgets {

class CourseView;

/// Steps through a recorded game and says whether it can be trusted: every state is computed again and
/// compared with the recorded hash. Keys: left and right step, Home and End go to the ends, space plays.
class ReplayPanel : public QWidget {
  Q_OBJECT
 public:
  explicit ReplayPanel(QWidget* parent = nullptr);

  /// Verifies a game on a worker thread and shows it at `step` when that is done (see opened()).
  void openGame(kernel::RulesPtr rules, sim::GameTrace trace, std::size_t step = 0);
  /// The same of a game by moves that are legal in their turn, shown where they end.
  void openMoves(kernel::RulesPtr rules, std::uint64_t seed, std::vector<kernel::Move> moves);
  void clear();
  /// Null until a game is open.
  const std::shared_ptr<const sim::Replay>& replay() const { return m_replay; }

  /// The rules as they are now, null while the text has mistakes. Where they are not those that a game was
  /// recorded with, the verdict says what becomes of it.
  void setPresentGame(language::GameDefPtr game);

  /// Steps to mark on the slider and to jump to. Those of the game that is open or being opened.
  void setFlags(std::vector<ReplayFlag> flags);
  /// Bookmarks with what is said of them, marked likewise.
  void setNotes(std::vector<ReplayNote> notes);
  const std::vector<ReplayNote>& notes() const { return m_notesView->notes(); }
  /// Whether the chances of the players are worked out and shown, by many random games from each position.
  void setShowingChances(bool showing);

  std::size_t step() const { return m_step; }
  /// Goes to a step; past the last that can be shown, to that one.
  void seek(std::size_t step);
  bool playing() const { return m_timer.isActive(); }
  void setPlaying(bool playing);

  BoardPanel* board() const { return m_board; }
  SeekSlider* slider() const { return m_transport->slider(); }
  TraceModel* traceModel() const { return m_trace; }
  StepEventsModel* eventsModel() const { return m_events; }
  CourseView* course() const { return m_course; }
  CourseView* chances() const { return m_chances; }
  CompareView* compareView() const { return m_compare; }
  NotesView* notesView() const { return m_notesView; }
  VariablesModel* variablesModel() const { return m_variables; }
  /// The verdict in words.
  QString verdict() const;

 signals:
  void opened();
  /// The game that was open is gone, and its notes with it.
  void cleared();
  /// A recorded game is to be opened from a file; the one that is open is to be saved.
  void openRequested();
  void saveRequested();
  /// The game is to be saved as a text to be read.
  void textRequested();
  /// The game is to be saved as pictures that move.
  void animationRequested();
  /// Somebody wants to play on from the step that is shown.
  void playOnRequested();
  /// By the user.
  void notesEdited();
  /// Where the rule is written that did a change of the step.
  void definitionRequested(ludo::Span span);
  void zoneDefinitionRequested(const QString& name);

 private:
  struct Opened {
    std::shared_ptr<const sim::Replay> replay;
    std::vector<Span> spans;
  };

  QWidget* buildEmptyPage();
  QWidget* buildGamePage();
  QWidget* buildBanner();
  QWidget* buildTransport();
  QWidget* buildDetails();
  void addShortcuts();
  /// `make` gives the game, on a worker thread.
  void openMade(kernel::RulesPtr rules, std::function<sim::GameTrace()> make, std::size_t step);
  void showGame(Opened game);
  QString verdictHtml() const;
  void showVerdict();
  /// Finds out what becomes of the game under the present rules, once somebody looks.
  void comparePresent();
  void showFlags();
  void startChances();
  void showStep(bool animate);
  /// From the step that is chosen for it to the one that is shown, while somebody looks at that.
  void showDifferences();
  void updateControls();
  std::size_t lastStep() const;
  void stepBy(int steps);
  void copyHash() const;
  StepEvent eventOf(const kernel::State& after, const kernel::Delta& delta) const;
  /// The board and the lists lie along the longer side, and the lists the other way.
  void arrange();
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void changeEvent(QEvent* event) override;

  std::shared_ptr<const sim::Replay> m_replay;
  std::vector<Span> m_spans;                          ///< by node
  std::optional<language::GameDefPtr> m_presentGame;  ///< nothing while no specification is known
  bool m_presentIsCompared = false;
  std::optional<PresentRules> m_present;  ///< of other rules than those of the game
  std::size_t m_step = 0;
  std::size_t m_wantedStep = 0;
  std::vector<ReplayFlag> m_flags;  ///< but for the notes
  QTimer m_timer;

  QStackedWidget* m_pages = nullptr;
  QLabel* m_emptyLabel = nullptr;
  BoardPanel* m_board = nullptr;
  QSplitter* m_middle = nullptr;  ///< the board, and the lists
  QSplitter* m_lists = nullptr;   ///< the moves, and what happened
  CourseView* m_course = nullptr;
  CourseView* m_chances = nullptr;
  NotesView* m_notesView = nullptr;
  CompareView* m_compare = nullptr;
  QToolButton* m_chancesButton = nullptr;
  QToolButton* m_saveButton = nullptr;
  QToolButton* m_playOnButton = nullptr;
  ReplayTransport* m_transport = nullptr;
  TraceModel* m_trace = nullptr;
  StepEventsModel* m_events = nullptr;
  VariablesModel* m_variables = nullptr;
  QTableView* m_traceView = nullptr;
  QTableView* m_eventsView = nullptr;
  QTableView* m_variablesView = nullptr;
  QTabWidget* m_tabs = nullptr;
  QFrame* m_banner = nullptr;
  QLabel* m_bannerText = nullptr;

  LatestJob<std::shared_ptr<Opened>> m_openJob;
  LatestJob<std::optional<PresentRules>> m_presentJob;
  LatestJob<GameCourse> m_courseJob;
  struct ChancesSoFar {
    std::uint64_t run = 0;
    GameCourse course;
  };
  std::uint64_t m_chancesRun = 0;
  Mailbox<ChancesSoFar> m_chancesSoFar;
  LatestJob<GameCourse> m_chancesJob;
};

}  // namespace ludo::widgets
