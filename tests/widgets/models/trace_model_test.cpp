// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QtTest>

#include "../board/test_games.h"
#include "core/sim/run_game.h"
#include "widgets/models/trace_model.h"

using namespace ludo;
using namespace ludo::widgets;

class TestTraceModel : public QObject {
  Q_OBJECT

  kernel::RulesPtr m_rules;
  sim::GameTrace m_game;

 private slots:
  void initTestCase() {
    m_rules = testing::compiled(testing::ticTacToeText());
    QVERIFY(m_rules != nullptr);
    const auto agent = agents::makeRandomAgent();
    m_game = sim::runGame(*m_rules, 4, {agent.get(), agent.get()});
    QVERIFY(m_game.entries.size() >= 5);
  }

  void rowsAreTheStepsOfTheGame() {
    TraceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(model.rowCount(), 0);
    model.setReplay(std::make_shared<const sim::Replay>(m_rules, m_game));
    QCOMPARE(model.rowCount(), static_cast<int>(m_game.entries.size()) + 1);
    QCOMPARE(model.index(0, TraceModel::Hash).data().toString(), hashText(m_game.initialHash));
    QCOMPARE(model.index(0, TraceModel::Player).data().toString(), QString());
    QCOMPARE(model.index(2, TraceModel::Ply).data().toInt(), 2);
    QCOMPARE(model.index(2, TraceModel::Player).data().toString(), QStringLiteral("Player 2"));
    // As the play panel writes it; as the rules write it in the tip.
    const kernel::ZoneId cell = m_game.entries[1].move.args.front().zone();
    const QString name = QString::fromStdString(m_rules->zone(cell).name);
    QCOMPARE(model.index(2, TraceModel::Move).data().toString(),
             "Mark " + QString::fromStdString(kernel::zoneTitle(*m_rules, cell)));
    QCOMPARE(model.index(2, TraceModel::Move).data(Qt::ToolTipRole).toString(), "mark(" + name + ")");
    QCOMPARE(model.index(2, TraceModel::LegalMoves).data().toInt(), 8);
    QCOMPARE(model.index(2, TraceModel::Hash).data().toString(), hashText(m_game.entries[1].stateHash));
    model.setReplay(nullptr);
    QCOMPARE(model.rowCount(), 0);
  }

  void stepsAfterADivergenceCannotBeReached() {
    sim::GameTrace broken = m_game;
    broken.entries[2].stateHash ^= 1;
    TraceModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setReplay(std::make_shared<const sim::Replay>(m_rules, broken));
    QVERIFY(model.flags(model.index(2, 0)) & Qt::ItemIsEnabled);
    QVERIFY(!(model.flags(model.index(model.rowCount() - 1, 0)) & Qt::ItemIsEnabled));
    QVERIFY(!model.index(model.rowCount() - 1, 0).data(TraceModel::ReachableRole).toBool());
  }

  void hashesAreSixteenDigits() {
    QCOMPARE(hashText(0), QStringLiteral("0000000000000000"));
    QCOMPARE(hashText(0xFEDCBA9876543210U), QStringLiteral("fedcba9876543210"));
  }
};

QTEST_GUILESS_MAIN(TestTraceModel)
#include "trace_model_test.moc"
