// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtGui/QPainter>
#include <QtTest>

#include "../board/test_games.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/token_painter.h"
#include "widgets/print/card_face.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

constexpr QRgb red = 0xffff0000;
constexpr QRgb blue = 0xff0000ff;

std::string filled(const char* colour) {
  return std::string(
             R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 5 7"><rect width="5" height="7" )"
             R"(fill=")") +
         colour + R"("/></svg>)";
}

int pixelsOf(const QImage& image, QRgb colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour ? 1 : 0;
  }
  return count;
}

/// Treasures and traps in a hidden deck, which are shuffled together or lie in piles of their own.
QString gameText(const QString& trapZone, const QString& trapBack, const QString& more = {}) {
  return QStringLiteral(R"(
```yaml
section: "metadata"
id: "backs"
players: { min: 2, max: 2 }
```

```yaml
section: "zones"
items:
  - { id: "deck", visibility: "hidden" }
  - { id: "traps", visibility: "hidden" }
  - { id: "market" }
```

```yaml
section: "tokenTypes"
items: [{ id: "treasure" }, { id: "trap" }]
```

```yaml
section: "setup"
items:
  - createToken: { type: "treasure", zone: "deck", count: 3 }
  - createToken: { type: "trap", zone: "%1", count: 2 }
```

```yaml
section: "rendering"
tokens:
  - { type: "treasure", shape: "card", back: "red.svg" }
  - { type: "trap", shape: "card", back: "%2" }
%3
```

```yaml
section: "turn"
phases: [{ id: "main" }]
```

```yaml
section: "end"
items:
  - { id: "empty", when: { is: "empty", zone: "deck" }, result: { type: "draw" } }
```

```yaml
section: "actions"
items:
  - { id: "draw", phase: "main", effects: [{ draw: { from: "deck", to: "market", count: 1 } }] }
```
)")
      .arg(trapZone, trapBack, more);
}

}  // namespace

class TestCardBacks : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir m_folder;

  QString write(const QString& name, const std::string& content) {
    QFile file(m_folder.filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(QByteArray::fromStdString(content));
    return file.fileName();
  }
  GamePicturesPtr picturesOf(const kernel::RulesPtr& rules) {
    return loadPictures(rules->def(), m_folder.filePath("game.md").toStdString(), pixelsOnScreen);
  }
  /// The scene as a seat sees the beginning.
  BoardScene seen(const kernel::RulesPtr& rules, const Viewer& viewer) {
    const kernel::State state = kernel::initialState(*rules, 1);
    return makeScene(*rules, layOutBoard(*rules), &state, viewer, ShownVariables::Facts, picturesOf(rules));
  }
  static const SceneZone& zoneOf(const BoardScene& scene, const QString& id) {
    return *std::ranges::find(scene.zones, id, &SceneZone::title);
  }
  static QImage drawn(const BoardScene& scene) {
    QImage image(scene.bounds.size().toSize() + QSize(40, 40), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(QPointF(20, 20) - scene.bounds.topLeft());
    BoardPainter(scene, BoardColours::from(QPalette()))
        .paint(painter, scene.bounds.adjusted(-20, -20, 20, 20));
    return image;
  }

 private slots:
  void initTestCase() {
    write("game.md", "x");
    write("red.svg", filled("#f00"));
    write("blue.svg", filled("#00f"));
  }

  void areSeenOfHiddenCards() {
    const kernel::RulesPtr rules = testing::compiled(gameText("deck", "red.svg"));
    QVERIFY(rules);
    const BoardScene scene = seen(rules, Viewer::of({0}));
    const SceneZone& deck = zoneOf(scene, "deck");
    QVERIFY(!deck.tokens.empty());
    for (const SceneToken& token : deck.tokens) {
      QVERIFY(token.faceDown && token.back);
      QVERIFY(token.name.isEmpty() && token.label.isEmpty() && token.details.isEmpty() && !token.picture);
    }
    QVERIFY(pixelsOf(drawn(scene), red) > 1000);
    // Whoever sees everything sees faces.
    const BoardScene all = seen(rules, Viewer::everything());
    QVERIFY(!zoneOf(all, "deck").tokens[0].faceDown);
    QCOMPARE(pixelsOf(drawn(all), red), 0);
  }

  void tellNothingOfTheFace() {
    // Two kinds with two backs in one pile: a back would say which card is which.
    const kernel::RulesPtr mixed = testing::compiled(gameText("deck", "blue.svg"));
    QVERIFY(mixed);
    const BoardScene scene = seen(mixed, Viewer::of({0}));
    for (const SceneToken& token : zoneOf(scene, "deck").tokens) QVERIFY(token.faceDown && !token.back);
    const QImage image = drawn(scene);
    QCOMPARE(pixelsOf(image, red) + pixelsOf(image, blue), 0);
    // Two piles that were never mixed are no secret.
    const kernel::RulesPtr apart = testing::compiled(gameText("traps", "blue.svg"));
    const BoardScene two = seen(apart, Viewer::of({0}));
    QVERIFY(zoneOf(two, "deck").tokens[0].back && zoneOf(two, "traps").tokens[0].back);
    QVERIFY(zoneOf(two, "deck").tokens[0].back != zoneOf(two, "traps").tokens[0].back);
    QVERIFY(pixelsOf(drawn(two), red) > 1000 && pixelsOf(drawn(two), blue) > 1000);
  }

  void arePrintedBehindTheirCards() {
    SceneToken card;
    card.shape = language::TokenShape::Card;
    card.back = Picture::decode(pictures::Format::Svg, filled("#f00"), 200);
    QImage image(100, 140, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPrintedBack(painter, card, QRectF(10, 10, 80, 120), BoardColours::from(QPalette()));
    painter.end();
    // All of it and nothing beside it, though the picture has other proportions.
    QCOMPARE(pixelsOf(image, red), 80 * 120);
    card.back = nullptr;
    painter.begin(&image);
    paintPrintedBack(painter, card, QRectF(10, 10, 80, 120), BoardColours::from(QPalette()));
    painter.end();
    QCOMPARE(pixelsOf(image, red), 0);
  }

  void zonesHavePicturesBelowTheirTokens() {
    const kernel::RulesPtr rules =
        testing::compiled(gameText("deck", "red.svg", R"(zones: [{ zone: "market", picture: "blue.svg" }])"));
    QVERIFY(rules);
    const BoardScene scene = seen(rules, Viewer::of({0}));
    QVERIFY(zoneOf(scene, "market").picture && !zoneOf(scene, "deck").picture);
    const QImage image = drawn(scene);
    const QRectF market = zoneOf(scene, "market").outline.boundingRect();
    const double share = pixelsOf(image, blue) / (market.width() * market.height());
    QVERIFY2(share > 0.8 && share <= 1, qPrintable(QString::number(share)));
  }
};

QTEST_MAIN(TestCardBacks)
#include "card_backs_test.moc"
