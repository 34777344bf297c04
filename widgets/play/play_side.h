// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>
#include <optional>
#include <vector>

#include "widgets/models/moves_model.h"
#include "widgets/play/clocks_view.h"
#include "widgets/play/play_players.h"
#include "widgets/play/play_texts.h"
#include "widgets/play/played_moves.h"
#include "widgets/play/scores_view.h"
#include "widgets/play/thoughts_view.h"

class QAction;
class QFrame;
class QLabel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;
class QToolBar;

namespace ludo::widgets {

/// The column beside the board of the play panel: whose turn it is, the legal moves, the moves so far, who
/// plays, and the tools. Shows what it is given and says what was asked for; knows no rules. What comes and
/// goes takes its room from the list of legal moves, above it: all else stays in its place.
class PlaySide : public QWidget {
  Q_OBJECT
 public:
  struct Status {
    bool running = false;
    bool over = false;
    kernel::Seat seat = kernel::nobody;
    QString turn;
    QString phase;
    QString decision;
    std::optional<ResultText> result;
    bool canUndo = false;
    bool canRedo = false;
    bool canAsk = false;  ///< for a hint
  };

  explicit PlaySide(QWidget* parent = nullptr);

  void showStatus(const Status& status);
  /// Which of the legal moves are offered: those that fit what was clicked, or none while nobody here may
  /// choose.
  enum class Offer { All, Fitting, None };
  void showMoves(std::vector<MoveRow> legal, Offer offer);
  /// The legal move that a bot would make stands out.
  void showBest(std::optional<std::size_t> row);
  /// A line under the turn, gone with the next status; what is told at length stands below the moves.
  void showHint(const QString& text, const QString& details = {});
  /// A remark that stays until it is dismissed or replaced; none when empty.
  void showMessage(const QString& text);
  QString message() const;
  /// Says which earlier position the board shows, after so many moves; none: the game as it is.
  void showLookedAt(std::optional<std::size_t> plies);
  /// Puts the keyboard into the list of legal moves.
  void focusMoves();

  PlayPlayers* players() const { return m_players; }
  bool botsPaused() const;
  void pauseBots();

  PlayedMoves* played() const { return m_played; }
  MovesModel* playedModel() const { return m_played->model(); }
  ThoughtsView* thoughts() const { return m_thoughts; }
  ClocksView* clocks() const { return m_clocks; }
  ScoresView* scores() const { return m_scores; }
  QAction* hintAction() const { return m_hintAction; }

 signals:
  /// `row`: of the legal moves.
  void moveChosen(std::size_t row);
  void movePreviewed(std::optional<std::size_t> row);
  /// `row`: of the moves so far. Somebody wants to see where it led.
  void playedMoveSelected(std::size_t row);
  /// `node`: of the game's tree. Somebody wants to play on from the end of a line that was taken back.
  void branchChosen(std::size_t node);
  /// Somebody wants to see the game as it is again.
  void gameWanted();
  void restartRequested();
  void undoRequested();
  void redoRequested();
  void hintRequested();
  void undoToShownRequested();
  void replayRequested();
  void reasonsRequested();
  void botsPausedChanged();
  void endConditionRequested();

 private:
  QToolBar* buildTools();
  QWidget* buildStatus();
  QFrame* buildResult();
  QFrame* buildMessage();
  QWidget* buildMoves();
  /// The legal moves, or the result; below them what comes and goes.
  QWidget* buildChoice();
  QFrame* buildLookedAt();
  void styleFrames();
  void changeEvent(QEvent* event) override;

  MovesModel* m_legalModel = nullptr;
  QSortFilterProxyModel* m_filtered = nullptr;
  QLabel* m_dot = nullptr;
  QLabel* m_turn = nullptr;
  QLabel* m_phase = nullptr;
  QLabel* m_hint = nullptr;
  QLabel* m_details = nullptr;
  QFrame* m_result = nullptr;
  QLabel* m_resultHeadline = nullptr;
  QLabel* m_resultReason = nullptr;
  QFrame* m_messageFrame = nullptr;
  QLabel* m_messageLabel = nullptr;
  QFrame* m_lookedAtFrame = nullptr;
  QLabel* m_lookedAtLabel = nullptr;
  QWidget* m_movesBox = nullptr;
  QWidget* m_legalBox = nullptr;
  PlayPlayers* m_players = nullptr;
  QWidget* m_emptySpace = nullptr;  ///< keeps the rest at the top while there is no game
  QLabel* m_legalTitle = nullptr;
  QLineEdit* m_filter = nullptr;
  QListView* m_legalView = nullptr;
  PlayedMoves* m_played = nullptr;
  ThoughtsView* m_thoughts = nullptr;
  ClocksView* m_clocks = nullptr;
  ScoresView* m_scores = nullptr;
  QAction* m_undoAction = nullptr;
  QAction* m_redoAction = nullptr;
  QAction* m_hintAction = nullptr;
  QAction* m_restartAction = nullptr;
  QAction* m_pauseAction = nullptr;
  QAction* m_replayAction = nullptr;
  QAction* m_reasonsAction = nullptr;
  kernel::Seat m_shownSeat = kernel::nobody;
  kernel::Seat m_winner = kernel::nobody;
};

}  // namespace ludo::widgets
