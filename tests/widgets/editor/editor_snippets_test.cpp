// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QTest>

#include "widgets/document/document.h"
#include "widgets/editor/completion_popup.h"
#include "widgets/editor/spec_editor.h"
#include "widgets/editor/text_view.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

const std::string before = R"(# Boards

```yaml
section: "boards"
items:
  - id: "cell"
    shape: )";
const std::string after = R"(
```
)";

}  // namespace

/// Constructs that are written out whole, with stops for the tab key.
class TestEditorSnippets : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_document =
        std::make_unique<Document>([](SourcePtr source, std::uint64_t revision, std::stop_token stop) {
          return service::analyse(std::move(source), revision, std::move(stop), service::SpecTests::Leave,
                                  service::Fixes::Leave);
        });
    m_editor = std::make_unique<SpecEditor>(m_document.get(), specificationServices());
    m_document->startNew(before + after, QStringLiteral("boards.md"));
    m_editor->resize(700, 500);
    m_editor->show();
    QVERIFY(QTest::qWaitForWindowActive(m_editor.get()));
    m_editor->view()->setFocus();
    view()->setCaret(before.size());
    QTRY_VERIFY(m_document->analysisIsCurrent());
  }
  void cleanup() {
    m_editor.reset();
    m_document.reset();
  }

  void tabWritesOutAndGoesThroughTheValues() {
    openCompletions("grid");
    QVERIFY(detail().contains("Tab writes it out: { grid: { rows: 3, cols: 3 } }"));
    key(Qt::Key_Tab);
    QCOMPARE(view()->content(), before + "{ grid: { rows: 3, cols: 3 } }" + after);
    QCOMPARE(selected(), std::string("3"));
    QTest::keyClicks(view(), "12");
    escapeCompletions();
    key(Qt::Key_Tab);
    QCOMPARE(selected(), std::string("3"));
    QTest::keyClicks(view(), "5");
    escapeCompletions();
    const std::string written = before + "{ grid: { rows: 12, cols: 5 } }";
    QCOMPARE(view()->content(), written + after);
    // Behind the last value the end of the line; then the key means what it always means.
    key(Qt::Key_Tab);
    QCOMPARE(view()->caret(), written.size());
    key(Qt::Key_Tab);
    QVERIFY(view()->content() != written + after);
  }

  void enterWritesTheWordOnly() {
    openCompletions("grid");
    key(Qt::Key_Return);
    QVERIFY2(view()->content().starts_with(before + "{ grid: "), view()->content().c_str());
    QVERIFY(view()->content().find("rows: 3") == std::string::npos);
  }

  void escapeEndsTheStops() {
    openCompletions("grid");
    key(Qt::Key_Tab);
    const std::string written = view()->content();
    key(Qt::Key_Escape);
    view()->setCaret(view()->lineBegin(0));
    key(Qt::Key_Tab);
    QVERIFY(view()->content() != written);
  }

  void undoTakesAllOfItBack() {
    openCompletions("grid");
    key(Qt::Key_Tab);
    key(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(view()->content(), before + "grid" + after);
  }

 private:
  TextView* view() const { return m_editor->view(); }
  CompletionPopup* popup() const { return view()->findChild<CompletionPopup*>(); }
  QString detail() const { return popup()->findChild<QLabel*>()->text(); }
  std::string selected() const { return view()->content(view()->selection()); }
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::keyClick(view(), key, modifiers);
  }
  void openCompletions(const char* typed) {
    QTest::keyClicks(view(), QLatin1String(typed));
    QTRY_VERIFY(m_document->analysisIsCurrent() && popup()->isVisible());
  }
  /// What is typed into a stop may open the list; the tab key is for the list then.
  void escapeCompletions() {
    QTRY_VERIFY(m_document->analysisIsCurrent());
    QCoreApplication::processEvents();
    if (popup()->isVisible()) key(Qt::Key_Escape);
  }

  std::unique_ptr<Document> m_document;
  std::unique_ptr<SpecEditor> m_editor;
};

QTEST_MAIN(TestEditorSnippets)
#include "editor_snippets_test.moc"
