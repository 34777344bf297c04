// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/sheet_plan.h"

#include <QtTest>
#include <set>

using namespace ludo::widgets;

class TestSheetPlan : public QObject {
  Q_OBJECT

 private slots:
  void nineCardsFitOnASheet() {
    for (const QSizeF& size : {a4Size, letterSize}) {
      const GridPlan plan = planGrid({size, 7}, {63, 88}, 0, 20);
      QCOMPARE(plan.sheets.size(), std::size_t{3});
      QCOMPARE(plan.sheets[0].places.size(), std::size_t{9});
      QCOMPARE(plan.sheets[2].places.size(), std::size_t{2});
    }
  }

  void thingsAreAtTrueSizeInsideThePaperAndApart() {
    for (const double gap : {0.0, 2.0}) {
      const GridPlan plan = planGrid(Paper(), {44, 67}, gap, 30);
      const QRectF printable = Paper{plan.paper}.printableRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6);
      for (const GridSheet& sheet : plan.sheets) {
        for (std::size_t i = 0; i < sheet.places.size(); ++i) {
          QCOMPARE(sheet.places[i].size(), QSizeF(44, 67));
          QVERIFY(printable.contains(sheet.places[i]));
          for (std::size_t j = 0; j < i; ++j) {
            const QRectF shared = sheet.places[i].intersected(sheet.places[j]);
            QVERIFY(shared.width() < 1e-6 || shared.height() < 1e-6);
          }
        }
      }
    }
  }

  void marksStandInLineWithTheEdgesAndOutsideOfAllThings() {
    const GridPlan plan = planGrid(Paper(), {63, 88}, 0, 4);
    const GridSheet& sheet = plan.sheets.front();
    QVERIFY(!sheet.cutMarks.empty());
    for (const QRectF& place : sheet.places) {
      const auto hasMark = [&](bool isVertical, double at) {
        return std::ranges::any_of(sheet.cutMarks, [&](const QLineF& mark) {
          return isVertical ? qFuzzyCompare(mark.x1(), at) && qFuzzyCompare(mark.x2(), at)
                            : qFuzzyCompare(mark.y1(), at) && qFuzzyCompare(mark.y2(), at);
        });
      };
      QVERIFY(hasMark(true, place.left()) && hasMark(true, place.right()));
      QVERIFY(hasMark(false, place.top()) && hasMark(false, place.bottom()));
      for (const QLineF& mark : sheet.cutMarks) QVERIFY(!place.contains(mark.center()));
    }
  }

  void paperIsTurnedWhereMoreFit() {
    const GridPlan tall = planGrid(Paper(), {180, 60}, 0, 8);
    const GridPlan wide = planGrid(Paper(), {130, 90}, 0, 8);
    QVERIFY(!tall.isTurned);
    QVERIFY(wide.isTurned);
    QCOMPARE(wide.paper, QSizeF(297, 210));
    QCOMPARE(wide.sheets.front().places.size(), std::size_t{4});
  }

  void whatIsTooLargeIsNoSheet() { QVERIFY(planGrid(Paper(), {300, 300}, 0, 1).sheets.empty()); }

  void backsLieBehindTheirFaces() {
    const QRectF place(10, 20, 63, 88);
    QCOMPARE(behind(place, a4Size), QRectF(210 - 73, 20, 63, 88));
    QCOMPARE(behind(behind(place, a4Size), a4Size), place);
  }

  void tilesCoverTheWholeWithOverlap() {
    for (const QSizeF& whole : {QSizeF(100, 100), QSizeF(450, 450), QSizeF(186, 900), QSizeF(187, 20)}) {
      const TilePlan plan = planTiles(Paper(), whole, 10);
      QCOMPARE(plan.tiles.size(), static_cast<std::size_t>(plan.rows * plan.columns));
      for (double x = 0.5; x < whole.width(); x += 7.3) {
        for (double y = 0.5; y < whole.height(); y += 7.3) {
          const auto holders = std::ranges::count_if(
              plan.tiles, [&](const Tile& tile) { return tile.part.contains(QPointF(x, y)); });
          QVERIFY(holders >= 1);
        }
      }
      for (const Tile& tile : plan.tiles) {
        QCOMPARE(tile.part.size(), tile.place.size());
        QVERIFY(Paper{plan.paper}.printableRect().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(tile.place));
        if (tile.column + 1 == plan.columns) continue;
        const Tile& right = plan.tiles[static_cast<std::size_t>(tile.row * plan.columns + tile.column + 1)];
        QCOMPARE(tile.part.intersected(right.part).width(), 10.0);
      }
    }
    QCOMPARE(planTiles(Paper(), {100, 100}, 10).tiles.size(), std::size_t{1});
    QVERIFY(planTiles(Paper(), {270, 180}, 10).isTurned);
  }
};

QTEST_MAIN(TestSheetPlan)
#include "sheet_plan_test.moc"
