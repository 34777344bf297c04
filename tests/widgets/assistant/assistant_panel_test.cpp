// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>
#include <semaphore>

#include "core/base/files.h"
#include "core/drafting/demonstrations.h"
#include "core/drafting/fix_memory.h"
#include "core/drafting/known_games.h"
#include "core/service/analysis.h"
#include "scripted_server.h"
#include "widgets/assistant/assistant_controls.h"
#include "widgets/assistant/assistant_panel.h"
#include "widgets/assistant/growth_view.h"
#include "widgets/assistant/make_assistant_panel.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

constexpr int patience = 120'000;  ///< ms: a debug build under a sanitizer learns slowly

std::string sampleText(const std::string& name) {
  const Result<std::string> text = readFile(std::string(LUDO_SOURCE_DIR "/samples/") + name);
  if (!text) qFatal("%s", text.failure().c_str());
  return *text;
}

std::string replaced(std::string text, const std::string& before, const std::string& after) {
  const std::size_t at = text.find(before);
  if (at == std::string::npos) qFatal("no %s", before.c_str());
  return text.replace(at, before.size(), after);
}

SourcePtr sourceOf(const std::string& text) {
  return std::make_shared<const SourceText>("game.md", text);
}

bool isSound(const std::string& text) {
  return service::analyse(sourceOf(text))->game != nullptr;
}

}  // namespace

