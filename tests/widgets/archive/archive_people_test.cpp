// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QtTest>

#include "store_fixture.h"
#include "widgets/archive/archive_panel.h"
#include "widgets/archive/archive_view.h"
#include "widgets/archive/heatmap_view.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

/// What people say of games is kept, and comes back as a ranking.
class TestArchivePeople : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath("games.sqlite");
    writeStore(m_store, {{"first", 0.2, {5, 5}}, {"second", 0.8, {15, 25}}, {"third", 0.5, {25, 15}}});
    m_panel = std::make_unique<ArchivePanel>();
    m_panel->resize(900, 900);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_panel.get()));
    m_panel->openStore(m_store);
    QTRY_VERIFY(m_panel->view()->heatmap()->isVisible());
  }
  void cleanup() { m_panel.reset(); }

  void starsAreKeptWithTheGame() {
    QVERIFY(!star(1)->isEnabled());
    click({1, 2});
    QTRY_VERIFY(star(4)->isEnabled());
    QCOMPARE(filled(), 0);
    star(4)->click();
    QTRY_COMPARE(filled(), 4);
    const std::vector<campaign::StarRating> kept{{1, 4}};
    QCOMPARE(opinions().stars, kept);
    // The last of several clicks counts, and none is lost on the way to another game.
    star(1)->click();
    star(5)->click();
    click({2, 1});
    const std::vector<campaign::StarRating> changed{{1, 5}};
    QTRY_COMPARE(opinions().stars, changed);
    QTRY_COMPARE(filled(), 0);
    click({1, 2});
    QTRY_COMPARE(filled(), 5);
    QTRY_COMPARE(games()->rowCount(), 1);
    QCOMPARE(games()->item(0, 0)->text(), "second (1)");
    QCOMPARE(games()->item(0, 1)->text(), QStringLiteral("★★★★★"));
  }

  void comparisonsMakeARanking() {
    // Who was compared least comes first, of equal ones the fittest, and then the nearest to it.
    QTRY_COMPARE(button("preferFirst")->text(), "second (1)");
    QCOMPARE(button("preferSecond")->text(), "third (2)");
    button("preferSecond")->click();
    QVERIFY(!button("preferSecond")->isEnabled());
    QTRY_COMPARE(games()->rowCount(), 2);
    QCOMPARE(games()->item(0, 0)->text(), "third (2)");
    QVERIFY(games()->item(0, 3)->text().toDouble() > 0);
    QVERIFY(games()->item(1, 3)->text().toDouble() < 0);
    QCOMPARE(games()->item(0, 5)->text(), "0.500");
    const std::vector<campaign::PairedComparison> kept{{1, 2, campaign::Preference::second}};
    QCOMPARE(opinions().comparisons, kept);
    QVERIFY(m_panel->findChild<QLabel*>("agreement")->text().contains("five games"));
    // The game that nobody has compared yet is asked for next.
    QTRY_COMPARE(button("preferFirst")->text(), "first (0)");
    button("preferNone")->click();
    QTRY_COMPARE(games()->rowCount(), 3);
    // A game of the ranking is looked at.
    games()->setCurrentCell(0, 0);
    QTRY_VERIFY(m_panel->findChild<QLabel*>("cardTitle")->text().contains("third"));
  }

 private:
  void click(HeatmapView::CellIndex place) {
    HeatmapView* heatmap = m_panel->view()->heatmap();
    QTest::mouseClick(heatmap, Qt::LeftButton, {}, heatmap->cellRect(place).center());
  }
  QToolButton* star(int number) const {
    return m_panel->findChild<QToolButton*>(QStringLiteral("star%1").arg(number));
  }
  int filled() const {
    int count = 0;
    for (int number = 1; number <= 5; ++number) count += star(number)->text() == QStringLiteral("★") ? 1 : 0;
    return count;
  }
  QPushButton* button(const char* name) const { return m_panel->findChild<QPushButton*>(name); }
  QTableWidget* games() const { return m_panel->findChild<QTableWidget*>("judgedGames"); }
  campaign::Opinions opinions() const {
    auto opened = campaign::StoreReader::open(m_store.toStdString());
    return std::get<std::unique_ptr<campaign::StoreReader>>(opened)->opinions();
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  QString m_store;
  std::unique_ptr<ArchivePanel> m_panel;
};

QTEST_MAIN(TestArchivePeople)
#include "archive_people_test.moc"
