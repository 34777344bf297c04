// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/QImage>
#include <QtTest/QtTest>

#include "test_games.h"
#include "widgets/board/board_image.h"
#include "widgets/board/board_panel.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_sides.h"
#include "widgets/board/shown_variables.h"
#include "widgets/models/colours.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::sample;

namespace {

BoardScene sceneOf(const kernel::RulesPtr& rules, ShownVariables shown = ShownVariables::Facts) {
  const kernel::State state = kernel::initialState(*rules, 1);
  return makeScene(*rules, layOutBoard(*rules, shown), &state, Viewer::everything(), shown);
}

QStringList variablesOf(const BoardScene& scene, kernel::Seat seat) {
  QStringList names;
  for (const SceneGroup& group : scene.groups) {
    if (group.seat != seat) continue;
    for (const SceneVariable& variable : group.variables) names << variable.name;
  }
  return names;
}

}  // namespace

/// What a board tells its players: whose places are whose, and what counts.
class TestBoardFacts : public QObject {
  Q_OBJECT
 private slots:
  void onlyFactsStandBesideTheBoard_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QStringList>("facts");
    QTest::addColumn<QStringList>("all");
    // Half a move of draughts and a count towards a draw.
    QTest::newRow("flag and draw") << "english-draughts.md" << QStringList()
                                   << QStringList{"jumping", "quiet"};
    QTest::newRow("end of a round") << "cathedral-builders.md" << QStringList() << QStringList{"sent"};
    QTest::newRow("setup") << "nine-provinces.md" << QStringList() << QStringList{"start"};
    QTest::newRow("bids") << "art-auction.md" << QStringList{"high", "holder"}
                          << QStringList{"high", "declined", "holder"};
    QTest::newRow("die") << "dice-race.md" << QStringList{"die"} << QStringList{"die"};
    QTest::newRow("loss") << "threat-and-money.md" << QStringList{"threat"} << QStringList{"threat"};
    QTest::newRow("pot") << "pig.md" << QStringList{"pot"} << QStringList{"pot"};
  }

  void onlyFactsStandBesideTheBoard() {
    QFETCH(const QString, game);
    QFETCH(const QStringList, facts);
    QFETCH(const QStringList, all);
    const kernel::RulesPtr rules = sample(game);
    QVERIFY(rules != nullptr);
    QCOMPARE(variablesOf(sceneOf(rules), kernel::nobody), facts);
    QCOMPARE(variablesOf(sceneOf(rules, ShownVariables::All), kernel::nobody), all);
    QCOMPARE(hasInternalVariables(*rules), facts != all);
  }

  void allNumbersAreAClickAway() {
    const kernel::RulesPtr rules = sample(QStringLiteral("english-draughts.md"));
    BoardPanel panel;
    panel.showPosition(rules, kernel::initialState(*rules, 1));
    QVERIFY(variablesOf(panel.view()->scene(), kernel::nobody).isEmpty());
    QAction* all = nullptr;
    for (QAction* action : panel.findChildren<QAction*>()) {
      if (action->text() == QLatin1String("All numbers")) all = action;
    }
    QVERIFY(all != nullptr && all->isVisible());
    all->trigger();
    QCOMPARE(variablesOf(panel.view()->scene(), kernel::nobody), (QStringList{"jumping", "quiet"}));
    const kernel::RulesPtr other = sample(QStringLiteral("pig.md"));
    panel.showPosition(other, kernel::initialState(*other, 1));
    QVERIFY(!all->isVisible());
  }

  void placesOfARegionOfOneSeatAreTheirs() {
    const kernel::RulesPtr rules = sample(QStringLiteral("kalah.md"));
    QVERIFY(rules != nullptr);
    const BoardScene scene = sceneOf(rules);
    const auto zone = [&](const char* name) { return scene.zones.at(rules->zoneNamed(name).index); };
    QCOMPARE(zone("pit_a3").owner, 0);
    QCOMPARE(zone("pit_storeB").owner, 1);
    QVERIFY(describeZone(zone("pit_a3")).contains(QStringLiteral("houses of player 1")));
    // Drawn in two colours that differ, and not in that of a place of nobody.
    const BoardColours colours = BoardColours::from(QPalette());
    const QImage image =
        boardImage({.scene = scene, .colours = colours, .marks = {}, .bounds = scene.bounds}, 100);
    const auto rimOf = [&](const SceneZone& place) {
      const QRectF node = place.outline.boundingRect();
      return image.pixelColor((QPointF(node.center().x(), node.top()) - scene.bounds.topLeft()).toPoint());
    };
    QVERIFY(contrast(rimOf(zone("pit_a3")), colours.seat(0)) < 1.3);
    QVERIFY(contrast(rimOf(zone("pit_b3")), colours.seat(1)) < 1.3);
    // A corner of Hex lies in parts of both.
    const kernel::RulesPtr hex = sample(QStringLiteral("hex.md"));
    QCOMPARE(zoneOwners(*hex).at(hex->zoneNamed("hex_0_0").index), kernel::nobody);
  }

  void oneSeedIsAsLargeAsOneOfMany() {
    const kernel::RulesPtr rules = sample(QStringLiteral("kalah.md"));
    kernel::State state = kernel::initialState(*rules, 1);
    const auto sow = [&](const char* house) {
      for (const kernel::Move& move : kernel::legalMoves(*rules, state)) {
        if (move.args.front().zone() == rules->zoneNamed(house))
          return kernel::applyMove(*rules, state, move);
      }
      QFAIL("no such move");
    };
    sow("pit_a2");
    const BoardScene scene = makeScene(*rules, layOutBoard(*rules), &state, Viewer::everything());
    const SceneZone& store = scene.zones.at(rules->zoneNamed("pit_storeA").index);
    const SceneZone& house = scene.zones.at(rules->zoneNamed("pit_b0").index);
    QCOMPARE(store.tokens.size(), std::size_t{1});
    QCOMPARE(house.tokens.size(), std::size_t{4});
    QCOMPARE(store.tokens.front().size, house.tokens.front().size);
    QVERIFY(store.tokens.front().size < store.outline.boundingRect().width() / 2);
  }

  void aPieceAloneOnItsBoardFillsItsSpace() {
    const BoardScene scene = sceneOf(sample(QStringLiteral("english-draughts.md")));
    for (const SceneZone& zone : scene.zones) {
      for (const SceneToken& token : zone.tokens)
        QVERIFY(token.size > 0.6 * zone.outline.boundingRect().width());
    }
  }
};

QTEST_MAIN(TestBoardFacts)
#include "board_facts_test.moc"
