// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QAccessible>
#include <QStringList>
#include <QTabBar>
#include <functional>

/// The window as assistive technology sees it.
namespace ludo::ide::testing {

/// Calls `visit` for a part and for all that is below it and can be perceived. A long list is not walked to
/// its end.
inline void walkAccessible(QAccessibleInterface* part,
                           const std::function<void(QAccessibleInterface&)>& visit) {
  constexpr int mostChildren = 200;
  if (part == nullptr || !part->isValid() || part->state().invisible) return;
  // A row of tabs is told by its current one, and one without tabs is not shown.
  if (const auto* tabs = qobject_cast<const QTabBar*>(part->object()); tabs != nullptr && tabs->count() == 0)
    return;
  visit(*part);
  for (int i = 0; i < std::min(part->childCount(), mostChildren); ++i) walkAccessible(part->child(i), visit);
}

/// The first part with a role whose name passes; null: there is none.
inline QAccessibleInterface* findAccessible(QAccessibleInterface* root, QAccessible::Role role,
                                            const std::function<bool(const QString&)>& passes) {
  QAccessibleInterface* found = nullptr;
  walkAccessible(root, [&](QAccessibleInterface& part) {
    if (found == nullptr && part.role() == role && passes(part.text(QAccessible::Name))) found = &part;
  });
  return found;
}

/// Parts that a person can get to and that a screen reader says nothing at.
inline QStringList unnamedWithin(QAccessibleInterface* root) {
  QStringList unnamed;
  walkAccessible(root, [&unnamed](QAccessibleInterface& part) {
    const bool isControl = part.state().focusable || part.actionInterface() != nullptr;
    const bool isContainer = part.role() == QAccessible::Client || part.role() == QAccessible::Window ||
                             part.role() == QAccessible::ToolTip;
    const bool isLayout = part.role() == QAccessible::LayeredPane || part.role() == QAccessible::Splitter ||
                          part.role() == QAccessible::Separator;
    const QString name = part.text(QAccessible::Name);
    // What is chosen in a box is no name of it.
    const bool isNamed =
        !name.isEmpty() && (part.role() != QAccessible::ComboBox || name != part.text(QAccessible::Value));
    if (!isControl || isContainer || isLayout || isNamed) return;
    const QAccessibleInterface* parent = part.parent();
    unnamed << QStringLiteral("%1 (role %2) in %3")
                   .arg(part.object() != nullptr ? part.object()->metaObject()->className() : "a part")
                   .arg(part.role())
                   .arg(parent != nullptr && parent->object() != nullptr
                            ? parent->object()->metaObject()->className()
                            : "nothing");
  });
  return unnamed;
}

}  // namespace ludo::ide::testing
