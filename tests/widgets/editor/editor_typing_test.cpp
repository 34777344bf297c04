// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

namespace {

const std::string itemsOfALine(R"(```yaml
items:
  - { id: "a}", of: [1] }
  - id: "b"
```
)");

}  // namespace

/// What keys do to the text.
class TestEditorTyping : public QObject, private EditorFixture {
  Q_OBJECT
 private slots:
  void init() { openEditor(); }
  void cleanup() { closeEditor(); }

  void typingReachesTheDocumentAndUndoes() {
    QVERIFY(!m_document->isModified());
    caretAfter("End.");
    keys(" More.");
    QVERIFY(QString::fromStdString(m_document->text()).contains("End. More."));
    QVERIFY(m_document->isModified());
    QVERIFY(m_editor->action(EditorCommand::Undo)->isEnabled());
    while (m_editor->action(EditorCommand::Undo)->isEnabled()) key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(m_document->text(), game);
    QTRY_VERIFY(!m_document->isModified());
    m_editor->action(EditorCommand::Redo)->trigger();
    QVERIFY(m_document->text() != game);
  }

  void bytesAreKept() {
    std::string odd("\xEF\xBB\xBF# Spi\xC3\xABl\r\n\xFF\xFE\r\n", 17);
    m_document->startNew(odd, "odd.md");
    QCOMPARE(m_document->text(), odd);
    QVERIFY(!m_document->isModified());
    view()->setCaret(odd.size());
    key(Qt::Key_Return);
    QCOMPARE(m_document->text(), odd + "\r\n");
  }

  void enterIndentsAndClosesAFence() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("cells:");
    key(Qt::Key_Escape);
    key(Qt::Key_Return);
    keys("- 1");
    QVERIFY2(text().find(R"(    owner: none
    cells:
      - 1
```)") != std::string::npos,
             text().c_str());
    view()->setCaret(view()->size());
    keys("```yaml");
    key(Qt::Key_Return);
    keys("a");
    QVERIFY2(QString::fromStdString(text()).endsWith(R"(End.
```yaml
a
```)"),
             text().c_str());
    // A fence that is closed already gets no second end.
    caretAfter(R"(# Game

```yaml)");
    key(Qt::Key_Return);
    QVERIFY(text().find(R"(```yaml

section)") != std::string::npos);
  }

  void enterAfterAWholeItemBeginsTheNext() {
    m_document->startNew(itemsOfALine, "list.md");
    caretAfter("of: [1] }");
    key(Qt::Key_Return);
    keys("{ id: 1");
    QVERIFY2(text().find(R"([1] }
  - { id: 1}
  - id)") != std::string::npos,
             text().c_str());
    // An item that is not closed, or of which more lines follow, goes on below its first key.
    caretAfter("- id: \"b\"");
    key(Qt::Key_Return);
    keys("c");
    QVERIFY2(text().find(R"(- id: "b"
    c
```)") != std::string::npos,
             text().c_str());
  }

  void formattingIsOneStep() {
    const std::string odd = R"(# Game

```yaml
a:
- {b: 1}
```
One  two

```yaml
c:   1
```
)";
    m_document->startNew(odd, "odd.md");
    QAction* format = m_editor->action(EditorCommand::Format);
    format->trigger();
    QTRY_COMPARE(text(), std::string(R"(# Game

```yaml
a:
  - { b: 1 }
```
One  two

```yaml
c: 1
```
)"));
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), odd);
    // Of a selection, the blocks that it touches.
    const auto place = static_cast<std::uint32_t>(odd.find("c:"));
    view()->select({place, place + 1});
    format->trigger();
    QTRY_VERIFY(text().find("\nc: 1\n") != std::string::npos);
    QVERIFY(text().find("\n- {b: 1}\n") != std::string::npos);
  }

  void quotesAndBracketsComeInPairs() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("a: [\"x\", 2]");
    QVERIFY2(text().find(R"(a: ["x", 2]
```)") != std::string::npos,
             text().c_str());
    key(Qt::Key_Return);
    keys("b: {");
    QVERIFY(text().find(R"(b: {}
```)") != std::string::npos);
    key(Qt::Key_Backspace);
    QVERIFY(text().find("b: \n```") != std::string::npos);
    keys("{");
    key(Qt::Key_Return);
    QVERIFY2(text().find("    b: {\n      \n    }\n```") != std::string::npos, text().c_str());
  }

  void duplicatingIsOfLines() {
    const auto duplicated = [this](const std::string& selected) {
      m_document->startNew("one two\nthree\nfour", "lines.md");
      const auto begin = static_cast<std::uint32_t>(text().find(selected));
      view()->select({begin, begin + static_cast<std::uint32_t>(selected.size())});
      m_editor->action(EditorCommand::DuplicateLines)->trigger();
      return text();
    };
    QCOMPARE(duplicated("two"), std::string("one two\none two\nthree\nfour"));
    QCOMPARE(duplicated("two\nth"), std::string("one two\nthree\none two\nthree\nfour"));
    QCOMPARE(duplicated("four"), std::string("one two\nthree\nfour\nfour"));
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), std::string("one two\nthree\nfour"));
  }

  void backspaceTakesTheDashOfAnEmptyItemAtOnce() {
    caretAfter("owner: none");
    key(Qt::Key_Return);
    keys("- ");
    const std::string begun = text();
    key(Qt::Key_Backspace);
    QCOMPARE(text().size(), begun.size() - 2);
    QVERIFY2(text().find("owner: none\n    \n```") != std::string::npos, text().c_str());
    // An indentation goes with one more.
    key(Qt::Key_Backspace);
    QVERIFY2(text().find("owner: none\n  \n```") != std::string::npos, text().c_str());
    // A dash before something stays.
    caretAfter("  - ");
    key(Qt::Key_Backspace);
    QVERIFY2(text().find("  -id") != std::string::npos, text().c_str());
  }

  void pairsStayOutOfProse() {
    caretAfter("End.");
    keys(" \"[");
    QVERIFY(QString::fromStdString(text()).endsWith("End. \"[\n"));
    caretAfter("none");
    keys(" # it\"");
    QVERIFY2(text().find("none # it\"\n") != std::string::npos, text().c_str());
  }

  void selectionIsWrapped() {
    std::size_t at = text().find("none");
    view()->select({static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 4)});
    keys("\"");
    QVERIFY(text().find("owner: \"none\"") != std::string::npos);
    QCOMPARE(view()->content(view()->selection()), std::string("none"));
    m_editor->action(EditorCommand::Undo)->trigger();
    QCOMPARE(text(), game);
  }

  void commentsAndIndents() {
    std::size_t from = text().find("  - id");
    view()->select({static_cast<std::uint32_t>(from), static_cast<std::uint32_t>(text().find(R"(```

End)"))});
    key(Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY2(text().find(R"(  # - id: "deck"
  #   owner: none
```)") != std::string::npos,
             text().c_str());
    key(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), game);
    key(Qt::Key_BracketRight, Qt::ControlModifier);
    QVERIFY(text().find(R"(    - id: "deck"
      owner: none
```)") != std::string::npos);
    key(Qt::Key_BracketLeft, Qt::ControlModifier);
    QCOMPARE(text(), game);
    // Prose is no YAML, so there is nothing to comment out.
    caretAfter("End");
    key(Qt::Key_Slash, Qt::ControlModifier);
    QCOMPARE(text(), game);
  }

  void tabIndents() {
    caretAfter("owner: none\n");
    key(Qt::Key_Up);
    key(Qt::Key_Home);
    key(Qt::Key_Tab);
    QVERIFY(text().find("\n      owner: none") != std::string::npos);
    QVERIFY(text().find('\t') == std::string::npos);
  }

  void commandsHaveDistinctKeysAndNames() {
    QSet<QString> names;
    QSet<QString> keys;
    for (QAction* action : m_editor->actions()) {
      QVERIFY(!action->text().isEmpty());
      QVERIFY2(!names.contains(action->objectName()), qPrintable(action->objectName()));
      names.insert(action->objectName());
      for (const QKeySequence& sequence : action->shortcuts()) {
        QVERIFY2(!keys.contains(sequence.toString()), qPrintable(sequence.toString()));
        keys.insert(sequence.toString());
      }
    }
    QVERIFY(names.size() > 20);
  }
};

QTEST_MAIN(TestEditorTyping)
#include "editor_typing_test.moc"
