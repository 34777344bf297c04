// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/print_and_play.h"

#include <QFile>
#include <QRegularExpression>
#include <QtTest>

#include "core/service/analysis.h"
#include "widgets/print/card_face.h"
#include "widgets/print/printed_pieces.h"

using namespace ludo;
using namespace ludo::widgets;

namespace {

kernel::RulesPtr rulesOf(const QString& sample) {
  QFile file(QStringLiteral(LUDO_SOURCE_DIR "/samples/%1.md").arg(sample));
  if (!file.open(QIODevice::ReadOnly)) return nullptr;
  return service::analyse(
             std::make_shared<const SourceText>(sample.toStdString(), file.readAll().toStdString()))
      ->rules;
}

PrintedPieces piecesOf(const QString& sample) {
  const kernel::RulesPtr rules = rulesOf(sample);
  return printedPieces(*rules, layOutBoard(*rules));
}

int copiesOf(const PrintedPieces& printed, const QString& name, kernel::Seat owner) {
  int copies = 0;
  for (const PrintedPiece& piece : printed.pieces) {
    if (piece.look.name == name && piece.look.owner == owner) copies += piece.copies;
  }
  return copies;
}

/// The sizes of the pages of a PDF file, in points.
std::vector<QSizeF> pagesOf(const std::string& pdf) {
  static const QRegularExpression box(R"(/MediaBox \[0 0 ([0-9.]+) ([0-9.]+)\])");
  std::vector<QSizeF> pages;
  const QString text = QString::fromLatin1(pdf.data(), static_cast<qsizetype>(pdf.size()));
  for (auto found = box.globalMatch(text); found.hasNext();) {
    const QRegularExpressionMatch match = found.next();
    pages.emplace_back(match.captured(1).toDouble(), match.captured(2).toDouble());
  }
  return pages;
}

}  // namespace

class TestPrintAndPlay : public QObject {
  Q_OBJECT

 private slots:
  void piecesAreThoseOfTheBeginning() {
    const PrintedPieces draughts = piecesOf("english-draughts");
    QCOMPARE(copiesOf(draughts, "Man", 0), 12);
    QCOMPARE(copiesOf(draughts, "Man", 1), 12);
    for (const PrintedPiece& piece : draughts.pieces) QVERIFY(!piece.isCard());
    QCOMPARE(draughts.left, 0);
  }

  void andThoseThatAreMadeWhilePlaying() {
    const PrintedPieces marks = piecesOf("tic-tac-toe");
    QCOMPARE(copiesOf(marks, "Mark", 0), 5);
    QCOMPARE(copiesOf(marks, "Mark", 1), 4);
  }

  void cardsAreThereOncePerCopyInTheDeck() {
    const kernel::RulesPtr rules = rulesOf("kuhn-poker");
    const PrintedPieces cards = printedPieces(*rules, layOutBoard(*rules));
    int copies = 0;
    for (const PrintedPiece& piece : cards.pieces) copies += piece.isCard() ? piece.copies : 0;
    QCOMPARE(copies, 3);
  }

  void sheetsAreOfTheirPaperAndAsManyAsTold() {
    const kernel::RulesPtr rules = rulesOf("deck-builder");
    PrintSettings settings;
    const PrintedGame a4 = printGame(*rules, settings);
    QVERIFY(a4.pdf.starts_with("%PDF"));
    QVERIFY(a4.cardSheets > 0);
    std::vector<QSizeF> pages = pagesOf(a4.pdf);
    QCOMPARE(static_cast<int>(pages.size()), a4.sheets());
    const double pointsPerMillimetre = 72 / 25.4;
    for (const QSizeF& page : pages) {
      const QSizeF upright = page.width() > page.height() ? page.transposed() : page;
      QVERIFY(std::abs(upright.width() - 210 * pointsPerMillimetre) < 1);
      QVERIFY(std::abs(upright.height() - 297 * pointsPerMillimetre) < 1);
    }
    settings.paper.size = letterSize;
    settings.backs = true;
    const PrintedGame letter = printGame(*rules, settings);
    pages = pagesOf(letter.pdf);
    QCOMPARE(static_cast<int>(pages.size()), letter.sheets());
    QCOMPARE(letter.cardSheets % 2, 0);
    QVERIFY(std::ranges::all_of(pages, [](const QSizeF& page) {
      return std::abs(std::min(page.width(), page.height()) - 612) < 1 &&
             std::abs(std::max(page.width(), page.height()) - 792) < 1;
    }));
  }

  void aLargeBoardTakesSeveralSheets() {
    PrintSettings settings;
    settings.cards = settings.pieces = false;
    QCOMPARE(printGame(*rulesOf("tic-tac-toe"), settings).boardSheets, 1);
    QVERIFY(printGame(*rulesOf("gomoku"), settings).boardSheets > 1);
    settings.space = 10;
    QCOMPARE(printGame(*rulesOf("gomoku"), settings).boardSheets, 1);
  }

  void nothingChosenOrStoppedIsNoFile() {
    PrintSettings settings;
    settings.cards = settings.pieces = settings.boards = false;
    QVERIFY(printGame(*rulesOf("tic-tac-toe"), settings).pdf.empty());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(printGame(*rulesOf("tic-tac-toe"), PrintSettings(), stop.get_token()).pdf.empty());
  }

  void aLongCardTextWrapsInsideItsCard() {
    SceneToken card;
    card.shape = language::TokenShape::Card;
    card.label = "A merchant with a rather long name";
    card.name = card.label;
    for (int i = 0; i < 8; ++i) card.details << QString("a property that says quite a lot: %1").arg(i);
    QImage image(800, 1100, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(10, 10);
    BoardColours colours = BoardColours::from(QPalette(Qt::white));
    const QRectF place(8, 8, 63, 88);
    paintPrintedCard(painter, card, place, colours);
    painter.end();
    bool isInked = false;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) {
        const bool isDark = qGray(image.pixel(x, y)) < 100;
        const bool isInside = place.adjusted(-0.3, -0.3, 0.3, 0.3).contains(QPointF(x / 10.0, y / 10.0));
        QVERIFY(!isDark || isInside);
        // The text reaches into the lower half: it was neither cut nor elided.
        isInked = isInked || (isDark && y > 520 && y < 940 && x > 120 && x < 650);
      }
    }
    QVERIFY(isInked);
  }
};

QTEST_MAIN(TestPrintAndPlay)
#include "print_and_play_test.moc"
