// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/token_sprites.h"

#include <QtGui/QPaintEngine>
#include <cmath>

#include "widgets/board/token_painter.h"

namespace ludo::widgets {
namespace {

constexpr std::size_t many = 400;
constexpr double rim = 0.1;  ///< of a token's size, that its line and its corners stand out beyond it

/// On a printer or in a drawing, pixels would be seen.
bool drawsPixels(const QPainter& painter) {
  return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster &&
         painter.deviceTransform().type() <= QTransform::TxScale;
}

}  // namespace

TokenSprites::TokenSprites(QPainter& painter, const BoardColours& colours, std::size_t count)
    : m_painter(painter),
      m_colours(colours),
      m_toDevice(painter.deviceTransform()),
      m_fromDevice(m_toDevice.inverted()),
      m_areMany(count >= many && drawsPixels(painter)) {}

bool TokenSprites::canBePixels(const SceneToken& token) const {
  return m_areMany && token.shape != language::TokenShape::Card && token.angle == 0;
}

void TokenSprites::paint(const SceneToken& token) {
  if (!canBePixels(token)) return paintToken(m_painter, token, m_colours);
  const QImage& sprite = spriteOf(token);
  // To whole pixels, so that they stay as they are.
  const QPointF centre = m_toDevice.map(token.centre);
  const QPointF corner(std::round(centre.x() - sprite.width() / 2.0),
                       std::round(centre.y() - sprite.height() / 2.0));
  m_painter.drawImage(m_fromDevice.mapRect(QRectF(corner, sprite.size())), sprite);
}

const QImage& TokenSprites::spriteOf(const SceneToken& token) {
  const Key key(token.shape, token.faceDown, token.colour.isValid() ? token.colour.rgba() : 0, token.owner,
                token.label, token.picture.get(), token.size);
  const auto [entry, isNew] = m_sprites.try_emplace(key);
  if (!isNew) return entry->second;
  const double scale = m_toDevice.m11();
  const int side = static_cast<int>(std::ceil(token.size * (1 + 2 * rim) * scale)) + 2;
  QImage sprite(side, side, QImage::Format_ARGB32_Premultiplied);
  sprite.fill(Qt::transparent);
  QPainter painter(&sprite);
  painter.setRenderHints(m_painter.renderHints());
  painter.setFont(m_painter.font());
  painter.translate(side / 2.0, side / 2.0);
  painter.scale(scale, scale);
  SceneToken alone = token;
  alone.centre = {};
  paintToken(painter, alone, m_colours);
  painter.end();
  return entry->second = sprite;
}

}  // namespace ludo::widgets
