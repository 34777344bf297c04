// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_accessible.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QAccessibleWidget>

#include "widgets/board/board_view.h"
#include "widgets/controls/accessible_part.h"

namespace ludo::widgets {

namespace {

template <typename Thing>
const Thing* thingAt(const std::vector<Thing>& things, int index) {
  const auto at = static_cast<std::size_t>(index);
  return index >= 0 && at < things.size() ? &things[at] : nullptr;
}

class BoardPart : public AccessiblePart {
 public:
  explicit BoardPart(BoardView& view) : AccessiblePart(view) {}

 protected:
  BoardView& view() const { return static_cast<BoardView&>(*widget()); }
  const BoardScene& scene() const { return view().scene(); }
  virtual BoardPlace boardPlace() const = 0;
  bool isChosen() const override { return view().selection() == boardPlace(); }
  void choose() override { view().select(boardPlace()); }
  void activate() override { view().activate(boardPlace()); }
};

/// One token of a tray.
class AccessibleToken : public BoardPart {
 public:
  AccessibleToken(BoardView& view, int zone, int index) : BoardPart(view), m_zone(zone), m_index(index) {}

  QAccessibleInterface* parent() const override {
    QAccessibleInterface* board = BoardPart::parent();
    return board != nullptr ? board->child(m_zone) : nullptr;
  }

 protected:
  bool exists() const override { return token() != nullptr; }
  QString name() const override { return describeToken(*token()); }
  QString description() const override { return view().describeMarks(boardPlace()); }
  QRect place() const override {
    const QRectF box = token()->box();
    return QRectF(view().toWidget(box.topLeft()), view().toWidget(box.bottomRight())).toRect();
  }
  BoardPlace boardPlace() const override {
    return {scene().zones[static_cast<std::size_t>(m_zone)].id, token()->id};
  }

 private:
  const SceneToken* token() const {
    const SceneZone* zone = thingAt(scene().zones, m_zone);
    return zone != nullptr ? thingAt(zone->tokens, m_index) : nullptr;
  }

  int m_zone;
  int m_index;
};

class AccessibleZone : public BoardPart {
 public:
  AccessibleZone(BoardView& view, int index)
      : BoardPart(view),
        m_index(index),
        m_tokens([&view, index](int token) { return new AccessibleToken(view, index, token); }) {}

  int childCount() const override {
    const bool isOfTokens = isValid() && zone()->shape == ZoneShape::Row;
    return isOfTokens ? static_cast<int>(zone()->tokens.size()) : 0;
  }
  QAccessibleInterface* child(int index) const override {
    return index < 0 || index >= childCount() ? nullptr : m_tokens.at(index);
  }
  int indexOfChild(const QAccessibleInterface* child) const override { return m_tokens.indexOf(child); }
  QAccessibleInterface* childAt(int x, int y) const override {
    if (!isValid()) return nullptr;
    const QPointF point = view().toScene(view().mapFromGlobal(QPoint(x, y)));
    const kernel::TokenId token = scene().tokenAt(zone()->id, point);
    for (int i = 0; i < childCount(); ++i) {
      if (zone()->tokens[static_cast<std::size_t>(i)].id == token) return child(i);
    }
    return nullptr;
  }

 protected:
  bool exists() const override { return zone() != nullptr; }
  QString name() const override { return describeZone(*zone()); }
  QString description() const override { return view().describeMarks(boardPlace()); }
  QRect place() const override { return view().zoneRect(zone()->id); }
  BoardPlace boardPlace() const override { return {zone()->id, {}}; }
  bool isChosen() const override {
    const BoardPlace chosen = view().selection();
    return chosen.zone == zone()->id && (childCount() == 0 || !chosen.token.valid());
  }

 private:
  const SceneZone* zone() const { return thingAt(scene().zones, m_index); }

  int m_index;
  AccessibleParts m_tokens;
};

/// What a player, or the table, has beside zones: "Player 1: money 3".
class AccessibleGroup : public AccessiblePart {
 public:
  AccessibleGroup(BoardView& view, int index) : AccessiblePart(view), m_index(index) {}
  QAccessible::Role role() const override { return QAccessible::StaticText; }

 protected:
  bool exists() const override { return group() != nullptr; }
  bool isActive() const override { return false; }
  QString name() const override { return describeGroup(*group()); }
  QRect place() const override {
    const QRectF title = group()->titleRect;
    return QRectF(view().toWidget(title.topLeft()), view().toWidget(title.bottomRight())).toRect();
  }

 private:
  BoardView& view() const { return static_cast<BoardView&>(*widget()); }
  const SceneGroup* group() const { return thingAt(view().scene().groups, m_index); }

  int m_index;
};

/// First the zones, by their numbers, then the groups.
class AccessibleBoard : public QAccessibleWidget {
 public:
  explicit AccessibleBoard(BoardView& view)
      : QAccessibleWidget(&view, QAccessible::List),
        m_view(view),
        m_zones([&view](int index) { return new AccessibleZone(view, index); }),
        m_groups([&view](int index) { return new AccessibleGroup(view, index); }) {}

  int childCount() const override { return zoneCount() + static_cast<int>(m_view.scene().groups.size()); }
  QAccessibleInterface* child(int index) const override {
    if (index < 0 || index >= childCount()) return nullptr;
    return index < zoneCount() ? m_zones.at(index) : m_groups.at(index - zoneCount());
  }
  int indexOfChild(const QAccessibleInterface* child) const override {
    const int zone = m_zones.indexOf(child);
    const int group = m_groups.indexOf(child);
    return zone < 0 && group >= 0 ? zoneCount() + group : zone;
  }
  QAccessibleInterface* childAt(int x, int y) const override {
    const QPointF point = m_view.toScene(m_view.mapFromGlobal(QPoint(x, y)));
    const kernel::ZoneId zone = m_view.scene().zoneAt(point);
    return zone.valid() ? child(static_cast<int>(zone.index)) : nullptr;
  }
  QAccessibleInterface* focusChild() const override {
    return m_view.hasFocus() ? partAt(m_view.selection()) : nullptr;
  }
  /// The token's part, else the zone's; null without a place.
  QAccessibleInterface* partAt(BoardPlace place) const {
    if (!place.valid()) return nullptr;
    QAccessibleInterface* zone = child(static_cast<int>(place.zone.index));
    const auto& tokens = m_view.scene().zones[place.zone.index].tokens;
    for (int i = 0; zone != nullptr && i < zone->childCount(); ++i) {
      if (tokens[static_cast<std::size_t>(i)].id == place.token) return zone->child(i);
    }
    return zone;
  }

 private:
  int zoneCount() const { return static_cast<int>(m_view.scene().zones.size()); }

  BoardView& m_view;
  AccessibleParts m_zones;
  AccessibleParts m_groups;
};

QAccessibleInterface* makeInterface(const QString&, QObject* object) {
  auto* view = qobject_cast<BoardView*>(object);
  return view != nullptr ? new AccessibleBoard(*view) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
  QAccessible::installFactory(makeInterface);
}

void reportFocus(BoardView& view, BoardPlace place) {
  if (!QAccessible::isActive()) return;
  const auto* board = dynamic_cast<const AccessibleBoard*>(QAccessible::queryAccessibleInterface(&view));
  QAccessibleInterface* part = board != nullptr ? board->partAt(place) : nullptr;
  if (part == nullptr) return;
  QAccessibleEvent event(part, QAccessible::Focus);
  QAccessible::updateAccessibility(&event);
}

}  // namespace ludo::widgets
