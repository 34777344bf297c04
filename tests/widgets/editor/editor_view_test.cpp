// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// How the text is shown.
class TestEditorView : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  /// In a window that runs from right to left, the text still runs from left to right, with its numbers on
  /// the left.
  void theTextRunsFromLeftToRight() {
    const QImage before = view()->viewport()->grab().toImage();
    m_editor->setLayoutDirection(Qt::RightToLeft);
    QCoreApplication::processEvents();
    QCOMPARE(view()->layoutDirection(), Qt::LeftToRight);
    QCOMPARE(findBar()->layoutDirection(), Qt::RightToLeft);
    // Every mark of it where it was.
    QCOMPARE(view()->viewport()->grab().toImage(), before);
  }

  void stylesFollowAFenceTypedAbove() {
    std::size_t at = text().find("section");
    QCOMPARE(view()->tokenAt(at), TokenKind::SectionKey);
    QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Prose);
    // Without its opening, the fence's end opens one over the rest.
    std::size_t fence = text().find("```yaml");
    view()->replace({static_cast<std::uint32_t>(fence), static_cast<std::uint32_t>(fence + 7)}, {});
    QCOMPARE(view()->tokenAt(text().find("section")), TokenKind::Prose);
    QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Code);
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(view()->tokenAt(text().find("section")), TokenKind::SectionKey);
    QCOMPARE(view()->tokenAt(text().find("End")), TokenKind::Prose);
  }

  void theCaretStaysInSightWhenTheViewGetsLower() {
    m_document->startNew("# Game\n" + std::string(200, '\n') + "End.\n", "long.md");
    m_editor->resize(700, 600);
    const auto lineInView = [this] {
      return view()->lineOf(view()->caret()) - view()->send(Sci::SCI_GETFIRSTVISIBLELINE);
    };
    view()->setCaret(text().find("End."));
    view()->send(Sci::SCI_SCROLLCARET);
    const long shown = view()->send(Sci::SCI_LINESONSCREEN);
    QVERIFY(lineInView() > shown / 2);
    m_editor->resize(700, 250);
    QTRY_VERIFY(view()->send(Sci::SCI_LINESONSCREEN) < shown / 2);
    QVERIFY(lineInView() >= 0 && lineInView() < view()->send(Sci::SCI_LINESONSCREEN));
    // What was out of sight stays there.
    m_editor->resize(700, 600);
    QTRY_COMPARE(view()->send(Sci::SCI_LINESONSCREEN), shown);
    view()->send(Sci::SCI_SETFIRSTVISIBLELINE, 0);
    m_editor->resize(700, 250);
    QTRY_VERIFY(view()->send(Sci::SCI_LINESONSCREEN) < shown / 2);
    QCOMPARE(view()->send(Sci::SCI_GETFIRSTVISIBLELINE), 0L);
  }

  /// Scintilla looks at every line whose layout it keeps each time that it is handed styles.
  void goingToTheEndOfALongTextLooksAtEachLineAFewTimes() {
    const auto lookedAt = [this](int paragraphs) {
      std::string prose = game;
      for (int i = 0; i < paragraphs; ++i) prose += "Some prose, with *emphasis* and `code`.\n\n";
      m_document->startNew(prose, "long.md");
      long changes = 0;
      const auto counting =
          connect(view(), &QsciScintillaBase::SCN_MODIFIED, this,
                  [&changes](int, int type) { changes += (type & Sci::SC_MOD_CHANGESTYLE) != 0 ? 1 : 0; });
      QTest::keyClick(view(), Qt::Key_End, Qt::ControlModifier);
      disconnect(counting);
      if (view()->tokenAt(text().rfind("emphasis")) != TokenKind::Emphasis) return -1L;
      const bool keepsAll = view()->send(Sci::SCI_GETLAYOUTCACHE) == Sci::SC_CACHE_DOCUMENT;
      return changes * (keepsAll ? view()->lines() : view()->send(Sci::SCI_LINESONSCREEN));
    };
    const long once = lookedAt(4000);
    QVERIFY2(once > 0 && once < 4000, qPrintable(QString::number(once)));
    for (const int times : {2, 4}) {
      const long more = lookedAt(4000 * times);
      QVERIFY2(more <= once * times * 3 / 2, qPrintable(QString::number(more)));
    }
  }

  void foldsByStructure() {
    view()->send(Sci::SCI_COLOURISE, 0, -1);
    std::string heads;
    for (long line = 0; line < view()->lines(); ++line) {
      heads += (view()->send(Sci::SCI_GETFOLDLEVEL, line) & Sci::SC_FOLDLEVELHEADERFLAG) != 0 ? 'H' : '.';
    }
    // The heading, the fence, `items:` and its first item head folds.
    QCOMPARE(QString::fromStdString(heads), QString("H.H.HH....."));
    QCOMPARE(view()->send(Sci::SCI_GETLASTCHILD, 2, -1), 7L);
    QCOMPARE(view()->send(Sci::SCI_GETLASTCHILD, 4, -1), 6L);
    caretAfter("owner: none");
    key(Qt::Key_Home);
    key(Qt::Key_Backspace);
    key(Qt::Key_Backspace);
    view()->send(Sci::SCI_COLOURISE, 0, -1);
    QVERIFY((view()->send(Sci::SCI_GETFOLDLEVEL, 5) & Sci::SC_FOLDLEVELHEADERFLAG) == 0);
  }

  void foldsBlocks() {
    m_editor->action(EditorCommand::FoldBlocks)->trigger();
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 2) != 0);
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 4) == 0);
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 9) != 0);
    // Going to a place in a fold opens it.
    std::size_t at = text().find("none");
    m_editor->showPlace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)});
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 6) != 0);
    m_editor->action(EditorCommand::FoldBlocks)->trigger();
    m_editor->action(EditorCommand::UnfoldAll)->trigger();
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, 4) != 0);
  }

  void foldingInTheMarginNamesTheSection() {
    constexpr int fence = 2;
    const int x = view()->marginWidth(TextView::NumberMargin) + view()->marginWidth(TextView::SignMargin) +
                  view()->marginWidth(TextView::FoldMargin) / 2;
    const int y = view()->pointBelow(view()->lineBegin(fence)).y() - view()->lineHeight() / 2;
    const QRect row(x + 20, y - view()->lineHeight() / 2, view()->viewport()->width() - x - 20,
                    view()->lineHeight());
    const auto picture = [&] { return view()->viewport()->grab(row).toImage(); };
    view()->setCaret(view()->size());
    const QImage open = picture();
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, fence + 1) == 0);
    const QImage folded = picture();
    QVERIFY(folded != open);
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
    QVERIFY(view()->send(Sci::SCI_GETLINEVISIBLE, fence + 1) != 0);
    QCOMPARE(picture(), open);
    // The command that folds every block says the same.
    m_editor->action(EditorCommand::FoldBlocks)->trigger();
    QCOMPARE(picture(), folded);
    // Another section is named another way.
    m_editor->action(EditorCommand::UnfoldAll)->trigger();
    const std::size_t name = text().find(R"("zones")");
    QVERIFY(name != std::string::npos);
    view()->replace({static_cast<std::uint32_t>(name + 1), static_cast<std::uint32_t>(name + 6)}, "areas");
    QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, {x, y});
    QVERIFY(picture() != folded);
  }

  void paletteChangeRepaints() {
    QPalette dark = m_editor->palette();
    dark.setColor(QPalette::Base, QColor(0x1f2024));
    dark.setColor(QPalette::Text, QColor(0xe6e6e6));
    auto paper = [this] {
      return view()->grab().toImage().pixelColor(view()->width() / 2, view()->height() * 3 / 4);
    };
    QVERIFY(paper().lightness() > 200);
    m_editor->setPalette(dark);
    QVERIFY(paper().lightness() < 60);
  }
};

QTEST_MAIN(TestEditorView)
#include "editor_view_test.moc"
