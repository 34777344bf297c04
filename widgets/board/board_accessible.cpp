// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_accessible.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QAccessibleWidget>
#include <map>

#include "widgets/board/board_view.h"

namespace ludo::widgets {

namespace {

/// One zone of a view. Owned by the accessibility cache, which the board's interface registers it with.
class AccessibleZone : public QAccessibleInterface {
 public:
  AccessibleZone(BoardView& view, int index) : m_view(&view), m_index(index) {}

  bool isValid() const override { return m_view != nullptr && zone() != nullptr; }
  QObject* object() const override { return nullptr; }
  QWindow* window() const override { return isValid() ? m_view->window()->windowHandle() : nullptr; }
  QAccessibleInterface* childAt(int, int) const override { return nullptr; }
  QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
  QAccessibleInterface* child(int) const override { return nullptr; }
  int childCount() const override { return 0; }
  int indexOfChild(const QAccessibleInterface*) const override { return -1; }
  QString text(QAccessible::Text kind) const override {
    return isValid() && kind == QAccessible::Name ? describeZone(*zone()) : QString();
  }
  void setText(QAccessible::Text, const QString&) override {}
  QRect rect() const override {
    if (!isValid()) return {};
    const QRect shown = m_view->zoneRect(zone()->id);
    return {m_view->mapToGlobal(shown.topLeft()), shown.size()};
  }
  QAccessible::Role role() const override { return QAccessible::ListItem; }
  QAccessible::State state() const override {
    QAccessible::State state;
    if (!isValid()) {
      state.invalid = true;
      return state;
    }
    state.focusable = true;
    state.selectable = true;
    state.selected = m_view->selection().zone == zone()->id;
    state.focused = state.selected && m_view->hasFocus();
    return state;
  }

 private:
  const SceneZone* zone() const {
    const auto& zones = m_view->scene().zones;
    return static_cast<std::size_t>(m_index) < zones.size() ? &zones[static_cast<std::size_t>(m_index)]
                                                            : nullptr;
  }

  QPointer<BoardView> m_view;
  int m_index;
};

class AccessibleBoard : public QAccessibleWidget {
 public:
  explicit AccessibleBoard(BoardView& view) : QAccessibleWidget(&view, QAccessible::List), m_view(view) {}
  ~AccessibleBoard() override {
    for (const auto& [index, id] : m_children) QAccessible::deleteAccessibleInterface(id);
  }

  int childCount() const override { return static_cast<int>(m_view.scene().zones.size()); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    const auto known = m_children.find(index);
    if (known != m_children.end()) return QAccessible::accessibleInterface(known->second);
    auto* zone = new AccessibleZone(m_view, index);
    m_children[index] = QAccessible::registerAccessibleInterface(zone);
    return zone;
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    for (const auto& [index, id] : m_children) {
      if (QAccessible::accessibleInterface(id) == child) return index;
    }
    return -1;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPointF point = m_view.toScene(m_view.mapFromGlobal(QPoint(x, y)));
    const kernel::ZoneId zone = m_view.scene().zoneAt(point);
    return zone.valid() ? child(static_cast<int>(zone.index)) : nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    const kernel::ZoneId zone = m_view.selection().zone;
    return m_view.hasFocus() && zone.valid() ? child(static_cast<int>(zone.index)) : nullptr;
  }

 private:
  BoardView& m_view;
  mutable std::map<int, QAccessible::Id> m_children;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<BoardView*>(object);
  return view != nullptr ? new AccessibleBoard(*view) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
  QAccessible::installFactory(makeInterface);
}

void reportFocus(BoardView& view, kernel::ZoneId zone) {
  QAccessibleEvent event(&view, QAccessible::Focus);
  event.setChild(static_cast<int>(zone.index));
  QAccessible::updateAccessibility(&event);
}

}  // namespace ludo::widgets
