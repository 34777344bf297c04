// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/charts/charts_panel.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/charts/bar_chart_view.h"
#include "widgets/charts/chart_card.h"
#include "widgets/charts/compare_page.h"
#include "widgets/charts/games_panel.h"
#include "widgets/charts/report_button.h"
#include "widgets/charts/report_tabs.h"
#include "widgets/models/agent_words.h"
#include "widgets/models/core_words.h"

namespace ludo::widgets {
namespace {

constexpr int flagPadding = 8;  ///< pixels above and below the text of a flag, together
constexpr int chartWidth =
    400;  ///< pixels below which a card is not squeezed to make room for another column

QString runText(const SimulationResult& simulation) {
  const sim::Batch& batch = *simulation.batch;
  QStringList agents;
  for (const std::string& agent : batch.options.agents) agents << agentTitle(agent);
  const QLocale locale;
  const QString time = batch.seconds < 1
                           ? ChartsPanel::tr("%1 ms").arg(locale.toString(batch.seconds * 1000, 'f', 0))
                           : ChartsPanel::tr("%1 s").arg(locale.toString(batch.seconds, 'f', 1));
  QString text =
      ChartsPanel::tr("%1 games of %2 · %3 · seed %4 · %5")
          .arg(locale.toString(static_cast<qulonglong>(batch.games.size())),
               QString::fromStdString(simulation.rules->def().metadata.name),
               agents.join(ChartsPanel::tr(" against ")), QString::number(batch.options.seed), time);
  if (batch.cancelled) {
    text += ChartsPanel::tr(" · cancelled, %1 were wanted")
                .arg(locale.toString(static_cast<qulonglong>(batch.options.games)));
  }
  return text;
}

}  // namespace

ChartsPanel::ChartsPanel(std::shared_ptr<ReportShelf> reports, QWidget* parent) : QWidget(parent) {
  m_heading = new QLabel;
  m_heading->setObjectName(QStringLiteral("run"));
  m_heading->setAccessibleName(tr("The simulation that is shown"));
  m_heading->setTextFormat(Qt::RichText);
  m_heading->setWordWrap(true);
  m_heading->setMargin(6);
  m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_pages = new QStackedWidget;
  m_pages->addWidget(makeEmptyState());
  m_pages->addWidget(makeCharts());
  m_comparison = new ComparePage(reports ? std::move(reports) : std::make_shared<ReportShelf>());
  m_games = new GamesPanel(this);
  connect(m_games, &GamesPanel::openGame, this, &ChartsPanel::openGame);
  makeTabs();
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->addWidget(m_tabs);
  splitter->addWidget(m_games);
  splitter->setStretchFactor(0, 3);
  splitter->setStretchFactor(1, 1);
  splitter->setChildrenCollapsible(false);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_heading);
  layout->addWidget(splitter, 1);
  clear();
}

QWidget* ChartsPanel::makeEmptyState() {
  auto* page = new QWidget(this);
  auto* title = new QLabel(tr("Run a simulation to see charts"), page);
  QFont font = title->font();
  font.setPointSizeF(font.pointSizeF() * 1.25);
  title->setFont(font);
  title->setAlignment(Qt::AlignCenter);
  title->setWordWrap(true);
  auto* text = new QLabel(tr("How long games last, how many choices players have, who wins, which actions "
                             "are used: each with its "
                             "games, which you can open and step through."),
                          page);
  text->setAlignment(Qt::AlignCenter);
  text->setWordWrap(true);
  auto* button = new QPushButton(tr("Simulate"), page);
  button->setToolTip(tr("Let bots play many games of this specification"));
  button->setAccessibleName(tr("Go to the simulation"));
  connect(button, &QPushButton::clicked, this, &ChartsPanel::simulateRequested);
  auto* layout = new QVBoxLayout(page);
  layout->addStretch();
  layout->addWidget(title);
  layout->addWidget(text);
  layout->addSpacing(8);
  layout->addWidget(button, 0, Qt::AlignHCenter);
  layout->addStretch();
  return page;
}

QWidget* ChartsPanel::makeCharts() {
  makeFlags();

  auto* inner = new QWidget;
  auto* innerLayout = new QVBoxLayout(inner);
  innerLayout->addWidget(m_noFlags);
  innerLayout->addWidget(m_flagsView);
  m_grid = new QGridLayout;
  innerLayout->addLayout(m_grid);
  innerLayout->addStretch();

  m_scroll = new QScrollArea;
  m_scroll->setWidgetResizable(true);
  m_scroll->setFrameShape(QFrame::NoFrame);
  m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
  m_scroll->setWidget(inner);
  m_scroll->viewport()->installEventFilter(this);
  return m_scroll;
}

void ChartsPanel::makeTabs() {
  m_report = new ReportButton;
  m_tabs = new ReportTabs(m_pages, m_comparison);
  auto* corner = new QWidget;
  auto* besideTabs = new QHBoxLayout(corner);
  besideTabs->setContentsMargins(0, 0, besideTabs->spacing(), 0);
  besideTabs->addWidget(m_report);
  m_tabs->setCornerWidget(corner);
  connect(m_tabs, &ReportTabs::placeRequested, this, &ChartsPanel::placeRequested);
  connect(m_tabs, &QTabWidget::currentChanged, this, &ChartsPanel::showOrHideGames);
  connect(m_tabs, &ReportTabs::gamesRequested, this,
          [this](const QString& what, const std::vector<std::uint64_t>& games, std::uint64_t total) {
            m_games->showGames(m_simulation, what, games, total);
          });
}

void ChartsPanel::showOrHideGames() {
  m_games->setVisible(m_simulation.valid() && m_tabs->currentWidget() != m_comparison);
  showHeading();
}

