// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QVariantAnimation>
#include <QtWidgets/QWidget>

#include "widgets/board/board_image.h"
#include "widgets/board/board_painter.h"
#include "widgets/board/board_scene.h"
#include "widgets/board/board_viewport.h"

namespace ludo::widgets {

/// Shows a BoardScene and lets people point at its zones and tokens, by mouse, touch pad or keyboard.
/// Knows nothing of rules: what a click means is up to who listens.
///
/// Keys: arrows go to the nearest place in that direction, Enter or Space activates it, Ctrl+arrows pan,
/// plus, minus and Ctrl+0 zoom, F12 asks for the definition, Escape cancels. Where it is editable, Delete
/// asks for what is there to be taken away, and M for it to be moved.
class BoardView : public QWidget {
  Q_OBJECT
 public:
  explicit BoardView(QWidget* parent = nullptr);

  const BoardScene& scene() const { return m_scene; }
  /// Shows another scene. Tokens that stood elsewhere glide to their new places when `animate` is set. The
  /// scale and the selection stay when the zones are the same.
  void setScene(BoardScene scene, bool animate = false);
  const BoardMarks& marks() const { return m_marks; }
  void setMarks(BoardMarks marks);
  void setShowCoordinates(bool show);
  void setShowAdjacency(bool show);
  const HeatOverlay& heat() const { return m_heat; }
  void setHeat(HeatOverlay heat);
  /// Whether tokens are taken along by the mouse. Else, and beside them, dragging moves the board; the middle
  /// button always does.
  void setTokensMovable(bool movable) { m_tokensMovable = movable; }
  /// Whether tokens can be put down, moved and taken away by whoever looks. Tokens are movable then.
  void setEditable(bool editable) { m_editable = m_tokensMovable = editable; }
  /// Whether it offers to say of a place why nothing can be done there, or why something can.
  void setExplains(bool explains) { m_explains = explains; }
  /// What stands in the middle of an empty view.
  void setEmptyText(const QString& text);

  BoardPlace selection() const { return m_selection; }
  void select(BoardPlace place);
  /// As a click there does.
  void activate(BoardPlace place);
  /// What the marks say of a place, in words: "can be chosen, last move"; may be empty.
  QString describeMarks(BoardPlace place) const;

  double scale() const { return m_viewport.scale(); }
  void zoomBy(double factor, QPointF around);
  void zoomIn();
  void zoomOut();
  void fit();
  QPointF toWidget(QPointF scenePoint) const { return m_viewport.toWidget(scenePoint); }
  QPointF toScene(QPointF widgetPoint) const { return m_viewport.toScene(widgetPoint); }
  /// The part of the widget that shows a zone, for tests and for popups.
  QRect zoneRect(kernel::ZoneId zone) const;

  /// The whole scene as a picture, whatever the view shows of it.
  QImage toImage(double pixelsPerCell) const;
  bool writeSvg(const QString& path, QString* error) const;

  QSize sizeHint() const override { return {640, 560}; }
  QSize minimumSizeHint() const override { return {200, 160}; }

 signals:
  void zoneActivated(ludo::kernel::ZoneId zone);
  void tokenActivated(ludo::kernel::ZoneId zone, ludo::kernel::TokenId token);
  /// A token is taken along, put down somewhere (perhaps beside all zones), or let go after all.
  void tokenLifted(ludo::widgets::BoardPlace from);
  void tokenDropped(ludo::widgets::BoardPlace from, ludo::widgets::BoardPlace to);
  void selectionChanged(ludo::kernel::ZoneId zone);
  /// Somebody wants to see where a zone is written; `name` is that of its definition, e.g. "hand".
  void zoneDefinitionRequested(const QString& name);
  void explanationRequested(ludo::widgets::BoardPlace place);
  /// Of a view that is editable: what lies there shall go, or go elsewhere.
  void removalRequested(ludo::widgets::BoardPlace place);
  void moveRequested(ludo::widgets::BoardPlace from);
  /// Something new shall come to be beside it.
  void insertionRequested(ludo::widgets::BoardPlace beside);
  void cancelled();
  /// A click beside all zones, in units of the scene.
  void groundActivated(QPointF scenePoint);
  void exportRequested();
  void scaleChanged(double scale);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  BoardPlace placeAt(QPointF widgetPoint) const;
  bool isTarget(BoardPlace place) const;
  void beginDrag();
  void goTo(QPointF direction);
  void panBy(QPointF pixels);
  void setHovered(BoardPlace place);
  void ensureVisible(BoardPlace place);
  /// What a fitted view shows.
  QRectF shownBounds() const;
  void announceSelection();
  void animateFrom(const BoardScene& before);
  void requestDefinition(kernel::ZoneId zone);
  /// The whole scene, as it looks now.
  BoardPicture picture() const;

  static constexpr double zoomStep = 1.25;

  BoardScene m_scene;
  BoardMarks m_marks;
  BoardColours m_colours;
  BoardPlace m_selection;
  BoardPlace m_hovered;
  QString m_emptyText;
  BoardViewport m_viewport;
  bool m_coordinates = false;
  bool m_adjacency = false;
  HeatOverlay m_heat;
  bool m_keyboardFocusRing = false;
  std::optional<QPointF> m_pressedAt;
  Qt::MouseButton m_pressedButton = Qt::NoButton;
  QPointF m_lastMouse;
  bool m_dragging = false;
  bool m_tokensMovable = false;
  bool m_explains = false;
  bool m_editable = false;
  BoardPlace m_lifted;  ///< while a token is taken along

  struct Motion {
    kernel::TokenId token;
    QPointF from;
    QPointF to;
  };
  std::vector<Motion> m_motions;
  QVariantAnimation m_animation;
};

}  // namespace ludo::widgets
