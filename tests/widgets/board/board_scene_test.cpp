// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGui/QPainterPath>
#include <QtTest/QtTest>
#include <cmath>

#include "test_games.h"
#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"
#include "widgets/models/colours.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;
using testing::sample;

namespace {

/// The area of a polygon by the shoelace formula.
double area(const QPolygonF& polygon) {
  double sum = 0;
  for (qsizetype i = 0; i + 1 < polygon.size(); ++i) {
    sum += polygon[i].x() * polygon[i + 1].y() - polygon[i + 1].x() * polygon[i].y();
  }
  return std::abs(sum) / 2;
}

double overlap(const QPolygonF& a, const QPolygonF& b) {
  if (!a.boundingRect().intersects(b.boundingRect())) return 0;
  QPolygonF common = a.intersected(b);
  if (common.isEmpty()) return 0;
  if (!common.isClosed()) common << common.front();
  return area(common);
}

double distance(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

BoardScene startScene(const kernel::RulesPtr& rules, const Viewer& viewer = Viewer::everything()) {
  const kernel::State state = kernel::initialState(*rules, 1);
  return makeScene(*rules, layOutBoard(*rules), &state, viewer);
}

const SceneZone& zoneOf(const BoardScene& scene, const kernel::Rules& rules, const char* name) {
  return scene.zones.at(rules.zoneNamed(name).index);
}

}  // namespace

class TestBoardScene : public QObject {
  Q_OBJECT
 private slots:
  void zonesNeitherOverlapNorLeaveTheScene_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("seats");
    for (const char* name :
         {"tic-tac-toe.md", "hex.md", "deck-builder.md", "pig.md", "threat-and-money.md"}) {
      QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/") + name);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QTest::newRow(name) << QString::fromUtf8(file.readAll()) << 0;
    }
    QTest::newRow("map and cards") << testing::mapAndCardsText() << 2;
    QTest::newRow("map and cards, four seats") << testing::mapAndCardsText() << 4;
  }
  void zonesNeitherOverlapNorLeaveTheScene() {
    QFETCH(QString, text);
    QFETCH(int, seats);
    const kernel::RulesPtr rules = compiled(text, seats);
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    QCOMPARE(scene.zones.size(), rules->zones().size());
    for (std::size_t i = 0; i < scene.zones.size(); ++i) {
      const SceneZone& zone = scene.zones[i];
      QVERIFY2(area(zone.outline) > 100, qPrintable(zone.name));
      QVERIFY2(scene.bounds.contains(zone.outline.boundingRect()), qPrintable(zone.name));
      QCOMPARE(scene.zoneAt(zone.centre), zone.id);
      for (std::size_t j = 0; j < i; ++j) {
        const double common = overlap(zone.outline, scene.zones[j].outline);
        QVERIFY2(common < 0.01 * area(zone.outline),
                 qPrintable(zone.name + QStringLiteral(" and ") + scene.zones[j].name));
      }
      for (const SceneToken& token : zone.tokens) {
        QVERIFY2(zone.outline.boundingRect().adjusted(-4, -10, 12, 10).contains(token.box()),
                 qPrintable(zone.name));
      }
    }
    for (std::size_t i = 0; i < scene.groups.size(); ++i) {
      for (const BoardArea& board : scene.boards) QVERIFY(!scene.groups[i].rect.intersects(board.rect));
      for (std::size_t j = 0; j < i; ++j) QVERIFY(!scene.groups[i].rect.intersects(scene.groups[j].rect));
    }
  }

  void hexagonsTouchTheirNeighboursOnly() {
    const kernel::RulesPtr rules = sample(QStringLiteral("hex.md"));
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    QCOMPARE(scene.zones.size(), std::size_t{121});
    for (const SceneZone& zone : scene.zones) {
      QCOMPARE(zone.shape, ZoneShape::Hex);
      QCOMPARE(zone.outline.size(), 7);
      for (const kernel::ZoneId neighbour : rules->zone(zone.id).neighbours) {
        QVERIFY(distance(zone.centre, scene.zones[neighbour.index].centre) < 101);
      }
    }
  }

