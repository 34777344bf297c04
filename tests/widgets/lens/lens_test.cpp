// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/lens/lens.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/base/files.h"
#include "core/sim/run_game.h"
#include "widgets/document/analyser.h"
#include "widgets/lens/lens_bar.h"
#include "widgets/lens/lens_words.h"
#include "widgets/models/fate_words.h"

using namespace ludo;
using namespace ludo::widgets;
using Fate = sim::RecordedGame::Fate;

/// Holds the text as an editor does.
class TypedText : public TextBuffer {
 public:
  std::string text() const override { return m_text; }
  void reset(const std::string& text) override { m_text = text; }
  void replace(const std::string& text) override { m_text = text; }

 private:
  std::string m_text;
};

static const DocumentSettings quick{std::chrono::milliseconds(5), std::chrono::milliseconds(50),
                                    std::nullopt};

class TestLens : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
  TypedText m_text;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Lens> m_lens;

  void open(const QString& sample) {
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath("game.md");
    QVERIFY(QFile::copy(LUDO_SOURCE_DIR "/samples/" + sample + ".md", path));
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    m_document = std::make_unique<Document>(specificationAnalyser(), quick);
    m_document->attachBuffer(&m_text);
    QVERIFY(m_document->open(path));
    m_lens = std::make_unique<Lens>(*m_document);
    m_lens->setPause(std::chrono::milliseconds(20));
    m_lens->setInSight(true);
    m_lens->setOn(true);
  }
  void type(const std::string& part, const std::string& replacement) {
    std::string text = m_text.text();
    const std::size_t at = text.find(part);
    QVERIFY2(at != std::string::npos, part.c_str());
    m_text.replace(text.replace(at, part.size(), replacement));
    m_document->noteEdit();
  }
  void waitForFindings() {
    QTRY_VERIFY_WITH_TIMEOUT(m_lens->isCurrent() && m_lens->findings().isComplete, 60000);
  }
  void record(const QString& name, std::uint64_t seed) {
    const kernel::RulesPtr rules = m_document->analysis()->rules;
    const std::string trace = sim::traceText(*rules, sim::runNamedGame(rules, seed, {"random"}));
    QVERIFY(writeFile(m_folder->filePath(name).toStdString(), trace));
  }
  const LiveFigure& figure(const std::string& id) {
    for (const LiveFigure& found : m_lens->findings().figures) {
      if (found.now.id == id) return found;
    }
    throw std::out_of_range(id);
  }

 private slots:
  void cleanup() {
    m_lens.reset();
    if (m_document) m_document->detachBuffer(&m_text);
    m_document.reset();
  }

  void playsTheTextAndNamesWhatIsUnused() {
    open("tic-tac-toe");
    waitForFindings();
    const LensFindings& findings = m_lens->findings();
    QVERIFY(findings.saved == nullptr);
    QVERIFY(findings.now->batch.games.size() >= LiveSample::fewestGames);
    QVERIFY(findings.now->batch.games.size() < LiveSample::mostGames);
    // Of Tic-tac-toe by random moves this is known: 58.5 % and 28.8 %.
    QVERIFY(figure("player 1 wins").now.low95 < 0.585 && figure("player 1 wins").now.high95 > 0.585);
    QVERIFY(figure("player 2 wins").now.low95 < 0.288 && figure("player 2 wins").now.high95 > 0.288);
    QVERIFY(findings.unused.empty());
    QCOMPARE(testsText(*findings.analysis), "3 test(s) hold");
  }

  void tellsADifferenceAndForgetsItWhenItIsUndone() {
    open("tic-tac-toe");
    waitForFindings();
    type("length: 3", "length: 2");
    QVERIFY(!m_lens->isCurrent());
    waitForFindings();
    QVERIFY(m_lens->findings().saved != nullptr);
    QVERIFY(figure("plies").differs());
    QVERIFY(figure("plies").now.value < figure("plies").saved.value);
    QVERIFY(gamesText(m_lens->findings()).contains(" → "));
    type("length: 2", "length: 3");
    waitForFindings();
    QVERIFY(m_lens->findings().saved == nullptr);
    QVERIFY(!gamesText(m_lens->findings()).contains(" → "));
  }

  void findsNoDifferenceWhereOnlyProseChanged() {
    open("tic-tac-toe");
    waitForFindings();
    const std::size_t games = m_lens->findings().now->batch.games.size();
    type("Two players", "Two people");
    waitForFindings();
    QVERIFY(m_lens->findings().saved == nullptr);
    QCOMPARE(m_lens->findings().now->batch.games.size(), games);
  }

  void marksActionsAndEndsThatNoGameUsed() {
    open("tic-tac-toe");
    waitForFindings();
    type(R"(    when: { op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 1 })",
         R"(    when: { op: ">=", left: { ref: "lines", player: "actor", length: 3 }, right: 9 })");
    waitForFindings();
    const auto& unused = m_lens->findings().unused;
    QCOMPARE(unused.size(), std::size_t{1});
    QCOMPARE(unused.front().part.what, std::string(R"(end condition "threeInARow")"));
    const std::size_t place = m_document->analysis()->source->content().find(R"(- id: "threeInARow")");
    QVERIFY(unused.front().part.span.begin >= place && unused.front().part.span.begin <= place + 8);
  }

  /// An effect in a branch that is never taken, and not what is in it; what runs is not marked.
  void marksEffectsThatNoGameRan() {
    open("pig");
    waitForFindings();
    QVERIFY(m_lens->findings().unused.empty());
    type(R"(          when: { op: "==", left: "$die", right: 1 })",
         R"(          when: { op: "==", left: "$die", right: 9 })");
    waitForFindings();
    const auto& unused = m_lens->findings().unused;
    QCOMPARE(unused.size(), std::size_t{2});
    QCOMPARE(unused.front().part.role, metrics::RulePart::Role::Effect);
    const std::string& text = m_document->analysis()->source->content();
    const std::size_t branch = text.find("then:", text.find("right: 9"));
    QVERIFY(unused.front().part.span.begin > branch &&
            unused.front().part.span.begin < text.find("else:", branch));
    QVERIFY(unusedText(unused.front(), 50).startsWith("This effect did not run"));
  }

  void playsRecordedGamesThatLieBesideTheFile() {
    open("tic-tac-toe");
    QTRY_VERIFY(m_document->analysis());
    record("a.json", 1);
    record("b.json", 2);
    QVERIFY(writeFile(m_folder->filePath("report.json").toStdString(), R"({"format": "ludo-report"})"));
    QVERIFY(writeFile(m_folder->filePath("broken.json").toStdString(), R"({"format": "ludo-trace", )"));
    m_lens->lookAgain();
    QTRY_VERIFY(!m_lens->findings().recorded.empty() || m_lens->findings().isComplete);
    waitForFindings();
    QCOMPARE(recordedText(m_lens->findings().recorded), "2 recorded game(s) hold");
    type("length: 3", "length: 1");
    waitForFindings();
    QCOMPARE(recordedText(m_lens->findings().recorded), "2 of 2 recorded game(s) go otherwise");
    QCOMPARE(m_lens->findings().recorded.front().game.fate, Fate::OverBefore);
    QVERIFY(fateText(m_lens->findings().recorded.front().game, m_lens->findings().recorded.front().move)
                .startsWith("is over before move 2"));

    // Chosen from the menu, it is shown where it breaks.
    QWidget window;
    LensBar bar(m_lens.get(), &window);
    window.resize(900, 60);
    bar.setGeometry(0, 0, 900, bar.height());
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QSignalSpy requested(&bar, &LensBar::recordedRequested);
    QTest::mouseClick(bar.recorded(), Qt::LeftButton);
    QWidget* menu = QApplication::activePopupWidget();
    QVERIFY(menu != nullptr);
    QTest::keyClick(menu, Qt::Key_Return);
    QCOMPARE(requested.count(), 1);
    QCOMPARE(requested.front().at(2).value<std::vector<kernel::Move>>().size(), std::size_t{1});
  }

  void aMoveThatIsNotLegalIsNamedAsPlayersDo() {
    open("tic-tac-toe");
    QTRY_VERIFY(m_document->analysis());
    record("a.json", 1);
    type(R"(is: "empty")", R"(is: "occupied")");
    waitForFindings();
    QCOMPARE(m_lens->findings().recorded.size(), std::size_t{1});
    const QString fate =
        fateText(m_lens->findings().recorded.front().game, m_lens->findings().recorded.front().move);
    QVERIFY2(fate.startsWith("move 1, Mark ") && fate.endsWith(", is not legal any more"), qPrintable(fate));
    QVERIFY2(!fate.contains("mark("), qPrintable(fate));
  }

  void testsWithMistakesAreNotCountedAsHolding() {
    open("tic-tac-toe");
    waitForFindings();
    type(R"y(- "mark(cell_1_1)")y", R"y(- "mark(cell_9_9)")y");
    waitForFindings();
    QCOMPARE(testsText(*m_lens->findings().analysis),
             "2 of 3 test(s) hold; there are mistakes in the others");
  }

  void waitsWhileTheTextHasErrors() {
    open("tic-tac-toe");
    waitForFindings();
    type(R"(section: "end")", R"(section: "and")");
    QTRY_VERIFY(m_document->analysisIsCurrent());
    QVERIFY(m_document->analysis()->rules == nullptr);
    QVERIFY(!m_lens->isLooking());
    QVERIFY(m_lens->findings().now != nullptr);
  }

  void theNextKeyStopsIt() {
    open("deck-builder");
    QTRY_VERIFY_WITH_TIMEOUT(m_lens->findings().now != nullptr, 30000);
    m_document->noteEdit();
    QVERIFY(!m_lens->isLooking());
  }

  void doesNothingOutOfSightOrOff() {
    open("tic-tac-toe");
    m_lens->setInSight(false);
    QTRY_VERIFY(m_document->analysisIsCurrent());
    QVERIFY(!m_lens->isLooking());
    m_lens->setInSight(true);
    QVERIFY(m_lens->isLooking());
    waitForFindings();
    m_lens->setOn(false);
    QVERIFY(m_lens->findings().analysis == nullptr);
    QVERIFY(!m_lens->isLooking());
  }

  void theBarKeepsItsHeightAndLeadsOn() {
    open("tic-tac-toe");
    QWidget window;
    LensBar bar(m_lens.get(), &window);
    window.resize(900, 60);
    bar.setGeometry(0, 0, 900, bar.height());
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    m_lens->lookAgain();
    QVERIFY(bar.isVisible());
    const int height = bar.height();
    waitForFindings();
    QCOMPARE(bar.height(), height);
    QCOMPARE(bar.tests()->text(), "3 test(s) hold");
    QVERIFY(!bar.recorded()->isVisible());
    QVERIFY(bar.games()->text().contains("Player 1 wins"));
    QVERIFY(bar.games()->toolTip().contains("<table"));
    QSignalSpy games(&bar, &LensBar::gamesRequested);
    QTest::mouseClick(bar.games(), Qt::LeftButton);
    QCOMPARE(games.count(), 1);
    QVERIFY(games.front().front().value<SimulationResult>().valid());

    type("length: 3", "length: 2");
    waitForFindings();
    QVERIFY2(bar.tests()->text().contains("of 3 test(s) fail"), qPrintable(bar.tests()->text()));
    QSignalSpy places(&bar, &LensBar::placeRequested);
    QTest::mouseClick(bar.tests(), Qt::LeftButton);
    QCOMPARE(places.count(), 1);
    const auto place = places.front().front().value<Span>();
    QVERIFY(m_text.text().substr(place.begin).starts_with("expect") ||
            m_text.text().substr(place.begin, 40).find("cell") != std::string::npos);
    m_lens->setOn(false);
    QVERIFY(!bar.isVisible());
  }
};

QTEST_MAIN(TestLens)
#include "lens_test.moc"
