// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

#include "widgets/models/zones_model.h"

using namespace ludo::widgets;

class TestZonesModel : public QObject {
  Q_OBJECT
 private slots:
  void changedRowsAreUpdatedInPlace() {
    ZonesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{"deck", "", 10, "", 0}, {"hand:0", "Player 1", 5, "Silk", 0}});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, ZonesModel::Owner).data().toString(), QStringLiteral("Player 1"));
    // An empty cell is heard as well.
    QCOMPARE(model.index(0, ZonesModel::Owner).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("none"));
    QCOMPARE(model.index(0, ZonesModel::Name).data(Qt::AccessibleTextRole).toString(),
             QStringLiteral("deck"));

    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
    model.setRows({{"deck", "", 9, "", 0}, {"hand:0", "Player 1", 5, "Silk", 0}});
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.front().front().toModelIndex().row(), 0);
    QCOMPARE(model.index(0, ZonesModel::Tokens).data().toInt(), 9);
  }

  void otherZonesResetTheTable() {
    ZonesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({{"deck", "", 10, "", 0}});
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRows({{"cell_0_0", "", 0, "", 2}, {"cell_0_1", "", 0, "", 2}});
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.rowCount(), 2);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
  }
};

QTEST_GUILESS_MAIN(TestZonesModel)
#include "zones_model_test.moc"
