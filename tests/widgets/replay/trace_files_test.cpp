// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/trace_files.h"

#include <QFile>
#include <QMessageBox>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "core/base/files.h"
#include "core/sim/run_game.h"
#include "widgets/document/analyser.h"
#include "widgets/replay/course_view.h"
#include "widgets/replay/make_replay_panel.h"
#include "widgets/replay/win_chances.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

/// Recorded games in files, their notes, and the chances in them.
class TestTraceFiles : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Workspace> m_workspace;
  std::unique_ptr<ReplayPanel> m_panel;
  TraceFiles* m_files = nullptr;

  void openSpecification(const QString& sample) {
    QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/%1.md").arg(sample));
    QVERIFY(file.open(QIODevice::ReadOnly));
    m_document->startNew(file.readAll().toStdString(), "game.md");
    QTRY_VERIFY(m_document->analysis() && m_document->analysis()->rules);
  }
  kernel::RulesPtr rules() const { return m_document->analysis()->rules; }
  void replayRandomGame(std::uint64_t seed) {
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    emit m_workspace->replayRequested(rules(), sim::runNamedGame(rules(), seed, {"random"}));
    QVERIFY(opened.wait(20000));
  }
  QString told() {
    QString text;
    for (auto* box : m_panel->findChildren<QMessageBox*>()) {
      text = box->informativeText();
      box->close();
    }
    return text;
  }

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_document = std::make_unique<Document>(specificationAnalyser());
    m_workspace = std::make_unique<Workspace>(*m_document);
    m_panel.reset(static_cast<ReplayPanel*>(makeReplayPanel(*m_workspace)));
    m_files = m_panel->findChild<TraceFiles*>();
    m_panel->resize(1000, 640);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    openSpecification("tic-tac-toe");
  }
  void cleanup() {
    m_panel.reset();
    m_workspace.reset();
    m_document.reset();
  }

  void aSavedGameComesBackWithItsNotes() {
    replayRandomGame(3);
    const QString path = m_folder->filePath("first.json");
    QSignalSpy saved(m_files, &TraceFiles::saved);
    QSignalSpy changed(m_workspace.get(), &Workspace::recordedGamesChanged);
    m_files->save(path);
    QVERIFY(saved.wait(5000));
    QCOMPARE(changed.count(), 1);
    QVERIFY(!QFile::exists(notesPath(path)));

    // Written as a person does: a key for the bookmark, words, Enter.
    m_panel->seek(2);
    m_panel->setFocus();
    QTest::keyClick(m_panel.get(), Qt::Key_B, Qt::ControlModifier);
    QWidget* field = QApplication::focusWidget();
    QVERIFY(field != nullptr);
    QTest::keyClicks(field, "Here it turns");
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(m_panel->notes(), (std::vector<ReplayNote>{{2, "Here it turns"}}));
    const std::vector<ReplayFlag> flags{{2, "Here it turns"}};
    QCOMPARE(m_panel->slider()->flags(), flags);
    QTRY_VERIFY(QFile::exists(notesPath(path)));
    QTRY_VERIFY(readFile(notesPath(path).toStdString())->find("Here it turns") != std::string::npos);

    m_panel->clear();
    QVERIFY(m_panel->notes().empty());
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    m_files->open(path);
    QVERIFY(opened.wait(5000));
    QCOMPARE(m_panel->notes(), (std::vector<ReplayNote>{{2, "Here it turns"}}));
    QCOMPARE(m_panel->slider()->flags(), flags);
    QVERIFY(m_panel->verdict().startsWith("Verified"));
    // A row goes to its ply.
    QTableWidget* table = m_panel->notesView()->table();
    table->setCurrentCell(-1, -1);
    m_panel->seek(0);
    table->setCurrentCell(0, 1);
    QCOMPARE(m_panel->step(), std::size_t{2});
  }

  void notesAreRemovedByAKeyAndFromTheFile() {
    replayRandomGame(3);
    m_files->save(m_folder->filePath("second.json"));
    m_panel->seek(1);
    m_panel->notesView()->addNote();
    const QString path = notesPath(m_folder->filePath("second.json"));
    QTRY_VERIFY(QFile::exists(path));
    QTableWidget* table = m_panel->notesView()->table();
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
    QTRY_COMPARE(QApplication::focusWidget(), table);
    QTest::keyClick(table, Qt::Key_Delete);
    QVERIFY(m_panel->notes().empty());
    QTRY_COMPARE(readNotes(*readFile(path.toStdString()))->size(), std::size_t{0});
  }

  void damagedNotesAreNamedAndLeftAlone() {
    replayRandomGame(3);
    const QString path = m_folder->filePath("third.json");
    QSignalSpy saved(m_files, &TraceFiles::saved);
    m_files->save(path);
    QVERIFY(saved.wait(5000));
    m_panel->clear();
    QVERIFY(writeFile(notesPath(path).toStdString(), R"({ "format": )"));
    QSignalSpy failed(m_files, &TraceFiles::failed);
    m_files->open(path);
    QVERIFY(failed.wait(5000));
    QVERIFY2(told().contains("The notes in third.notes.json cannot be read"),
             qPrintable(failed.front().front().toString()));
    QCOMPARE(*readFile(notesPath(path).toStdString()), std::string(R"({ "format": )"));
  }

  void notesWithAnyByteDamagedAreReadOrRefused() {
    const std::string whole = notesText({{1, "a"}, {2, "Here it turns"}});
    for (std::size_t at = 0; at < whole.size(); ++at) {
      for (const char by : {'\0', '"', '}', '9', '-', '\xff'}) {
        std::string text = whole;
        text[at] = by;
        const Result<std::vector<ReplayNote>> notes = readNotes(text);
        QVERIFY(notes ? notes->size() <= 2 : !notes.failure().empty());
      }
      if (at > whole.rfind('}')) continue;
      const Result<std::vector<ReplayNote>> shorter = readNotes(whole.substr(0, at));
      QVERIFY(!shorter && !shorter.failure().empty());
    }
  }

  void aGameThatWasNotSavedStaysWhereItWas() {
    replayRandomGame(3);
    const QString path = m_folder->filePath("fourth.json");
    QSignalSpy saved(m_files, &TraceFiles::saved);
    m_files->save(path);
    QVERIFY(saved.wait(5000));
    QSignalSpy failed(m_files, &TraceFiles::failed);
    m_files->save(m_folder->filePath("no/such/folder.json"));
    QVERIFY(failed.wait(5000));
    told();
    QCOMPARE(m_files->path(), path);
  }

  void aGameOfOtherRulesIsRefusedWithItsReason() {
    const QString path = m_folder->filePath("pig.json");
    openSpecification("pig");
    QVERIFY(
        writeFile(path.toStdString(), sim::traceText(*rules(), sim::runNamedGame(rules(), 1, {"random"}))));
    openSpecification("tic-tac-toe");
    QSignalSpy failed(m_files, &TraceFiles::failed);
    m_files->open(path);
    QVERIFY(failed.wait(5000));
    QVERIFY2(told().contains(R"(belongs to "pig")"), qPrintable(failed.front().front().toString()));
    m_files->open(m_folder->filePath("nothing.json"));
    QVERIFY(failed.wait(5000));
    told();
  }

  void aGameOfEarlierRulesIsRefusedWithWhatBecomesOfIt() {
    const QString path = m_folder->filePath("early.json");
    const sim::GameTrace game = sim::runNamedGame(rules(), 3, {"random"});
    QVERIFY(writeFile(path.toStdString(), sim::traceText(*rules(), game)));
    std::string text = m_document->text();
    const std::string line = "capacity: 1";
    text.replace(text.find(line), line.size(), "capacity: 2");
    const std::string empty = R"(where: { is: "empty", zone: "$zone" })";
    text.replace(text.find(empty), empty.size(), R"(where: { is: "occupied", zone: "$zone" })");
    m_document->startNew(text, "game.md");
    QTRY_VERIFY(m_document->analysis() && m_document->analysis()->rules);
    QSignalSpy failed(m_files, &TraceFiles::failed);
    m_files->open(path);
    QVERIFY(failed.wait(5000));
    const QString reason = told();
    QVERIFY2(reason.contains("recorded with other rules") && reason.contains("move 1, ") &&
                 reason.endsWith("is not legal any more"),
             qPrintable(reason));
  }

  void aGameForMorePlayersIsReadWithAsMany() {
    openSpecification("pig");
    const kernel::RulesPtr three = kernel::makeRules(m_document->analysis()->game, 3);
    const QString path = m_folder->filePath("three.json");
    QVERIFY(writeFile(path.toStdString(), sim::traceText(*three, sim::runNamedGame(three, 1, {"random"}))));
    QSignalSpy opened(m_panel.get(), &ReplayPanel::opened);
    m_files->open(path);
    QVERIFY(opened.wait(5000));
    QCOMPARE(m_panel->replay()->rules()->seats(), 3);
  }

  void notesOfAnotherKindAreNoNotes() {
    QCOMPARE(*readNotes(notesText({{5, "b"}, {1, "a"}, {5, "c"}})),
             (std::vector<ReplayNote>{{1, "a"}, {5, "c"}}));
    for (const char* text : {"", "[]", "{}", R"({"format": "ludo-trace", "notes": []})",
                             R"({"format": "ludo-notes", "notes": [{"ply": -1, "text": ""}]})",
                             R"({"format": "ludo-notes", "notes": [{"ply": 1}]})"})
      QVERIFY2(!readNotes(text), text);
  }

  void chancesAreThoseOfRandomPlay() {
    const sim::GameTrace game = sim::runNamedGame(rules(), 3, {"random"});
    const sim::Replay replay(rules(), game);
    WinChanceSettings settings;
    settings.playouts = 400;
    std::size_t reports = 0;
    const GameCourse course = winChances(
        replay, settings, {}, [&](const GameCourse& soFar) { QCOMPARE(soFar.steps.size(), ++reports); });
    QCOMPARE(course.kind, GameCourse::Kind::WinChances);
    QCOMPARE(course.steps.size(), replay.stepCount());
    // Known of random play: 58.5 % and half of 12.7 % for the first player.
    QVERIFY(std::abs(course.curves[0].front() - 65) <= 7);
    for (std::size_t i = 0; i < course.steps.size(); ++i)
      QVERIFY(std::abs(course.curves[0][i] + course.curves[1][i] - 100) <= 1);
    QVERIFY(game.outcome.has_value());
    for (std::size_t seat = 0; seat < 2; ++seat) {
      const kernel::SeatResult result = game.outcome->seats[seat];
      QCOMPARE(course.curves[seat].back(), result == kernel::SeatResult::Win    ? 100
                                           : result == kernel::SeatResult::Loss ? 0
                                                                                : 50);
    }
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(winChances(replay, settings, stop.get_token()).empty());
  }

  void chancesOfDiceFallApart() {
    openSpecification("pig");
    const sim::Replay replay(rules(), sim::runNamedGame(rules(), 3, {"random"}));
    WinChanceSettings settings;
    settings.positions = 2;
    settings.playouts = 200;
    const GameCourse course = winChances(replay, settings);
    // Were the dice of all playouts alike, one player would win them all.
    QVERIFY(course.curves[0].front() > 25 && course.curves[0].front() < 75);
  }

  void theControlsGiveWayToASmallPanel() {
    replayRandomGame(3);
    m_panel->setNotes({{2, "here"}});
    const auto flag = [this] {
      for (auto* button : m_panel->findChildren<QToolButton*>()) {
        if (button->accessibleName() == "Next flag") return button;
      }
      return static_cast<QToolButton*>(nullptr);
    };
    QVERIFY(flag() != nullptr && flag()->isVisible());
    QVERIFY2(m_panel->minimumSizeHint().width() <= 400,
             qPrintable(QString::number(m_panel->minimumSizeHint().width())));
    m_panel->resize(m_panel->minimumSizeHint().width(), 640);
    QVERIFY(!flag()->isVisible());
    QVERIFY(m_panel->slider()->width() >= 60);
    m_panel->resize(1000, 640);
    QVERIFY(flag()->isVisible());
  }

  void theChancesButtonShowsAndHidesTheCurve() {
    replayRandomGame(3);
    QVERIFY(!m_panel->chances()->isVisible());
    m_panel->setShowingChances(true);
    QTRY_COMPARE_WITH_TIMEOUT(m_panel->chances()->course().steps.size(), m_panel->replay()->stepCount(),
                              20000);
    QVERIFY(m_panel->chances()->isVisible());
    QVERIFY(m_panel->chances()->textAt(0).contains("Player 1 "));
    QVERIFY(m_panel->chances()->textAt(0).contains(" %, Player 2 "));
    QTest::mouseClick(m_panel->chances(), Qt::LeftButton, {},
                      QPoint(static_cast<int>(m_panel->chances()->xOf(2)), 10));
    QCOMPARE(m_panel->step(), std::size_t{2});
    m_panel->setShowingChances(false);
    QVERIFY(!m_panel->chances()->isVisible());
  }
};

QTEST_MAIN(TestTraceFiles)
#include "trace_files_test.moc"
