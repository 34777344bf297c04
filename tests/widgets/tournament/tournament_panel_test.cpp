// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDoubleSpinBox>
#include <QFile>
#include <QGroupBox>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QtTest>

#include "core/base/files.h"
#include "core/service/analysis.h"
#include "core/sim/replay.h"
#include "widgets/controls/bot_box.h"
#include "widgets/controls/bot_list.h"
#include "widgets/controls/value_view.h"
#include "widgets/tournament/make_tournament_panel.h"
#include "widgets/tournament/question_box.h"
#include "widgets/tournament/tournament_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

std::string sampleText(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name);
  if (!text) qFatal("%s", text.failure().c_str());
  return *text;
}

kernel::RulesPtr sampleRules(const std::string& name) {
  return service::analyse(std::make_shared<SourceText>(name, sampleText(name)))->rules;
}

}  // namespace

class TestTournamentPanel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_panel = std::make_unique<TournamentPanel>();
    m_panel->resize(500, 900);
    m_panel->show();
  }
  void cleanup() { m_panel.reset(); }

  void nothingRunsWithoutRules() {
    QVERIFY(!button("run")->isEnabled());
    m_panel->start();
    QVERIFY(!m_panel->running());
  }

  void aGameForOneHasNobodyToMeet() {
    std::string text = sampleText("pig.md");
    const std::size_t players = text.find("players: {");
    text.replace(players, text.find('\n', players) - players, "players: { min: 1, max: 1 }");
    m_panel->setRules(service::analyse(std::make_shared<SourceText>("one.md", text))->rules);
    QVERIFY(!button("run")->isEnabled());
    QVERIFY(said().contains("one player"));
  }

  void botsMeetAndAreRated() {
    playTicTacToe(30);
    const metrics::TournamentReport& report = *m_panel->results()->result().report;
    QCOMPARE(report.games(), std::uint64_t{30});
    QVERIFY(report.complete);
    ValueView* standings = m_panel->results()->standings();
    QVERIFY(standings->isVisible());
    QCOMPARE(standings->model()->index(0, 0).data().toString(), QString("Greedy"));
    QCOMPARE(standings->model()->rowCount(), 2);
    QVERIFY(m_panel->results()->summary().contains("30 games of Tic-tac-toe between Greedy, Random"));
    // The same as without a window.
    sim::TournamentOptions options = m_panel->options();
    const auto rules = sampleRules("tic-tac-toe.md");
    QCOMPARE(metrics::tournamentJson(report),
             metrics::tournamentJson(metrics::report(*rules, sim::runTournament(rules, options))));
  }

  void enterOnAPairStepsThroughAGameThatTheFirstWon() {
    playTicTacToe(30);
    std::vector<std::pair<kernel::RulesPtr, sim::GameTrace>> games;
    connect(m_panel.get(), &TournamentPanel::replayRequested, this,
            [&](const kernel::RulesPtr& rules, const sim::GameTrace& trace) {
              games.emplace_back(rules, trace);
            });
    ValueView* pairs = m_panel->results()->pairs();
    pairs->choose(0);
    emit pairs->activated(pairs->currentIndex());
    QTRY_COMPARE_WITH_TIMEOUT(games.size(), std::size_t{1}, 60000);
    const auto& [rules, trace] = games[0];
    QVERIFY(trace.outcome.has_value());
    const auto& agents = trace.agents;
    for (std::size_t seat = 0; seat < agents.size(); ++seat) {
      const bool won = trace.outcome->seats[seat] == kernel::SeatResult::Win;
      QCOMPARE(won, agents[seat] == "greedy");
    }
  }

  void cancelKeepsWhatWasPlayed() {
    m_panel->setRules(sampleRules("hex.md"));
    m_panel->findChild<QSpinBox*>("gameCount")->setValue(10000000);
    m_panel->bots()->boxes()[0]->setAgent("random");
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QVERIFY(m_panel->running());
    QTRY_VERIFY_WITH_TIMEOUT(said().contains("left"), 60000);
    QTest::mouseClick(button("cancel"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->running(), 60000);
    QVERIFY(said().startsWith("Cancelled"));
    const metrics::TournamentReport& report = *m_panel->results()->result().report;
    QVERIFY(!report.complete && report.games() > 0 && report.games() < 10000000);
  }

  void aQuestionEndsTheMatchWhenItIsAnswered() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    auto* question = m_panel->findChild<QuestionBox*>();
    question->setChecked(true);
    m_panel->findChild<QSpinBox*>("gameCount")->setValue(10000);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->running(), 60000);
    const metrics::TournamentReport& report = *m_panel->results()->result().report;
    QCOMPARE(report.sprt->verdict, sim::SprtVerdict::Elo1);
    QVERIFY(report.games() < 10000);
    QVERIFY(m_panel->results()->summary().contains("Greedy is stronger by at least 20 Elo"));
  }

  void onlyTwoBotsCanBeAskedAbout() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    auto* question = m_panel->findChild<QuestionBox*>();
    question->setChecked(true);
    QVERIFY(m_panel->options().sprt.has_value());
    m_panel->bots()->setAgents({"greedy", "random", "flat"});
    emit m_panel->bots()->agentsChanged();
    QVERIFY(!question->isEnabled());
    QVERIFY(!m_panel->options().sprt.has_value());
  }

  void aQuestionThatIsNoneCannotRun() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    auto* question = m_panel->findChild<QuestionBox*>();
    question->setChecked(true);
    QVERIFY(button("run")->isEnabled());
    auto* notMore = question->findChildren<QDoubleSpinBox*>()[0];
    notMore->setValue(20);
    QVERIFY(!button("run")->isEnabled());
    QVERIFY(said().contains("has to be less"));
  }

  void theTournamentIsSavedAsData() {
    playTicTacToe(4);
    QTemporaryDir folder;
    const QString path = folder.filePath("cup.json");
    m_panel->results()->save(path);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), 60000);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(QJsonDocument::fromJson(file.readAll()).object().contains("standings"));
  }

  void gamesThatAreReplayedReachTheWorkspace() {
    QTemporaryDir folder;
    DocumentSettings settings;
    settings.recoveryFolder = folder.path();
    Document document([](SourcePtr, std::uint64_t, std::stop_token) { return service::AnalysisPtr(); },
                      settings);
    Workspace workspace(document);
    const std::unique_ptr<QWidget> panel(makeTournamentPanel(workspace));
    int asked = 0;
    connect(&workspace, &Workspace::replayRequested, this, [&] { ++asked; });
    emit qobject_cast<TournamentPanel*>(panel.get())->replayRequested(nullptr, {});
    QCOMPARE(asked, 1);
  }

 private:
  QPushButton* button(const char* name) const {
    return m_panel->findChild<QPushButton*>(QLatin1String(name));
  }
  QString said() const { return m_panel->findChild<QLabel*>("status")->text(); }
  void playTicTacToe(int games) {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    m_panel->findChild<QSpinBox*>("gameCount")->setValue(games);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QVERIFY(m_panel->running());
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->running(), 60000);
  }

  std::unique_ptr<TournamentPanel> m_panel;
};

QTEST_MAIN(TestTournamentPanel)
#include "tournament_panel_test.moc"
