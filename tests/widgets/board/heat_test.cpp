// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <QtWidgets/QToolButton>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/metrics/report.h"
#include "core/sim/run_batch.h"
#include "test_games.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/board_panel.h"
#include "widgets/board/heat_mode.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

SimulationResult simulated(const kernel::RulesPtr& rules, std::uint64_t games) {
  sim::BatchOptions options;
  options.games = games;
  options.agents.assign(static_cast<std::size_t>(rules->seats()), "random");
  SimulationResult result;
  result.rules = rules;
  result.batch = std::make_shared<const sim::Batch>(sim::runBatch(rules, options));
  result.report = std::make_shared<const metrics::EvalReport>(metrics::evaluate(*rules, *result.batch));
  return result;
}

std::uint64_t sumOf(const std::vector<std::uint64_t>& counts) {
  return std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
}

}  // namespace

class TestHeat : public QObject {
  Q_OBJECT

 private slots:
  void gamesAreCountedByZone() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    QVERIFY(rules != nullptr);
    const SimulationResult simulation = simulated(rules, 60);
    std::size_t told = 0;
    const BoardHeat heat = heatOf(simulation, 60, {}, [&](std::size_t done, std::size_t all) {
      told = done;
      QCOMPARE(all, std::size_t{60});
    });
    QCOMPARE(told, std::size_t{60});
    QCOMPARE(heat.games, std::size_t{60});
    // Every move brings one mark, every game begins with one, and none is taken.
    std::uint64_t plies = 0;
    double won = 0;
    for (const sim::GameSummary& game : simulation.batch->games) plies += game.plies;
    for (const double points : heat.openingPoints) won += points;
    QCOMPARE(sumOf(heat.visits), plies);
    QCOMPARE(sumOf(heat.openings), std::uint64_t{60});
    QCOMPARE(sumOf(heat.captures), std::uint64_t{0});
    QVERIFY(won > 20 && won < 60);

    const HeatOverlay visits = heatOverlay(heat, HeatKind::Visits);
    QCOMPARE(visits.cells.size(), std::size_t{9});
    QVERIFY(std::ranges::any_of(visits.cells, [](const auto& cell) { return cell.second.warmth == 1; }));
    for (const auto& [name, cell] : heatOverlay(heat, HeatKind::OpeningWins).cells)
      QVERIFY(cell.warmth >= 0 && cell.warmth <= 1 && cell.text.endsWith(" %"));
  }

  void capturesAreOthersTokensThatGo() {
    const kernel::RulesPtr rules = testing::sample(QStringLiteral("breakthrough.md"));
    QVERIFY(rules != nullptr);
    const BoardHeat heat = heatOf(simulated(rules, 10), 60, {});
    QVERIFY(sumOf(heat.captures) > 10);
    QVERIFY(sumOf(heat.captures) < sumOf(heat.visits));
    // What is turned over is taken.
    const BoardHeat turned = heatOf(simulated(testing::sample(QStringLiteral("reversi.md")), 5), 60, {});
    QVERIFY(sumOf(turned.captures) >= sumOf(turned.visits));
    // Stopped at once, it has counted nothing, and shows nothing.
    std::stop_source stop;
    stop.request_stop();
    const BoardHeat none = heatOf(simulated(rules, 3), 60, stop.get_token());
    QCOMPARE(none.games, std::size_t{0});
    QVERIFY(heatOverlay(none, HeatKind::Captures).empty());
  }

  void theBoardShowsWhatIsChosen() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    BoardPanel panel;
    panel.showRules(rules);
    auto* mode = new HeatMode(panel);
    QVERIFY(!mode->button()->isEnabled());
    mode->setSimulation(simulated(rules, 20));
    QVERIFY(mode->button()->isEnabled());
    QVERIFY(panel.view()->heat().empty());
    const QImage plain = panel.view()->toImage(40);
    mode->show(HeatKind::Visits);
    QTRY_VERIFY(!panel.view()->heat().empty());
    QVERIFY(panel.view()->toImage(40) != plain);
    // Another kind needs no counting; none takes it away.
    mode->show(HeatKind::OpeningWins);
    QVERIFY(!mode->isCounting() && !panel.view()->heat().empty());
    mode->show(std::nullopt);
    QVERIFY(panel.view()->heat().empty());
    QCOMPARE(panel.view()->toImage(40), plain);
  }

  void adjacentSpacesAreJoinedWhenAskedFor() {
    const kernel::RulesPtr rules = testing::compiled(testing::ticTacToeText());
    BoardPanel panel;
    panel.showRules(rules);
    // Twelve sides and eight corners.
    QCOMPARE(panel.view()->scene().adjacency.size(), std::size_t{20});
    const QImage plain = panel.view()->toImage(40);
    for (QAction* action : panel.findChildren<QAction*>()) {
      if (action->text() == "Adjacency") action->trigger();
    }
    QVERIFY(panel.view()->toImage(40) != plain);
  }

  void numbersStandOverWhatLiesThere() {
    // A round space whose token nearly fills it.
    BoardScene scene;
    SceneZone zone;
    zone.id = kernel::ZoneId(std::size_t{0});
    zone.name = QStringLiteral("forest");
    zone.shape = ZoneShape::Node;
    for (int corner = 0; corner <= 24; ++corner)
      zone.outline << QPointF(40 * std::cos(corner * M_PI / 12), 40 * std::sin(corner * M_PI / 12));
    scene.zones = {zone};
    HeatOverlay heat;
    heat.cells[zone.name] = {0.5, QStringLiteral("0.7")};
    const BoardColours colours = BoardColours::from(QPalette());
    const auto drawn = [&] {
      QImage image(100, 100, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::white);
      QPainter painter(&image);
      painter.translate(50, 50);
      BoardPainter board(scene, colours);
      board.heat = &heat;
      board.paint(painter, QRectF(-50, -50, 100, 100));
      return image;
    };
    const QImage empty = drawn();
    SceneToken token;
    token.size = 78;
    token.colour = QColor(Qt::darkGreen);
    scene.zones[0].tokens = {token};
    scene.zones[0].count = 1;
    const QImage taken = drawn();
    QVERIFY(taken != empty);
    // The ground is seen through a little, so letters are compared and not shades.
    const auto isDark = [](QRgb pixel) { return qGray(pixel) < 60; };
    int dark = 0;
    for (int x = 35; x < 65; ++x) {
      for (int y = 14; y < 33; ++y) {
        dark += isDark(empty.pixel(x, y)) ? 1 : 0;
        if (isDark(empty.pixel(x, y))) QVERIFY(isDark(taken.pixel(x, y)));
      }
    }
    QVERIFY(dark > 20);
  }
};

QTEST_MAIN(TestHeat)
#include "heat_test.moc"