  void theSidesOfAConnectionGameBelongToSeats() {
    const kernel::RulesPtr rules = sample(QStringLiteral("hex.md"));
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    const QPointF middle = scene.boards.front().rect.center();
    int above = 0;
    int below = 0;
    int otherSeat = 0;
    for (const SideEdge& side : scene.sides) {
      QVERIFY(!scene.zoneAt(side.line.center()).valid());
      QVERIFY(scene.bounds.contains(side.line.p1()));
      if (side.seat == 1) ++otherSeat;
      if (side.seat == 0) ++(side.line.center().y() < middle.y() ? above : below);
    }
    // Two edges a cell on each of seat 0's sides, but for the corners, where a neighbour may have one of
    // them.
    QVERIFY(above >= 20 && above <= 22);
    QVERIFY(below >= 20 && below <= 22);
    QVERIFY(otherSeat >= 40 && otherSeat <= 46);
    QVERIFY(startScene(compiled(testing::ticTacToeText())).sides.empty());
  }

  void aRegionMayBeThatOfANamedSeat() {
    QString text = testing::sampleText(QStringLiteral("hex.md"));
    const auto put = [&text](const char* before, const char* after) {
      const bool isThere = text.contains(QLatin1String(before));
      text.replace(QLatin1String(before), QLatin1String(after));
      return isThere;
    };
    QVERIFY(put("    capacity: 1\n",
                R"(    capacity: 1
    regions:
      - { id: "near", perSeat: [["row_0"], ["col_0"]] }
      - { id: "far", perSeat: [["row_10"], ["col_10"]] }
)"));
    QVERIFY(put(R"(from: "top")", R"(from: "near:0")") &&
            put(R"(toRegion: "bottom")", R"(toRegion: "far:0")"));
    QVERIFY(put(R"(from: "left")", R"(from: "near:1")") &&
            put(R"(toRegion: "right")", R"(toRegion: "far:1")"));
    const auto sidesOf = [](const kernel::RulesPtr& rules) {
      std::vector<std::pair<kernel::Seat, QLineF>> sides;
      for (const SideEdge& side : startScene(rules).sides) sides.emplace_back(side.seat, side.line);
      return sides;
    };
    const kernel::RulesPtr rules = compiled(text);
    QVERIFY(rules != nullptr);
    QVERIFY(sidesOf(rules) == sidesOf(sample(QStringLiteral("hex.md"))));
    // Another seat's part lies elsewhere.
    QVERIFY(put(R"(from: "near:0")", R"(from: "near:1")"));
    QVERIFY(sidesOf(compiled(text)) != sidesOf(rules));
  }

  void gridsAreSquaresWithCoordinates() {
    const kernel::RulesPtr rules = compiled(testing::ticTacToeText());
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    QCOMPARE(zoneOf(scene, *rules, "cell_0_0").shape, ZoneShape::Cell);
    const QPointF corner = zoneOf(scene, *rules, "cell_0_0").centre;
    QCOMPARE(zoneOf(scene, *rules, "cell_0_2").centre - corner, QPointF(200, 0));
    QCOMPARE(zoneOf(scene, *rules, "cell_2_0").centre - corner, QPointF(0, 200));
    QStringList coordinates;
    for (const CoordinateLabel& label : scene.coordinates) coordinates << label.text;
    QCOMPARE(coordinates, (QStringList{"1", "2", "3", "a", "b", "c"}));
    // Rows are counted from below, and named on the left.
    QVERIFY(scene.coordinates[0].centre.y() > scene.coordinates[2].centre.y());
    QVERIFY(scene.coordinates[0].centre.x() < corner.x());
    QVERIFY(scene.coordinates[3].centre.y() > scene.coordinates[0].centre.y());
    QCOMPARE(zoneOf(scene, *rules, "cell_0_2").word, QStringLiteral("c3"));
    QVERIFY(scene.edges.empty());
  }

  void diagonalNeighboursDoNotMakeHexagons() {
    QString text = testing::ticTacToeText();
    text.replace(QStringLiteral(R"(neighbours: "all")"), QStringLiteral(R"(neighbours: "diagonal")"));
    const kernel::RulesPtr rules = compiled(text);
    QVERIFY(rules != nullptr);
    QCOMPARE(startScene(rules).zones.front().shape, ZoneShape::Cell);
  }

  void connectedZonesWithoutPositionsAreLaidOutAsGraph() {
    const kernel::RulesPtr rules = compiled(testing::mapAndCardsText());
    QVERIFY(rules != nullptr);
    QVERIFY(needsGraphLayout(*rules));
    const BoardLayout layout = layOutBoard(*rules);
    const BoardLayout again = layOutBoard(*rules);
    QCOMPARE(layout.edges.size(), std::size_t{5});
    std::vector<std::size_t> nodes;
    for (std::size_t i = 0; i < layout.zones.size(); ++i) {
      QCOMPARE(layout.zones[i].centre, again.zones[i].centre);
      if (layout.zones[i].shape == ZoneShape::Node) nodes.push_back(i);
    }
    QCOMPARE(nodes.size(), std::size_t{5});
    for (const std::size_t a : nodes) {
      for (const std::size_t b : nodes) {
        if (a < b) QVERIFY(distance(layout.zones[a].centre, layout.zones[b].centre) >= cellSize);
      }
    }
    QVERIFY(!needsGraphLayout(*sample(QStringLiteral("hex.md"))));
  }

  void layoutKeyFollowsWhatIsLaidOut() {
    const kernel::RulesPtr rules = compiled(testing::ticTacToeText());
    const kernel::RulesPtr renamed = compiled(testing::ticTacToeText(QStringLiteral("draw")));
    QString larger = testing::ticTacToeText();
    larger.replace(QStringLiteral("cols: 3"), QStringLiteral("cols: 4"));
    const kernel::RulesPtr other = compiled(larger);
    QVERIFY(rules && renamed && other);
    QCOMPARE(layoutKey(*rules), layoutKey(*renamed));
    QVERIFY(layoutKey(*rules) != layoutKey(*other));
  }

  void cardsSayNothingTwice() {
    const kernel::RulesPtr rules = sample("classics/hearts.md");
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules, Viewer::of({0}));
    const SceneZone& hand = zoneOf(scene, *rules, "hand:0");
    QCOMPARE(hand.tokens.size(), std::size_t{13});
    for (const SceneToken& card : hand.tokens) {
      QVERIFY2(card.label.contains(" of "), qPrintable(card.label));
      // Face and suit stand in the name.
      QVERIFY(card.details.size() == 1 && card.details.front().startsWith("rank "));
      QCOMPARE(card.named.size(), 2);
    }
  }

