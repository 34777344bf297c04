// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtCore/QLineF>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtGui/QMouseEvent>
#include <QtGui/QStyleHints>
#include <QtWidgets/QGesture>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStyle>
#include <QtWidgets/QToolTip>
#include <algorithm>
#include <cmath>

#include "widgets/board/board_navigation.h"
#include "widgets/board/board_view.h"

// What the board does when somebody points, drags, turns the wheel or presses a key.
namespace ludo::widgets {

namespace {

constexpr double keyPan = 60.0;

}  // namespace

bool BoardView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const BoardPlace place = placeAt(help->pos());
    if (place.valid()) {
      QToolTip::showText(help->globalPos(), describeZone(m_scene.zones[place.zone.index]), this);
    } else {
      QToolTip::hideText();
    }
    return true;
  }
  if (event->type() == QEvent::ShortcutOverride) {
    // The board's own keys count here even where a panel or the window has them as shortcuts.
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool zoom = key->key() == Qt::Key_0 && key->modifiers().testFlag(Qt::ControlModifier);
    if (!directionOf(key->key()) && key->key() != Qt::Key_F12 && !zoom) return QWidget::event(event);
    event->accept();
    return true;
  }
  if (event->type() == QEvent::Gesture) {
    const auto* pinch =
        static_cast<QPinchGesture*>(static_cast<QGestureEvent*>(event)->gesture(Qt::PinchGesture));
    if (pinch != nullptr) zoomBy(pinch->scaleFactor(), mapFromGlobal(pinch->centerPoint()));
    return true;
  }
  if (event->type() == QEvent::NativeGesture) {
    const auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) zoomBy(1 + gesture->value(), gesture->position());
    return true;
  }
  return QWidget::event(event);
}

void BoardView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_colours.background);
  if (m_scene.empty()) {
    painter.setPen(m_colours.mutedText);
    painter.drawText(QRectF(rect()).adjusted(24, 24, -24, -24), Qt::AlignCenter | Qt::TextWordWrap,
                     m_emptyText);
    return;
  }
  BoardPainter board(m_scene, m_colours);
  board.marks = m_marks;
  board.coordinates = m_coordinates;
  board.adjacency = m_adjacency;
  board.heat = &m_heat;
  board.selected = m_selection;
  board.hovered = m_hovered;
  board.focused = hasFocus() && m_keyboardFocusRing;
  if (m_animation.state() == QAbstractAnimation::Running) {
    const double done = m_animation.currentValue().toDouble();
    for (const Motion& motion : m_motions) {
      board.moving[motion.token] = motion.from + (motion.to - motion.from) * done;
    }
  }
  if (m_lifted.valid()) board.moving[m_lifted.token] = toScene(m_lastMouse);
  painter.translate(m_viewport.origin());
  painter.scale(scale(), scale());
  board.paint(painter, QRectF(toScene({0, 0}), toScene({double(width()), double(height())})));
}

void BoardView::resizeEvent(QResizeEvent*) {
  if (m_viewport.isFitted()) {
    fit();
  } else {
    panBy({});
  }
}

