// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextBrowser>
#include <QtTest>

#include "widgets/preview/make_preview_panel.h"
#include "widgets/preview/preview_panel.h"
#include "widgets/preview/rulebook_document.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

/// The panel of a workspace in which a sample is open.
class TestPreviewPanel : public QObject {
  Q_OBJECT
 private:
  std::unique_ptr<Document> m_document;
  std::unique_ptr<Workspace> m_workspace;
  std::unique_ptr<QWidget> m_made;
  PreviewPanel* m_panel = nullptr;

  QString pageText() { return m_panel->page()->toPlainText(); }
  std::size_t placeOf(const std::string& what) {
    const std::size_t at = m_document->text().find(what);
    return at == std::string::npos ? 0 : at;
  }
  std::string view(Span place) { return m_document->text().substr(place.begin, place.end - place.begin); }
  /// Scrolls there and gives the middle of the first letters of a text on the page.
  QPoint pointAt(const QString& what) {
    QTextCursor found = m_panel->page()->document()->find(what);
    if (found.isNull()) return {};
    found.setPosition(found.selectionStart() + 1);
    m_panel->page()->setTextCursor(found);
    m_panel->page()->ensureCursorVisible();
    return m_panel->page()->cursorRect(found).center();
  }

 private slots:
  void init() {
    m_document = std::make_unique<Document>(specificationAnalyser());
    m_workspace = std::make_unique<Workspace>(*m_document);
    m_made.reset(makePreviewPanel(*m_workspace));
    m_panel = qobject_cast<PreviewPanel*>(m_made.get());
    m_panel->resize(500, 600);
    m_panel->show();
    QVERIFY(m_document->open(QStringLiteral(LUDO_SOURCE_DIR "/samples/deck-builder.md")));
    QTRY_VERIFY(!pageText().isEmpty());
  }
  void cleanup() {
    m_made.reset();
    m_workspace.reset();
    m_document.reset();
  }

