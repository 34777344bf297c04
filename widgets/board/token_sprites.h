// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QImage>
#include <QtGui/QPainter>
#include <map>
#include <tuple>

#include "widgets/board/board_colours.h"
#include "widgets/board/board_scene.h"

namespace ludo::widgets {

/// Paints the tokens of one painting. Where there are very many, each look is drawn once as pixels, and these
/// are put wherever such a token lies: to draw circles takes longest of all in a board of thousands of
/// spaces. Cards, turned tokens, and what is drawn for paper are always drawn in full.
class TokenSprites {
 public:
  /// `count`: of all tokens that are to be painted.
  TokenSprites(QPainter& painter, const BoardColours& colours, std::size_t count);

  void paint(const SceneToken& token);

 private:
  using Key = std::tuple<language::TokenShape, bool, QRgb, kernel::Seat, QString, const Picture*, double>;

  bool canBePixels(const SceneToken& token) const;
  const QImage& spriteOf(const SceneToken& token);

  QPainter& m_painter;
  const BoardColours& m_colours;
  QTransform m_toDevice;
  QTransform m_fromDevice;
  bool m_areMany;
  std::map<Key, QImage> m_sprites;
};

}  // namespace ludo::widgets
