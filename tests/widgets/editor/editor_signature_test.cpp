// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

namespace {

const std::string rules = R"(# Game

```yaml
section: "zones"
items:
  - id: "deck"
```

```yaml
section: "setup"
items:
  - moveToken: { token: "top" }
```
)";

}  // namespace

/// The keys of a construct, shown above the line.
class TestEditorSignature : public QObject, private EditorFixture {
  Q_OBJECT
 private:
  QLabel* signature() { return view()->findChild<QLabel*>(QStringLiteral("signature")); }
  /// What is bold of it.
  QStringList bold() {
    QStringList found;
    QRegularExpressionMatchIterator at =
        QRegularExpression(QStringLiteral("<b>(.*?)</b>")).globalMatch(signature()->text());
    while (at.hasNext()) found << at.next().captured(1).section(u':', 0, 0);
    return found;
  }

 private slots:
  void init() {
    m_document = std::make_unique<Document>(specificationAnalyser(), quick);
    m_document->startNew(rules, "game.md");
    m_editor = std::make_unique<SpecEditor>(m_document.get(), specificationServices());
    m_editor->resize(700, 500);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    view()->setFocus();
    waitForAnalysis();
  }
  void cleanup() { closeEditor(); }

  void isShownWhenAsked() {
    caretAfter(R"(- id: "de)");
    key(Qt::Key_Space, Qt::ControlModifier | Qt::ShiftModifier);
    m_editor->action(EditorCommand::ShowKeys)->trigger();
    QTRY_VERIFY(signature()->isVisible());
    QCOMPARE(bold(), (QStringList{"zone", "id"}));
    QVERIFY(signature()->text().contains("capacity"));
    QVERIFY2(signature()->text().contains(QString::fromUtf8("✓&nbsp;<b>id")),
             qPrintable(signature()->text()));
    QVERIFY(!signature()->accessibleName().contains('<'));
    // Above the line.
    const QPoint caret = view()->viewport()->mapToGlobal(view()->pointBelow(view()->caret()));
    QVERIFY(signature()->geometry().bottom() <= caret.y() - view()->lineHeight());
    key(Qt::Key_Escape);
    QVERIFY(!signature()->isVisible());
  }

  void isShownWhileBracesAreTyped() {
    caretAfter(R"(token: "top")");
    keys(", ");
    QTRY_VERIFY(signature()->isVisible());
    QCOMPARE(bold().front(), QStringLiteral("moveToken"));
    QVERIFY(signature()->text().contains(QString::fromUtf8("✓&nbsp;token")));
    QVERIFY(!signature()->text().contains(QString::fromUtf8("✓&nbsp;to:")));
    keys("to: ");
    QTRY_COMPARE(bold().value(1), QStringLiteral("to"));
    key(Qt::Key_Escape);
    if (signature()->isVisible()) key(Qt::Key_Escape);  // the first one closed the completions
    QVERIFY(!signature()->isVisible());
  }

  void leavesWithTheCaret() {
    caretAfter(R"(token: "to)");
    m_editor->action(EditorCommand::ShowKeys)->trigger();
    QTRY_VERIFY(signature()->isVisible());
    caretAfter("# Ga");
    QTRY_VERIFY(!signature()->isVisible());
    m_editor->action(EditorCommand::ShowKeys)->trigger();
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(!signature()->isVisible());
  }

  void isNotInTheWayOfCompletions() {
    caretAfter(R"(token: "top")");
    keys(", ");
    QTRY_VERIFY(signature()->isVisible());
    key(Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(popup()->isVisible());
    QVERIFY(!signature()->isVisible() || !signature()->geometry().intersects(popup()->geometry()));
    const QString first = chosenCompletion();
    key(Qt::Key_Down);
    QVERIFY(chosenCompletion() != first);
    key(Qt::Key_Return);
    QVERIFY(!popup()->isVisible());
  }

  void typingInLinesOfTheirOwnDoesNotShowIt() {
    caretAfter(R"(- id: "deck")");
    key(Qt::Key_Return);
    keys("owner: ");
    waitForAnalysis();
    QCoreApplication::processEvents();
    QVERIFY(!signature()->isVisible());
  }
};

QTEST_MAIN(TestEditorSignature)
#include "editor_signature_test.moc"