class TestAssistantPanel : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() {
    qputenv("LUDO_SAMPLES_DIR", LUDO_SOURCE_DIR "/samples");
    qRegisterMetaType<diagnostics::Fix>();
  }
  void init() {
    QVERIFY(m_folder.isValid());
    qputenv("LUDO_ENDPOINTS", m_folder.filePath(QStringLiteral("endpoints.yaml")).toUtf8());
    m_panel = std::make_unique<AssistantPanel>();
    m_panel->resize(500, 900);
  }
  void cleanup() {
    m_panel.reset();
    QFile::remove(m_folder.filePath(QStringLiteral("endpoints.yaml")));
  }

  void nothingRunsWithoutASpecification() {
    m_panel->show();
    QVERIFY(!button("run")->isEnabled());
    m_panel->start();
    QVERIFY(!m_panel->running());
  }

  void aRepairIsShownBeforeItIsApplied() {
    const std::string text =
        replaced(replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")"),
                 R"(section: "variables")", R"(section: "varables")");
    QVERIFY(!isSound(text));
    m_panel->setSource(sourceOf(text));
    m_panel->show();
    QSignalSpy fixes(m_panel.get(), &AssistantPanel::fixRequested);
    QTest::mouseClick(button("run"), Qt::LeftButton);
    waitForTheEnd();
    QCOMPARE(fixes.count(), 0);
    QVERIFY(label("verdict")->text().startsWith(QStringLiteral("No mistakes are left. Twenty games")));
    QCOMPARE(list("changes")->count(), 2);
    QVERIFY(button("apply")->isEnabled());
    QTest::mouseClick(button("apply"), Qt::LeftButton);
    QCOMPARE(fixes.count(), 1);
    QVERIFY(isSound(diagnostics::applyEdits(text, fixes.at(0).at(0).value<diagnostics::Fix>().edits)));
  }

  void wrappedNotesAreSeenWhole() {
    // A note that is longer than the panel is wide.
    const std::string path = m_folder.filePath(QStringLiteral("fixes.json")).toStdString();
    QVERIFY(writeFile(path, "no memory"));
    m_panel->setMemory(QString::fromStdString(path));
    m_panel->setSource(sourceOf(replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")")));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    QListWidget* notes = list("notes");
    QCOMPARE(notes->count(), 2);
    QTRY_VERIFY(notes->visualItemRect(notes->item(0)).height() > 3 * notes->fontMetrics().lineSpacing() / 2);
    for (int i = 0; i < 2; ++i)
      QVERIFY(notes->viewport()->rect().contains(notes->visualItemRect(notes->item(i))));
  }

  void whatWorkedIsKept() {
    const QString path = m_folder.filePath(QStringLiteral("fixes.json"));
    QFile::remove(path);
    m_panel->setMemory(path);
    m_panel->setSource(sourceOf(replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")")));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    Result<drafting::FixMemory> memory = drafting::FixMemory::read(path.toStdString());
    QVERIFY(memory);
    QCOMPARE(memory->all().size(), std::size_t{1});
    QCOMPARE(memory->all()[0].after, std::string("phase"));
    // The same again counts once more, and a file that is none is left alone and told.
    m_panel->start();
    waitForTheEnd();
    memory = drafting::FixMemory::read(path.toStdString());
    QCOMPARE(memory->all()[0].times, std::uint64_t{2});
    QVERIFY(writeFile(path.toStdString(), "no memory"));
    m_panel->start();
    waitForTheEnd();
    QVERIFY(list("notes")->item(0)->text().contains(QStringLiteral("not used")));
    QCOMPARE(*readFile(path.toStdString()), std::string("no memory"));
  }

  void changesStayInSightUntilTheyAreInTheText() {
    const std::string text = replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")");
    m_panel->setSource(sourceOf(text));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    // Nobody takes them, as an editor whose text is not checked yet.
    QTest::mouseClick(button("apply"), Qt::LeftButton);
    QVERIFY(button("apply")->isVisible());
    QVERIFY(button("apply")->isEnabled());
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    QVERIFY(!button("apply")->isVisible());
  }

  void whatIsNotTickedIsLeftOut() {
    const std::string text =
        replaced(replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")"),
                 R"(section: "variables")", R"(section: "varables")");
    m_panel->setSource(sourceOf(text));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    QSignalSpy fixes(m_panel.get(), &AssistantPanel::fixRequested);
    // By the keyboard.
    list("changes")->setFocus();
    list("changes")->setCurrentRow(1);
    QTest::keyClick(list("changes"), Qt::Key_Space);
    QTest::mouseClick(button("apply"), Qt::LeftButton);
    QCOMPARE(fixes.count(), 1);
    const std::string made = diagnostics::applyEdits(text, fixes.at(0).at(0).value<diagnostics::Fix>().edits);
    QVERIFY(made.find(R"(section: "variables")") != std::string::npos);
    QVERIFY(made.find("phse") != std::string::npos);
  }

  void nothingIsAppliedToATextThatHasChangedSince() {
    const std::string text = replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")");
    m_panel->setSource(sourceOf(text));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    QVERIFY(button("apply")->isEnabled());
    m_panel->setSource(sourceOf(text + "\nMore.\n"));
    QVERIFY(!button("apply")->isEnabled());
    QVERIFY(!button("apply")->toolTip().isEmpty());
  }

  void aSoundTextStaysAsItIs() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    QVERIFY(!button("apply")->isVisible());
    QVERIFY(label("verdict")->text().contains(QStringLiteral("Nothing would change")));
  }

  void holesAreFilled() {
    const std::string text = replaced(sampleText("tic-tac-toe.md"), "right: 1 }", R"(right: "TODO" })");
    m_panel->setSource(sourceOf(text));
    m_panel->controls()->setTask(AssistantTask::Complete);
    m_panel->show();
    QSignalSpy fixes(m_panel.get(), &AssistantPanel::fixRequested);
    m_panel->start();
    waitForTheEnd();
    QCOMPARE(list("changes")->count(), 1);
    QVERIFY(list("notes")->item(0)->text().startsWith(QStringLiteral("line ")));
    QTest::mouseClick(button("apply"), Qt::LeftButton);
    QVERIFY(isSound(diagnostics::applyEdits(text, fixes.at(0).at(0).value<diagnostics::Fix>().edits)));
  }

  void aPlaceIsFilledByTheKeyboard() {
    const std::string text = replaced(sampleText("tic-tac-toe.md"), "right: 1 }", R"(right: "TODO" })");
    m_panel->setSource(sourceOf(text));
    m_panel->setCaret(text.find("TODO"));
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    QSignalSpy fixes(m_panel.get(), &AssistantPanel::fixRequested);
    m_panel->completePlace();
    waitForTheEnd();
    QListWidget* candidates = list("candidates");
    QVERIFY(candidates->count() >= 2);
    QTRY_VERIFY(candidates->hasFocus());
    QCOMPARE(list("changes")->count(), 1);
    QTest::keyClick(candidates, Qt::Key_Down);
    const QString second = candidates->item(1)->text().section(u'\n', 0, 0);
    QTest::keyClick(candidates, Qt::Key_Return);
    QCOMPARE(fixes.count(), 1);
    const std::string made = diagnostics::applyEdits(text, fixes.at(0).at(0).value<diagnostics::Fix>().edits);
    QVERIFY(isSound(made));
    QVERIFY2(made.find("right: " + second.toStdString() + " }") != std::string::npos, qPrintable(second));
  }

  void aPlaceWhereNothingIsMissingIsToldSo() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->setCaret(3);
    m_panel->show();
    m_panel->completePlace();
    waitForTheEnd();
    QVERIFY(label("status")->text().contains(QStringLiteral("nothing is missing here")));
    QVERIFY(!button("apply")->isVisible());
    // It is not said beside another task.
    m_panel->findChild<QComboBox*>(QStringLiteral("task"))->setCurrentIndex(0);
    QCOMPARE(label("status")->text(), QStringLiteral("Ready"));
  }

  void whatChangesDoIsShownBesideThem() {
    const std::string text = replaced(sampleText("tic-tac-toe.md"), "right: 1 }", "rihgt: 1 }");
    m_panel->setSource(sourceOf(text));
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    auto* table = m_panel->findChild<QTableWidget*>(QStringLiteral("evidence"));
    QVERIFY(table->isVisible());
    QCOMPARE(table->item(0, 0)->text(), QStringLiteral("Tests that hold"));
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("0 of 3"));
    QCOMPARE(table->item(0, 2)->text(), QStringLiteral("3 of 3"));
    QCOMPARE(table->item(1, 0)->text(), QStringLiteral("Player 1 wins"));
    QCOMPARE(table->item(1, 1)->text(), QStringLiteral("–"));
    QVERIFY(table->item(1, 2)->text().endsWith(u'%'));
    QVERIFY(label("divergence")->text().contains(QStringLiteral("no game to play")));
  }

  void examplesAreTheLikestUntilOthersAreTicked() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    auto* words = m_panel->findChild<QPlainTextEdit*>(QStringLiteral("words"));
    words->setPlainText(QStringLiteral("Sow seeds from pits around the board"));
    QListWidget* examples = list("examples");
    QTRY_VERIFY_WITH_TIMEOUT(examples->count() > 5 && examples->item(0)->text() == QStringLiteral("Kalah"),
                             patience);
    QCOMPARE(examples->item(2)->checkState(), Qt::Checked);
    QCOMPARE(examples->item(3)->checkState(), Qt::Unchecked);
    QVERIFY(m_panel->controls()->request().examples.empty());
    // By the keyboard: the first out, and the last in.
    examples->setFocus();
    examples->setCurrentRow(0);
    QTest::keyClick(examples, Qt::Key_Space);
    examples->setCurrentRow(examples->count() - 1);
    QTest::keyClick(examples, Qt::Key_Space);
    const std::vector<std::string> chosen = m_panel->controls()->request().examples;
    QCOMPARE(chosen.size(), std::size_t{3});
    QVERIFY(std::ranges::find(chosen, "kalah") == chosen.end());
    // They stay while the request changes, until the likest are wanted again.
    words->setPlainText(QStringLiteral("Roll a die or stop and keep the points"));
    QTRY_COMPARE_WITH_TIMEOUT(examples->item(0)->text(), QStringLiteral("Pig"), patience);
    QCOMPARE(m_panel->controls()->request().examples.size(), std::size_t{3});
    QTest::mouseClick(button("byLikeness"), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(examples->item(0)->checkState(), Qt::Checked, patience);
    QVERIFY(m_panel->controls()->request().examples.empty());
  }

  void aDraftIsLikeTheExamplesThatAreTicked() {
    AssistantRequest wanted;
    wanted.task = AssistantTask::Draft;
    wanted.words = "Roll a die or stop and keep the points";
    wanted.examples = {"hex"};
    const Result<Assistance> made = assist(wanted, {}, {});
    QVERIFY(made);
    QVERIFY2(made->notes.at(0).ends_with("of hex-11"), made->notes.at(0).c_str());
  }

  void aTextWithoutHolesIsToldSo() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Complete);
    m_panel->show();
    m_panel->start();
    waitForTheEnd();
    QVERIFY(label("status")->text().contains(QStringLiteral("hole")));
    QVERIFY(!button("apply")->isVisible());
  }

  void aDraftIsOpenedBesideTheGame() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    QTest::keyClicks(m_panel->findChild<QPlainTextEdit*>(QStringLiteral("words")),
                     QStringLiteral("four in a row"));
    QSignalSpy documents(m_panel.get(), &AssistantPanel::documentRequested);
    m_panel->start();
    waitForTheEnd();
    QTest::mouseClick(button("apply"), Qt::LeftButton);
    QCOMPARE(documents.count(), 1);
    QVERIFY(isSound(documents.at(0).at(0).toString().toStdString()));
    QVERIFY(!documents.at(0).at(1).toString().isEmpty());
  }

  void cancellingChangesNothing() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    m_panel->start();
    QVERIFY(m_panel->running());
    QTest::mouseClick(button("cancel"), Qt::LeftButton);
    waitForTheEnd();
    QVERIFY(!button("apply")->isVisible());
    QVERIFY(button("run")->isEnabled());
  }

  void nobodyIsAskedUnlessTheUserNamedThem() {
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->show();
    QCOMPARE(models()->count(), 1);
    QVERIFY(!button("showRequest")->isVisible());
  }

  void whatWouldBeSentIsShownAndNotSent() {
    nameAModel("http://127.0.0.1:1/v1");
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    QCOMPARE(models()->count(), 2);
    models()->setCurrentIndex(1);
    QVERIFY(!button("showRequest")->isEnabled());  // nothing is asked for yet
    QTest::keyClicks(m_panel->findChild<QPlainTextEdit*>(QStringLiteral("words")),
                     QStringLiteral("a race of two dice"));
    QTest::mouseClick(button("showRequest"), Qt::LeftButton);
    auto* text = m_panel->findChild<QPlainTextEdit*>(QStringLiteral("text"));
    QTRY_VERIFY_WITH_TIMEOUT(text->toPlainText().contains(QStringLiteral("a race of two dice")), patience);
    QVERIFY(label("verdict")->text().contains(QStringLiteral("127.0.0.1:1")));
    QVERIFY(!button("apply")->isVisible());
  }

  void aModelThatCannotBeReachedIsTold() {
    nameAModel("http://127.0.0.1:1/v1");
    const std::string text =
        replaced(sampleText("pig.md"), R"(section: "variables")", R"(section: "Of everything")");
    m_panel->setSource(sourceOf(text));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    models()->setCurrentIndex(1);
    QTest::keyClicks(m_panel->findChild<QPlainTextEdit*>(QStringLiteral("words")), QStringLiteral("a race"));
    m_panel->start();
    waitForTheEnd();
    QVERIFY2(label("status")->text().contains(QStringLiteral("127.0.0.1")),
             qPrintable(label("status")->text()));
    QVERIFY(!button("apply")->isVisible());
  }

  void aGameIsSeenWhileItGrows() {
    const Result<drafting::KnownGames> known = drafting::readKnownGames(drafting::samplesFolder(), {});
    const auto game = std::ranges::find_if(known->games, [](const variation::ParentPtr& each) {
      return drafting::stemOf(*each) == "tic-tac-toe";
    });
    QVERIFY(game != known->games.end());
    const std::string surface = drafting::knownGame((*game)->game()).surface;
    const std::size_t half = surface.size() / 2;
    // Each answer waits half-way until it has been seen.
    std::counting_semaphore rulesSeen(0);
    std::counting_semaphore gameSeen(0);
    testing::ScriptedServer server([&](const std::string& request) {
      const bool isGame =
          request.find("<rules>\\n") != std::string::npos && request.find("<reference>") == std::string::npos;
      std::counting_semaphore<>& seen = isGame ? gameSeen : rulesSeen;
      const auto wait = [&seen] { (void)seen.try_acquire_for(std::chrono::seconds(60)); };
      return testing::Reply{
          testing::Step::send(testing::streamHead() + testing::pieceEvent(surface.substr(0, half))),
          testing::Step::notify(wait), testing::Step::send(testing::endEvents())};
    });
    nameAModel(server.url().c_str());
    m_panel->setSource(sourceOf(sampleText("pig.md")));
    m_panel->controls()->setTask(AssistantTask::Draft);
    m_panel->show();
    models()->setCurrentIndex(1);
    QTest::keyClicks(m_panel->findChild<QPlainTextEdit*>(QStringLiteral("words")), QStringLiteral("a row"));
    m_panel->start();
    auto* growth = m_panel->findChild<GrowthView*>();
    const QString begun = QString::fromStdString(surface.substr(0, half));
    QTRY_COMPARE_WITH_TIMEOUT(growth->toPlainText(), begun, patience);
    QVERIFY(growth->isVisible());
    // The prediction of rules has no game yet: all of it is grey.
    QCOMPARE(greyIn(*growth), begun);
    QVERIFY2(label("status")->text().contains(QStringLiteral("call 1")), qPrintable(label("status")->text()));
    rulesSeen.release(100);
    QTRY_VERIFY_WITH_TIMEOUT(label("status")->text().startsWith(QStringLiteral("Writing the game")),
                             patience);
    QTRY_COMPARE_WITH_TIMEOUT(growth->toPlainText(), begun, patience);
    QTRY_COMPARE_WITH_TIMEOUT(greyIn(*growth), QString(), patience);
    gameSeen.release(100);
    QVERIFY(!button("apply")->isVisible());
    QTest::mouseClick(button("cancel"), Qt::LeftButton);
    waitForTheEnd();
    QVERIFY(!growth->isVisible());
  }

  void aRequestForRepairShowsThePanelAndStarts() {
    Document document(specificationAnalyser());
    Workspace workspace(document);
    std::unique_ptr<QWidget> made(makeAssistantPanel(workspace));
    auto* panel = qobject_cast<AssistantPanel*>(made.get());
    QSignalSpy shown(&workspace, &Workspace::panelRequested);
    QSignalSpy fixes(&workspace, &Workspace::fixRequested);
    panel->setSource(sourceOf(replaced(sampleText("pig.md"), R"(phase: "rolling")", R"(phse: "rolling")")));
    emit workspace.repairRequested();
    QCOMPARE(shown.count(), 1);
    QVERIFY(panel->running());
    QTRY_VERIFY_WITH_TIMEOUT(!panel->running(), patience);
    panel->show();
    QTest::mouseClick(panel->findChild<QPushButton*>(QStringLiteral("apply")), Qt::LeftButton);
    QCOMPARE(fixes.count(), 1);
  }

 private:
  QPushButton* button(const char* name) const {
    return m_panel->findChild<QPushButton*>(QLatin1String(name));
  }
  QListWidget* list(const char* name) const { return m_panel->findChild<QListWidget*>(QLatin1String(name)); }
  QLabel* label(const char* name) const { return m_panel->findChild<QLabel*>(QLatin1String(name)); }
  QComboBox* models() const { return m_panel->findChild<QComboBox*>(QStringLiteral("model")); }
  static QString greyIn(const GrowthView& view) {
    const QList<QTextEdit::ExtraSelection> open = view.extraSelections();
    return open.isEmpty() ? QString()
                          : open.first().cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
  }
  void waitForTheEnd() const { QTRY_VERIFY_WITH_TIMEOUT(!m_panel->running(), patience); }
  void nameAModel(const char* url) const {
    QFile file(m_folder.filePath(QStringLiteral("endpoints.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(R"(endpoints:
  - name: "test"
    url: "URL"
    model: "any"
    retries: 0
    connectSeconds: 2
)")
                   .replace("URL", url));
  }

  QTemporaryDir m_folder;
  std::unique_ptr<AssistantPanel> m_panel;
};

QTEST_MAIN(TestAssistantPanel)
#include "assistant_panel_test.moc"
