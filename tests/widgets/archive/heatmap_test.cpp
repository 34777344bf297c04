// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <array>
#include <cmath>

#include "core/base/rng.h"
#include "widgets/archive/colour_scale.h"
#include "widgets/archive/game_filter.h"
#include "widgets/archive/heatmap_layout.h"
#include "widgets/archive/throughput.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

ArchiveAxis axisOf(const QString& name, std::size_t cells) {
  ArchiveAxis axis;
  axis.measure = name;
  axis.title = name;
  axis.cells = cells;
  for (std::size_t i = 0; i <= cells; ++i) axis.boundaries.push_back(static_cast<double>(10 * i));
  return axis;
}

ArchiveSnapshot randomArchive(Rng& rng, std::vector<std::size_t> sizes, std::size_t elites) {
  ArchiveSnapshot snapshot;
  for (const std::size_t size : sizes) snapshot.axes.push_back(axisOf("axis", size));
  for (std::size_t i = 0; i < elites; ++i) {
    ArchiveElite elite;
    elite.candidate = 1000 - i;
    elite.fitness.value = static_cast<double>(rng.below(20)) / 20;
    for (const std::size_t size : sizes) elite.coordinates.push_back(rng.below(size));
    snapshot.elites.push_back(elite);
  }
  return snapshot;
}

using Linear = std::array<double, 3>;

Linear linearOf(const QColor& colour) {
  const auto decoded = [](double u) { return u <= 0.04045 ? u / 12.92 : std::pow((u + 0.055) / 1.055, 2.4); };
  return {decoded(colour.redF()), decoded(colour.greenF()), decoded(colour.blueF())};
}

/// CIE 1976 L*a*b* of white D65: another even space than the one that the scale is made in.
std::array<double, 3> labOf(const Linear& c) {
  const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
  const double x = f((0.4124 * c[0] + 0.3576 * c[1] + 0.1805 * c[2]) / 0.9505);
  const double y = f(0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]);
  const double z = f((0.0193 * c[0] + 0.1192 * c[1] + 0.9505 * c[2]) / 1.089);
  return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double distance(const Linear& a, const Linear& b) {
  const auto p = labOf(a);
  const auto q = labOf(b);
  return std::hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/// As protanopes and deuteranopes see it (Viénot, Brettel and Mollon 1999).
Linear withoutRedGreen(const Linear& c, bool protan) {
  const double mixed = protan ? 0.11238 * c[0] + 0.88762 * c[1] : 0.29275 * c[0] + 0.70725 * c[1];
  const double blue =
      protan ? 0.00401 * c[0] - 0.00401 * c[1] + c[2] : -0.02234 * c[0] + 0.02234 * c[1] + c[2];
  return {mixed, mixed, std::clamp(blue, 0.0, 1.0)};
}

}  // namespace

class TestHeatmap : public QObject {
  Q_OBJECT

