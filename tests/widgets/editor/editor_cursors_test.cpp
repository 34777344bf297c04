// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QClipboard>

#include "editor_fixture.h"
#include "widgets/editor/cursors.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// Several cursors in one text, by keys and mouse.
class TestEditorCursors : public QObject, private EditorFixture {
  Q_OBJECT

  void take(const std::string& text) {
    m_document->startNew(text, "cursors.md");
    waitForAnalysis();
  }
  QString now() { return QString::fromStdString(text()); }
  void undo() { key(Qt::Key_Z, Qt::ControlModifier); }
  std::size_t count() { return countOfCursors(*view()); }
  QPoint pointOf(const std::string& what) {
    return view()->pointBelow(text().find(what)) + QPoint(1, -view()->lineHeight() / 2);
  }

  const std::string m_pairs = R"(```yaml

a: x
bb: x
c: x1

```
)";

 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void cursorsAboveAndBelowKeepTheWidestColumn() {
    take(R"(abcd

abcd
ab
)");
    view()->setCaret(3);
    for (int i = 0; i < 3; ++i) key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(count(), 4U);
    keys("X");
    QCOMPARE(now(), QString(R"(abcXd
X
abcXd
abX
)"));
    keys("Y");
    QCOMPARE(now(), QString(R"(abcXYd
XY
abcXYd
abXY
)"));
    key(Qt::Key_Backspace);
    QCOMPARE(now(), QString(R"(abcXd
X
abcXd
abX
)"));
    key(Qt::Key_Escape);
    QCOMPARE(count(), 1U);
    view()->setCaret(text().find("d\nab"));
    key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(count(), 2U);
    // There is nothing above the first line.
    for (int i = 0; i < 5; ++i) key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(count(), 3U);
  }

  void eachKeyIsOneStepForAllCursors() {
    take("one\ntwo\n");
    view()->setCaret(0);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Return);
    QCOMPARE(now(), QString("\none\n\ntwo\n"));
    undo();
    QCOMPARE(now(), QString("one\ntwo\n"));
  }

  void theNextAlikeIsTakenAsAWholeWord() {
    take(m_pairs);
    caretAfter("a: ");
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(view()->content(view()->selection()), std::string("x"));
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(count(), 2U);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(count(), 2U);
    keys("yy");
    QCOMPARE(now(), QString(R"(```yaml

a: yy
bb: yy
c: x1

```
)"));
    undo();
    undo();
    QCOMPARE(text(), m_pairs);
  }

  void allAlikeAreTakenAtOnce() {
    take("die Die die died\n");
    view()->setCaret(1);
    key(Qt::Key_F3, Qt::AltModifier);
    QCOMPARE(count(), 2U);
    keys("d6");
    QCOMPARE(now(), QString("d6 Die d6 died\n"));
  }

  void aRectangleIsTypedInAlsoBehindShortLines() {
    take(R"(abcd
ab
abcd
)");
    view()->setCaret(3);
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    keys("|");
    QCOMPARE(now(), QString(R"(abc|d
ab |
abc|d
)"));
    undo();
    QCOMPARE(now(), QString(R"(abcd
ab
abcd
)"));
    view()->setCaret(0);
    key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    keys("Z");
    QCOMPARE(now(), QString(R"(Zbcd
Zb
Zbcd
)"));
    view()->setCaret(0);
    key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
    key(Qt::Key_Escape);
    QCOMPARE(count(), 1U);
    QCOMPARE(QString::fromStdString(view()->content(view()->selection())), QString("Z"));
  }

  void aRectangleByMouse() {
    take(R"(abcd
abcd
abcd
)");
    QWidget* area = view()->viewport();
    const QPoint from = view()->pointBelow(1) - QPoint(0, view()->lineHeight() / 2);
    const QPoint to = view()->pointBelow(13) - QPoint(0, view()->lineHeight() / 2);
    QTest::mousePress(area, Qt::LeftButton, Qt::AltModifier, from);
    QMouseEvent move(QEvent::MouseMove, QPointF(to), QPointF(area->mapToGlobal(to)), Qt::NoButton,
                     Qt::LeftButton, Qt::AltModifier);
    QApplication::sendEvent(area, &move);
    QTest::mouseRelease(area, Qt::LeftButton, Qt::AltModifier, to);
    QCoreApplication::processEvents();
    QCOMPARE(count(), 3U);
    key(Qt::Key_Delete);
    QCOMPARE(now(), QString(R"(ad
ad
ad
)"));
  }

  void aClickWithAltAddsACursorAndTakesItAway() {
    take(m_pairs);
    caretAfter("a: ");
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::AltModifier, pointOf("x1"));
    QTRY_COMPARE(count(), 2U);
    keys("2");
    QVERIFY2(text().find(R"(a: 2x
bb: x
c: 2x1)") != std::string::npos,
             text().c_str());
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::AltModifier, pointOf("x1"));
    QTRY_COMPARE(count(), 1U);
    // Control is for definitions, and leaves no cursor behind.
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::ControlModifier, pointOf("x1"));
    QCoreApplication::processEvents();
    QCOMPARE(count(), 1U);
  }

  void pairsAndIndentationAreMadeAtEach() {
    take(R"(```yaml
a:
b:
```

End
)");
    view()->setCaret(text().find("a:") + 2);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Return);
    QCOMPARE(now(), QString(R"(```yaml
a:
  
b:
  
```

End
)"));
    keys("- [");
    QCOMPARE(now(), QString(R"(```yaml
a:
  - []
b:
  - []
```

End
)"));
    key(Qt::Key_Backspace);
    QCOMPARE(now(), QString(R"(```yaml
a:
  - 
b:
  - 
```

End
)"));
    keys("\"");
    QCOMPARE(now(), QString(R"(```yaml
a:
  - ""
b:
  - ""
```

End
)"));
    keys("w\"");
    QCOMPARE(now(), QString(R"(```yaml
a:
  - "w"
b:
  - "w"
```

End
)"));
    undo();
    undo();
    QCOMPARE(now(), QString(R"(```yaml
a:
  - 
b:
  - 
```

End
)"));
  }

  void inProseAndCodeAtOnce() {
    take(R"(```yaml
a:
```
b:
)");
    view()->setCaret(text().find("a:") + 2);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(count(), 3U);
    keys("[");
    QCOMPARE(now(), QString(R"(```yaml
a:[]
``[`
b:[
)"));
  }

  void acceptedWordsGoToEachCursor() {
    take(R"(```yaml
one:
  - 
  - 
  - z
```
)");
    view()->setCaret(text().find("- \n") + 2);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    keys("o");
    QTRY_VERIFY(popup()->isVisible());
    keys("wn");
    QCOMPARE(chosenCompletion(), QString("owner"));
    key(Qt::Key_Return);
    QCOMPARE(now(), QString(R"(```yaml
one:
  - owner: 
  - owner: 
  - owner: z
```
)"));
    // What comes next is offered; to escape that leaves the cursors.
    QTRY_VERIFY(popup()->isVisible());
    key(Qt::Key_Escape);
    QCOMPARE(count(), 3U);
    undo();
    QCOMPARE(now(), QString(R"(```yaml
one:
  - own
  - own
  - ownz
```
)"));
  }

  /// The word begun is another one at the second cursor: there nothing is put in.
  void acceptedWordsLeaveOthersAlone() {
    take(R"(```yaml
a: ow
b: vi
```
)");
    view()->setCaret(text().find("vi") + 2);
    key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    QCOMPARE(chosenCompletion(), QString("owner"));
    key(Qt::Key_Return);
    QCOMPARE(now(), QString(R"(```yaml
a: owner: 
b: vi
```
)"));
  }

  void twoCursorsInOneLineComplete() {
    take(R"(```yaml
- { a: , b: , c: }
```
)");
    caretAfter("a: ");
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::AltModifier, pointOf(", c"));
    QTRY_COMPARE(count(), 2U);
    keys("al");
    QTRY_VERIFY(popup()->isVisible());
    keys("o");
    key(Qt::Key_Return);
    QCOMPARE(now(), QString(R"(```yaml
- { a: alone, b: alone, c: }
```
)"));
  }

  void whatIsCopiedAtEachIsPastedAtEach() {
    take("ab\ncd\n");
    view()->setCaret(0);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    QApplication::clipboard()->setText("12");
    key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(now(), QString("12b\n12d\n"));
    undo();
    QCOMPARE(now(), QString("ab\ncd\n"));
  }

  void linesOfAllCursorsAreIndentedAndCommented() {
    take(R"(```yaml
a: 1
b: 2
c: 3
```
)");
    caretAfter("a:");
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, Qt::AltModifier, pointOf("c: 3"));
    QTRY_COMPARE(count(), 2U);
    key(Qt::Key_BracketRight, Qt::ControlModifier);
    QCOMPARE(now(), QString(R"(```yaml
  a: 1
b: 2
  c: 3
```
)"));
    key(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(now(), QString(R"(```yaml
  # a: 1
b: 2
  # c: 3
```
)"));
  }

  void escapeLeavesOneCursorBeforeItClosesTheSearch() {
    take("x x\n");
    key(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(findBar()->isVisible());
    view()->setFocus();
    view()->setCaret(0);
    key(Qt::Key_D, Qt::ControlModifier);
    key(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(count(), 2U);
    key(Qt::Key_Escape);
    QCOMPARE(count(), 1U);
    QVERIFY(findBar()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!findBar()->isVisible());
  }

  void veryManyCursorsStillType() {
    std::string lines;
    for (int i = 0; i < 3000; ++i) lines += "x\n";
    take(lines);
    view()->send(Sci::SCI_SETRECTANGULARSELECTIONANCHOR, 0);
    view()->send(Sci::SCI_SETRECTANGULARSELECTIONCARET, static_cast<long>(lines.size() - 2));
    QCOMPARE(count(), 3000U);
    keys("y");
    QCOMPARE(text().size(), lines.size() + 3000);
    undo();
    QCOMPARE(text(), lines);
  }

  void aReadOnlyTextIsNotTypedIn() {
    take("a\nb\n");
    view()->setCaret(0);
    key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
    view()->setReadOnly(true);
    keys("z");
    key(Qt::Key_Return);
    QCOMPARE(now(), QString("a\nb\n"));
  }
};

QTEST_MAIN(TestEditorCursors)
#include "editor_cursors_test.moc"
