// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QtTest>

#include "app/ide/manual.h"
#include "app/ide/manual_window.h"
#include "app/ide/resources.h"

using namespace ludo::ide;

class TestManual : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() { initResources(); }

  void headingsMakeSections() {
    const auto sections = sectionsOf("page",
                                     R"(# A `page`
First.
![Picture](a.png)
## Zone count
```yaml
# no heading
```
#### Deep
)");
    QCOMPARE(sections.size(), std::size_t{2});
    QCOMPARE(sections[0].title, QString("A page"));
    QCOMPARE(sections[0].markdown, QString(R"(# A `page`
First.
)"));
    QCOMPARE(sections[1].anchor, QString("zone-count"));
    QCOMPARE(sections[1].level, 2);
    QVERIFY(sections[1].markdown.contains("# no heading") && sections[1].markdown.contains("Deep"));
  }

  void allLinksInsideTheManualLeadSomewhere() {
    const auto sections = manualSections();
    static const QRegularExpression links(QStringLiteral("\\]\\(([^):\\s]+)\\)"));
    for (const ManualSection& section : sections) {
      for (const auto& match : links.globalMatch(section.markdown))
        QVERIFY2(linkTarget(sections, section.page, match.captured(1)).has_value(),
                 qPrintable(section.title + ": " + match.captured(1)));
    }
    for (const char* page :
         {"tutorial.md", "language.md", "cookbook.md", "metrics.md", "language.md#tokensinzone"})
      QVERIFY2(linkTarget(sections, QStringLiteral("tutorial"), page).has_value(), page);
    QVERIFY(!linkTarget(sections, "tutorial", "https://example.org").has_value());
  }

  void itSpeaksToReaders() {
    for (const ManualSection& section : manualSections())
      QVERIFY2(!section.markdown.contains("Do not edit"), qPrintable(section.title));
    QCOMPARE(sectionsOf("page", "# Page\n\nMade from it. Do not edit\nit.\n\nFor all.\n")[0].markdown,
             QString("# Page\n\nFor all.\n\n"));
  }

  void linksOutOfTheManualArePlainWords() {
    const auto sections = manualSections();
    const auto holds = [&](const QString& text) {
      return std::ranges::any_of(sections,
                                 [&](const ManualSection& each) { return each.markdown.contains(text); });
    };
    QVERIFY(holds("](https://") || !holds("](engine.md"));
    QVERIFY(!holds("](engine.md"));
  }

  void recipesAreFound() {
    ManualWindow window;
    window.show();
    window.findChild<QLineEdit*>()->setText("market row");
    const auto sections = manualSections();
    const auto at = linkTarget(sections, "cookbook", "cookbook.md");
    QVERIFY(at.has_value());
    const auto* tree = window.findChild<QTreeWidget*>();
    bool isListed = false;
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
      const QTreeWidgetItem* page = tree->topLevelItem(i);
      isListed = isListed || (page->text(0) == sections[*at].title && !page->isHidden());
    }
    QVERIFY(isListed);
    // A title with the words comes before texts with them.
    QCOMPARE(window.shownTitle(), QString("How does a market row fill up?"));
    // Blocks of code that follow each other can be told apart.
    const QString shown = window.findChild<QTextBrowser*>()->toPlainText();
    QVERIFY2(shown.contains(QRegularExpression(QStringLiteral("\\n\\s\\nsection: \"tokenTypes\""))),
             qPrintable(shown));
  }

  void aSearchLeadsToTheSectionOfThatName() {
    ManualWindow window;
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    auto* search = window.findChild<QLineEdit*>();
    auto* text = window.findChild<QTextBrowser*>();
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, "moveToken");
    QCOMPARE(window.shownTitle(), QString("moveToken"));
    QVERIFY(text->toPlainText().startsWith("moveToken"));
    // A link is followed by the keyboard, and back.
    const QUrl link("#token-selector");
    emit text->anchorClicked(link);
    QCOMPARE(window.shownTitle(), QString("token selector"));
    QTest::keyClick(&window, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(window.shownTitle(), QString("moveToken"));
    search->setText("there is no such word");
    QCOMPARE(window.findChild<QTreeWidget*>()->topLevelItem(0)->isHidden(), true);
  }
};

QTEST_MAIN(TestManual)
#include "manual_test.moc"
