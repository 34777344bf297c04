// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_view.h"

#include <QtWidgets/QStyle>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_accessible.h"
#include "widgets/board/board_navigation.h"
#include "widgets/board/token_painter.h"

namespace ludo::widgets {

namespace {

bool sameZones(const BoardScene& a, const BoardScene& b) {
  return std::ranges::equal(a.zones, b.zones, [](const SceneZone& x, const SceneZone& y) {
    return x.name == y.name && x.centre == y.centre;
  });
}

}  // namespace

BoardView::BoardView(QWidget* parent) : QWidget(parent), m_colours(BoardColours::from(palette())) {
  installBoardAccessibility();
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  grabGesture(Qt::PinchGesture);
  setAccessibleName(tr("Board"));
  m_emptyText = tr("The board appears here once the game compiles");
  m_animation.setEasingCurve(QEasingCurve::InOutCubic);
  m_animation.setStartValue(0.0);
  m_animation.setEndValue(1.0);
  connect(&m_animation, &QVariantAnimation::valueChanged, this, [this] { update(); });
  connect(&m_animation, &QVariantAnimation::finished, this, [this] {
    m_motions.clear();
    update();
  });
}

void BoardView::setScene(BoardScene scene, bool animate) {
  const BoardScene before = std::exchange(m_scene, std::move(scene));
  const bool same = sameZones(before, m_scene);
  m_animation.stop();
  m_motions.clear();
  if (!same) {
    m_selection = {};
    m_hovered = {};
    m_lifted = {};
    m_marks = {};
    m_viewport.setFitted();
  } else if (m_selection.token.valid() && m_scene.token(m_selection.token) == nullptr) {
    m_selection.token = {};
  }
  if (before.bounds != m_scene.bounds || !same) {
    if (m_viewport.isFitted()) fit();
  }
  if (same && animate) animateFrom(before);
  announceSelection();
  update();
}

void BoardView::animateFrom(const BoardScene& before) {
  const int duration = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this);
  if (duration <= 0) return;
  std::map<kernel::TokenId, QPointF> places;
  for (const SceneZone& zone : before.zones) {
    for (const SceneToken& token : zone.tokens) places[token.id] = token.centre;
  }
  for (const SceneZone& zone : m_scene.zones) {
    for (const SceneToken& token : zone.tokens) {
      const auto place = places.find(token.id);
      if (place != places.end() && place->second != token.centre) {
        m_motions.push_back({token.id, place->second, token.centre});
      }
    }
  }
  if (m_motions.empty()) return;
  m_animation.setDuration(duration);
  m_animation.start();
}

void BoardView::setMarks(BoardMarks marks) {
  if (m_marks == marks) return;
  m_marks = std::move(marks);
  update();
}

void BoardView::setShowCoordinates(bool show) {
  m_coordinates = show;
  if (m_viewport.isFitted()) fit();
  update();
}

void BoardView::setShowAdjacency(bool show) {
  m_adjacency = show;
  update();
}

void BoardView::setHeat(HeatOverlay heat) {
  m_heat = std::move(heat);
  update();
}

void BoardView::setEmptyText(const QString& text) {
  m_emptyText = text;
  update();
}

void BoardView::select(BoardPlace place) {
  if (place.zone.valid() && place.zone.index >= m_scene.zones.size()) return;
  if (m_selection == place) return;
  m_selection = place;
  announceSelection();
  update();
  emit selectionChanged(place.zone);
}

void BoardView::announceSelection() {
  if (!m_selection.valid()) {
    setAccessibleDescription(m_scene.empty() ? m_emptyText : tr("Arrow keys move between the zones"));
    return;
  }
  const SceneToken* token = m_selection.token.valid() ? m_scene.token(m_selection.token) : nullptr;
  const SceneZone& zone = m_scene.zones[m_selection.zone.index];
  setAccessibleDescription(token != nullptr ? tr("%1 in %2").arg(describeToken(*token), zone.word)
                                            : describeZone(zone));
  if (hasFocus()) reportFocus(*this, m_selection);
}

void BoardView::zoomBy(double factor, QPointF around) {
  if (m_scene.empty()) return;
  m_viewport.zoom(factor, around);
  panBy({});
  emit scaleChanged(scale());
}

