// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QtTest>
#include <cmath>
#include <set>

#include "test_games.h"
#include "widgets/board/board_layout.h"
#include "widgets/board/track_layout.h"

using namespace ludo;
using namespace ludo::widgets;
using testing::compiled;

namespace {

std::vector<QPointF> line(std::size_t count) {
  std::vector<QPointF> places;
  for (std::size_t i = 0; i < count; ++i) places.emplace_back(static_cast<double>(i) * cellSize, 0);
  return places;
}

double distance(QPointF a, QPointF b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

QRectF around(const std::vector<QPointF>& places) {
  QPolygonF all;
  for (const QPointF place : places) all << place;
  return all.boundingRect();
}

}  // namespace

class TestTrackLayout : public QObject {
  Q_OBJECT
 private slots:
  void neighboursStayNeighbours() {
    for (const bool isLoop : {false, true}) {
      for (std::size_t count = 11; count < 130; ++count) {
        const auto wound = windTrack(line(count), [&](std::size_t i, std::size_t j) {
          return std::max(i, j) - std::min(i, j) == 1 || (isLoop && i + j == count - 1 && i * j == 0);
        });
        QVERIFY(wound && wound->size() == count);
        std::set<std::pair<double, double>> places;
        for (const QPointF place : *wound) QVERIFY(places.emplace(place.x(), place.y()).second);
        for (std::size_t i = 0; i + 1 < count; ++i)
          QVERIFY(distance((*wound)[i], (*wound)[i + 1]) <= 1.35 * cellSize + 1e-9);
        // One place of a ring is free where they do not come out even.
        if (isLoop) QVERIFY(distance(wound->front(), wound->back()) <= 2 * cellSize + 1e-9);
        const QRectF board = around(*wound);
        QVERIFY(board.width() < 6 * (board.height() + cellSize));
        QVERIFY(board.height() < 2 * board.width());
      }
    }
  }

  void whatIsNoLongLineStays() {
    const auto next = [](std::size_t i, std::size_t j) { return j == i + 1; };
    QVERIFY(!windTrack(line(10), next));
    QVERIFY(!windTrack(line(20), [](std::size_t i, std::size_t j) { return j == i + 1 && i != 7; }));
    std::vector<QPointF> bent = line(20);
    bent.back().setY(cellSize);
    QVERIFY(!windTrack(bent, next));
  }

  void theWayAlongTheLineCountsNotTheOrderOfTheZones() {
    std::vector<QPointF> backwards = line(12);
    std::ranges::reverse(backwards);
    const auto wound = windTrack(backwards, [](std::size_t i, std::size_t j) { return i == j + 1; });
    QVERIFY(wound);
    QCOMPARE(wound->back(), QPointF(0, 0));
  }

  void tracksOfGamesWind_data() {
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("look");
    QTest::addColumn<bool>("winds");
    const QString track = QStringLiteral("{ track: { length: 30 } }");
    QTest::newRow("a track") << track << "" << true;
    QTest::newRow("a loop") << "{ track: { length: 30, loop: true } }"
                            << "" << true;
    QTest::newRow("drawn as a track") << track << "track" << true;
    QTest::newRow("drawn as cells, as wanted") << track << "cells" << false;
    QTest::newRow("a short one") << "{ track: { length: 8 } }"
                                 << "" << false;
    QTest::newRow("a grid") << "{ grid: { rows: 3, cols: 10 } }"
                            << "" << false;
  }
  void tracksOfGamesWind() {
    QFETCH(QString, shape);
    QFETCH(QString, look);
    QFETCH(bool, winds);
    QString text = testing::ticTacToeText();
    text.replace("{ grid: { rows: 3, cols: 3 } }", shape).replace("length: 3 }, right", "length: 2 }, right");
    if (!look.isEmpty())
      text.replace("tokens:\n", QStringLiteral(R"(boards:
  - { board: "cell", style: "%1" }
tokens:
)")
                                    .arg(look));
    const kernel::RulesPtr rules = compiled(text);
    QVERIFY(rules != nullptr);
    const BoardLayout layout = layOutBoard(*rules);
    QCOMPARE(layout.boards.size(), std::size_t{1});
    QCOMPARE(layout.boards[0].rect.height() > 2 * cellSize &&
                 layout.boards[0].style == language::BoardStyle::Track,
             winds);
  }
};

QTEST_GUILESS_MAIN(TestTrackLayout)
#include "track_layout_test.moc"
