// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QElapsedTimer>
#include <QtWidgets/QWidget>
#include <memory>
#include <optional>

#include "widgets/board/board_panel.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/play/adviser.h"
#include "widgets/play/curtain.h"
#include "widgets/play/game_tree.h"
#include "widgets/play/move_chooser.h"
#include "widgets/play/play_session.h"
#include "widgets/play/play_side.h"
#include "widgets/play/reasons_dialog.h"

namespace ludo::widgets {

/// Plays one game: by clicking on the board, from the list of legal moves, or by bots that think on a worker
/// thread. Changed rules are adopted without losing the game where its moves are still legal.
class PlayPanel : public QWidget {
  Q_OBJECT
 public:
  explicit PlayPanel(QWidget* parent = nullptr);

  /// The game to play; null while it does not compile (a running game then goes on by its old rules). A game
  /// is carried over on a worker thread: changed() tells when it is done.
  void setRules(kernel::RulesPtr rules);
  /// Null until the first game has begun.
  const PlaySession* session() const { return m_session ? &*m_session : nullptr; }

  /// Goes on with a game that was kept when the program ended, as soon as there are rules. Bots wait until
  /// they are told to go on.
  void goOn(GameUnderWay game);
  /// Plays a recorded game on from where so many of its moves were made; the others stay in the tree.
  void playOn(GameUnderWay game, std::size_t made);
  /// The game to be kept; nothing before its first move, and of one that is too long.
  std::optional<GameUnderWay> gameUnderWay() const;

  /// Who plays a seat: empty for a person, else an agent's name.
  void setPlayer(kernel::Seat seat, const QString& agent);
  void setBotDelay(int milliseconds);
  void restart();
  /// Back to the last decision of a person. What is taken back stays in the tree.
  void undo();
  /// On along the line that was taken back last, to the next decision of a person.
  void redo();
  bool canRedo() const { return m_tree.ahead().has_value(); }
  /// Asks the bot for hints what it would play for the person to move.
  void askForHint();
  const Adviser& adviser() const { return *m_adviser; }
  GameClock& clock() const { return *m_clock; }
  /// Makes a move whoever's it is; false when it is not legal.
  bool play(const kernel::Move& move);

  BoardPanel* board() const { return m_board; }
  PlaySide* side() const { return m_side; }

 signals:
  /// Somebody wants to see where something is written: a zone's definition, an end condition.
  void zoneDefinitionRequested(const QString& name);
  void definitionRequested(ludo::Span span);
  /// The game so far, to be stepped through.
  void replayRequested(ludo::kernel::RulesPtr rules, ludo::sim::GameTrace trace);
  /// Whenever the position, the players or the rules have changed.
  void changed();

 protected:
  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void connectSide();
  void adopt(kernel::RulesPtr rules);
  void adopted(AdoptedGame game, bool hadMoves);
  void seatResumed(const GameUnderWay& kept);
  /// What is said of a game that was kept or recorded, and goes on.
  QString resumedText(const GameUnderWay& kept, const AdoptedGame& game) const;
  void playersChanged();
  void sessionChanged(bool animate);
  void showStatus();
  void showMoves();
  void showPosition(bool animate);
  void countScores(kernel::State state);
  void showMarks();
  void showMessage(const QString& text);

