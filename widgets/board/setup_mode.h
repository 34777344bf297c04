// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QObject>
#include <deque>
#include <optional>
#include <variant>

#include "core/editing/board_edits.h"
#include "core/editing/region_edits.h"
#include "core/editing/setup_edits.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/setup_bar.h"
#include "widgets/jobs/latest_job.h"

namespace ludo::widgets {

class BoardPanel;

/// Turns what is done on a board into changes of the setup that the text writes. While it is on, the board
/// shows how the game begins, and a click or Enter puts the chosen token down, takes it away where it lies
/// already on a full space, or puts it in the place of another; Delete takes one away, and dragging, or M and
/// then Enter, moves one. While a region is chosen its zones are marked, and a click takes one into it or out
/// of it. While the spaces of a board are chosen, a click takes one out of its shape or puts it back; of a
/// graph it takes one up, to be put down beside all others, where a click with nothing taken up makes a new
/// one. While connections are chosen, two clicks connect two spaces or part them. The text is what counts:
/// each change is asked for as edits of it, and the board shows it once the text was analysed again. Changes
/// that come faster wait for one another.
///
/// Owned by the panel that it is made for. GUI thread; the edits are found on a worker thread.
class SetupMode : public QObject {
  Q_OBJECT
 public:
  explicit SetupMode(BoardPanel& panel);

  bool isOn() const { return m_on; }
  void setOn(bool on);
  /// What the text means now; null while that is not known yet.
  void setAnalysis(const service::AnalysisPtr& analysis);

 signals:
  /// The text that was analysed last is to be changed.
  void changeRequested(const ludo::diagnostics::Fix& fix);
  /// The setup is to be shown in the text.
  void textRequested();

 private:
  void activate(BoardPlace place);
  void remove(BoardPlace place);
  void takeUp(BoardPlace place);
  void cancel();
  void move(BoardPlace from, BoardPlace to);
  void activateGround(QPointF point);
  void insertBeside(BoardPlace place);
  /// A space of the board whose spaces or connections are chosen.
  void activateSpace(const SetupBar::Choice& choice, BoardPlace place);
  using Change = std::variant<editing::SetupChange, editing::RegionChange, editing::BoardChange>;
  void request(Change change);
  void workOff();
  void apply(Result<std::optional<std::vector<diagnostics::TextEdit>>> edits);
  void show();
  void showHint();
  /// What is taken up, or the zones of the region that is painted.
  void showMarks();
  /// The region that is painted, and whose part; nothing while tokens are put down.
  std::optional<editing::RegionChange> painted() const;
  /// The board whose spaces or connections are chosen; nothing while tokens or regions are.
  std::optional<SetupBar::Choice> changedBoard() const;
  const editing::WrittenBoard* writtenBoard(const std::string& id) const;
  /// The name of a zone's definition.
  std::string nameAt(BoardPlace place) const;
  /// Shows the spaces, too, that the text leaves out, so that they can be put back.
  void showWholeBoard();
  void showBeginning(const kernel::RulesPtr& rules);
  void clearLeftOut();
  /// What lies at a place; the topmost of a zone. Nothing in an empty one.
  std::optional<editing::SetupToken> tokenAt(BoardPlace place) const;

  BoardPanel& m_panel;
  SetupBar* m_bar;  ///< the panel's, hidden while the mode is off
  bool m_on = false;
  service::AnalysisPtr m_analysis;
  kernel::RulesPtr m_rules;  ///< those that are shown
  kernel::State m_state;     ///< how they let the game begin
  BoardPlace m_takenUp;
  std::vector<editing::WrittenBoard> m_boards;
  std::deque<Change> m_waiting;
  bool m_asked = false;  ///< the text is being changed
  LatestJob<std::optional<std::vector<diagnostics::TextEdit>>> m_job;
  LatestJob<kernel::RulesPtr> m_wholeJob;
};

}  // namespace ludo::widgets