void BoardView::wheelEvent(QWheelEvent* event) {
  const bool touchPad = !event->pixelDelta().isNull() && event->phase() != Qt::NoScrollPhase;
  if (touchPad && !event->modifiers().testFlag(Qt::ControlModifier)) {
    panBy(event->pixelDelta());
  } else {
    zoomBy(std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
  }
  event->accept();
}

void BoardView::mousePressEvent(QMouseEvent* event) {
  m_lastMouse = event->position();
  m_dragging = false;
  if (event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton)
    m_pressedAt = event->position();
  m_pressedButton = event->button();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF moved = event->position() - m_lastMouse;
  if (m_pressedAt && !m_dragging) {
    m_dragging = QLineF(event->position(), *m_pressedAt).length() >=
                 QGuiApplication::styleHints()->startDragDistance();
    if (m_dragging) beginDrag();
  }
  if (m_dragging) {
    m_lastMouse = event->position();
    if (!m_lifted.valid()) return panBy(moved);
    setHovered(placeAt(event->position()));
    return update();
  }
  m_lastMouse = m_pressedAt ? m_lastMouse : event->position();
  setHovered(placeAt(event->position()));
  setCursor(isTarget(m_hovered) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

bool BoardView::isTarget(BoardPlace place) const {
  return place.valid() &&
         (m_marks.targets.contains(place.zone) || m_marks.targetTokens.contains(place.token));
}

void BoardView::beginDrag() {
  setCursor(Qt::ClosedHandCursor);
  const BoardPlace pressed = placeAt(*m_pressedAt);
  if (!m_tokensMovable || m_pressedButton != Qt::LeftButton || !pressed.token.valid()) return;
  m_lifted = pressed;
  emit tokenLifted(pressed);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  const bool clicked = m_pressedAt.has_value() && !m_dragging && event->button() == Qt::LeftButton;
  m_pressedAt.reset();
  if (m_dragging) setCursor(Qt::ArrowCursor);
  m_dragging = false;
  if (const BoardPlace lifted = std::exchange(m_lifted, {}); lifted.valid()) {
    update();
    emit tokenDropped(lifted, placeAt(event->position()));
    return;
  }
  if (!clicked) return;
  m_keyboardFocusRing = false;
  const BoardPlace place = placeAt(event->position());
  select(place);
  update();
  if (m_editable && !place.valid()) emit groundActivated(toScene(event->position()));
  activate(place);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
  mousePressEvent(event);
}

void BoardView::leaveEvent(QEvent*) {
  setHovered({});
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  const bool control = event->modifiers().testFlag(Qt::ControlModifier);
  if (const auto direction = directionOf(event->key())) {
    if (control) {
      panBy(*direction * -keyPan);
    } else {
      goTo(*direction);
    }
    return;
  }
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      m_keyboardFocusRing = true;
      activate(m_selection);
      return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      zoomIn();
      return;
    case Qt::Key_Minus:
      zoomOut();
      return;
    case Qt::Key_0:
      if (control) return fit();
      break;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      if (!m_editable) break;
      emit removalRequested(m_selection);
      return;
    case Qt::Key_Insert:
      if (!m_editable) break;
      emit insertionRequested(m_selection);
      return;
    case Qt::Key_M:
      if (!m_editable) break;
      emit moveRequested(m_selection);
      return;
    case Qt::Key_F12:
      requestDefinition(m_selection.zone);
      return;
    case Qt::Key_Escape:
      m_lifted = {};
      m_pressedAt.reset();
      m_dragging = false;
      update();
      emit cancelled();
      return;
    default:
      break;
  }
  QWidget::keyPressEvent(event);
}

void BoardView::focusInEvent(QFocusEvent* event) {
  m_keyboardFocusRing = event->reason() != Qt::MouseFocusReason;
  if (!m_selection.valid() && m_keyboardFocusRing) {
    const std::vector<BoardPlace> all = stopsOf(m_scene);
    if (!all.empty()) select(all.front());
  }
  announceSelection();
  update();
}

void BoardView::focusOutEvent(QFocusEvent*) {
  update();
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
  const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
  const BoardPlace place = byKey ? m_selection : placeAt(event->pos());
  QMenu menu(this);
  if (place.valid()) {
    const SceneZone& zone = m_scene.zones[place.zone.index];
    menu.addAction(tr("Go to definition of %1").arg(zone.title), this,
                   [this, place] { requestDefinition(place.zone); })
        ->setShortcut(Qt::Key_F12);
    menu.addAction(tr("Copy the name %1").arg(zone.name), this,
                   [name = zone.name] { QGuiApplication::clipboard()->setText(name); });
    if (m_editable && zone.count > 0) {
      menu.addAction(tr("Take away"), this, [this, place] { emit removalRequested(place); })
          ->setShortcut(Qt::Key_Delete);
      menu.addAction(tr("Move"), this, [this, place] { emit moveRequested(place); })->setShortcut(Qt::Key_M);
    }
    if (m_explains)
      menu.addAction(tr("Why, and why not here?"), this, [this, place] { emit explanationRequested(place); });
    menu.addSeparator();
  }
  menu.addAction(tr("Fit the board"), this, &BoardView::fit)->setShortcut(Qt::CTRL | Qt::Key_0);
  menu.addAction(tr("Save as image…"), this, &BoardView::exportRequested)->setEnabled(!m_scene.empty());
  menu.exec(byKey && place.valid() ? mapToGlobal(zoneRect(place.zone).center()) : event->globalPos());
}

void BoardView::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    m_colours = BoardColours::from(palette());
    update();
  }
  QWidget::changeEvent(event);
}

}  // namespace ludo::widgets
