// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "widgets/simulate/make_simulate_panel.h"
#include "widgets/simulate/simulate_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

/// A simulation as the list of jobs has it.
class TestListedSimulation : public QObject {
  Q_OBJECT
 private slots:
  void isListedFromItsStartAndLeadsToWhatItFound() {
    Document document(specificationAnalyser());
    Workspace workspace(document);
    const std::unique_ptr<QWidget> made(makeSimulatePanel(workspace));
    auto* panel = qobject_cast<SimulatePanel*>(made.get());
    QVERIFY(document.open(QStringLiteral(LUDO_SOURCE_DIR "/samples/kalah.md")));
    QTRY_VERIFY(document.analysisIsCurrent() && document.analysis()->rules);
    QVERIFY(workspace.jobs()->works().empty());
    QSignalSpy panels(&workspace, &Workspace::panelRequested);
    QSignalSpy results(&workspace, &Workspace::simulationResultRequested);

    panel->setGames(100'000'000);
    panel->start();
    QCOMPARE(workspace.jobs()->works().size(), std::size_t{1});
    RunningWork* work = workspace.jobs()->works().front();
    QVERIFY(work->isRunning());
    QCOMPARE(work->subject(), QStringLiteral("kalah.md"));
    // While it runs, its panel is shown.
    work->showResult();
    QCOMPARE(panels.size(), 1);
    QCOMPARE(results.size(), 0);
    QTRY_VERIFY(work->share() && work->state().contains(QStringLiteral("games")));
    work->cancel();
    QTRY_VERIFY(!panel->running());
    QVERIFY(!work->isRunning());
    QVERIFY2(work->state().startsWith(QStringLiteral("Cancelled after")), qPrintable(work->state()));
    work->showResult();
    QCOMPARE(panels.size(), 1);
    QCOMPARE(results.size(), 1);
  }
};

QTEST_MAIN(TestListedSimulation)
#include "listed_simulation_test.moc"
