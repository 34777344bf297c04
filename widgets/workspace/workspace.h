// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QObject>
#include <functional>
#include <optional>

#include "core/diagnostics/diagnostic.h"
#include "core/kernel/kernel.h"
#include "core/sim/trace.h"
#include "widgets/document/document.h"
#include "widgets/jobs/running_work.h"
#include "widgets/models/games_model.h"
#include "widgets/pictures/picture_shelf.h"
#include "widgets/workspace/report_shelf.h"

namespace ludo::widgets {

/// What the panels of one open specification share: its document, and what they tell and ask one another.
/// Each panel knows the workspace and no panel needs to know another: who has something to say emits the
/// signal, and whoever it concerns is connected to it. Owned by the workbench; outlives its panels. GUI
/// thread.
class Workspace : public QObject {
  Q_OBJECT
 public:
  /// The document outlives the workspace. `reports` and `jobs` are what workspaces share of a window; each is
  /// one of its own when null.
  explicit Workspace(const Document& document, std::shared_ptr<ReportShelf> reports = {},
                     std::shared_ptr<JobList> jobs = {}, QObject* parent = nullptr);

  const Document& document() const { return m_document; }
  const std::shared_ptr<ReportShelf>& reports() const { return m_reports; }
  const std::shared_ptr<JobList>& jobs() const { return m_jobs; }
  /// Lists what a panel runs, which is shown when its result is asked for.
  void listJob(RunningWork* work, QWidget* panel);
  /// The same where the result is shown in another way.
  void listJob(RunningWork* work, const std::function<void()>& showResult);
  /// Those that the document's game shows.
  const PictureShelf& pictures() const { return m_pictures; }

  /// A position of the game that is being played.
  struct Position {
    kernel::RulesPtr rules;
    kernel::State state;
  };
  /// Empty until a game has begun.
  const std::optional<Position>& position() const { return m_position; }
  void setPosition(Position position);

  /// Where in the text the cursor of the editor is, in bytes.
  std::size_t caret() const { return m_caret; }
  void setCaret(std::size_t offset);

  /// Whether the board is being set up: what is done on it changes the text.
  bool isSettingUp() const { return m_isSettingUp; }
  void setSettingUp(bool settingUp);

  /// Whether bots are playing.
  bool isSimulating() const { return m_isSimulating; }
  void setSimulating(bool simulating);

 signals:
  /// What happened.
  void positionChanged();
  void caretMoved();
  void settingUpChanged();
  void simulatingChanged();
  void simulationFinished(const ludo::widgets::SimulationResult& result);
  /// A recorded game was saved.
  void recordedGamesChanged();

  /// What somebody wants to see: a place of the text that was analysed last, where a zone is defined, a panel
  /// (which takes the keyboard when `focus`).
  void placeRequested(ludo::Span place);
  void zoneDefinitionRequested(const QString& zone);
  void panelRequested(QWidget* panel, bool focus);
  /// A fix of the text that was analysed last is to be applied.
  void fixRequested(const ludo::diagnostics::Fix& fix);

  /// A specification is to be opened under a name, as a text without a file.
  void documentRequested(const QString& text, const QString& name);
  /// The same, to be played at once.
  void playRequested(const QString& text, const QString& name);
  /// A campaign is to be begun that breeds from this game.
  void breedingRequested();
  /// The open game is to be measured and placed in the archive that is shown.
  void placingRequested();
  /// The assistant is to mend the specification.
  void repairRequested();
  /// It is to find what may stand at the cursor of the editor.
  void completionRequested();

  /// A new game to be played by hand.
  void newGameRequested();
  /// What a bot would play in the game that is played by hand.
  void hintRequested();
  /// The controls of the simulation; its start; its end before all games are played.
  void simulationControlsRequested();
  void simulationRequested();
  void simulationStopRequested();
  /// What the last simulation found.
  void simulationResultRequested();
  /// A game to be stepped through: one that was recorded, or one of a simulation from a ply on (-1: the
  /// start).
  void replayRequested(const ludo::kernel::RulesPtr& rules, const ludo::sim::GameTrace& trace);
  /// A game by these moves is to be looked at where they end.
  void movesRequested(const ludo::kernel::RulesPtr& rules, std::uint64_t seed,
                      const std::vector<ludo::kernel::Move>& moves);
  /// A recorded game is to be played on by hand, from where so many of its moves were made. Moves by their
  /// exact texts.
  void playOnRequested(std::uint64_t seed, int players, const std::vector<std::string>& moves,
                       std::size_t made);
  /// A recorded game is to be chosen from a file and stepped through.
  void recordedGameRequested();
  void simulatedGameRequested(const ludo::widgets::SimulationResult& simulation,
                              const ludo::sim::GameSummary& game, int ply);

 private:
  const Document& m_document;
  std::shared_ptr<ReportShelf> m_reports;
  std::shared_ptr<JobList> m_jobs;
  PictureShelf m_pictures;
  std::optional<Position> m_position;
  std::size_t m_caret = 0;
  bool m_isSettingUp = false;
  bool m_isSimulating = false;
};

}  // namespace ludo::widgets
