// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QListWidget>
#include <QTest>
#include <QToolTip>

#include "widgets/document/document.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"
#include "widgets/editor/usages_bar.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

const std::string game = R"(# Coins

You win with ten `coins`.

```yaml
section: "metadata"
id: "coins"
players: { min: 2, max: 2 }
```

```yaml
section: "variables"
perPlayer:
  coins: { init: 0, min: 0, max: 99 }
  rounds: { init: 0, min: 0, max: 99 }
```

```yaml
section: "turn"
phases:
  - { id: "main", actions: 1 }
```

```yaml
section: "actions"
items:
  - id: "earn"
    phase: "main"
    effects:
      - { addVar: { scope: "pvar", var: "coins", delta: 1 } }
```
)";

}  // namespace

/// Where a name is used, and another name for it.
class TestEditorUsages : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_document =
        std::make_unique<Document>([](SourcePtr source, std::uint64_t revision, std::stop_token stop) {
          return service::analyse(std::move(source), revision, std::move(stop), service::SpecTests::Leave,
                                  service::Fixes::Leave);
        });
    m_editor = std::make_unique<SpecEditor>(m_document.get(), specificationServices());
    m_document->startNew(game, QStringLiteral("coins.md"));
    m_editor->resize(700, 500);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_editor->view()->setFocus();
    QTRY_VERIFY(m_document->analysisIsCurrent());
  }
  void cleanup() {
    m_editor.reset();
    m_document.reset();
  }

  void listsWhereTheNameIsUsed() {
    caretAt("var: \"coins", 7);
    key(Qt::Key_F12, Qt::ShiftModifier);
    QTRY_VERIFY(bar()->isVisible());
    QCOMPARE(list()->count(), 2);
    QVERIFY(list()->hasFocus());
    QVERIFY(list()->item(0)->text().startsWith("14: coins: {"));
    // The one at the caret is chosen; another one is shown as it is come to.
    QCOMPARE(list()->currentRow(), 1);
    QTest::keyClick(list(), Qt::Key_Up);
    QCOMPARE(selected(), std::string("coins"));
    QCOMPARE(view()->selection().begin, game.find("coins: {"));
    QTest::keyClick(list(), Qt::Key_Return);
    QVERIFY(view()->hasFocus() && bar()->isVisible());
    key(Qt::Key_Escape);
    QVERIFY(!bar()->isVisible());
  }

  void renamesEverywhereAsOneStep() {
    caretAt("coins: {", 2);
    key(Qt::Key_F2);
    QTRY_VERIFY(bar()->isVisible());
    QVERIFY(field()->hasFocus());
    QCOMPARE(field()->text(), QString("coins"));
    QTest::keyClicks(field(), "gold");
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY(!bar()->isVisible());
    std::string wanted = game;
    for (const char* place : {"`coins`", "coins: {", "var: \"coins\""}) {
      const std::size_t at = wanted.find("coins", wanted.find(place));
      wanted.replace(at, 5, "gold");
    }
    QCOMPARE(view()->content(), wanted);
    QVERIFY(view()->hasFocus());
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(view()->content(), game);
  }

  void whatIsSelectedIsRenamed() {
    for (const std::string word : {"\"coins\"", "coins"}) {
      const auto begin = static_cast<std::uint32_t>(game.find(word, game.find("var: ")));
      view()->select({begin, begin + static_cast<std::uint32_t>(word.size())});
      key(Qt::Key_F2);
      QTRY_VERIFY(bar()->isVisible());
      QCOMPARE(field()->text(), QString("coins"));
      QTest::keyClick(field(), Qt::Key_Escape);
    }
  }

  void aNameThatIsTakenIsRefusedAndNothingLost() {
    caretAt("coins: {", 2);
    key(Qt::Key_F2);
    QTRY_VERIFY(bar()->isVisible());
    QTest::keyClicks(field(), "rounds");
    QTest::keyClick(field(), Qt::Key_Return);
    QTRY_VERIFY(failure().contains("rounds"));
    QVERIFY(bar()->isVisible());
    QCOMPARE(view()->content(), game);
    QTest::keyClick(field(), Qt::Key_Escape);
    QVERIFY(!bar()->isVisible() && view()->hasFocus());
  }

  void whereNoNameStandsItSaysSo() {
    const auto begin = static_cast<std::uint32_t>(game.find("win"));
    view()->select({begin, begin + 3});
    key(Qt::Key_F2);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains("No name"));
    QVERIFY(view()->selection().begin == view()->selection().end);
    QVERIFY(!bar()->isVisible());
  }

 private:
  TextView* view() const { return m_editor->view(); }
  UsagesBar* bar() const { return m_editor->findChild<UsagesBar*>(); }
  QListWidget* list() const { return bar()->findChild<QListWidget*>(); }
  QLineEdit* field() const { return bar()->findChild<QLineEdit*>(); }
  QString failure() const {
    QString text;
    for (const QLabel* label : bar()->findChildren<QLabel*>()) {
      if (label->isVisible()) text += label->text() + '\n';
    }
    return text;
  }
  std::string selected() const { return view()->content(view()->selection()); }
  void caretAt(const char* text, std::size_t further) { view()->setCaret(game.find(text) + further); }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(view(), key, modifiers);
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<SpecEditor> m_editor;
};

QTEST_MAIN(TestEditorUsages)
#include "editor_usages_test.moc"
