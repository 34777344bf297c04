// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/preview/rulebook_document.h"

#include <QtCore/QUrl>
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <QtGui/QTextBlock>
#include <QtGui/QTextCursor>
#include <QtSvg/QSvgRenderer>

namespace ludo::widgets {
namespace {

/// Of a picture on paper, at 96 to an inch: it leaves room for its caption.
constexpr QSizeF mostRoom(460, 560);
constexpr double pixelsPerPoint = 3;

QImage imageOf(const std::string& svg) {
  QSvgRenderer renderer(QByteArray::fromStdString(svg));
  const QSizeF size = QSizeF(renderer.defaultSize()).scaled(mostRoom, Qt::KeepAspectRatio);
  QImage image((size * pixelsPerPoint).toSize(), QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  renderer.render(&painter);
  painter.end();
  image.setDevicePixelRatio(pixelsPerPoint);
  return image;
}

/// Laying a paragraph out takes time that grows with the square of its length.
constexpr qsizetype longestParagraph = 10'000;

void divideLongParagraphs(QTextDocument& document) {
  QTextCursor cursor(&document);
  for (QTextBlock block = document.lastBlock(); block.isValid(); block = block.previous()) {
    if (block.length() <= longestParagraph) continue;
    const QString text = block.text();
    const int begin = block.position();
    // From the end, so that what was found before stays where it is.
    for (qsizetype end = text.size(); end > longestParagraph;) {
      const qsizetype blank = text.indexOf(QLatin1Char(' '), end - longestParagraph);
      end = blank >= 0 && blank + 1 < end ? blank + 1 : end - longestParagraph;
      cursor.setPosition(begin + static_cast<int>(end));
      cursor.insertBlock();
    }
  }
}

}  // namespace

std::unique_ptr<QTextDocument> rulebookDocument(const rulebook::Rulebook& book, rulebook::Anchors anchors) {
  auto document = std::make_unique<QTextDocument>();
  int pictures = 0;
  for (const rulebook::Chapter& chapter : book.chapters) {
    for (const rulebook::Block& block : chapter.blocks) {
      if (block.kind != rulebook::Block::Kind::Picture) continue;
      document->addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("picture-%1").arg(pictures)),
                            imageOf(block.text));
      ++pictures;
    }
  }
  document->setHtml(QString::fromStdString(rulebook::rulebookHtml(book, rulebook::Pictures::Named, anchors)));
  divideLongParagraphs(*document);
  return document;
}

}  // namespace ludo::widgets
