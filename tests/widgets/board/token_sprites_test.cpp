// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/token_sprites.h"

#include <QBuffer>
#include <QSvgGenerator>
#include <QtTest>
#include <cmath>

using namespace ludo;
using namespace ludo::widgets;

namespace {

constexpr QSize pageSize(600, 600);

/// Twenty by twenty-five discs of two colours, at places between the pixels.
std::vector<SceneToken> discs() {
  std::vector<SceneToken> tokens;
  for (int i = 0; i < 500; ++i) {
    SceneToken token;
    token.size = 15;
    token.colour = QColor(i % 2 == 0 ? Qt::darkGreen : Qt::darkRed);
    token.centre = QPointF(14.3 + 22.73 * (i % 25), 14.7 + 28.37 * (i / 25));
    tokens.push_back(token);
  }
  return tokens;
}

void paintAll(QPainter& painter, const std::vector<SceneToken>& tokens, std::size_t count) {
  painter.setRenderHint(QPainter::Antialiasing);
  TokenSprites sprites(painter, BoardColours::from(QPalette()), count);
  for (const SceneToken& token : tokens) sprites.paint(token);
}

QImage painted(const std::vector<SceneToken>& tokens, std::size_t count, double scale = 1) {
  QImage image(pageSize * scale, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.scale(scale, scale);
  paintAll(painter, tokens, count);
  return image;
}

int pixelsOf(const QImage& image, const QColor& colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
  }
  return count;
}

}  // namespace

class TestTokenSprites : public QObject {
  Q_OBJECT

 private slots:
  void areWhereAndAsLargeAsTheTokens() {
    const std::vector<SceneToken> tokens = discs();
    for (const double scale : {1.0, 2.0}) {
      const QImage full = painted(tokens, 1, scale);
      const QImage sprites = painted(tokens, tokens.size(), scale);
      QVERIFY2(full != sprites, "nothing would be gained");
      for (const auto colour : {Qt::darkGreen, Qt::darkRed}) {
        const double share = 1.0 * pixelsOf(sprites, colour) / pixelsOf(full, colour);
        QVERIFY2(std::abs(share - 1) < 0.06, qPrintable(QString::number(share)));
      }
      for (const SceneToken& token : tokens) {
        const QPoint centre = (token.centre * scale).toPoint();
        QCOMPARE(sprites.pixelColor(centre), token.colour);
        // Nothing is cut off: beyond its line, all sides are white.
        const int beyond = static_cast<int>(std::ceil(token.size * 0.62 * scale));
        for (const QPoint side :
             {QPoint(beyond, 0), QPoint(-beyond, 0), QPoint(0, beyond), QPoint(0, -beyond)})
          QCOMPARE(sprites.pixelColor(centre + side), QColor(Qt::white));
      }
    }
  }

  void eachLookHasItsOwn() {
    std::vector<SceneToken> tokens = discs();
    tokens[0].shape = language::TokenShape::Square;
    tokens[1].colour = Qt::yellow;
    tokens[2].size = 7;
    const QImage image = painted(tokens, tokens.size());
    QVERIFY(pixelsOf(image, Qt::yellow) > 50);
    const auto greenNear = [&](std::size_t token) {
      const QPoint centre = tokens[token].centre.toPoint();
      return pixelsOf(image.copy(QRect(centre - QPoint(9, 9), QSize(18, 18))), Qt::darkGreen);
    };
    QVERIFY(greenNear(2) < greenNear(4) && greenNear(4) > 60);
    QVERIFY(greenNear(0) != greenNear(4));
  }

  void paperGetsLines() {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(pageSize);
    QPainter painter(&generator);
    paintAll(painter, discs(), 500);
    painter.end();
    QVERIFY(!bytes.contains("<image"));
    QVERIFY(bytes.count("<path") + bytes.count("<ellipse") + bytes.count("<circle") >= 500);
  }
};

QTEST_MAIN(TestTokenSprites)
#include "token_sprites_test.moc"
