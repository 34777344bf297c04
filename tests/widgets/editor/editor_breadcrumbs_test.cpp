// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor_fixture.h"
#include "widgets/editor/breadcrumbs.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What the caret is inside of, and the way there.
class TestEditorBreadcrumbs : public QObject, private EditorFixture {
  Q_OBJECT

  const std::string m_text = R"(# Game

## Setup

Prose.

```yaml
section: "actions"
items:
  - id: "roll"
    label: "Roll it"
    effects:
      - if:
          when: { op: "==" }
          then:
            - setVar: { var: "pot" }

    # said of it
  - label: "Hold"
    id: "hold"
    effects: []
```

## Round

More.

```yaml
section: "turn"
order: "roundRobin"
phases:
  - players: "all"
```
)";

  /// Where a part of the text stands the first time, some bytes on.
  QString crumbsOf(const std::string& what, std::size_t further = 0) {
    QStringList texts;
    for (const Crumb& crumb : crumbsAt(*view(), text().find(what) + further)) texts << crumb.text;
    return texts.join(u'>');
  }
  QList<QToolButton*> shown() {
    QList<QToolButton*> buttons;
    for (auto* button : m_editor->findChild<Breadcrumbs*>()->findChildren<QToolButton*>()) {
      if (button->isVisible()) buttons << button;
    }
    return buttons;
  }

 private slots:
  void init() {
    openEditor();
    m_document->startNew(m_text, "crumbs.md");
  }
  void cleanup() { closeEditor(); }

  void saysSectionElementAndKey() {
    QCOMPARE(crumbsOf(R"(var: "pot")"), QString("actions>roll>effects>if>then>setVar"));
    QCOMPARE(crumbsOf("op:"), QString("actions>roll>effects>if>when"));
    QCOMPARE(crumbsOf("Roll it"), QString("actions>roll>label"));
    QCOMPARE(crumbsOf(R"("roll")"), QString("actions>roll"));
    QCOMPARE(crumbsOf("effects: []"), QString("actions>hold>effects"));
    QCOMPARE(crumbsOf("Hold"), QString("actions>hold>label"));
    QCOMPARE(crumbsOf("items"), QString("actions"));
    QCOMPARE(crumbsOf("section"), QString("actions"));
    QCOMPARE(crumbsOf("roundRobin"), QString("turn>order"));
    QCOMPARE(crumbsOf(R"("all")"), QString("turn>phases>players"));
  }

  void saysHeadingsInProse() {
    QCOMPARE(crumbsOf("Prose."), QString("Game>Setup"));
    QCOMPARE(crumbsOf("More."), QString("Game>Round"));
    QCOMPARE(crumbsOf("# Game"), QString("Game"));
  }

  void aBlankLineIsWithinWhatIsFurtherLeft() {
    QCOMPARE(crumbsOf(R"({ var: "pot" }
)",
                      15),
             QString("actions"));
    caretAfter(R"({ var: "pot" }
)");
    keys("        ");
    QCOMPARE(crumbsOf("        \n", 8), QString("actions>roll>effects"));
    keys("  ");
    QCOMPARE(crumbsOf("          \n", 10), QString("actions>roll>effects>if"));
  }

  void aPartLeadsToWhereItBegins() {
    caretAfter("var: ");
    QTRY_COMPARE(shown().size(), 6);
    QCOMPARE(shown()[1]->text(), QString("roll"));
    QCOMPARE(shown()[1]->accessibleName(), QString("Go to roll"));
    QTest::mouseClick(shown()[1], Qt::LeftButton);
    QCOMPARE(view()->caret(), text().find(R"(- id: "roll")"));
    QVERIFY(view()->hasFocus());
    QTRY_COMPARE(shown().size(), 2);
    key(Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(view()->caret(), text().find(R"("pot")"));
    view()->setCaret(text().find("Prose."));
    QTRY_COMPARE(shown().last()->text(), QString("Setup"));
    QCOMPARE(shown().size(), 2);
  }

  void theEditorIsNoWiderForThem() {
    caretAfter("var: ");
    QTRY_COMPARE(shown().size(), 6);
    QVERIFY(m_editor->minimumSizeHint().width() < 300);
  }
};

QTEST_MAIN(TestEditorBreadcrumbs)
#include "editor_breadcrumbs_test.moc"
