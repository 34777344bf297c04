// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>

#include "widgets/models/report_model.h"

using namespace ludo;
using namespace ludo::widgets;

class TestReportModel : public QObject {
  Q_OBJECT

  static ChartData lengths() {
    sim::Sample sample;
    for (std::uint64_t game = 0; game < 4; ++game) sample.add(3, game);
    sample.add(5, 4);
    metrics::EvalReport report;
    metrics::Metric plies;
    plies.info = &metrics::metricInfo("plies");
    plies.distribution = sample.distribution();
    report.metrics = {plies};
    return chartsOf(report).front();
  }

 private slots:
  void initTestCase() { QLocale::setDefault(QLocale::c()); }

  void passesTheModelTester() {
    ReportModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setChart(lengths());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 4);
    model.setChart({});
    QCOMPARE(model.rowCount(), 0);
  }

  void showsTheNumbersOfTheBars() {
    const ReportModel model(lengths());
    QCOMPARE(model.index(0, 0).data().toString(), QString("3"));
    QCOMPARE(model.index(0, 2).data().toString(), QString("4"));
    QCOMPARE(model.index(0, 3).data().toString(), QString("80.0 %"));
    QCOMPARE(model.index(1, 2).data(Qt::EditRole).toULongLong(), 0ULL);
    QCOMPARE(model.index(2, 3).data(Qt::EditRole).toDouble(), 0.2);
  }

  void wholeNumbersAreCentred() {
    const ChartData chart = lengths();
    QCOMPARE(chart.barLow(0), 2.5);
    QCOMPARE(chart.barHigh(0), 3.5);
    QCOMPARE(chart.barName(0), QString("3"));
    ChartData wide = chart;
    wide.distribution.bins = {{10, 15, 1, {}}, {15, 20, 2, {}}};
    QCOMPARE(wide.barName(0), QStringLiteral("10–14"));
    wide.wholeNumbers = false;
    QCOMPARE(wide.barName(1), QStringLiteral("15.00–20.00"));
    QCOMPARE(wide.barLow(1), 15.0);
  }

  void actionsAreOrderedByUse() {
    metrics::EvalReport report;
    report.actions = {sim::makeShare("rare", 1, 10), sim::makeShare("often", 9, 10)};
    const ChartData chart = chartsOf(report).front();
    QCOMPARE(chart.id, QString("actions"));
    QCOMPARE(chart.barName(0), QString("often"));
    const ReportModel model(chart);
    QCOMPARE(model.columnCount(), 6);
    QCOMPARE(model.index(0, 3).data(Qt::EditRole).toDouble(), 0.9);
    QVERIFY(model.index(0, 4).data(Qt::EditRole).toDouble() < 0.9);
    QVERIFY(model.index(0, 5).data(Qt::EditRole).toDouble() > 0.9);
  }

  void summaryNamesSampleMeanAndInterval() {
    const QString summary = lengths().summary();
    QVERIFY2(summary.startsWith("N = 5 games; mean 3.40, 95 % interval"), qPrintable(summary));
  }
};

QTEST_GUILESS_MAIN(TestReportModel)
#include "report_model_test.moc"
