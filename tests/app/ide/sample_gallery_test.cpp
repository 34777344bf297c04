// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>
#include <QToolButton>
#include <QtTest>

#include "app/ide/card_button.h"
#include "app/ide/sample_gallery.h"
#include "app/ide/sample_picture.h"

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

  void eachCardHasAPictureOfItsGame() {
    for (const Sample& sample : m_samples)
      QVERIFY2(pictureOf(sample.path, {}) != nullptr, qPrintable(sample.path));
    QCOMPARE(pictureOf(QStringLiteral("/no/such/file.md"), {}), SamplePicture());
    std::stop_source stopped;
    stopped.request_stop();
    QCOMPARE(pictureOf(m_samples[0].path, stopped.get_token()), SamplePicture());
  }

  void picturesComeBesideTheWordsOnceTheCardsAreShown() {
    SampleGallery gallery(m_samples);
    gallery.resize(1000, 2000);
    gallery.arrange(1000);
    const auto coloursRight = [&gallery](int index) {
      const QImage image = gallery.card(index)->grab().toImage();
      std::set<QRgb> colours;
      for (int y = 20; y < image.height() - 20; y += 2) {
        for (int x = image.width() - image.height() + 20; x < image.width() - 20; x += 2)
          colours.insert(image.pixel(x, y));
      }
      return colours.size();
    };
    QCOMPARE(coloursRight(3), std::size_t{1});
    gallery.show();
    for (const int index : {3, static_cast<int>(m_samples.size()) - 1})
      QTRY_VERIFY_WITH_TIMEOUT(coloursRight(index) > 2, 60000);
  }

 private:
  std::vector<Sample> m_samples;
};

QTEST_MAIN(TestSampleGallery)
#include "sample_gallery_test.moc"
