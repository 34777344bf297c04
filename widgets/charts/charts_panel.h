// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QWidget>
#include <vector>

#include "widgets/models/flags_model.h"
#include "widgets/models/games_model.h"
#include "widgets/workspace/report_shelf.h"

class QGridLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTableView;

namespace ludo::widgets {

class ChartCard;
class ComparePage;
class GamesPanel;
class ReportButton;
class ReportTabs;

/// What a simulation showed: its flags and charts, and below them the games behind whatever is chosen. And
/// reports side by side.
class ChartsPanel : public QWidget {
  Q_OBJECT
 public:
  /// `reports` is what there is to compare; a list of its own when null.
  explicit ChartsPanel(std::shared_ptr<ReportShelf> reports = {}, QWidget* parent = nullptr);

  /// `gamePath` is how the report names the game in commands.
  void setSimulation(const SimulationResult& simulation, const QString& gamePath = {});
  /// Back to the empty state.
  void clear();
  const SimulationResult& simulation() const { return m_simulation; }
  /// Whether a further simulation is under way: what is shown is still the one before.
  void setRunning(bool running);
  QLabel* heading() const { return m_heading; }

  const std::vector<ChartCard*>& cards() const { return m_cards; }
  /// Null when the report has no such chart.
  ChartCard* card(const QString& id) const;
  GamesPanel* games() const { return m_games; }
  QTableView* flags() const { return m_flagsView; }
  ReportTabs* tabs() const { return m_tabs; }
  ComparePage* comparison() const { return m_comparison; }
  ReportButton* reportButton() const { return m_report; }
  /// Scrolls a chart into view.
  void reveal(ChartCard* card);

 signals:
  void openGame(const ludo::widgets::SimulationResult& simulation, const ludo::sim::GameSummary& game,
                int ply);
  /// Where a rule of the report is written.
  void placeRequested(ludo::Span place);
  /// From the empty state: the user wants to run a simulation.
  void simulateRequested();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget* makeEmptyState();
  QWidget* makeCharts();
  void makeTabs();
  /// The games are about the charts and numbers of a simulation, and about nothing else.
  void showOrHideGames();
  /// Which run all pages but the comparison are about.
  void showHeading();
  void makeFlags();
  void makeCards();
  void arrangeCards();
  void showBar(const ChartCard& card, int bar);
  void showFlag(int row);

  SimulationResult m_simulation;
  FlagsModel m_flagsModel;
  std::vector<ChartCard*> m_cards;
  QStackedWidget* m_pages = nullptr;
  QLabel* m_heading = nullptr;
  QLabel* m_noFlags = nullptr;
  QTableView* m_flagsView = nullptr;
  QScrollArea* m_scroll = nullptr;
  ReportTabs* m_tabs = nullptr;
  ComparePage* m_comparison = nullptr;
  ReportButton* m_report = nullptr;
  QGridLayout* m_grid = nullptr;
  GamesPanel* m_games = nullptr;
  int m_columns = 0;
  bool m_isRunning = false;
};

}  // namespace ludo::widgets
