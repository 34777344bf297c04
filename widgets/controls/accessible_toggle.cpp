// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/accessible_toggle.h"

#include <QAccessibleWidget>
#include <QAction>
#include <QToolButton>

namespace ludo::widgets {
namespace {

const QAction* toggleOf(const QToolButton& button) {
  const QAction* action = button.defaultAction();
  return action != nullptr && action->isCheckable() ? action : nullptr;
}

class AccessibleToggle : public QAccessibleWidget {
 public:
  explicit AccessibleToggle(QToolButton& button)
      : QAccessibleWidget(&button, QAccessible::CheckBox), m_button(button) {}

  QString text(QAccessible::Text kind) const override {
    if (kind == QAccessible::Name && m_button.accessibleName().isEmpty() && toggleOf(m_button) != nullptr)
      return toggleOf(m_button)->iconText();
    return QAccessibleWidget::text(kind);
  }
  QAccessible::State state() const override {
    QAccessible::State state = QAccessibleWidget::state();
    state.checkable = true;
    state.checked = m_button.isChecked();
    return state;
  }
  QStringList actionNames() const override {
    if (!m_button.isEnabled()) return {};
    QStringList names{toggleAction(), pressAction()};
    if (m_button.focusPolicy() != Qt::NoFocus) names << setFocusAction();
    return names;
  }
  void doAction(const QString& action) override {
    if (!actionNames().contains(action)) return;
    if (action == setFocusAction()) return m_button.setFocus(Qt::OtherFocusReason);
    m_button.click();
  }

 private:
  QToolButton& m_button;
};

QAccessibleInterface* makeToggle(const QString&, QObject* object) {
  auto* button = qobject_cast<QToolButton*>(object);
  return button != nullptr && toggleOf(*button) != nullptr ? new AccessibleToggle(*button) : nullptr;
}

}  // namespace

void installAccessibleToggles() {
  QAccessible::installFactory(makeToggle);
}

}  // namespace ludo::widgets
