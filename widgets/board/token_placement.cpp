// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/token_placement.h"

#include <algorithm>
#include <cmath>

#include "widgets/board/tray_layout.h"

namespace ludo::widgets {

namespace {

using language::TokenShape;

constexpr std::size_t mostInSpace = 9;
constexpr std::size_t mostInPile = 3;
constexpr std::size_t mostInRow = 40;
constexpr double trayPieceSize = 58.0;
constexpr double fanAngle = 12.0;  ///< of the outermost card, degrees

double inradius(const SceneZone& zone) {
  double radius = cellSize;
  for (qsizetype i = 0; i + 1 < zone.outline.size(); ++i) {
    const QPointF middle = (zone.outline[i] + zone.outline[i + 1]) / 2 - zone.centre;
    radius = std::min(radius, std::hypot(middle.x(), middle.y()));
  }
  return radius;
}

void keepLast(std::vector<SceneToken>& tokens, std::size_t most) {
  if (tokens.size() > most) tokens.erase(tokens.begin(), tokens.end() - static_cast<std::ptrdiff_t>(most));
}

void placeInSpace(SceneZone& zone) {
  keepLast(zone.tokens, mostInSpace);
  const double radius = inradius(zone);
  const auto needed = static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(zone.tokens.size()))));
  const std::size_t side = std::max<std::size_t>(zone.crowded ? 2 : 1, needed);
  const double step = 1.5 * radius / static_cast<double>(side);
  const std::size_t lines = (zone.tokens.size() + side - 1) / side;
  for (std::size_t i = 0; i < zone.tokens.size(); ++i) {
    const std::size_t line = i / side;
    const std::size_t inLine = std::min(side, zone.tokens.size() - line * side);
    const QPointF offset((static_cast<double>(i % side) - (static_cast<double>(inLine) - 1) / 2) * step,
                         (static_cast<double>(line) - (static_cast<double>(lines) - 1) / 2) * step);
    zone.tokens[i].centre = zone.centre + offset;
    zone.tokens[i].size = side == 1 ? step : 0.92 * step;
    if (zone.tokens[i].shape == TokenShape::Card) zone.tokens[i].size *= 1.12;
  }
}

void placeInPile(SceneZone& zone) {
  keepLast(zone.tokens, mostInPile);
  for (std::size_t i = 0; i < zone.tokens.size(); ++i) {
    SceneToken& token = zone.tokens[i];
    const auto below = static_cast<double>(zone.tokens.size() - 1 - i);
    token.centre = zone.centre + QPointF(3.0, -3.0) * below;
    token.size = token.shape == TokenShape::Card ? cardHeight : trayPieceSize;
  }
}

bool lookAlike(const SceneToken& a, const SceneToken& b) {
  return a.type == b.type && a.owner == b.owner && a.shape == b.shape && a.name == b.name &&
         a.label == b.label && a.details == b.details && a.faceDown == b.faceDown && a.back == b.back;
}

void mergeAlike(std::vector<SceneToken>& tokens) {
  std::vector<SceneToken> merged;
  for (SceneToken& token : tokens) {
    const auto same =
        std::ranges::find_if(merged, [&token](const SceneToken& other) { return lookAlike(token, other); });
    if (same == merged.end()) {
      merged.push_back(std::move(token));
    } else {
      same->others.push_back(token.id);
    }
  }
  tokens = std::move(merged);
}

double widthOf(const SceneToken& token) {
  return token.shape == TokenShape::Card ? cardWidth : trayPieceSize;
}

/// How many tokens of this length have room beside one another.
double fitting(double length, double each) {
  return std::max(1.0, std::floor((length - 2 * trayPadding + trayGapInside) / (each + trayGapInside)));
}

/// Line by line from the upper left; as much closer as it takes where there are more than have room.
void placeInLines(SceneZone& zone, double lines, double width) {
  const QRectF tray = zone.outline.boundingRect();
  const double columns =
      std::max(fitting(tray.width(), width), std::ceil(static_cast<double>(zone.tokens.size()) / lines));
  const double room = tray.width() - 2 * trayPadding - width;
  const double step = columns == 1 ? 0 : std::min(width + trayGapInside, room / (columns - 1));
  for (std::size_t i = 0; i < zone.tokens.size(); ++i) {
    SceneToken& token = zone.tokens[i];
    const bool card = token.shape == TokenShape::Card;
    const double column = std::fmod(static_cast<double>(i), columns);
    const double line = std::floor(static_cast<double>(i) / columns);
    const bool isLast = column + 1 == columns || i + 1 == zone.tokens.size();
    token.size = card ? cardHeight : trayPieceSize;
    token.uncovered = card && step < width && !isLast ? step : 0;
    token.centre = {tray.left() + trayPadding + width / 2 + step * column,
                    tray.top() + trayPadding + cardHeight / 2 + line * (cardHeight + trayGapInside)};
  }
}

void placeInRow(SceneZone& zone) {
  const QRectF tray = zone.outline.boundingRect();
  const bool hand = zone.owner != kernel::nobody;
  const double lines = fitting(tray.height(), cardHeight);
  // Cards stay apart while there is room for them; pieces are counted rather than told apart.
  const bool cards = zone.tokens.front().shape == TokenShape::Card;
  const double crowded =
      lines * (hand ? 2.0 : 1.0) * (tray.width() - 2 * trayPadding) / (cardWidth + trayGapInside) + 0.5;
  if (!cards || static_cast<double>(zone.tokens.size()) > crowded) mergeAlike(zone.tokens);
  if (zone.tokens.size() > mostInRow) zone.tokens.resize(mostInRow);
  const auto last = static_cast<double>(zone.tokens.size() - 1);
  const double width = widthOf(*std::ranges::max_element(zone.tokens, {}, widthOf));
  if (lines > 1) return placeInLines(zone, lines, width);
  const double room = tray.width() - 2 * trayPadding - width;
  const double step = last == 0 ? 0 : std::min(width + trayGapInside, room / last);
  const double first = hand ? tray.center().x() - step * last / 2 : tray.left() + trayPadding + width / 2;
  // Only cards that overlap look held in a hand; others lie straight.
  const bool fanned = hand && step < width;
  for (std::size_t i = 0; i < zone.tokens.size(); ++i) {
    SceneToken& token = zone.tokens[i];
    const double fromMiddle = last == 0 ? 0 : 2 * static_cast<double>(i) / last - 1;
    const bool card = token.shape == TokenShape::Card;
    token.size = card ? cardHeight * (fanned ? 0.92 : 1.0) : trayPieceSize;
    token.angle = fanned && card ? fanAngle * 0.5 * fromMiddle : 0;
    token.uncovered = card && step < width && i + 1 < zone.tokens.size() ? step : 0;
    token.centre = {first + step * static_cast<double>(i),
                    tray.center().y() + (fanned ? 5.0 * fromMiddle * fromMiddle : 0.0)};
  }
}

}  // namespace

void placeTokens(SceneZone& zone) {
  if (zone.tokens.empty()) return;
  switch (zone.shape) {
    case ZoneShape::Pile:
      return placeInPile(zone);
    case ZoneShape::Row:
      return placeInRow(zone);
    default:
      return placeInSpace(zone);
  }
}

}  // namespace ludo::widgets
