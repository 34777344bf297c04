// SPDX-License-Identifier: GPL-3.0-or-later
#include <QHelpEvent>

#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What is marked and mended in the text.
class TestEditorMarks : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void marksFollowTheAnalysis() {
    QVERIFY(covered(TextView::ErrorMark, "none"));
    QVERIFY(!covered(TextView::ErrorMark, "deck"));
    long line = view()->lineOf(text().find("none"));
    QCOMPARE(view()->send(Sci::SCI_MARKERGET, line) & 7, 1L << TextView::ErrorSign);
    caretAfter(R"("deck")");
    keys(" # odd");
    QTRY_VERIFY(covered(TextView::WarningMark, "odd"));
    QCOMPARE(view()->send(Sci::SCI_MARKERGET, line - 1) & 7, 1L << TextView::WarningSign);
    // Marks move with the text at once, and go with the mistake.
    view()->setCaret(0);
    keys("x");
    QVERIFY(covered(TextView::ErrorMark, "none"));
    caretAfter("owner: no");
    keys("x");
    waitForAnalysis();
    QVERIFY(!covered(TextView::ErrorMark, "noxne"));
    QCOMPARE(view()->send(Sci::SCI_MARKERGET, line) & 7, 0L);
  }

  void remarksHaveAQuietSignAndGoWithTheirLine() {
    const std::size_t place = text().find("deck");
    const long line = view()->lineOf(place);
    m_editor->setRemarks({{place, "Never used"}});
    const auto hasSign = [&](long at) {
      return (view()->send(Sci::SCI_MARKERGET, at) >> TextView::RemarkSign & 1) != 0;
    };
    QVERIFY(hasSign(line));
    view()->setCaret(0);
    key(Qt::Key_Return);
    QVERIFY(!hasSign(line));
    QVERIFY(hasSign(line + 1));
    // The keyboard finds it, and so does the mouse over the sign.
    view()->setCaret(view()->lineBegin(line + 1));
    waitForAnalysis();
    m_editor->action(EditorCommand::Explain)->trigger();
    QVERIFY2(QToolTip::text().contains("Never used"), qPrintable(QToolTip::text()));
    QToolTip::hideText();
    QTRY_VERIFY(!QToolTip::isVisible());
    const auto top = static_cast<int>(
        view()->send(Sci::SCI_POINTYFROMPOSITION, 0, static_cast<long>(view()->lineBegin(line + 1))));
    const QPoint point(view()->marginWidth(TextView::NumberMargin) + 4, top + 4);
    QCOMPARE(view()->signLineAt(point), line + 1);
    QHelpEvent hover(QEvent::ToolTip, point, view()->viewport()->mapToGlobal(point));
    QApplication::sendEvent(view()->viewport(), &hover);
    QVERIFY(QToolTip::text().contains("Never used"));
    m_editor->setRemarks({});
    QVERIFY(!hasSign(line + 1));
  }

  void marksAreOnlyTouchedWhereTheyDiffer() {
    const diagnostics::List list = m_document->analysis()->diagnostics;
    int changes = 0;
    auto count = connect(view(), &QsciScintillaBase::SCN_MODIFIED, this,
                         [&](int, int type, const char*, int, int, int, int, int, int, int) {
                           changes +=
                               (type & (Sci::SC_MOD_CHANGEINDICATOR | Sci::SC_MOD_CHANGEMARKER)) != 0 ? 1 : 0;
                         });
    showDiagnostics(*view(), list);
    QCOMPARE(changes, 0);
    showDiagnostics(*view(), {});
    QVERIFY(changes > 0);
    disconnect(count);
  }

  void marksMatchRandomLists() {
    QRandomGenerator random(3);
    auto size = static_cast<int>(view()->size());
    for (int round = 0; round < 200; ++round) {
      std::vector<bool> wanted(static_cast<std::size_t>(size));
      diagnostics::List list;
      for (int n = random.bounded(5); n > 0; --n) {
        int begin = random.bounded(size);
        int end = std::min(size, begin + 1 + random.bounded(12));
        std::fill(wanted.begin() + begin, wanted.begin() + end, true);
        Diagnostic diagnostic;
        diagnostic.kind = &badKind;
        diagnostic.span = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
        list.push_back(diagnostic);
      }
      showDiagnostics(*view(), list);
      for (int at = 0; at < size; ++at) {
        bool shown = view()->send(Sci::SCI_INDICATORVALUEAT, TextView::ErrorMark, at) != 0;
        QCOMPARE(shown, bool(wanted[static_cast<std::size_t>(at)]));
      }
      std::set<long> lines;
      for (const Diagnostic& diagnostic : list) lines.insert(view()->lineOf(diagnostic.span.begin));
      for (long line = 0; line < view()->lines(); ++line) {
        QCOMPARE((view()->send(Sci::SCI_MARKERGET, line) & 7) != 0, lines.contains(line));
      }
    }
    // Empty spans, at the end too, are still seen and crash nothing.
    Diagnostic atEnd;
    atEnd.kind = &badKind;
    atEnd.span = {static_cast<std::uint32_t>(size), static_cast<std::uint32_t>(size)};
    showDiagnostics(*view(), {atEnd});
    QVERIFY(view()->send(Sci::SCI_INDICATORVALUEAT, TextView::ErrorMark, size - 1) != 0);
  }

  void quickFixByKeys() {
    caretAfter("owner: no");
    key(Qt::Key_Period, Qt::ControlModifier);
    auto* menu = m_editor->findChild<QMenu*>();
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(menu->actions().first()->text(), QString("Put none in quotes"));
    QTest::keyClick(menu, Qt::Key_Return);
    QVERIFY(text().find(R"(owner: "none"
)") != std::string::npos);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), game);
  }

  /// The services are those of the tests; this one writes the comment as the real one does.
  void aWarningIsAllowedWithAReason() {
    LanguageServices services = servicesForTest();
    services.allowanceFor = [](const service::Analysis& analysis,
                               const Diagnostic& told) -> std::optional<Fix> {
      if (told.severity() == Severity::Error) return std::nullopt;
      const auto at =
          static_cast<std::uint32_t>(analysis.source->lineStart(analysis.source->lineOf(told.span.begin)));
      return Fix{"Allow", {{{at, at}, "    # lint: allow test-odd - reason\n"}}, false};
    };
    m_editor = std::make_unique<SpecEditor>(m_document.get(), services);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    view()->setFocus();
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("odd: 1");
    key(Qt::Key_Escape);
    waitForAnalysis();
    const std::string before = text();
    key(Qt::Key_Period, Qt::ControlModifier);
    auto* menu = m_editor->findChild<QMenu*>();
    QTRY_VERIFY(menu->isVisible());
    QCOMPARE(menu->actions().size(), 1);
    QCOMPARE(menu->actions().first()->text(), QString("Allow this here, with a reason (test-odd)"));
    QTest::keyClick(menu, Qt::Key_Return);
    keys("It is meant so");
    QVERIFY2(text().find(R"(    # lint: allow test-odd - It is meant so
    odd: 1
)") != std::string::npos,
             text().c_str());
    while (text() != before && m_editor->action(EditorCommand::Undo)->isEnabled())
      key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(text(), before);
  }

  void allCertainFixesAreOneStep() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("to: none");
    key(Qt::Key_Escape);
    waitForAnalysis();
    std::string before = text();
    QCOMPARE(m_document->analysis()->diagnostics.size(), 2U);
    key(Qt::Key_Period, Qt::ControlModifier);
    auto* menu = m_editor->findChild<QMenu*>();
    QTRY_VERIFY(menu->isVisible());
    QAction* all = menu->actions().last();
    QVERIFY(all->text().contains("(2)"));
    QTest::keyClick(menu, Qt::Key_Up);
    QTest::keyClick(menu, Qt::Key_Return);
    waitForAnalysis();
    QVERIFY2(m_document->analysis()->diagnostics.empty(), text().c_str());
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), before);
    // A key does the same at once, and says so when there is nothing to do.
    waitForAnalysis();
    key(Qt::Key_Period, Qt::ControlModifier | Qt::ShiftModifier);
    waitForAnalysis();
    QVERIFY2(m_document->analysis()->diagnostics.empty(), text().c_str());
    before = text();
    key(Qt::Key_Period, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QToolTip::text().contains("No fix is certain"));
    QCOMPARE(text(), before);
  }

  void staleFixIsRefused() {
    Fix fix = *m_document->analysis()->diagnostics.front().fix;
    view()->setCaret(0);
    keys("x");
    QVERIFY(!m_document->analysisIsCurrent());
    QVERIFY(!m_editor->applyFix(fix));
    QCOMPARE(text(), "x" + game);
  }

  void stepsThroughProblems() {
    caretAfter("End.");
    keys(" odd");
    waitForAnalysis();
    view()->setCaret(0);
    key(Qt::Key_F8);
    QCOMPARE(placeShown(), std::string("none"));
    key(Qt::Key_F8);
    QCOMPARE(placeShown(), std::string("odd"));
    key(Qt::Key_F8);
    QCOMPARE(placeShown(), std::string("none"));
    key(Qt::Key_F8, Qt::ShiftModifier);
    QCOMPARE(placeShown(), std::string("odd"));
  }

  void typingAtAProblemDeletesNothing() {
    view()->setCaret(0);
    key(Qt::Key_F8);
    QCOMPARE(placeShown(), std::string("none"));
    keys("x");
    QVERIFY(text().find("owner: xnone\n") != std::string::npos);
    QCOMPARE(placeShown(), std::string());
    m_editor->action(EditorCommand::Undo)->trigger();
    waitForAnalysis();
    // What moves the caret is done with the place.
    view()->setCaret(0);
    key(Qt::Key_F8);
    key(Qt::Key_Right);
    QTRY_COMPARE(placeShown(), std::string());
  }
};

QTEST_MAIN(TestEditorMarks)
#include "editor_marks_test.moc"
