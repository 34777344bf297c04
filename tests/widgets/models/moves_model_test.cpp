// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

#include "widgets/models/moves_model.h"

using namespace ludo::widgets;

class TestMovesModel : public QObject {
  Q_OBJECT

  const MoveRow m_first{1, 0, QStringLiteral("Mark a"), QStringLiteral("mark(a)"), {}};
  const MoveRow m_second{2, 1, QStringLiteral("Mark b"), QStringLiteral("mark(b)"), {}};
  const MoveRow m_third{3, 0, QStringLiteral("Mark c"), QStringLiteral("mark(c)"), {}};

 private slots:
  void showsPlyPlayerAndMove() {
    MovesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({m_first, m_second});
    QCOMPARE(model.index(1, MovesModel::Ply).data().toInt(), 2);
    QCOMPARE(model.index(1, MovesModel::Player).data().toString(), QStringLiteral("Player 2"));
    QCOMPARE(model.index(1, MovesModel::Move).data().toString(), QStringLiteral("Mark b"));
    QCOMPARE(model.index(1, MovesModel::Move).data(MovesModel::TextRole).toString(),
             QStringLiteral("mark(b)"));
    QCOMPARE(model.index(1, MovesModel::Move).data(MovesModel::SeatRole).toInt(), 1);
  }

  void onlyTheTailChanges() {
    MovesModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows({m_first});
    QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
    QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    model.setRows({m_first, m_second, m_third});
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted.front().at(1).toInt(), 1);
    QCOMPARE(inserted.front().at(2).toInt(), 2);
    model.setRows({m_first, m_third});
    QCOMPARE(removed.front().at(1).toInt(), 1);
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.index(1, MovesModel::Ply).data().toInt(), 3);
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
    QCOMPARE(resets.size(), 0);
  }
};

QTEST_GUILESS_MAIN(TestMovesModel)
#include "moves_model_test.moc"
