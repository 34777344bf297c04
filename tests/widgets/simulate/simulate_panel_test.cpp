// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

#include "core/base/files.h"
#include "core/service/analysis.h"
#include "widgets/controls/bot_box.h"
#include "widgets/simulate/simulate_panel.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

service::AnalysisPtr sampleAnalysis(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name);
  if (!text) qFatal("%s", text.failure().c_str());
  return service::analyse(std::make_shared<SourceText>(name, *text));
}

kernel::RulesPtr sampleRules(const std::string& name) {
  return sampleAnalysis(name)->rules;
}

}  // namespace

class TestSimulatePanel : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_panel = std::make_unique<SimulatePanel>();
    m_panel->show();
    m_results.clear();
    connect(m_panel.get(), &SimulatePanel::finished, this,
            [this](const SimulationResult& result) { m_results.push_back(result); });
  }
  void cleanup() { m_panel.reset(); }

  void nothingRunsWithoutRules() {
    QVERIFY(!button("run")->isEnabled());
    m_panel->start();
    QVERIFY(!m_panel->running());
  }

  void playsTheGamesAskedFor() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    field("gameCount")->setValue(40);
    m_panel->findChild<QLineEdit*>("seed")->setText("7");
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QVERIFY(m_panel->running());
    QVERIFY(!button("run")->isEnabled());
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), std::size_t{1}, 60000);
    QVERIFY(!m_panel->running());
    const SimulationResult& result = m_results[0];
    QCOMPARE(result.batch->games.size(), std::size_t{40});
    QCOMPARE(result.batch->options.seed, std::uint64_t{7});
    QCOMPARE(result.report->games, std::uint64_t{40});
    QCOMPARE(result.batch->options.agents, (std::vector<std::string>{"random", "random"}));
  }

  void cancelKeepsWhatWasPlayed() {
    m_panel->setRules(sampleRules("hex.md"));
    field("gameCount")->setValue(1000000);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QVERIFY(m_panel->running());
    QTRY_VERIFY_WITH_TIMEOUT(m_panel->findChild<QLabel*>("status")->text().contains("games/s"), 60000);
    QTest::mouseClick(button("cancel"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!m_panel->running(), 60000);
    QCOMPARE(m_results.size(), std::size_t{1});
    QVERIFY(m_results[0].batch->cancelled);
    QVERIFY(m_results[0].batch->games.size() < 1000000);
    QVERIFY(m_panel->findChild<QLabel*>("status")->text().startsWith("Cancelled"));
    QVERIFY(button("run")->isEnabled());
  }

  void closingThePanelStopsTheWork() {
    m_panel->setRules(sampleRules("hex.md"));
    field("gameCount")->setValue(1000000);
    m_panel->start();
    QVERIFY(m_panel->running());
    m_panel.reset();
    // What the worker had still to deliver.
    QCoreApplication::processEvents();
    QVERIFY(m_results.empty());
  }

  void agentsAreChosenPerSeat() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    m_panel->show();
    BotBox* second = botOf(2);
    second->setAgent("uct:iterations=30");
    QCOMPARE(m_panel->plan().batch.agents, (std::vector<std::string>{"random", "uct:iterations=30"}));
    // Edits that keep the players keep the choice.
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    QCOMPARE(m_panel->plan().batch.agents, (std::vector<std::string>{"random", "uct:iterations=30"}));
  }

  void turnsAreThoseOfTheGameUnlessOthersAreAskedFor() {
    m_panel->setRules(sampleRules("hex.md"));
    QCOMPARE(m_panel->plan().batch.maxTurns, std::uint64_t{0});
    field("gameCount")->setValue(5);
    field("maxTurns")->setValue(3);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), std::size_t{1}, 60000);
    for (const sim::GameSummary& game : m_results[0].batch->games) QCOMPARE(game.stop, sim::Stop::TurnCap);
  }

  void measuresWhatIsAskedForBesideTheGames() {
    const service::AnalysisPtr game = sampleAnalysis("tic-tac-toe.md");
    m_panel->setRules(game->rules, game->source);
    field("gameCount")->setValue(10);
    for (const char* part : {"coverage", "probes", "depth"})
      QTest::mouseClick(m_panel->findChild<QCheckBox*>(part), Qt::LeftButton, {}, QPoint(8, 8));
    field("probeCount")->setValue(20);
    field("matchGames")->setValue(6);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), std::size_t{1}, 60000);
    const metrics::EvalReport& report = *m_results[0].report;
    QCOMPARE(report.coveredGames, std::uint64_t{10});
    QVERIFY(!report.rules.empty() && report.rules[0].line > 0);
    QCOMPARE(report.matches.size(), std::size_t{1});
    QCOMPARE(report.matches[0].stronger, std::string("greedy"));
    QCOMPARE(report.matches[0].games, std::uint64_t{6});
    QVERIFY(report.metric("decisionImpact")->measured());
  }

  void whatIsNotAskedForIsNotMeasured() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    field("gameCount")->setValue(10);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(m_results.size(), std::size_t{1}, 60000);
    QVERIFY(m_results[0].report->rules.empty() && m_results[0].report->matches.empty());
    QVERIFY(!m_results[0].report->metric("decisionImpact")->measured());
  }

  void seedsThatAreNoNumbersCannotRun() {
    m_panel->setRules(sampleRules("tic-tac-toe.md"));
    QVERIFY(button("run")->isEnabled());
    m_panel->findChild<QLineEdit*>("seed")->clear();
    QVERIFY(!button("run")->isEnabled());
  }

  void everyControlHasAName() {
    m_panel->setRules(sampleRules("pig.md"));
    for (const QWidget* control : m_panel->findChildren<QWidget*>()) {
      const bool isControl = qobject_cast<const QAbstractSpinBox*>(control) ||
                             qobject_cast<const QComboBox*>(control) ||
                             qobject_cast<const QPushButton*>(control);
      if (isControl) QVERIFY2(!control->accessibleName().isEmpty(), control->metaObject()->className());
    }
  }

 private:
  QPushButton* button(const char* name) const {
    return m_panel->findChild<QPushButton*>(QLatin1String(name));
  }
  BotBox* botOf(int player) const {
    for (BotBox* box : m_panel->findChildren<BotBox*>()) {
      if (box->kinds()->accessibleName() == QStringLiteral("Bot of player %1").arg(player)) return box;
    }
    return nullptr;
  }
  QSpinBox* field(const char* name) const { return m_panel->findChild<QSpinBox*>(QLatin1String(name)); }

  std::unique_ptr<SimulatePanel> m_panel;
  std::vector<SimulationResult> m_results;
};

QTEST_MAIN(TestSimulatePanel)
#include "simulate_panel_test.moc"
