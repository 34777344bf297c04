// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/editor/prose_spelling.h"

#include <QContextMenuEvent>
#include <QMenu>
#include <QtTest>

#include "../spelling/dictionary_fixture.h"
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// A text with a word that no dictionary has, in an editor.
class TestProseSpelling : public QObject, private EditorFixture {
  Q_OBJECT

 private:
  Dictionaries m_dictionaries;
  std::unique_ptr<Spelling> m_spelling;

  ProseSpelling* prose() { return m_editor->spelling(); }
  QStringList marked() {
    QStringList words;
    for (const ProseWord& word : prose()->unknown()) words << word.text;
    return words;
  }
  bool isMarked(std::size_t at) {
    return view()->send(Sci::SCI_INDICATORVALUEAT, TextView::SpellingMark, static_cast<long>(at)) != 0;
  }
  QStringList offered() {
    QStringList texts;
    for (const QAction* action : prose()->menu()->actions())
      if (!action->isSeparator()) texts << action->text();
    return texts;
  }

 private slots:
  void initTestCase() {
    if (!Speller::isBuiltIn()) QSKIP("built without Hunspell");
  }
  void init() {
    openEditor();
    m_document->startNew(R"(Every player drwas cards from the deck.

```yaml
section: "zzones"
```
)",
                         "game.md");
    m_spelling =
        std::make_unique<Spelling>(QStringList{m_dictionaries.path()}, m_dictionaries.file("words.txt"));
    m_editor->checkSpelling(m_spelling.get());
    m_spelling->add("deck");
    QTRY_COMPARE(marked(), QStringList{"drwas"});
  }
  void cleanup() {
    closeEditor();
    m_spelling.reset();
    QFile::remove(m_dictionaries.file("words.txt"));
  }

  void marksUnknownWordsOfProse() {
    const std::size_t at = text().find("drwas");
    QVERIFY(isMarked(at) && isMarked(at + 4) && !isMarked(at - 1) && !isMarked(at + 5));
    QVERIFY(!isMarked(text().find("zzones")));
    // What is typed is checked again.
    view()->replace({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 5)}, "draws");
    QTRY_VERIFY(marked().isEmpty());
    QVERIFY(!isMarked(at));
  }

  void offersWordsByKeyboard() {
    view()->setCaret(0);
    m_editor->action(EditorCommand::NextUnknownWord)->trigger();
    QCOMPARE(view()->caret(), text().find("drwas"));
    m_editor->action(EditorCommand::QuickFix)->trigger();
    QTRY_VERIFY(prose()->menu()->isVisible());
    QCOMPARE(offered().first(), QStringLiteral("draws"));
    QTest::keyClick(prose()->menu(), Qt::Key_Return);
    QVERIFY(text().starts_with("Every player draws cards"));
    QTRY_VERIFY(marked().isEmpty());
    view()->undo();
    QVERIFY(text().starts_with("Every player drwas cards"));
  }

  void offersWordsInTheContextMenu() {
    const std::size_t at = text().find("drwas") + 2;
    const QPoint point = view()->pointBelow(at) - QPoint(0, view()->lineHeight() / 2);
    QContextMenuEvent event(QContextMenuEvent::Mouse, point, view()->viewport()->mapToGlobal(point));
    QApplication::sendEvent(view()->viewport(), &event);
    QTRY_VERIFY(prose()->menu()->isVisible());
    QVERIFY(offered().contains(QStringLiteral("draws")));
    // With what the menu has elsewhere.
    QVERIFY(offered().size() > 6);
    QAction* add = nullptr;
    for (QAction* action : prose()->menu()->actions())
      if (action->text().contains("drwas")) add = action;
    QVERIFY(add != nullptr);
    QTest::mouseClick(prose()->menu(), Qt::LeftButton, Qt::NoModifier,
                      prose()->menu()->actionGeometry(add).center());
    QTRY_VERIFY(marked().isEmpty());
    QVERIFY(m_spelling->added().contains("drwas"));
  }

  void theWordThatIsBeingTypedIsLeftAlone() {
    view()->setFocus();
    view()->setCaret(0);
    QTest::keyClicks(view(), "Evrey");
    QTRY_COMPARE(marked(), (QStringList{"EvreyEvery", "drwas"}));
    QTest::keyClick(view(), Qt::Key_Space);
    QTRY_COMPARE(marked(), (QStringList{"Evrey", "drwas"}));
    QVERIFY(isMarked(0));
    view()->setCaret(5);
    QTest::keyClick(view(), Qt::Key_X);
    QTRY_COMPARE(marked().first(), QStringLiteral("Evreyx"));
    QTRY_VERIFY(!isMarked(0));
    view()->setCaret(text().find("cards"));
    QTRY_VERIFY(isMarked(0));
  }
};

QTEST_MAIN(TestProseSpelling)
#include "prose_spelling_test.moc"
