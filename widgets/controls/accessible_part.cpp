// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/accessible_part.h"

namespace ludo::widgets {

QString AccessiblePart::text(QAccessible::Text kind) const {
  if (!isValid()) return {};
  if (kind == QAccessible::Name) return name();
  return kind == QAccessible::Description ? description() : QString();
}

QRect AccessiblePart::rect() const {
  if (!isValid()) return {};
  const QRect shown = place();
  return {m_widget->mapToGlobal(shown.topLeft()), shown.size()};
}

QAccessible::State AccessiblePart::state() const {
  QAccessible::State state;
  if (!isValid()) {
    state.invalid = true;
    return state;
  }
  state.invisible = !m_widget->isVisible();
  state.disabled = !m_widget->isEnabled();
  state.focusable = isActive();
  state.selectable = isActive();
  state.selected = isChosen();
  state.focused = state.selected && m_widget->hasFocus();
  return state;
}

void* AccessiblePart::interface_cast(QAccessible::InterfaceType type) {
  const bool isAsked = type == QAccessible::ActionInterface && isValid() && isActive();
  return isAsked ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
}

QStringList AccessiblePart::actionNames() const {
  return isValid() && isActive() ? QStringList{pressAction(), setFocusAction()} : QStringList();
}

void AccessiblePart::doAction(const QString& action) {
  if (!actionNames().contains(action) || !m_widget->isEnabled()) return;
  if (action == setFocusAction()) m_widget->setFocus(Qt::OtherFocusReason);
  choose();
  if (action == pressAction()) activate();
}

AccessibleParts::~AccessibleParts() {
  for (const auto& [index, id] : m_parts) QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* AccessibleParts::at(int index) const {
  const auto known = m_parts.find(index);
  if (known != m_parts.end()) return QAccessible::accessibleInterface(known->second);
  QAccessibleInterface* made = m_make(index);
  m_parts[index] = QAccessible::registerAccessibleInterface(made);
  return made;
}

int AccessibleParts::indexOf(const QAccessibleInterface* part) const {
  for (const auto& [index, id] : m_parts) {
    if (QAccessible::accessibleInterface(id) == part) return index;
  }
  return -1;
}

}  // namespace ludo::widgets