  /// Lets the one to move choose from the moves there are now.
  void offerMoves();
  /// Shows the position after so many moves, and changes nothing; the game itself without a number.
  void lookAt(std::optional<std::size_t> plies);
  std::size_t shownPlies() const { return m_lookedAt.value_or(m_session->plies().size()); }
  /// Whether a person may choose a move on the board as it is shown.
  bool mayChoose() const { return personToMove() && !isCovered() && !m_lookedAt && !m_lostOnTime; }
  void clicked(MoveChooser::Click click);
  void lifted(BoardPlace from);
  void dropped(BoardPlace from, BoardPlace to);
  void follow(MoveChooser::Step step, kernel::ZoneId near);
  /// Where to choose while there is nothing on the board to click; empty while there is.
  QString hintToList() const;
  /// What a click at a place of the board means.
  MoveChooser::Click clickAt(BoardPlace place) const;
  /// Whether several people play at this screen who have something to hide from one another.
  bool takesTurns() const;
  /// Whether the one to move has not come to the screen yet.
  bool isCovered() const;
  void showCurtain();
  void askWhichMove(kernel::ZoneId near);
  /// Tells why moves are possible or not, with a place of the board or altogether.
  void explain(std::optional<BoardPlace> place);
  /// Tells beside the board why the token cannot come there.
  void explainRefusal(MoveChooser::Click from, kernel::ZoneId goal);
  /// A place as the one who looks sees it.
  AskedPlace seenPlace(MoveChooser::Click place) const;
  /// Of the candidates those that the player can tell apart.
  std::vector<std::size_t> differentCandidates() const;
  void preview(std::optional<std::size_t> row);
  void clearChoice();
  void playChosen(const kernel::Move& move);
  void startBot();
  /// What a bot plays, and what it says of it where that may be told.
  struct BotTurn {
    std::optional<std::size_t> move;  ///< index into the legal moves
    std::optional<Advice> advice;
  };
  void botChose(BotTurn turn);
  bool isPerson(kernel::Seat seat) const;
  bool personToMove() const;
  std::size_t undoTarget() const;
  void undoTo(std::size_t plies);
  /// To the position behind so many moves of the line that ends at a node.
  void goAlong(std::size_t node, std::optional<std::size_t> plies = std::nullopt);
  /// Shows what was said of the moves, or that a bot thinks about them.
  void showAdvice();
  void showBest();
  /// Full clocks for the game as it is now.
  void setClocks();
  void followClock();
  void ranOut(kernel::Seat seat);
  /// Whether it is about the position that is shown.
  bool isAboutNow(const Advice& advice) const;
  /// After a move: the advice was about another position.
  void adviseAgain();
  bool mayAsk() const { return mayChoose() && !m_adviser->isThinking(); }
  /// Whether what a bot thinks of its own moves tells the people here nothing that they may not know.
  bool mayTellThoughts() const;
  kernel::TokenId topToken(kernel::ZoneId zone) const;
  /// Of tokens drawn as one, the one that a click can mean.
  kernel::TokenId meantToken(kernel::TokenId drawn) const;
  Viewer viewer() const;

  std::optional<PlaySession> m_session;
  std::optional<GameUnderWay> m_kept;       ///< until it goes on
  std::optional<std::size_t> m_playOnFrom;  ///< of a recorded game: so many moves
  kernel::RulesPtr m_wantedRules;
  bool m_seatsChosenHere = false;  ///< the number of players was changed in this panel, not in the rules
  MoveChooser m_chooser;
  GameTree m_tree;
  std::vector<QString> m_titles;          ///< of the chooser's moves
  std::vector<std::size_t> m_listed;      ///< by row of the list: the move, one of those that look the same
  std::optional<std::size_t> m_lookedAt;  ///< the earlier position that is shown, as its number of moves
  std::uint64_t m_revision = 0;           ///< of the session: an answer to an older one is dropped
  QElapsedTimer m_botStarted;

  BoardPanel* m_board = nullptr;
  PlaySide* m_side = nullptr;
  Curtain* m_curtain = nullptr;
  Adviser* m_adviser = nullptr;
  GameClock* m_clock = nullptr;
  std::size_t m_lostAt = 0;                  ///< after so many moves
  std::optional<kernel::Seat> m_lostOnTime;  ///< where that ends the game
  ReasonsDialog* m_reasons = nullptr;        ///< made when it is first asked for
  kernel::Seat m_atScreen = kernel::nobody;  ///< of several people the one who looks
  Viewer m_scoresViewer;                     ///< for whom scores were counted last

  // Last, so that they stop before what their callbacks use is gone.
  LatestJob<std::shared_ptr<AdoptedGame>> m_adoptJob;
  LatestJob<BotTurn> m_botJob;
  LatestJob<std::shared_ptr<AdoptedGame>> m_lineJob;
  LatestJob<QString> m_refusalJob;
  LatestJob<KnownScores> m_scoresJob;
};

}  // namespace ludo::widgets
