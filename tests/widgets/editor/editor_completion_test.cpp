// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// The list of completions.
class TestEditorCompletion : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void completionWhileTyping() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("o");
    QTRY_VERIFY(popup()->isVisible());
    QCOMPARE(chosenCompletion(), QString("ordering"));
    keys("w");
    QCOMPARE(chosenCompletion(), QString("owner"));
    key(Qt::Key_Tab);
    QVERIFY(!popup()->isVisible());
    QVERIFY2(text().find(R"(    owner: none
    owner: 
```)") != std::string::npos,
             text().c_str());
    m_editor->action(EditorCommand::Undo)->trigger();
    QVERIFY2(text().find(R"(    ow
```)") != std::string::npos,
             text().c_str());
    caretAfter("End.");
    keys("o");
    waitForAnalysis();
    QVERIFY(!popup()->isVisible());
  }

  void completionOnRequestFiltersAndEscapes() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    auto* list = popup()->findChild<QListView*>();
    QCOMPARE(list->model()->rowCount(), 7);
    key(Qt::Key_Down);
    QCOMPARE(chosenCompletion(), QString("ordering"));
    QVERIFY(popup()->findChild<QLabel*>()->text().contains("How the tokens lie"));
    key(Qt::Key_Down);
    QCOMPARE(chosenCompletion(), QString("owner"));
    for (int i = 0; i < 3; ++i) key(Qt::Key_Up);
    QCOMPARE(chosenCompletion(), QString("alone"));
    key(Qt::Key_Escape);
    QVERIFY(!popup()->isVisible());
    keys("zzz");
    waitForAnalysis();
    QVERIFY(!popup()->isVisible());
  }

  void completionReplacesWhatWasTyped() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("vis");
    QTRY_VERIFY(popup()->isVisible());
    keys("ibi");
    QTRY_COMPARE(chosenCompletion(), QString("visibility"));
    key(Qt::Key_Return);
    QVERIFY2(text().find("\n    visibility: \n```") != std::string::npos, text().c_str());
    QCOMPARE(view()->caret(), text().find("visibility: ") + 12);
  }

  void enterAfterAWholeWordIsANewLine_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("after");
    QTest::newRow("a key without its colon is completed") << "owner"
                                                          << "    owner: \n```";
    QTest::newRow("a key with its colon") << "owner:"
                                          << R"(    owner:
      
```)";
    QTest::newRow("a word") << "alone"
                            << R"(    alone
    
```)";
    QTest::newRow("a word that begins another") << "none"
                                                << R"(    "none"
    
```)";
    QTest::newRow("a word in quotes") << R"("noneOther")"
                                      << R"(    "noneOther"
    
```)";
    QTest::newRow("a part") << "noneO"
                            << R"(    "noneOther"
```)";
  }
  void enterAfterAWholeWordIsANewLine() {
    QFETCH(QString, typed);
    QFETCH(QString, after);
    caretAfter("owner: none");
    key(Qt::Key_Return);
    for (const QChar letter : typed) {
      keys(letter);
      waitForAnalysis();
    }
    key(Qt::Key_Return);
    QVERIFY2(text().find(after.toStdString()) != std::string::npos, text().c_str());
  }

  void anAcceptedKeyOffersItsValues() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("vis");
    QTRY_VERIFY(popup()->isVisible());
    key(Qt::Key_Tab);
    QTRY_VERIFY(popup()->isVisible());
    // An accepted value offers nothing further.
    key(Qt::Key_Escape);
    keys("alon");
    QTRY_VERIFY(popup()->isVisible());
    key(Qt::Key_Tab);
    waitForAnalysis();
    QVERIFY(!popup()->isVisible());
  }

  void ranksCompletions() {
    QCOMPARE(completionRank("moveToken", "move"), 0);
    QCOMPARE(completionRank("moveToken", "MOVE"), 1);
    QCOMPARE(completionRank("moveToken", "tok"), 2);
    QCOMPARE(completionRank("moveToken", "oke"), 3);
    QCOMPARE(completionRank("moveToken", "mtn"), 4);
    QCOMPARE(completionRank("moveToken", "xyz"), -1);
  }

  /// A dash that came with an accepted word is not there twice when one types it too.
  void aDashThatWasWrittenByItselfIsNotDoubled() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("pha");
    QTRY_VERIFY(popup()->isVisible());
    key(Qt::Key_Return);
    keys("- x");
    QVERIFY2(text().find("phases:\n  - x") != std::string::npos, text().c_str());
    // Only then: elsewhere dashes are typed.
    key(Qt::Key_Escape);
    keys("- ");
    QVERIFY2(text().find("phases:\n  - x- ") != std::string::npos, text().c_str());
  }

  void enterAfterAWholeLineIsTheSameWithTheListAndWithoutIt() {
    const auto written = [this](bool waits) {
      m_document->startNew(game, "game.md");
      caretAfter("owner: none");
      key(Qt::Key_Return);
      keys("phases:");
      if (waits) waitForAnalysis();
      key(Qt::Key_Return);
      keys("- x");
      return text();
    };
    const std::string fast = written(false);
    QVERIFY2(fast.find("phases:\n      - x") != std::string::npos, fast.c_str());
    QCOMPARE(written(true), fast);
  }
};

QTEST_MAIN(TestEditorCompletion)
#include "editor_completion_test.moc"
