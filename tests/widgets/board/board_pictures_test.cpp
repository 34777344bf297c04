// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtGui/QPainter>
#include <QtTest>

#include "widgets/board/board_panel.h"
#include "widgets/board/make_board_panel.h"
#include "widgets/board/token_painter.h"
#include "widgets/pictures/picture.h"
#include "widgets/workspace/workspace.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

/// A square of one colour.
std::string squareOf(const char* colour, const char* viewBox = "0 0 10 10") {
  return std::string("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"") + viewBox +
         "\"><rect width=\"100\" height=\"100\" fill=\"" + colour + "\"/></svg>";
}

constexpr QRgb red = 0xffff0000;
constexpr QRgb blue = 0xff0000ff;

/// How many pixels have exactly this colour.
int pixelsOf(const QImage& image, QRgb colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) == colour ? 1 : 0;
  }
  return count;
}

QImage drawn(const SceneToken& token) {
  QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.translate(100, 100);
  painter.scale(1.8, 1.8);
  paintToken(painter, token, BoardColours::from(QPalette()));
  return image;
}

SceneToken tokenOf(language::TokenShape shape) {
  SceneToken token;
  token.shape = shape;
  token.size = shape == language::TokenShape::Card ? cardHeight : 80;
  token.name = token.label = QStringLiteral("Sword");
  token.colour = QColor(Qt::darkGreen);
  return token;
}

}  // namespace