  // Laying out a paragraph of a million letters took minutes.
  void dividesLongParagraphs() {
    for (const QString& word : {QStringLiteral("rule "), QStringLiteral("rule")}) {
      const QString prose = word.repeated(12'000);
      rulebook::Rulebook book;
      book.chapters.push_back({});
      book.chapters.back().blocks.push_back(
          {rulebook::Block::Kind::Paragraph, prose.toStdString(), {}, {}, {}});
      const auto document = rulebookDocument(book);
      int longest = 0;
      for (QTextBlock block = document->begin(); block.isValid(); block = block.next())
        longest = std::max(longest, block.length());
      QVERIFY2(longest <= 10'001, qPrintable(QString::number(longest)));
      QCOMPARE(document->toPlainText().count(QLatin1Char('r')), prose.count(QLatin1Char('r')));
      QCOMPARE(document->toPlainText().count(QLatin1Char('e')), prose.count(QLatin1Char('e')));
    }
  }
  void setsProseAndRules() {
    QVERIFY(pageText().contains(QStringLiteral("Every player begins with the same ten poor cards.")));
    QVERIFY(pageText().contains(QStringLiteral("Castle")));
    QVERIFY(!pageText().contains(QStringLiteral("section:")));
  }

  void hasTheColoursOfTheWindow() {
    // White letters on a dark page, also when the theme changes while it is seen.
    const auto share = [this](auto isCounted) {
      const QImage seen = m_panel->page()->viewport()->grab().toImage();
      int counted = 0;
      for (int y = 0; y < seen.height(); ++y) {
        for (int x = 0; x < seen.width(); ++x)
          counted += isCounted(seen.pixelColor(x, y).lightness()) ? 1 : 0;
      }
      return static_cast<double>(counted) / (seen.width() * seen.height());
    };
    QPalette dark;
    dark.setColor(QPalette::Base, QColor(26, 29, 33));
    dark.setColor(QPalette::Text, QColor(231, 233, 236));
    m_panel->setPalette(dark);
    m_panel->page()->verticalScrollBar()->setValue(0);
    QVERIFY(share([](int lightness) { return lightness < 40; }) > 0.7);
    QVERIFY(share([](int lightness) { return lightness > 180; }) > 0.01);
    QPalette light;
    light.setColor(QPalette::Base, Qt::white);
    light.setColor(QPalette::Text, Qt::black);
    m_panel->setPalette(light);
    QVERIFY(share([](int lightness) { return lightness > 220; }) > 0.7);
    QVERIFY(share([](int lightness) { return lightness < 60; }) > 0.01);
  }

  void leadsToTheText() {
    QSignalSpy places(m_workspace.get(), &Workspace::placeRequested);
    QTest::mouseClick(m_panel->page()->viewport(), Qt::LeftButton, Qt::NoModifier,
                      pointAt(QStringLiteral("One card of each kind is offered")));
    QCOMPARE(places.size(), 1);
    QVERIFY(view(places[0][0].value<Span>()).starts_with("One card of each kind"));
    // Whoever chooses words wants to copy them.
    const QPoint from = pointAt(QStringLiteral("Counting the hand"));
    QTest::mousePress(m_panel->page()->viewport(), Qt::LeftButton, Qt::NoModifier, from);
    QTest::mouseMove(m_panel->page()->viewport(), from + QPoint(60, 0));
    QTest::mouseRelease(m_panel->page()->viewport(), Qt::LeftButton, Qt::NoModifier, from + QPoint(60, 0));
    QCOMPARE(places.size(), 1);
    // By keyboard as well.
    pointAt(QStringLiteral("Castles Gone"));
    QTest::keyClick(m_panel->page(), Qt::Key_Return);
    QCOMPARE(places.size(), 2);
    const std::string end = view(places[1][0].value<Span>());
    QVERIFY2(end.find("castlesGone") != std::string::npos, end.c_str());
  }

  void marksWhereTheCursorIs() {
    m_workspace->setCaret(placeOf("Counting the hand happens"));
    QVERIFY2(m_panel->marked().startsWith(QStringLiteral("Counting the hand")),
             qPrintable(m_panel->marked()));
    // In the rules, the innermost of what is said.
    m_workspace->setCaret(placeOf("setOwner: { token"));
    const QString effect = m_panel->marked();
    QVERIFY2(effect.contains(QStringLiteral("belongs to you")), qPrintable(effect));
    const QTextCursor mark = m_panel->page()->extraSelections().constFirst().cursor;
    QVERIFY(m_panel->page()->viewport()->rect().contains(m_panel->page()->cursorRect(mark).center()));
    const auto isInSight = [this] {
      const QTextCursor at = m_panel->page()->extraSelections().constFirst().cursor;
      return m_panel->page()->viewport()->rect().contains(m_panel->page()->cursorRect(at).center());
    };
    // Also when the panel gets another size.
    m_panel->resize(250, 200);
    QTRY_VERIFY(isInSight());
    // The rows of a table stand below its block.
    m_workspace->setCaret(placeOf("| silver |"));
    QCOMPARE(m_panel->marked(), QStringLiteral("Name"));
    QVERIFY(isInSight());
    m_workspace->setCaret(placeOf("maxTurns"));
    QVERIFY(m_panel->marked().isEmpty());
  }

  void everyMarkLeadsBackToItsPlace() {
    QSignalSpy places(m_workspace.get(), &Workspace::placeRequested);
    int marked = 0;
    const std::string text = m_document->text();
    for (std::size_t at = 0; at < text.size(); at += 7) {
      m_workspace->setCaret(at);
      if (m_panel->marked().isEmpty()) continue;
      ++marked;
      QTextCursor cursor = m_panel->page()->extraSelections().constFirst().cursor;
      cursor.setPosition(cursor.selectionStart());
      m_panel->page()->setTextCursor(cursor);
      places.clear();
      QTest::keyClick(m_panel->page(), Qt::Key_Return);
      QCOMPARE(places.size(), 1);
      const Span place = places[0][0].value<Span>();
      QVERIFY2(place.touches(at), qPrintable(QString::number(at)));
    }
    QVERIFY(marked > 200);
  }

  void textsWithErrorsLeaveThePageAndLeadNowhere() {
    const QString before = pageText();
    m_document->startNew(R"(# Broken

```yaml
section: "zones"
items: 3
```
)",
                         QStringLiteral("x.md"));
    auto* notice = m_panel->findChild<QLabel*>();
    QTRY_VERIFY(notice->isVisible());
    QCOMPARE(pageText(), before);
    QSignalSpy places(m_workspace.get(), &Workspace::placeRequested);
    QTest::keyClick(m_panel->page(), Qt::Key_Return);
    QCOMPARE(places.size(), 0);
    m_workspace->setCaret(3);
    QVERIFY(m_panel->marked().isEmpty());
  }

  void isSetOnlyWhileItIsSeen() {
    m_panel->hide();
    const std::unique_ptr<QWidget> seen(makePreviewPanel(*m_workspace));
    seen->show();
    QVERIFY(m_document->open(QStringLiteral(LUDO_SOURCE_DIR "/samples/kalah.md")));
    // The panel that is seen hears of the game after the other.
    QTRY_VERIFY(!qobject_cast<PreviewPanel*>(seen.get())->page()->toPlainText().isEmpty());
    QVERIFY(pageText().contains(QStringLiteral("poor cards")));
    m_panel->show();
    QTRY_VERIFY(!pageText().contains(QStringLiteral("poor cards")));
  }
};

QTEST_MAIN(TestPreviewPanel)
#include "preview_panel_test.moc"