 private slots:
  void throughputIsOfTheLastTenSeconds() {
    Throughput throughput;
    throughput.add(100, 0);
    QVERIFY(throughput.points().empty());
    throughput.add(150, 5'000);
    QCOMPARE(throughput.points().back(), QPointF(150, 600));
    throughput.add(150, 9'000);
    throughput.add(160, 14'000);
    QCOMPARE(throughput.points().back(), QPointF(160, 60 * 60.0 / 14));
    // Nothing more came for ten seconds, and then some.
    throughput.add(160, 20'000);
    throughput.add(170, 25'000);
    QCOMPARE(throughput.points().back(), QPointF(170, 60 * 10.0 / 11));
    // A pause is no slow time, and a smaller store another one.
    const std::size_t before = throughput.points().size();
    throughput.add(170, 90'000);
    QCOMPARE(throughput.points().size(), before);
    throughput.add(180, 91'000);
    QCOMPARE(throughput.points().back(), QPointF(180, 600));
    throughput.add(3, 92'000);
    QVERIFY(throughput.points().empty());
    for (std::uint64_t i = 0; i < 10'000; ++i)
      throughput.add(10 * i + 4, 93'000 + 1'000 * static_cast<std::int64_t>(i));
    QVERIFY(throughput.points().size() <= 2'000);
    QCOMPARE(throughput.points().back().y(), 600.0);
  }
  void aCellShowsTheBestGameOfThoseThatShareIt() {
    for (std::uint64_t run = 0; run < 50; ++run) {
      Rng rng = Rng::forRun(7, run);
      const ArchiveSnapshot archive = randomArchive(rng, {4, 3, 5}, rng.below(60));
      const std::size_t across = rng.below(3);
      const std::size_t up = rng.below(3);
      const Heatmap map = heatmapOf(archive, across, up);
      QCOMPARE(map.columns(), archive.axes[across].cells);
      QCOMPARE(map.rows(), up == across ? std::size_t{1} : archive.axes[up].cells);
      for (std::size_t column = 0; column < map.columns(); ++column) {
        for (std::size_t row = 0; row < map.rows(); ++row) {
          std::vector<std::size_t> here;
          for (std::size_t i = 0; i < archive.elites.size(); ++i) {
            const auto& at = archive.elites[i].coordinates;
            if (at[across] == column && (up == across || at[up] == row)) here.push_back(i);
          }
          const auto& cell = map.at(column, row);
          QCOMPARE(cell.has_value(), !here.empty());
          if (!cell) continue;
          QCOMPARE(cell->games, here.size());
          const ArchiveElite& shown = archive.elites[cell->elite];
          QVERIFY(std::ranges::find(here, cell->elite) != here.end());
          for (const std::size_t i : here) {
            const ArchiveElite& other = archive.elites[i];
            QVERIFY(shown.fitness.value >= other.fitness.value);
            if (shown.fitness.value == other.fitness.value) QVERIFY(shown.candidate <= other.candidate);
          }
          QVERIFY(map.best >= shown.fitness.value);
        }
      }
    }
  }

  void whatMatchesComesBeforeWhatIsBetter() {
    ArchiveSnapshot archive;
    archive.axes = {axisOf("axis", 2)};
    archive.measures = {{QString(), "Fitness", {}, 0, 1, true}, {"drama", "Drama", {}, 0, 1, false}};
    for (std::size_t i = 0; i < 3; ++i)
      archive.elites.push_back({i,
                                "game",
                                {1, 0.3 * static_cast<double>(i), 0, 1},
                                {i / 2},
                                false,
                                {0.5 - 0.2 * static_cast<double>(i)}});
    archive.elites[2].values = {std::nan("")};
    Heatmap map = heatmapOf(archive, 0, 0);
    QCOMPARE(map.at(0, 0)->elite, std::size_t{1});
    GameFilter filter;
    filter.setRange("drama", AxisWish::Range{0.6, 0.4});
    map = heatmapOf(archive, 0, 0, {1, filter.matches(archive)});
    QCOMPARE(*map.at(0, 0), (Heatmap::Cell{0, 2, true}));
    // What was not measured is in no range.
    QCOMPARE(*map.at(1, 0), (Heatmap::Cell{2, 1, false}));
    QCOMPARE(map.worst, 0.3);
    QCOMPARE(map.best, 0.5);
    QCOMPARE(map.share(0.3), 0.0);
    QCOMPARE(map.share(0.5), 1.0);
    QVERIFY(filter.text(archive).contains("1 of 3 games"));
    filter.setRange("drama", {});
    QVERIFY(filter.isEmpty());
  }

  void eachPointOfThePlotIsInOneCell() {
    const QFontMetrics font{QFont()};
    for (const QSize size : {QSize(200, 160), QSize(333, 500), QSize(801, 457)}) {
      for (const std::size_t columns : {std::size_t{1}, std::size_t{7}, std::size_t{100}}) {
        Heatmap map;
        map.across = axisOf("across", columns);
        map.up = axisOf("up", 13);
        map.cells.resize(columns * 13);
        const HeatmapLayout layout(map, size, font);
        QVERIFY(QRect({}, size).contains(layout.plot()));
        QVERIFY(QRect({}, size).contains(layout.legend()));
        for (int x = layout.plot().left(); x <= layout.plot().right(); ++x) {
          const QPoint point(x, layout.plot().top() + x % layout.plot().height());
          const auto place = layout.indexAt(point);
          QVERIFY(place);
          QVERIFY(place->column < columns && place->row < 13);
          QVERIFY(layout.cell(*place).contains(point));
        }
        QVERIFY(!layout.indexAt(layout.plot().topLeft() - QPoint(1, 0)));
        QCOMPARE(layout.cell({0, 0}).bottomLeft(), layout.plot().bottomLeft());
        QCOMPARE(layout.cell({columns - 1, 12}).topRight(), layout.plot().topRight());
      }
    }
  }

  void equalStepsOfTheScaleLookEqual() {
    double least = 1e9;
    double most = 0;
    for (int i = 0; i < 20; ++i) {
      const double step = distance(linearOf(scaleColour(i / 20.0)), linearOf(scaleColour((i + 1) / 20.0)));
      least = std::min(least, step);
      most = std::max(most, step);
    }
    // The scales that people complain of (jet and the like) have steps that differ by more than 10.
    QVERIFY2(most / least < 1.5, qPrintable(QString::number(most / least)));
  }

  void theScaleReadsWithoutColours() {
    for (int i = 0; i < 20; ++i) {
      const double darker = labOf(linearOf(scaleColour(i / 20.0)))[0];
      QVERIFY(labOf(linearOf(scaleColour((i + 1) / 20.0)))[0] > darker + 2);
    }
  }

  void theScaleReadsWithoutRedAndGreen() {
    for (const bool protan : {true, false}) {
      for (int i = 0; i < 10; ++i) {
        const Linear a = withoutRedGreen(linearOf(scaleColour(i / 10.0)), protan);
        const Linear b = withoutRedGreen(linearOf(scaleColour((i + 1) / 10.0)), protan);
        QVERIFY2(distance(a, b) > 8, qPrintable(QString::number(distance(a, b))));
      }
    }
  }

  void theScaleEndsAtItsEnds() {
    QCOMPARE(scaleColour(-3), scaleColour(0));
    QCOMPARE(scaleColour(1.5), scaleColour(1));
  }
};

QTEST_MAIN(TestHeatmap)
#include "heatmap_test.moc"
