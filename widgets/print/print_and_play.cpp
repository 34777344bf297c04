// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/print/print_and_play.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtGui/QPageLayout>
#include <QtGui/QPdfWriter>
#include <algorithm>

#include "widgets/board/board_painter.h"
#include "widgets/board/token_painter.h"
#include "widgets/print/card_face.h"
#include "widgets/print/printed_pieces.h"

namespace ludo::widgets {
namespace {

class Words {
  Q_DECLARE_TR_FUNCTIONS(PrintAndPlay)
};

constexpr double millimetresPerInch = 25.4;
constexpr int dotsPerInch = 600;
constexpr double pieceShare = 0.72;  ///< of a space that a piece fills
constexpr double pieceGap = 2;       ///< between pieces, which are round more often than not
constexpr double tileOverlap = 10;
constexpr double boardRim = 20;  ///< scene units round a board, for its rim and names

/// Writes sheets one after the other; units of its painter are millimetres.
class SheetWriter {
 public:
  SheetWriter(QIODevice& device, const QString& title) : m_title(title), m_writer(&device) {
    m_writer.setTitle(title);
    m_writer.setCreator(QStringLiteral("LudoForge"));
    m_writer.setResolution(dotsPerInch);
    m_writer.setPageMargins({});
  }

  QPainter& beginSheet(const QSizeF& paper, const std::vector<QLineF>& cutMarks, const QString& caption) {
    // By points that are exact in either way round; "A4" by name would be turned back.
    m_writer.setPageSize(QPageSize(paper, QPageSize::Millimeter));
    if (m_isBegun) {
      m_writer.newPage();
    } else {
      m_painter.begin(&m_writer);
      m_isBegun = true;
    }
    m_painter.resetTransform();
    m_painter.scale(dotsPerInch / millimetresPerInch, dotsPerInch / millimetresPerInch);
    m_painter.setPen(QPen(Qt::black, 0.15));
    m_painter.drawLines(cutMarks.data(), static_cast<int>(cutMarks.size()));
    paintFoot(paper, caption);
    return m_painter;
  }

 private:
  void paintFoot(const QSizeF& paper, const QString& caption) {
    const double y = paper.height() - 4;
    const QLineF line(12, y, 62, y);
    m_painter.drawLine(line);
    for (const QPointF& end : {line.p1(), line.p2()})
      m_painter.drawLine(end + QPointF(0, -1), end + QPointF(0, 1));
    m_painter.save();
    m_painter.scale(0.01, 0.01);
    QFont font = m_painter.font();
    font.setPixelSize(220);
    m_painter.setFont(font);
    const QString text = Words::tr("5 cm if printed at 100 %  ·  %1  ·  %2").arg(m_title, caption);
    const double room = (paper.width() - 64 - 8) * 100;
    m_painter.drawText(QPointF(6400, (y + 0.8) * 100),
                       QFontMetricsF(font).elidedText(text, Qt::ElideRight, room));
    m_painter.restore();
  }

  QString m_title;
  QPdfWriter m_writer;
  QPainter m_painter;
  bool m_isBegun = false;
};

BoardColours coloursOnPaper() {
  QPalette palette(QColor(0xE8, 0xE8, 0xE8));
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::Text, Qt::black);
  return BoardColours::from(palette);
}

class GamePrinter {
 public:
  GamePrinter(const kernel::Rules& rules, const PrintSettings& settings, GamePicturesPtr pictures,
              QIODevice& device)
      : m_rules(rules),
        m_pictures(std::move(pictures)),
        m_settings(settings),
        m_colours(coloursOnPaper()),
        m_sheets(device,
                 QString::fromStdString(rules.def().metadata.name.empty() ? rules.def().metadata.id
                                                                          : rules.def().metadata.name)) {}

  void print(PrintedGame& printed, const std::stop_token& stop) {
    const BoardLayout layout = layOutBoard(m_rules);
    const PrintedPieces all = printedPieces(m_rules, layout, m_pictures, stop);
    std::vector<const SceneToken*> cards, pieces;
    for (const PrintedPiece& piece : all.pieces) {
      auto& list = piece.isCard() ? cards : pieces;
      list.insert(list.end(), static_cast<std::size_t>(piece.copies), &piece.look);
    }
    if (all.left > 0) m_remark = Words::tr("%n more would follow", nullptr, all.left);
    if (m_settings.cards && !stop.stop_requested()) printed.cardSheets = printCards(cards);
    if (m_settings.pieces && !stop.stop_requested()) printed.pieceSheets = printPieces(pieces);
    if (m_settings.boards && !stop.stop_requested()) printed.boardSheets = printBoards(layout);
  }

 private:
  QString captionOf(const QString& what, std::size_t sheet, std::size_t sheets) const {
    const QString caption = Words::tr("%1, sheet %2 of %3").arg(what).arg(sheet + 1).arg(sheets);
    return m_remark.isEmpty() ? caption : caption + QStringLiteral("  ·  ") + m_remark;
  }

