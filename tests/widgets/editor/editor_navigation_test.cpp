// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// Finding places in the text.
class TestEditorNavigation : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void explainsAtTheCaret() {
    caretAfter("owner: no");
    key(Qt::Key_F1);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains("No quotes"));
    QVERIFY(QToolTip::text().contains("everything"));
  }

  void definitionByKeyAndClickAndBack() {
    view()->setCaret(3);
    key(Qt::Key_F12);
    QCOMPARE(placeShown(), std::string("deck"));
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(view()->caret(), 3U);
    QPoint inFirstLine = view()->pointBelow(4) - QPoint(0, view()->lineHeight() / 2);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ControlModifier, inFirstLine);
    QTRY_COMPARE(placeShown(), std::string("deck"));
  }

  void findsAndCounts() {
    key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(findBar()->isVisible());
    QTest::keyClicks(findField(0), "e");
    QCOMPARE(findStatus(), QString("1 of 8"));
    std::size_t first = view()->selection().begin;
    QTest::keyClick(findField(0), Qt::Key_Return);
    QVERIFY(view()->selection().begin > first);
    QTest::keyClick(findField(0), Qt::Key_Return, Qt::ShiftModifier);
    QTest::keyClick(findField(0), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(findStatus(), QString("8 of 8"));
    QTest::keyClick(findField(0), Qt::Key_Return);
    QCOMPARE(view()->selection().begin, first);
    QVERIFY(covered(TextView::MatchMark, "End"));
    QTest::keyClick(findField(0), Qt::Key_Escape);
    QVERIFY(!findBar()->isVisible());
    QVERIFY(view()->hasFocus());
    QVERIFY(!covered(TextView::MatchMark, "End"));
  }

  void searchOptions() {
    auto option = [this](const QString& name) {
      for (auto* button : findBar()->findChildren<QToolButton*>()) {
        if (button->accessibleName() == name) return button;
      }
      return static_cast<QToolButton*>(nullptr);
    };
    key(Qt::Key_F, Qt::ControlModifier);
    QTest::keyClicks(findField(0), "END");
    QCOMPARE(findStatus(), QString("1 of 1"));
    QTest::mouseClick(option("Match case"), Qt::LeftButton);
    QCOMPARE(findStatus(), QString("No matches"));
    QTest::mouseClick(option("Match case"), Qt::LeftButton);
    findField(0)->clear();
    QTest::mouseClick(option("Regular expression"), Qt::LeftButton);
    QTest::keyClicks(findField(0), "^\\s+-");
    QVERIFY(findStatus().endsWith("of 1"));
    QTest::keyClicks(findField(0), "(");
    QCOMPARE(findStatus(), QString("Not a regular expression"));
  }

  void replacesOneAndAll() {
    view()->setCaret(0);
    key(Qt::Key_H, Qt::ControlModifier);
    QTest::keyClicks(findField(0), "ne");
    findField(1)->setFocus();
    QTest::keyClicks(findField(1), "XX");
    QCOMPARE(findStatus(), QString("1 of 3"));
    QTest::keyClick(findField(1), Qt::Key_Return);
    QVERIFY2(text().find(R"("zoXXs")") != std::string::npos, text().c_str());
    QVERIFY(text().find("owner: none") != std::string::npos);
    QCOMPARE(findStatus(), QString("1 of 2"));
    QTest::keyClick(findField(1), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(text().find("owXXr: noXX") != std::string::npos);
    view()->setFocus();
    key(Qt::Key_Z, Qt::ControlModifier);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), game);
    findField(0)->setText("o");
    QTest::keyClick(findField(1), Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(QString::fromStdString(text()).count("XX"), QString::fromStdString(game).count('o'));
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), game);
  }

  void goesToALine() {
    key(Qt::Key_L, Qt::ControlModifier);
    auto* line = m_editor->findChild<QSpinBox*>();
    QTRY_VERIFY(line->isVisible());
    QTest::keyClicks(line, "6");
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(view()->lineOf(view()->caret()), 5L);
    QVERIFY(!line->isVisible());
    QSignalSpy moved(m_editor.get(), &SpecEditor::caretMoved);
    key(Qt::Key_End);
    QTRY_VERIFY(!moved.isEmpty());
    QCOMPARE(moved.last().first().toInt(), 6);
    QCOMPARE(moved.last().last().toInt(), 15);
  }
};

QTEST_MAIN(TestEditorNavigation)
#include "editor_navigation_test.moc"