  void privateZonesStayPrivate() {
    const kernel::RulesPtr rules = compiled(testing::mapAndCardsText());
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules, Viewer::of({0}));
    for (const SceneToken& card : zoneOf(scene, *rules, "hand:0").tokens) {
      QVERIFY(!card.faceDown);
      QVERIFY(!card.label.isEmpty());
    }
    for (const char* secret : {"hand:1", "deck"}) {
      const SceneZone& zone = zoneOf(scene, *rules, secret);
      QVERIFY(zone.count > 0);
      QCOMPARE(zone.hidden, zone.count);
      for (const SceneToken& card : zone.tokens) {
        QVERIFY(card.faceDown);
        QVERIFY(card.label.isEmpty() && card.name.isEmpty() && card.details.isEmpty());
      }
      QVERIFY(!describeZone(zone).contains(QStringLiteral("Spice")));
      QVERIFY(!describeZone(zone).contains(QStringLiteral("Silk")));
    }
    const BoardScene open = startScene(rules, Viewer::everything());
    QCOMPARE(zoneOf(open, *rules, "deck").hidden, 0);
  }

  void whatWasRevealedLiesOpen() {
    const kernel::RulesPtr rules = sample(QStringLiteral("kuhn-poker.md"));
    QVERIFY(rules != nullptr);
    kernel::State state = kernel::initialState(*rules, 1);
    const auto hiddenInHand = [&] {
      const BoardScene scene = makeScene(*rules, layOutBoard(*rules), &state, Viewer::of({0}));
      return zoneOf(scene, *rules, "hand:1").hidden;
    };
    QCOMPARE(hiddenInHand(), 1);
    // Both check, which leads to the showdown.
    for (int ply = 0; ply < 2; ++ply)
      kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state).front());
    QVERIFY(state.over());
    QCOMPARE(hiddenInHand(), 0);
  }

  void alikeTokensInCrowdedRowsAreCounted() {
    const kernel::RulesPtr rules = sample(QStringLiteral("deck-builder.md"));
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    const SceneZone& supply = zoneOf(scene, *rules, "supply");
    int shown = 0;
    for (const SceneToken& token : supply.tokens) shown += token.count();
    QCOMPARE(shown, supply.count);
    QVERIFY(supply.tokens.size() < static_cast<std::size_t>(supply.count));
    QCOMPARE(zoneOf(scene, *rules, "hand:0").tokens.size(), std::size_t{5});
  }

  void handsAreAsWideAsTheBoardAllows() {
    QString text = testing::templateText(QStringLiteral("cards.md"));
    const QString three = QStringLiteral(R"(to: "hand:all", count: 3)");
    const auto handOf = [&](int cards) {
      const kernel::RulesPtr rules =
          compiled(QString(text).replace(three, QStringLiteral(R"(to: "hand:all", count: %1)").arg(cards)));
      const BoardScene scene = startScene(rules);
      return std::pair(zoneOf(scene, *rules, "hand:0"), scene.bounds);
    };
    // Seven cards lie beside each other, and the board stays no wider than screens are.
    const auto [seven, bounds] = handOf(7);
    for (std::size_t i = 1; i < seven.tokens.size(); ++i)
      QVERIFY(seven.tokens[i].centre.x() - seven.tokens[i - 1].centre.x() >= cardWidth);
    QVERIFY(bounds.width() < 1.5 * bounds.height());
    // Of sixteen each but the last leaves a strip to be seen.
    const auto [sixteen, same] = handOf(16);
    QCOMPARE(same, bounds);
    for (std::size_t i = 0; i + 1 < sixteen.tokens.size(); ++i)
      QCOMPARE(sixteen.tokens[i].uncovered, sixteen.tokens[i + 1].centre.x() - sixteen.tokens[i].centre.x());
  }

  void seatsShowTheirVariables() {
    const kernel::RulesPtr rules = compiled(testing::mapAndCardsText());
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    QCOMPARE(scene.groups.size(), std::size_t{3});
    for (const SceneGroup& group : scene.groups) {
      QCOMPARE(group.variables.size(), std::size_t{1});
      QCOMPARE(group.variables.front().name,
               group.seat == kernel::nobody ? QStringLiteral("threat") : QStringLiteral("money"));
      QCOMPARE(group.variables.front().value,
               group.seat == kernel::nobody ? QStringLiteral("2") : QStringLiteral("3"));
    }
  }

  void tokensAreFoundUnderThePointer() {
    const kernel::RulesPtr rules = compiled(testing::mapAndCardsText());
    QVERIFY(rules != nullptr);
    const BoardScene scene = startScene(rules);
    const SceneZone& hand = zoneOf(scene, *rules, "hand:0");
    QCOMPARE(hand.tokens.size(), std::size_t{4});
    // The last card lies on top, so its middle is never covered.
    QCOMPARE(scene.tokenAt(hand.id, hand.tokens.back().centre), hand.tokens.back().id);
    QVERIFY(!scene.tokenAt(hand.id, hand.outline.boundingRect().topLeft()).valid());
  }

  void zonesAreDescribedInWords() {
    const kernel::RulesPtr rules = compiled(testing::ticTacToeText());
    QVERIFY(rules != nullptr);
    kernel::State state = kernel::initialState(*rules, 1);
    const BoardLayout layout = layOutBoard(*rules);
    const std::size_t corner = rules->zoneNamed("cell_0_0").index;
    const auto words = [&] {
      return describeZone(makeScene(*rules, layout, &state, Viewer::everything()).zones[corner]);
    };
    QVERIFY(words().startsWith(QStringLiteral("a3, empty, 3 neighbour")));
    kernel::applyMove(*rules, state, kernel::legalMoves(*rules, state).front());
    QVERIFY(words().contains(QStringLiteral("Mark of player 1")));
  }

  void coloursReadInDarkAndLight() {
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(30, 31, 34));
    dark.setColor(QPalette::Text, QColor(235, 235, 238));
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, QColor(20, 20, 20));
    for (const QPalette& palette : {dark, light}) {
      const BoardColours colours = BoardColours::from(palette);
      QVERIFY(contrast(colours.text, colours.tileAlternate) >= 7);
      QVERIFY(contrast(colours.tile, colours.tileAlternate) >= 1.2);
      QVERIFY(contrast(colours.mutedText, colours.background) >= 4.5);
      QVERIFY(contrast(colours.cardText, colours.cardFace) >= 7);
      for (kernel::Seat seat = 0; seat < 4; ++seat) {
        QVERIFY(contrast(colours.seat(seat), colours.tile) >= 2.3);
        QVERIFY(contrast(BoardColours::inkOn(colours.seat(seat)), colours.seat(seat)) >= 3.5);
      }
    }
  }
};

QTEST_MAIN(TestBoardScene)
#include "board_scene_test.moc"
