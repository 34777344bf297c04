// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>
#include <set>

#include "widgets/models/flags_model.h"

using namespace ludo;
using namespace ludo::widgets;

class TestFlagsModel : public QObject {
  Q_OBJECT

 private slots:
  void showsFlags() {
    FlagsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    sim::Flag flag;
    flag.kind = sim::FlagKind::TrivialWin;
    flag.message = "Won in 2 turns";
    flag.count = 12;
    model.setFlags({flag});
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.index(0, FlagsModel::Kind).data().toString(), QString("Trivial win"));
    QCOMPARE(model.index(0, FlagsModel::Message).data().toString(), QString("Won in 2 turns"));
    QCOMPARE(model.index(0, FlagsModel::Games).data(Qt::EditRole).toULongLong(), 12ULL);
    QVERIFY(model.index(0, 1).data(Qt::ToolTipRole).toString().startsWith("Won in 2 turns\n"));
    model.setFlags({});
    QCOMPARE(model.rowCount(), 0);
  }

  void everyKindHasItsOwnWords() {
    std::set<QString> titles;
    std::set<QString> helps;
    using enum sim::FlagKind;
    for (const sim::FlagKind kind :
         {LoopDetected, NoLegalMoves, DominantAction, TrivialWin, Stall, TriggerDepthExceeded}) {
      titles.insert(flagTitle(kind));
      helps.insert(flagHelp(kind));
    }
    QCOMPARE(titles.size(), std::size_t{6});
    QCOMPARE(helps.size(), std::size_t{6});
    QVERIFY(!titles.contains(QString()) && !helps.contains(QString()));
  }
};

QTEST_GUILESS_MAIN(TestFlagsModel)
#include "test_flags_model.moc"
