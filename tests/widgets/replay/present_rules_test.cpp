// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/present_rules.h"

#include <QFile>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>

#include "core/sim/run_game.h"
#include "widgets/document/analyser.h"
#include "widgets/replay/make_replay_panel.h"
#include "widgets/replay/replay_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

/// What the replay says of a game after its rules were edited.
class TestPresentRules : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Workspace> m_workspace;
  std::unique_ptr<ReplayPanel> m_panel;
  QString m_text;

  void openSample(const QString& name) {
    QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/%1.md").arg(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_text = QString::fromUtf8(file.readAll());
    take(m_text);
    QTRY_VERIFY(m_document->analysis() && m_document->analysis()->rules);
  }
  void take(const QString& text) {
    m_document->startNew(text.toStdString(), "game.md");
    QTRY_VERIFY(m_document->analysis());
  }
  void edit(const QString& before, const QString& after) {
    QVERIFY(m_text.contains(before));
    take(QString(m_text).replace(before, after));
  }
  /// The space of the third move may not be taken any more.
  void forbidTheThirdMove() {
    const std::string move = m_panel->replay()->trace().entries[2].moveText;
    const QString space = QString::fromStdString(move).section('(', 1).chopped(1);
    edit(R"(where: { is: "empty", zone: "$zone" })",
         QString(R"(where: { op: "and", args: [{ is: "empty", zone: "$zone" }, { op: "!=", left: "$zone", )"
                 R"(right: { ref: "zone", zone: "%1" } }] })")
             .arg(space));
  }
  void replayRandomGame(std::uint64_t seed) {
    const kernel::RulesPtr rules = m_document->analysis()->rules;
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    emit m_workspace->replayRequested(rules, sim::runNamedGame(rules, seed, {"random"}));
    QVERIFY(opened.wait(20000));
    QTRY_VERIFY(m_panel->verdict().startsWith("Verified: all"));
  }

 private slots:
  void init() {
    m_document = std::make_unique<Document>(specificationAnalyser());
    m_workspace = std::make_unique<Workspace>(*m_document);
    m_panel.reset(static_cast<ReplayPanel*>(makeReplayPanel(*m_workspace)));
    m_panel->resize(1000, 640);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
  }
  void cleanup() {
    m_panel.reset();
    m_workspace.reset();
    m_document.reset();
  }

  void aMoveThatIsNotLegalAnyMoreIsNamed() {
    openSample("tic-tac-toe");
    replayRandomGame(3);
    forbidTheThirdMove();
    QVERIFY(m_document->analysis()->rules);
    QTRY_VERIFY2(m_panel->verdict().startsWith("Recorded with other rules. Under the present ones: move 3, "),
                 qPrintable(m_panel->verdict()));
    QVERIFY(m_panel->verdict().contains("is not legal any more"));
    QVERIFY(m_panel->verdict().contains("Legal there now: Mark "));
    QVERIFY(m_panel->verdict().contains("Under the rules it was recorded with: Verified: all"));
    // The link is followed by keys.
    m_panel->seek(0);
    QLabel* banner = nullptr;
    for (auto* label : m_panel->findChildren<QLabel*>())
      if (label->text().contains("step:2")) banner = label;
    QVERIFY(banner != nullptr);
    banner->setFocus();
    QTest::keyClick(banner, Qt::Key_Tab);
    QTest::keyClick(banner, Qt::Key_Return);
    QCOMPARE(m_panel->step(), std::size_t{2});
  }

  void aChangeThatOnlyPositionsShowIsFound() {
    openSample("pig");
    replayRandomGame(4);
    edit(R"(name: "Pig")", R"(name: "Hog")");
    QTRY_VERIFY2(m_panel->verdict().startsWith(
                     "Recorded with other rules. The game goes the same way under the present ones."),
                 qPrintable(m_panel->verdict()));
    take(m_text);
    QTRY_VERIFY(m_panel->verdict().startsWith("Verified: all"));
  }

  void aStepThatDoesSomethingElseIsShown() {
    openSample("pig");
    replayRandomGame(4);
    // The first roll that is no 1 puts something into the pot.
    const auto& moves = m_panel->replay()->trace().entries;
    std::size_t step = 0;
    std::int64_t pot = 0;
    while (pot <= 1) pot = m_panel->replay()->stateAt(++step).variables[0];
    QVERIFY(step < moves.size());
    edit(R"(delta: "$die")", "delta: 1");
    QTRY_VERIFY2(
        m_panel->verdict().contains(QString("Move %1 is the first that does something else.").arg(step)),
        qPrintable(m_panel->verdict()));
    QVERIFY(m_panel->verdict().contains(QString("recorded: pot: 0 → %1").arg(pot)));
    QVERIFY(m_panel->verdict().contains("now: pot: 0 → 1"));
  }

  void onlySomeOfManyLegalMovesAreNamed() {
    openSample("hex");
    replayRandomGame(3);
    forbidTheThirdMove();
    QTRY_VERIFY2(m_panel->verdict().contains("is not legal any more"), qPrintable(m_panel->verdict()));
    // Of 121 spaces two are taken, one is forbidden, and twelve are named.
    QVERIFY2(m_panel->verdict().contains(", and 106 more"), qPrintable(m_panel->verdict()));
  }

  void mistakesInTheTextAreTold() {
    openSample("tic-tac-toe");
    replayRandomGame(3);
    edit(R"(actor: "active")", "actor: [");
    QTRY_VERIFY(m_panel->verdict().startsWith("The specification has errors"));
    take(m_text);
    QTRY_VERIFY(m_panel->verdict().startsWith("Verified: all"));
  }

  void anotherGameIsNoOtherVersionOfIt() {
    openSample("tic-tac-toe");
    replayRandomGame(3);
    openSample("pig");
    QTRY_VERIFY(m_panel->verdict().contains("The specification is of another game now."));
  }

  void aHiddenPanelComparesOnceItIsShown() {
    openSample("tic-tac-toe");
    replayRandomGame(3);
    m_panel->hide();
    openSample("pig");
    QVERIFY(m_panel->verdict().startsWith("Verified: all"));
    m_panel->show();
    QTRY_VERIFY(m_panel->verdict().startsWith("Recorded with other rules."));
  }
};

QTEST_MAIN(TestPresentRules)
#include "present_rules_test.moc"
