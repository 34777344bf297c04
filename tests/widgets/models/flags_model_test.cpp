// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>

#include "widgets/models/flags_model.h"

using namespace ludo;
using namespace ludo::widgets;

class TestFlagsModel : public QObject {
  Q_OBJECT

 private slots:
  void showsFlags() {
    FlagsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    auto report = std::make_shared<metrics::EvalReport>();
    report->games = 100;
    report->flags.emplace_back();
    report->flags.front().kind = metrics::FlagKind::TrivialWin;
    report->flags.front().count = 12;
    model.setReport(report);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, FlagsModel::Kind).data().toString(), QString("Trivial win"));
    const QString message = "In 12 of 100 games somebody won in fewer than 3 turns";
    QCOMPARE(model.index(0, FlagsModel::Message).data().toString(), message);
    QCOMPARE(model.index(0, FlagsModel::Games).data(Qt::EditRole).toULongLong(), 12ULL);
    QVERIFY(model.index(0, 1).data(Qt::ToolTipRole).toString().startsWith(message + '\n'));
    model.setReport(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }
};

QTEST_GUILESS_MAIN(TestFlagsModel)
#include "flags_model_test.moc"