void ChartsPanel::setRunning(bool running) {
  m_isRunning = running;
  showHeading();
}

void ChartsPanel::showHeading() {
  const bool isAboutRun = m_simulation.valid() && m_tabs->currentWidget() != m_comparison;
  m_heading->setVisible(isAboutRun);
  if (!isAboutRun) return;
  const QString run = runText(m_simulation);
  m_heading->setText(
      m_isRunning ? tr("<b>The run before</b>, while another is under way: %1").arg(run.toHtmlEscaped())
                  : run.toHtmlEscaped());
}

void ChartsPanel::makeFlags() {
  m_noFlags =
      new QLabel(tr("No warning signs: no loops, stalls, dead ends or dominant actions were seen."), this);
  m_noFlags->setWordWrap(true);
  m_flagsView = new QTableView(this);
  m_flagsView->setObjectName(QStringLiteral("flags"));
  m_flagsView->setModel(&m_flagsModel);
  m_flagsView->setAccessibleName(tr("Warning signs"));
  m_flagsView->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_flagsView->setSelectionMode(QAbstractItemView::SingleSelection);
  m_flagsView->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_flagsView->setTabKeyNavigation(false);
  m_flagsView->setShowGrid(false);
  m_flagsView->setWordWrap(false);
  m_flagsView->verticalHeader()->hide();
  m_flagsView->verticalHeader()->setDefaultSectionSize(m_flagsView->fontMetrics().height() + flagPadding);
  m_flagsView->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  m_flagsView->horizontalHeader()->setSectionResizeMode(FlagsModel::Message, QHeaderView::Stretch);
  connect(m_flagsView, &QTableView::clicked, this,
          [this](const QModelIndex& index) { showFlag(index.row()); });
  connect(m_flagsView, &QTableView::activated, this,
          [this](const QModelIndex& index) { showFlag(index.row()); });
}

void ChartsPanel::setSimulation(const SimulationResult& simulation, const QString& gamePath) {
  m_simulation = simulation;
  if (!simulation.valid()) return clear();
  m_report->setReport(simulation.report, gamePath);
  m_tabs->setReport(simulation.report);
  m_flagsModel.setReport(simulation.report);
  const bool hasFlags = m_flagsModel.rowCount() > 0;
  m_noFlags->setVisible(!hasFlags);
  m_flagsView->setVisible(hasFlags);
  const int rows = std::min(m_flagsModel.rowCount(), 6);
  m_flagsView->setFixedHeight(m_flagsView->horizontalHeader()->sizeHint().height() +
                              2 * m_flagsView->frameWidth() +
                              rows * m_flagsView->verticalHeader()->defaultSectionSize());
  makeCards();
  m_games->showAllGames(simulation);
  m_report->setEnabled(true);
  m_pages->setCurrentIndex(1);
  showOrHideGames();
}

void ChartsPanel::clear() {
  m_simulation = {};
  qDeleteAll(m_cards);
  m_cards.clear();
  m_flagsModel.setReport(nullptr);
  m_report->setReport(nullptr, {});
  m_tabs->setReport(nullptr);
  m_games->clear();
  m_report->setEnabled(false);
  m_pages->setCurrentIndex(0);
  showOrHideGames();
}

void ChartsPanel::makeCards() {
  qDeleteAll(m_cards);
  m_cards.clear();
  for (ChartData& chart : chartsOf(*m_simulation.report)) {
    auto* card = new ChartCard(std::move(chart), m_scroll->widget());
    connect(card, &ChartCard::barActivated, this, [this, card](int bar) { showBar(*card, bar); });
    m_cards.push_back(card);
  }
  m_columns = 0;
  arrangeCards();
}

void ChartsPanel::arrangeCards() {
  const int columns = std::clamp(m_scroll->viewport()->width() / chartWidth, 1, 3);
  if (columns == m_columns) return;
  m_columns = columns;
  for (std::size_t i = 0; i < m_cards.size(); ++i) {
    m_grid->removeWidget(m_cards[i]);
    m_grid->addWidget(m_cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns);
  }
  for (int column = 0; column < 3; ++column) m_grid->setColumnStretch(column, column < columns ? 1 : 0);
}

ChartCard* ChartsPanel::card(const QString& id) const {
  const auto found = std::find_if(m_cards.begin(), m_cards.end(),
                                  [&](const ChartCard* card) { return card->chartData().id == id; });
  return found == m_cards.end() ? nullptr : *found;
}

void ChartsPanel::reveal(ChartCard* card) {
  m_tabs->setCurrentWidget(m_pages);
  m_scroll->ensureWidgetVisible(card);
}

bool ChartsPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_scroll->viewport() && event->type() == QEvent::Resize) arrangeCards();
  return QWidget::eventFilter(watched, event);
}

void ChartsPanel::showBar(const ChartCard& card, int bar) {
  const ChartData& chart = card.chartData();
  const std::vector<std::uint64_t>& games = chart.barGames(bar);
  // A bar of plies counts plies, but lists each of their games once.
  const std::uint64_t total =
      chart.kind == ChartData::Kind::Histogram && chart.id != QLatin1String("branching-per-ply")
          ? chart.barCountOfGames(bar)
          : games.size();
  m_games->showGames(m_simulation, tr("%1, %2").arg(chart.title, chart.barName(bar)), games, total);
}

void ChartsPanel::showFlag(int row) {
  const metrics::Flag& flag = m_flagsModel.flag(row);
  m_games->showGames(m_simulation, flagTitle(flag.kind), flag.games, flag.count, flag.plies);
}

}  // namespace ludo::widgets
