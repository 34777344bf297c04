// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// One text in two views.
class TestEditorSplit : public QObject, private EditorFixture {
  Q_OBJECT

  TextView* second() { return m_editor->secondView(); }
  void split() { m_editor->action(EditorCommand::Split)->trigger(); }

 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void showsTheSameTextTwiceAndOnceAgain() {
    key(Qt::Key_Backslash, Qt::ControlModifier);
    QVERIFY(second() != nullptr && second()->isVisible());
    QVERIFY(second()->hasFocus());
    QCOMPARE(second()->content(), game);
    QVERIFY(second()->height() > 100 && view()->height() > 100);
    QTest::keyClick(second(), Qt::Key_Backslash, Qt::ControlModifier);
    QVERIFY(second() == nullptr);
    QVERIFY(view()->hasFocus());
    QCOMPARE(text(), game);
  }

  void whatIsTypedInOneIsInBothAndUndoneAsOneHistory() {
    split();
    second()->setCaret(text().find("End."));
    view()->setCaret(0);
    QTest::keyClicks(second(), "The ");
    QVERIFY(QString::fromStdString(text()).contains("The End."));
    QVERIFY(QString::fromStdString(m_document->text()).contains("The End."));
    QVERIFY(m_document->isModified());
    keys("#");
    QVERIFY(second()->content().starts_with("##"));
    QCOMPARE(second()->content(), text());
    while (m_editor->action(EditorCommand::Undo)->isEnabled())
      QTest::keyClick(second(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), game);
    QTRY_VERIFY(!m_document->isModified());
  }

  void typingIndentsInBoth() {
    split();
    second()->setCaret(text().find("owner: none") + 11);
    QTest::keyClick(second(), Qt::Key_Return);
    QTest::keyClicks(second(), "a: [");
    QVERIFY2(text().find(R"(    owner: none
    a: []
)") != std::string::npos,
             text().c_str());
  }

  void commandsAreForTheViewInUse() {
    view()->setCaret(text().find("section"));
    split();
    second()->setCaret(text().find("items"));
    QTest::keyClick(second(), Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY2(text().find("# items:") != std::string::npos, text().c_str());
    QVERIFY(text().find("# section") == std::string::npos);
    QTest::keyClick(second(), Qt::Key_Escape);
    QVERIFY(view()->hasFocus() && second() != nullptr);
    key(Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY2(text().find("# section") != std::string::npos, text().c_str());
  }

  void marksAreInBothAndAnotherTextIsTaken() {
    split();
    const auto none = static_cast<long>(text().find("none"));
    QVERIFY(second()->send(Sci::SCI_INDICATORVALUEAT, TextView::ErrorMark, none) != 0);
    m_document->startNew("# Another\n", "another.md");
    QCOMPARE(second()->content(), std::string("# Another\n"));
  }

  void completesInTheViewInUse() {
    split();
    auto* list = second()->findChild<CompletionPopup*>();
    second()->setCaret(text().find("owner: none") + 11);
    QTest::keyClick(second(), Qt::Key_Return);
    QTest::keyClicks(second(), "o");
    QTRY_VERIFY(list->isVisible());
    QVERIFY(!view()->findChild<CompletionPopup*>(QString(), Qt::FindDirectChildrenOnly)->isVisible());
    QTest::keyClicks(second(), "w");
    QTest::keyClick(second(), Qt::Key_Tab);
    QVERIFY(!list->isVisible());
    QVERIFY2(text().find(R"(    owner: none
    owner: 
```)") != std::string::npos,
             text().c_str());
    QTest::keyClick(second(), Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(list->isVisible());
    QTest::keyClick(second(), Qt::Key_Escape);
    QVERIFY(!list->isVisible());
    QVERIFY(second()->hasFocus());  // the next one leaves
    QTest::keyClick(second(), Qt::Key_Escape);
    QVERIFY(view()->hasFocus());
  }

  void aTextOnlyToBeReadIsSoInBoth() {
    view()->setReadOnly(true);
    split();
    QTest::keyClicks(second(), "x");
    QTest::keyClick(second(), Qt::Key_Return);
    QCOMPARE(text(), game);
  }
};

QTEST_MAIN(TestEditorSplit)
#include "editor_split_test.moc"