class TestBoardPictures : public QObject {
  Q_OBJECT
 private slots:
  void keepProportionsAndGetSmaller() {
    const PicturePtr wide = Picture::decode(pictures::Format::Svg, squareOf("#f00", "0 0 20 10"), 200);
    QVERIFY(wide != nullptr);
    QCOMPARE(wide->size(), QSize(200, 100));
    for (const int side : {150, 40, 9}) {
      QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::white);
      QPainter painter(&image);
      wide->paintInto(painter, QRectF(0, 0, side, side));
      painter.end();
      QCOMPARE(image.pixel(side / 2, side / 2), red);
      QCOMPARE(image.pixel(side / 2, 0), QColor(Qt::white).rgb());
    }
    QVERIFY(Picture::decode(pictures::Format::Svg, "<svg/>", 100) == nullptr);
    QVERIFY(Picture::decode(pictures::Format::Png, "nothing", 100) == nullptr);
  }

  void standOnTokensAndCardsWithTheirNames_data() {
    QTest::addColumn<int>("shape");
    for (const auto shape : {language::TokenShape::Disc, language::TokenShape::Ring,
                             language::TokenShape::Triangle, language::TokenShape::Card})
      QTest::addRow("%d", static_cast<int>(shape)) << static_cast<int>(shape);
  }
  void standOnTokensAndCardsWithTheirNames() {
    QFETCH(int, shape);
    SceneToken token = tokenOf(static_cast<language::TokenShape>(shape));
    QCOMPARE(pixelsOf(drawn(token), red), 0);
    const QImage without = drawn(token);
    token.picture = Picture::decode(pictures::Format::Svg, squareOf("#f00"), 100);
    const QImage with = drawn(token);
    QVERIFY(pixelsOf(with, red) > 1000);
    if (token.shape != language::TokenShape::Card) return;
    // The band with the name is there, and nothing of the picture in it; properties stand below the picture.
    const QRect band(QPoint(40, 15), QSize(120, 40));
    QCOMPARE(pixelsOf(with.copy(band), red), 0);
    const int filled = pixelsOf(with.copy(band), QColor(Qt::darkGreen).rgb());
    QVERIFY(filled > 2000);
    QVERIFY(filled < band.width() * band.height() - 100);  // the rest is the name
    token.details = {QStringLiteral("cost 3"), QStringLiteral("coins 2")};
    const QImage detailed = drawn(token);
    QVERIFY(pixelsOf(detailed, red) > 500);
    QVERIFY(pixelsOf(detailed, red) < pixelsOf(with, red));
    const QRect foot(QPoint(40, 150), QSize(120, 30));
    QCOMPARE(pixelsOf(detailed.copy(foot), red), 0);
    // Of a card under another, a strip is left to see.
    token.uncovered = cardWidth / 2;
    const QImage covered = drawn(token);
    QVERIFY(pixelsOf(covered, red) > 100);
    token.faceDown = true;
    QCOMPARE(pixelsOf(drawn(token), red), 0);
  }

  /// From the file to the board of an open document, and again when the file changes.
  void leaveTheWordsOfAPileToBeRead() {
    SceneToken pile = tokenOf(language::TokenShape::Card);
    pile.picture = Picture::decode(pictures::Format::Svg, squareOf("#f00"), 200);
    pile.details = {QStringLiteral("cost 3"), QStringLiteral("coins 2"), QStringLiteral("points 0")};
    pile.others.resize(11);
    const QImage face = drawn(pile);
    QImage counted = face;
    QPainter painter(&counted);
    painter.translate(100, 100);
    painter.scale(1.8, 1.8);
    paintTokenCount(painter, pile, BoardColours::from(QPalette()));
    painter.end();
    QVERIFY(face != counted);
    // The lower half has the words.
    const QRect lower(0, 105, 200, 95);
    QCOMPARE(counted.copy(lower), face.copy(lower));
    QVERIFY(pixelsOf(counted, red) > 100);
  }

  void comeFromTheFolderOfTheDocument() {
    QTemporaryDir folder;
    const auto write = [&folder](const char* name, const std::string& content) {
      QFile file(folder.filePath(QLatin1String(name)));
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QByteArray::fromStdString(content));
    };
    write("ground.svg", squareOf("#f00"));
    write("mark.svg", squareOf("#00f"));
    QFile sample(QStringLiteral(LUDO_SOURCE_DIR "/samples/tic-tac-toe.md"));
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QString text = QString::fromUtf8(sample.readAll());
    const qsizetype at = text.indexOf(QStringLiteral("section: \"rendering\""));
    if (at >= 0) {
      const qsizetype begin = text.lastIndexOf(QStringLiteral("```yaml"), at);
      text.remove(begin, text.indexOf(QStringLiteral("```\n"), at) + 4 - begin);
    }
    text += QStringLiteral(
        R"(
```yaml
section: "rendering"
tokens: [{ type: "mark", picture: "mark.svg" }]
boards: [{ board: "cell", picture: "ground.svg" }]
```
)");
    write("game.md", text.toStdString());

    Document document(specificationAnalyser());
    Workspace workspace(document);
    const std::unique_ptr<QWidget> made(makeBoardPanel(workspace));
    auto* panel = qobject_cast<BoardPanel*>(made.get());
    panel->resize(500, 500);
    panel->show();
    QVERIFY(document.open(folder.filePath(QStringLiteral("game.md"))));
    const auto image = [panel] { return panel->view()->toImage(60); };
    QTRY_VERIFY(pixelsOf(image(), red) > 5000);
    QCOMPARE(pixelsOf(image(), blue), 0);

    const service::AnalysisPtr analysis = document.analysis();
    QVERIFY2(analysis->rules != nullptr, qPrintable(text));
    kernel::State state = kernel::initialState(*analysis->rules, 1);
    kernel::applyMove(*analysis->rules, state, kernel::legalMoves(*analysis->rules, state).front());
    workspace.setPosition({analysis->rules, state});
    QVERIFY(pixelsOf(image(), blue) > 100);

    QSignalSpy changed(&workspace.pictures(), &PictureShelf::changed);
    write("mark.svg", "<svg><script/></svg>");
    QFile(folder.filePath(QStringLiteral("ground.svg"))).remove();
    document.analyseNow();
    emit qGuiApp->applicationStateChanged(Qt::ApplicationActive);
    QVERIFY(changed.wait());
    QTRY_COMPARE(pixelsOf(image(), red), 0);
    QCOMPARE(pixelsOf(image(), blue), 0);
  }
};

QTEST_MAIN(TestBoardPictures)
#include "board_pictures_test.moc"