void BoardView::zoomIn() {
  zoomBy(zoomStep, QRectF(rect()).center());
}
void BoardView::zoomOut() {
  zoomBy(1 / zoomStep, QRectF(rect()).center());
}

QRectF BoardView::shownBounds() const {
  return m_coordinates ? m_scene.boundsWithCoordinates : m_scene.bounds;
}

void BoardView::fit() {
  m_viewport.fit(shownBounds(), size());
  update();
  emit scaleChanged(scale());
}

void BoardView::panBy(QPointF pixels) {
  m_viewport.pan(pixels);
  m_viewport.keepInSight(m_scene.bounds, size());
  update();
}

QRect BoardView::zoneRect(kernel::ZoneId zone) const {
  if (!zone.valid() || zone.index >= m_scene.zones.size()) return {};
  return m_viewport.toWidget(m_scene.zones[zone.index].outline.boundingRect()).toAlignedRect();
}

BoardPlace BoardView::placeAt(QPointF widgetPoint) const {
  const QPointF point = toScene(widgetPoint);
  BoardPlace place;
  place.zone = m_scene.zoneAt(point);
  if (place.zone.valid()) place.token = m_scene.tokenAt(place.zone, point);
  return place;
}

void BoardView::goTo(QPointF direction) {
  const std::vector<BoardPlace> all = stopsOf(m_scene);
  if (all.empty()) return;
  m_keyboardFocusRing = true;
  if (!m_selection.valid()) {
    select(all.front());
  } else if (const std::optional<BoardPlace> next = nextStop(m_scene, m_selection, direction)) {
    select(*next);
  }
  ensureVisible(m_selection);
  update();
}

void BoardView::ensureVisible(BoardPlace place) {
  if (!place.valid()) return;
  const QPointF at = toWidget(centreOf(m_scene, place));
  const double edge = std::min(40.0, std::min(width(), height()) / 4.0);
  const QRectF room = QRectF(rect()).adjusted(edge, edge, -edge, -edge);
  const QPointF inside(std::clamp(at.x(), room.left(), room.right()),
                       std::clamp(at.y(), room.top(), room.bottom()));
  if (inside != at) panBy(inside - at);
}

QString BoardView::describeMarks(BoardPlace place) const {
  if (!place.valid()) return {};
  const SceneZone& zone = m_scene.zones[place.zone.index];
  const auto isAmong = [&](const std::set<kernel::ZoneId>& zones, const std::set<kernel::TokenId>& tokens) {
    const auto stands = [&tokens](const SceneToken& token) { return token.standsFor(tokens); };
    if (!place.token.valid()) return zones.contains(zone.id) || std::ranges::any_of(zone.tokens, stands);
    const SceneToken* token = m_scene.token(place.token);
    return token != nullptr && stands(*token);
  };
  QStringList words;
  if (isAmong(m_marks.targets, m_marks.targetTokens)) words << tr("can be chosen");
  if (isAmong(m_marks.chosen, m_marks.chosenTokens)) words << tr("chosen");
  if (!place.token.valid() && m_marks.lastMove.contains(zone.id)) words << tr("last move");
  return words.join(QStringLiteral(", "));
}

void BoardView::activate(BoardPlace place) {
  if (!place.valid()) return;
  if (place.token.valid()) {
    emit tokenActivated(place.zone, place.token);
  } else {
    emit zoneActivated(place.zone);
  }
}

void BoardView::setHovered(BoardPlace place) {
  if (m_hovered == place) return;
  m_hovered = place;
  update();
}

void BoardView::requestDefinition(kernel::ZoneId zone) {
  if (zone.valid()) emit zoneDefinitionRequested(m_scene.zones[zone.index].title);
}

BoardPicture BoardView::picture() const {
  return {m_scene, m_colours, m_marks, m_coordinates, m_adjacency, &m_heat, shownBounds()};
}

QImage BoardView::toImage(double pixelsPerCell) const {
  return boardImage(picture(), pixelsPerCell);
}

bool BoardView::writeSvg(const QString& path, QString* error) const {
  return writeBoardSvg(picture(), tr("Board"), path, error);
}

}  // namespace ludo::widgets
