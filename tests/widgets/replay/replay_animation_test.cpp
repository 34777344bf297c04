// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/replay/replay_animation.h"

#include <QBuffer>
#include <QDialogButtonBox>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QtEndian>

#include "replay_fixture.h"
#include "widgets/jobs/running_work.h"
#include "widgets/replay/animated_png.h"
#include "widgets/replay/animation_export.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;
using namespace ludo::widgets::testing;

namespace {

/// What a program that plays animated PNG sees: read by the standard alone.
struct Played {
  std::vector<QImage> images;
  std::vector<int> milliseconds;
  quint32 told = 0;  ///< how many it says that it has
};

QByteArray bigEndian(quint32 number) {
  QByteArray bytes(4, '\0');
  qToBigEndian(number, bytes.data());
  return bytes;
}

/// A PNG of its own for a part, of which readers check no sums that matter here.
QImage imageOf(QByteArray header, QSize size, const QByteArray& pixels) {
  header.replace(
      0, 8, bigEndian(static_cast<quint32>(size.width())) + bigEndian(static_cast<quint32>(size.height())));
  const auto chunk = [](const QByteArray& kind, const QByteArray& content) {
    const QByteArray counted = kind + content;
    quint32 sum = 0xFFFFFFFFU;
    for (const char byte : counted) {
      sum ^= static_cast<quint8>(byte);
      for (int bit = 0; bit < 8; ++bit) sum = (sum & 1U) != 0 ? 0xEDB88320U ^ sum >> 1U : sum >> 1U;
    }
    return bigEndian(static_cast<quint32>(content.size())) + counted + bigEndian(~sum);
  };
  return QImage::fromData(QByteArray("\x89PNG\r\n\x1a\n", 8) + chunk("IHDR", header) + chunk("IDAT", pixels) +
                          chunk("IEND", {}));
}

Played played(const QByteArray& file) {
  Played result;
  QByteArray header;
  QRect part;
  quint32 number = 0;
  for (qsizetype at = 8; at + 12 <= file.size();) {
    const auto size = static_cast<qsizetype>(qFromBigEndian<quint32>(file.constData() + at));
    const QByteArray kind = file.mid(at + 4, 4);
    QByteArray content = file.mid(at + 8, size);
    const auto word = [&content](qsizetype place) {
      return static_cast<int>(qFromBigEndian<quint32>(content.constData() + place));
    };
    if (kind == "IHDR") header = content;
    if (kind == "acTL") result.told = static_cast<quint32>(word(0));
    if (kind == "fcTL" || kind == "fdAT") {
      if (static_cast<quint32>(word(0)) != number++) return {};
    }
    if (kind == "fcTL") {
      part = QRect(word(12), word(16), word(4), word(8));
      const int over = qFromBigEndian<quint16>(content.constData() + 20);
      result.milliseconds.push_back(1000 * over / qFromBigEndian<quint16>(content.constData() + 22));
    }
    if (kind == "fdAT") content = content.mid(4);
    if (kind == "IDAT" || kind == "fdAT") {
      QImage image = result.images.empty() ? QImage(part.size(), QImage::Format_RGB32) : result.images.back();
      QPainter(&image).drawImage(part.topLeft(), imageOf(header, part.size(), content));
      result.images.push_back(image);
    }
    at += size + 12;
  }
  return result;
}

QImage square(QRgb colour, QPoint place) {
  QImage image(40, 30, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter(&image).fillRect(QRect(place, QSize(7, 5)), QColor(colour));
  return image;
}

}  // namespace

class TestReplayAnimation : public QObject, private ReplayFixture {
  Q_OBJECT

 private slots:
  void eachImageIsSeenAsItWasGiven() {
    const std::vector<QImage> given{square(0xff0000, {3, 4}), square(0x00ff00, {33, 25}),
                                    square(0x00ff00, {33, 25}), square(0x0000ff, {0, 0})};
    AnimatedPng animation(given[0].size());
    QVERIFY(animation.finish().isEmpty());
    for (const QImage& image : given) animation.add(image, 100 * (animation.frames() + 1));
    const Played seen = played(animation.finish());
    QCOMPARE(seen.told, 4U);
    QCOMPARE(seen.images.size(), given.size());
    for (std::size_t i = 0; i < given.size(); ++i)
      QVERIFY2(seen.images[i] == given[i], qPrintable(QString::number(i)));
    QCOMPARE(seen.milliseconds, (std::vector<int>{100, 200, 300, 400}));
    // Programs that know no animations see the first.
    QVERIFY(QImage::fromData(animation.finish()).convertToFormat(QImage::Format_RGB32) == given[0]);
  }