  int printCards(const std::vector<const SceneToken*>& cards) {
    const GridPlan plan = planGrid(m_settings.paper, m_settings.card, 0, static_cast<int>(cards.size()));
    std::size_t next = 0;
    for (std::size_t i = 0; i < plan.sheets.size(); ++i) {
      const GridSheet& sheet = plan.sheets[i];
      QPainter& painter = m_sheets.beginSheet(plan.paper, sheet.cutMarks,
                                              captionOf(Words::tr("cards"), i, plan.sheets.size()));
      const std::size_t first = next;
      for (const QRectF& place : sheet.places) paintPrintedCard(painter, *cards[next++], place, m_colours);
      if (!m_settings.backs) continue;
      m_sheets.beginSheet(plan.paper, {}, captionOf(Words::tr("backs"), i, plan.sheets.size()));
      next = first;
      for (const QRectF& place : sheet.places)
        paintPrintedBack(painter, *cards[next++], behind(place, plan.paper), m_colours);
    }
    return static_cast<int>(plan.sheets.size()) * (m_settings.backs ? 2 : 1);
  }

  int printPieces(const std::vector<const SceneToken*>& pieces) {
    const double side = m_settings.space * pieceShare;
    const GridPlan plan =
        planGrid(m_settings.paper, QSizeF(side, side), pieceGap, static_cast<int>(pieces.size()));
    std::size_t next = 0;
    for (std::size_t i = 0; i < plan.sheets.size(); ++i) {
      const GridSheet& sheet = plan.sheets[i];
      QPainter& painter = m_sheets.beginSheet(plan.paper, sheet.cutMarks,
                                              captionOf(Words::tr("pieces"), i, plan.sheets.size()));
      for (const QRectF& place : sheet.places) {
        SceneToken token = *pieces[next++];
        token.size = cellSize * pieceShare;
        painter.save();
        painter.translate(place.center());
        painter.scale(side / token.size, side / token.size);
        // A hair's width inside, so that a knife along the marks leaves the rim whole.
        painter.scale(0.96, 0.96);
        paintToken(painter, token, m_colours);
        painter.restore();
      }
    }
    return static_cast<int>(plan.sheets.size());
  }

  int printBoards(const BoardLayout& layout) {
    const BoardScene scene =
        makeScene(m_rules, layout, nullptr, Viewer::everything(), ShownVariables::Facts, m_pictures);
    int sheets = 0;
    for (std::size_t board = 0; board < layout.boards.size(); ++board)
      sheets += printBoard(scene, areaOf(layout, static_cast<int>(board)), layout.boards[board].name);
    return sheets;
  }

  /// All of a board that is drawn: the names at its places stand beside them.
  QRectF areaOf(const BoardLayout& layout, int board) const {
    QRectF area = layout.boards[static_cast<std::size_t>(board)].rect;
    for (const ZonePlace& place : layout.zones) {
      if (place.board == board) area |= place.outline.boundingRect();
    }
    const bool hasNames = std::ranges::any_of(layout.zones, [board](const ZonePlace& place) {
      return place.board == board && place.shape == ZoneShape::Node;
    });
    const double below = hasNames ? boardRim : 0;
    return area.adjusted(-boardRim - below, -boardRim - below, boardRim + below, boardRim + below);
  }

  int printBoard(const BoardScene& scene, const QRectF& area, const QString& name) {
    const double scale = m_settings.space / cellSize;
    const TilePlan plan = planTiles(m_settings.paper, area.size() * scale, tileOverlap);
    const QString title = name.isEmpty() ? Words::tr("board") : Words::tr("board “%1”").arg(name);
    for (std::size_t i = 0; i < plan.tiles.size(); ++i) {
      const Tile& tile = plan.tiles[i];
      QString caption = captionOf(title, i, plan.tiles.size());
      if (plan.tiles.size() > 1)
        caption += Words::tr("  ·  row %1, column %2, overlap %3 mm")
                       .arg(tile.row + 1)
                       .arg(tile.column + 1)
                       .arg(tileOverlap);
      QPainter& painter = m_sheets.beginSheet(plan.paper, tile.cutMarks, caption);
      painter.save();
      painter.setClipRect(tile.place);
      painter.translate(tile.place.topLeft() - tile.part.topLeft());
      painter.scale(scale, scale);
      painter.translate(-area.topLeft());
      BoardPainter(scene, m_colours).paint(painter, area);
      painter.restore();
    }
    return static_cast<int>(plan.tiles.size());
  }

  const kernel::Rules& m_rules;
  GamePicturesPtr m_pictures;
  const PrintSettings& m_settings;
  BoardColours m_colours;
  SheetWriter m_sheets;
  QString m_remark;  ///< what is missing
};

}  // namespace

PrintedGame printGame(const kernel::Rules& rules, const PrintSettings& settings, const std::stop_token& stop,
                      const GamePicturesPtr& pictures) {
  PrintedGame printed;
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  GamePrinter(rules, settings, pictures, buffer).print(printed, stop);
  if (printed.sheets() > 0 && !stop.stop_requested()) printed.pdf = bytes.toStdString();
  return printed;
}

}  // namespace ludo::widgets
