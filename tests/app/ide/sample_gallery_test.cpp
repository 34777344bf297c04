// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "app/ide/card_button.h"
#include "app/ide/sample_gallery.h"

using namespace ludo::ide;

class TestSampleGallery : public QObject {
  Q_OBJECT
 private slots:
  void initTestCase() { m_samples = readSamples(LUDO_SOURCE_DIR "/samples"); }

  void tagsSayWhatAGameIsPlayedWith() {
    const auto tags = [this](const char* file) {
      for (const Sample& sample : m_samples) {
        if (sample.path.endsWith(QLatin1String(file))) return sample.tags;
      }
      return std::set<SampleTag>();
    };
    using enum SampleTag;
    QCOMPARE(tags("/pig.md"), (std::set{Dice, ForTwo, ForMore}));
    QCOMPARE(tags("/hex.md"), (std::set{Board, ForTwo}));
    QCOMPARE(tags("/kuhn-poker.md"), (std::set{Cards, Secrets, ForTwo}));
    QVERIFY(tags("/rail-freight.md").contains(Board));
    for (const Sample& sample : m_samples) QVERIFY2(!sample.tags.empty(), qPrintable(sample.path));
  }

  void wordsAndTagsNarrowWhatIsShown() {
    SampleGallery gallery(m_samples);
    gallery.arrange(1000);
    gallery.show();
    const int all = static_cast<int>(m_samples.size());
    QCOMPARE(gallery.shownCount(), all);
    QToolButton* dice = nullptr;
    for (auto* button : gallery.findChildren<QToolButton*>()) {
      if (button->text() == QLatin1String("Dice")) dice = button;
    }
    QVERIFY(dice != nullptr);
    QTest::mouseClick(dice, Qt::LeftButton);
    const int withDice = gallery.shownCount();
    QVERIFY(withDice > 0 && withDice < all);
    auto* search = gallery.findChild<QLineEdit*>();
    QTest::keyClicks(search, "nerves die");
    QCOMPARE(gallery.shownCount(), 1);
    int visible = 0;
    for (int i = 0; i < all; ++i) {
      if (!gallery.card(i)->isVisible()) continue;
      ++visible;
      QCOMPARE(gallery.card(i)->text(), QString("Pig"));
    }
    QCOMPARE(visible, 1);
    QTest::keyClicks(search, " xyzzy");
    QCOMPARE(gallery.shownCount(), 0);
    search->clear();
    QTest::mouseClick(dice, Qt::LeftButton);
    QCOMPARE(gallery.shownCount(), all);
  }

 private:
  std::vector<Sample> m_samples;
};

QTEST_MAIN(TestSampleGallery)
#include "sample_gallery_test.moc"