  void aGameIsSeenPlyByPly() {
    const kernel::RulesPtr rules = sample("breakthrough.md");
    const sim::GameTrace trace = randomGame(*rules, 4);
    const sim::Replay replay(rules, trace);
    std::vector<double> shares;
    const auto animated = [&](AnimationSettings settings) {
      shares.clear();
      return animateReplay(replay, settings, BoardColours::from(QPalette()), {}, {},
                           [&](double share) { shares.push_back(share); });
    };
    const Result<std::string> file = animated({2, 6, 250, 32});
    QVERIFY(file);
    const Played seen = played(QByteArray::fromStdString(*file));
    QCOMPARE(seen.images.size(), std::size_t{5});
    QCOMPARE(seen.milliseconds, (std::vector<int>{250, 250, 250, 250, 750}));
    for (std::size_t i = 1; i < seen.images.size(); ++i) QVERIFY(seen.images[i] != seen.images[i - 1]);
    QCOMPARE(shares.size(), std::size_t{5});
    QCOMPARE(shares.back(), 1.0);
    // A board of eight by eight in spaces of 32 pixels.
    QVERIFY2(seen.images[0].width() > 256 && seen.images[0].width() < 400,
             qPrintable(QString::number(seen.images[0].width())));
    // Past the end there is nothing.
    const Result<std::string> end = animated({replay.stepCount() - 1, 100000, 100, 32});
    QVERIFY(end);
    QCOMPARE(played(QByteArray::fromStdString(*end)).images.size(), std::size_t{1});
    // However large the spaces are to be.
    const Result<std::string> large = animated({0, 0, 100, 4000});
    const QImage image = played(QByteArray::fromStdString(*large)).images[0];
    QVERIFY(image.width() * image.height() <= 1.02 * mostAnimatedPixels);
  }

  void tooManyPliesAreRefused() {
    sim::GameTrace trace;
    const kernel::RulesPtr rules = sample("kalah.md");
    for (std::uint64_t seed = 1; trace.entries.empty(); ++seed) trace = randomGame(*rules, seed);
    const sim::Replay replay(rules, trace);
    const Result<std::string> all = animateReplay(replay, {0, mostAnimated, 100, 16},
                                                  BoardColours::from(QPalette()), {}, {}, [](double) {});
    // There are fewer than that, so it is what there is.
    QVERIFY(all);
    AnimationDialog dialog({0, 5, 500, 64}, 5000);
    const auto boxes = dialog.findChildren<QSpinBox*>();
    QCOMPARE(boxes.size(), 2);
    QPushButton* save = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Save);
    QVERIFY(save->isEnabled());
    boxes[1]->setValue(5000);
    QVERIFY(!save->isEnabled());
    boxes[0]->setValue(4000);
    QVERIFY(save->isEnabled());
    QCOMPARE(dialog.settings().first, std::size_t{4000});
    QCOMPARE(dialog.settings().milliseconds, 500);
    boxes[1]->setValue(10);
    QVERIFY(!save->isEnabled());
  }

  void isSavedAsAJobThatCanBeCancelled() {
    showPanel();
    openSample("breakthrough.md");
    Document document(specificationAnalyser());
    Workspace workspace(document);
    AnimationExport exporter(*m_panel, workspace);
    QTemporaryDir folder;
    QSignalSpy saved(&exporter, &AnimationExport::saved);
    const AnimationSettings whole{0, m_game.entries.size(), 200, 32};
    exporter.save(whole, folder.filePath("a.png"));
    QVERIFY(exporter.work()->isRunning());
    exporter.work()->cancel();
    QTRY_VERIFY(!exporter.work()->isRunning());
    QVERIFY(saved.isEmpty() && !QFile::exists(folder.filePath("a.png")));
    exporter.save(whole, folder.filePath("a.png"));
    QVERIFY(saved.wait(60000));
    QCOMPARE(exporter.work()->state(), QStringLiteral("Saved"));
    QCOMPARE(workspace.jobs()->works().size(), std::size_t{1});
    QFile file(folder.filePath("a.png"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(played(file.readAll()).images.size(), m_game.entries.size() + 1);
  }
};

QTEST_MAIN(TestReplayAnimation)
#include "replay_animation_test.moc"
